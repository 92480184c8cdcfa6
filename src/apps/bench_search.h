// `pakhuis bench --net FILE`: how fast a search over a net is, on one core.
#pragma once

#include <string>

#include "apps/common.h"

namespace pakhuis::apps {

struct SearchBenchFlags {
    std::string net;  // its file; empty: nothing is searched
    int iterations = 400;
    int decisions = 60;
};

// The setup names seats, options and edition, and the net the game. Returns the exit code.
int run_search_bench(const SearchBenchFlags& flags, SetupFlags setup, double seconds, bool json);

}  // namespace pakhuis::apps
