// `pakhuis bench --batch`: many matches at once, on all cores.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"

namespace pakhuis::apps {

struct BatchFigures {
    std::string game;
    int seats = 0;
    int threads = 0;
    // A second, on all threads together. Steps are decisions and chance outcomes.
    double random_steps = 0;
    double random_matches = 0;
    // Decisions of a player who gets these arrays at each, and chooses at random.
    double with_lists = 0;
    double with_features = 0;         // of the view
    double with_action_features = 0;  // and of each legal action
};

BatchFigures measure_batch(const Match& start, int matches, int threads, double seconds);
void print_batches(const std::vector<BatchFigures>& all, bool json);

}  // namespace pakhuis::apps
