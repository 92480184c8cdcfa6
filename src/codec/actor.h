// Actors by name: "0", "chance", "clock".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/seat.h"

namespace pakhuis::codec {

std::string actor_name(Seat actor);
// The inverse of actor_name; nothing for other words.
std::optional<Seat> read_actor(std::string_view word);

// An actor as a field; it is written by name.
struct Actor {
    Seat value = kChance;

    friend constexpr bool operator==(const Actor&, const Actor&) = default;
};

}  // namespace pakhuis::codec
