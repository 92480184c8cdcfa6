// The actor of a message: a seat by its number, or "chance".
#pragma once

#include "codec/shape.h"
#include "engine/seat.h"

namespace pakhuis::protocol {

struct SeatOrChance {
    Seat seat = 0;  // or kChance

    codec::Json to_json() const;
    Problem read_json(const codec::Json& json);
    static codec::Shape shape();

    friend bool operator==(const SeatOrChance&, const SeatOrChance&) = default;
};

}  // namespace pakhuis::protocol
