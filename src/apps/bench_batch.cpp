#include "apps/bench_batch.h"

#include <fmt/format.h>
#include <iostream>

#include "apps/stopwatch.h"
#include "batch/batch.h"

namespace pakhuis::apps {
namespace {

using batch::Batch;
using batch::BatchParts;

// How often a second `work` can be done, times `each`.
template <class Work>
double rate(double seconds, double each, const Work& work) {
    work();  // memory is touched once before
    int times = 0;
    const Stopwatch watch;
    do {
        work();
        ++times;
    } while (watch.seconds() < seconds);
    return each * times / watch.seconds();
}

std::unique_ptr<Batch> batch_of(const Match& start, int matches, int threads,
                                const BatchParts& parts) {
    batch::BatchSetup setup;
    setup.matches = matches;
    setup.threads = threads;
    setup.parts = parts;
    return std::move(*make_batch(start, setup));
}

// Decisions a second with these arrays; choices are random.
double decisions(const Match& start, int matches, int threads, double seconds,
                 const BatchParts& parts) {
    const auto batch = batch_of(start, matches, threads, parts);
    std::vector<std::int32_t> choices(static_cast<std::size_t>(matches));
    Rng rng(1);
    return rate(seconds, matches, [&] {
        const auto& first = batch->arrays().first;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            choices[i] = rng.below(first[i + 1] - first[i]);
        }
        batch->step(choices);
    });
}

}  // namespace

BatchFigures measure_batch(const Match& start, int matches, int threads, double seconds) {
    BatchFigures out{start.setup().game, start.setup().seats};
    BatchParts parts{.lists = false};
    const auto batch = batch_of(start, matches, threads, parts);
    out.threads = batch->threads();
    constexpr int kDecisions = 64;  // in one call
    batch->step_random(kDecisions);
    const std::uint64_t steps = batch->total_steps();
    const std::uint64_t ended = batch->total_matches();
    const Stopwatch watch;
    do {
        batch->step_random(kDecisions);
    } while (watch.seconds() < seconds);
    const double took = watch.seconds();
    out.random_steps = static_cast<double>(batch->total_steps() - steps) / took;
    out.random_matches = static_cast<double>(batch->total_matches() - ended) / took;
    parts.lists = true;
    out.with_lists = decisions(start, matches, threads, seconds, parts);
    parts.features = true;
    out.with_features = decisions(start, matches, threads, seconds, parts);
    parts.action_features = true;
    out.with_action_features = decisions(start, matches, threads, seconds, parts);
    return out;
}

void print_batches(const std::vector<BatchFigures>& all, bool json) {
    if (json) {
        Json out = Json::array();
        for (const BatchFigures& f : all) {
            out.push_back({{"game", f.game},
                           {"seats", f.seats},
                           {"threads", f.threads},
                           {"random_steps_per_s", f.random_steps},
                           {"random_matches_per_s", f.random_matches},
                           {"decisions_per_s_with_lists", f.with_lists},
                           {"decisions_per_s_with_features", f.with_features},
                           {"decisions_per_s_with_action_features", f.with_action_features}});
        }
        std::cout << out.dump(2) << "\n";
        return;
    }
    fmt::print("{:<10}{:>6}{:>8}{:>14}{:>12}   M decisions/s with {:>6}{:>10}{:>17}\n", "game",
               "seats", "threads", "M steps/s", "k matches/s", "lists", "features",
               "action features");
    for (const BatchFigures& f : all) {
        fmt::print("{:<10}{:>6}{:>8}{:>14.2f}{:>12.1f}{:>28.2f}{:>10.2f}{:>17.2f}\n", f.game,
                   f.seats, f.threads, f.random_steps / 1e6, f.random_matches / 1e3,
                   f.with_lists / 1e6, f.with_features / 1e6, f.with_action_features / 1e6);
    }
}

}  // namespace pakhuis::apps
