#include "apps/bench_batch.h"

#include <fmt/format.h>
#include <iostream>

#include "apps/stopwatch.h"
#include "batch/small_net.h"
#include "registry/visit_match.h"

namespace pakhuis::apps {
namespace {

using batch::Batch;
using batch::BatchParts;
using batch::BatchSetup;

constexpr int kDecisions = 64;  // random ones of each match in one call

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

// Its matches stand in all stages: a match has ended for each place.
std::unique_ptr<Batch> batch_of(const Match& start, BatchSetup setup, const BatchParts& parts) {
    setup.parts = parts;
    auto batch = std::move(*make_batch(start, setup));
    while (batch->total_matches() < static_cast<std::uint64_t>(setup.matches)) {
        batch->step_random(kDecisions);
    }
    return batch;
}

void measure_random(const Match& start, const BatchSetup& setup, double seconds,
                    BatchFigures& out) {
    const auto batch = batch_of(start, setup, {.lists = false});
    out.threads = batch->threads();
    const std::uint64_t steps = batch->total_steps();
    const std::uint64_t ended = batch->total_matches();
    const Stopwatch watch;
    do {
        batch->step_random(kDecisions);
    } while (watch.seconds() < seconds);
    const double took = watch.seconds();
    out.random_steps = static_cast<double>(batch->total_steps() - steps) / took;
    out.random_matches = static_cast<double>(batch->total_matches() - ended) / took;
}

// Decisions a second with these arrays; choices are random.
double decisions(const Match& start, const BatchSetup& setup, double seconds,
                 const BatchParts& parts) {
    const auto batch = batch_of(start, setup, parts);
    std::vector<std::int32_t> choices(static_cast<std::size_t>(setup.matches));
    Rng rng(1);
    return rate(seconds, setup.matches, [&] {
        const auto& first = batch->arrays().first;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            choices[i] = rng.below(first[i + 1] - first[i]);
        }
        batch->step(choices);
    });
}

// The same where a net chooses.
double decisions_of_net(const Match& start, const BatchSetup& setup, double seconds) {
    const auto batch = batch_of(start, setup, {.lists = true, .features = true});
    FeatureList features;
    visit_match(start, [&]<Game G>(const TypedMatch<G>& typed) {
        G::list_features(typed.clockless_rules(), features);
    });
    const batch::NetWeights weights(features, batch->sizes().action_ids);
    batch::SmallNet net(weights, setup.threads);
    std::uint64_t seed = 0;
    std::vector<std::int32_t> choices(static_cast<std::size_t>(setup.matches));
    return rate(seconds, setup.matches, [&] {
        net.choose(batch->arrays(), ++seed, choices);
        batch->step(choices);
    });
}

void print_json(const std::vector<BatchFigures>& all) {
    Json out = Json::array();
    for (const BatchFigures& f : all) {
        out.push_back({{"game", f.game},
                       {"seats", f.seats},
                       {"threads", f.threads},
                       {"random_steps_per_s", f.random_steps},
                       {"random_matches_per_s", f.random_matches},
                       {"decisions_per_s_with_lists", f.with_lists},
                       {"decisions_per_s_with_features", f.with_features},
                       {"decisions_per_s_with_mask", f.with_mask},
                       {"decisions_per_s_with_action_features", f.with_action_features},
                       {"decisions_per_s_with_net", f.with_net}});
    }
    std::cout << out.dump(2) << "\n";
}

}  // namespace

BatchFigures measure_batch(const Match& start, const BatchSetup& setup, double seconds) {
    BatchFigures out{start.setup().game, start.setup().seats};
    measure_random(start, setup, seconds, out);
    BatchParts parts;
    out.with_lists = decisions(start, setup, seconds, parts);
    parts.features = true;
    out.with_features = decisions(start, setup, seconds, parts);
    parts.mask = true;
    out.with_mask = decisions(start, setup, seconds, parts);
    parts.mask = false;
    parts.action_features = true;
    out.with_action_features = decisions(start, setup, seconds, parts);
    out.with_net = decisions_of_net(start, setup, seconds);
    return out;
}

void print_batches(const std::vector<BatchFigures>& all, bool json) {
    if (json) return print_json(all);
    fmt::print("{:<10}{:>6}{:>8}{:>11}{:>13}  M decisions/s:{:>7}{:>10}{:>8}{:>19}{:>7}\n", "game",
               "seats", "threads", "M steps/s", "k matches/s", "lists", "features", "+ mask",
               "+ action features", "net");
    for (const BatchFigures& f : all) {
        fmt::print(
            "{:<10}{:>6}{:>8}{:>11.2f}{:>13.1f}{:>23.2f}{:>10.2f}{:>8.2f}{:>19.2f}{:>7.2f}\n",
            f.game, f.seats, f.threads, f.random_steps / 1e6, f.random_matches / 1e3,
            f.with_lists / 1e6, f.with_features / 1e6, f.with_mask / 1e6,
            f.with_action_features / 1e6, f.with_net / 1e6);
    }
}

}  // namespace pakhuis::apps
