// Makes the part of a table that one viewer may see. Messages get table data only through this.
#pragma once

#include <cstdint>
#include <string>

#include "protocol/server_messages.h"
#include "tables/table.h"

namespace pakhuis::host {

// The people who watch a table now: their seats, and the number of spectators.
struct Presence {
    Seats seats;
    int spectators = 0;

    friend bool operator==(const Presence&, const Presence&) = default;
};

// The table as a viewer may see it, without the view itself.
protocol::SeenTable seen_by(const tables::Table& table, const std::string& guest, Seat viewer,
                            const Presence& presence, std::int64_t now);

}  // namespace pakhuis::host
