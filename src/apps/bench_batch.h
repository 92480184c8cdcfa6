// `pakhuis bench --batch`: many matches at once, on all cores or a GPU.
#pragma once

#include <string>
#include <vector>

#include "batch/batch.h"
#include "registry/match.h"

namespace pakhuis::apps {

struct BatchFigures {
    std::string game;
    int seats = 0;
    int threads = 0;  // 0: on a GPU
    // A second, on all threads together. Steps are decisions and chance outcomes.
    double random_steps = 0;
    double random_matches = 0;
    // Decisions of a player who gets these arrays at each, and chooses at random.
    double with_lists = 0;
    double with_features = 0;         // and features of the view
    double with_mask = 0;             // and those and a mask of the legal actions
    double with_action_features = 0;  // features of the view and of each legal action
    // Decisions of a small net from the features of the view.
    double with_net = 0;
};

// The setup says how many matches, threads and on which device.
// Problems: those of make_batch; a GPU may be missing or fail.
Result<BatchFigures> measure_batch(const Match& start, const batch::BatchSetup& setup,
                                   double seconds);
void print_batches(const std::vector<BatchFigures>& all, bool json);

}  // namespace pakhuis::apps
