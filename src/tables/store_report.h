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
    // Tables whose summary has other members or another end than their rows: a write was lost.
    std::vector<std::string> wrong_summaries;
    // The number of unfinished matches by game and version of the rules.
    std::map<std::pair<std::string, int>, std::size_t> unfinished;

    bool sound() const { return stopped.empty() && wrong_summaries.empty(); }
};

// Replays every table.
Result<StoreReport> report_on(store::Store& store);

}  // namespace pakhuis::tables
