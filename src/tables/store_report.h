// A report on all tables of a store, and whether they still replay. `pakhuis check` prints it.
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
    // A table whose rows this program can't replay.
    struct Stopped {
        std::string table;
        Problem problem;
    };

    std::size_t tables = 0;
    std::size_t rows = 0;
    std::vector<Stopped> stopped;
    // The number of unfinished matches by game and version of the rules.
    std::map<std::pair<std::string, int>, std::size_t> unfinished;
};

// Replays every table.
Result<StoreReport> report_on(store::Store& store);

}  // namespace pakhuis::tables
