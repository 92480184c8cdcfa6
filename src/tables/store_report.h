// What a store holds and whether all of it still plays: what `pakhuis check` prints.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "codec/problem.h"
#include "store/store.h"

namespace pakhuis::tables {

struct StoreReport {
    // A table that would stop: its rows can't be replayed by this program.
    struct Stopped {
        std::string table;
        Problem problem;
    };

    std::size_t tables = 0;
    std::size_t rows = 0;
    std::vector<Stopped> stopped;
    // Matches that are not over, by game and version of the rules.
    std::map<std::pair<std::string, int>, std::size_t> unfinished;
};

// Replays every table.
Result<StoreReport> report_on(store::Store& store);

}  // namespace pakhuis::tables
