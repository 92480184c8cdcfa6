// From a table to what one viewer may see of it: the only way from a table to a message.
#pragma once

#include <cstdint>
#include <string>

#include "protocol/server_messages.h"
#include "tables/table.h"

namespace pakhuis::host {

// The people who look at a table now: their seats, and the number of others.
struct Presence {
    Seats seats;
    int spectators = 0;

    friend bool operator==(const Presence&, const Presence&) = default;
};

// The table as a viewer may see it, without the view itself.
protocol::SeenTable seen_by(const tables::Table& table, const std::string& guest, Seat viewer,
                            const Presence& presence, std::int64_t now);

}  // namespace pakhuis::host
