// Limits for one guest, and for one address: a guest is free to make, an address is not. The
// limits of the network are in server/limits.h.
#pragma once

#include <cstdint>

namespace pakhuis::host {

// The most frozen tables that are tried again at a start and listed for the operator.
inline constexpr int kMostFrozen = 1'000;

struct Limits {
    int tables_per_guest = 40;  // unfinished ones
    int watched_per_connection = 20;
    int absence_seconds = 60;  // after which the others may let a bot take over
    int grace_seconds = 60;    // for which live clocks stand after the start of the server

    // All tables that a guest has made, finished ones included.
    int all_tables_per_guest = 2'000;
    std::int64_t bytes_per_guest = 100'000'000;  // of the rows of these tables
    // New tables in an hour. An import is a table with a record, a position or an edition of
    // the guest's own; forks count too. A burst may be as large as the whole hour's.
    int tables_per_hour = 120;
    int imports_per_hour = 60;
    // The same for one address.
    int tables_per_address_hour = 600;
    int imports_per_address_hour = 120;
    std::int64_t import_bytes_per_address_hour = 20'000'000;

    int lobby_minutes = 10;        // an open table without any of its people leaves the lobby
    int expire_tables_days = 365;  // unfinished tables without a change; 0: never
    int expire_guests_days = 90;   // guests without tables who were not here; 0: never
};

}  // namespace pakhuis::host
