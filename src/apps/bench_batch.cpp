#include "apps/bench_batch.h"

#include <fmt/format.h>
#include <iostream>

#include "apps/stopwatch.h"
#include "batch/gpu_net.h"
#include "batch/small_net.h"
#include "registry/visit_match.h"

namespace pakhuis::apps {
namespace {

using batch::Batch;
using batch::BatchParts;
using batch::BatchSetup;

// How often a second `work` can be done, times `each`. It ends where `work` has a problem.
template <class Work>
Result<double> rate(double seconds, double each, const Work& work) {
    std::optional<Problem> problem = work();  // memory is touched once before
    int times = 0;
    const Stopwatch watch;
    do {
        if (problem) return Failure(*problem);
        problem = work();
        ++times;
    } while (watch.seconds() < seconds);
    return each * times / watch.seconds();
}

// Its matches stand in all stages: a match has ended for each place.
Result<std::unique_ptr<Batch>> batch_of(const Match& start, BatchSetup setup,
                                        const BatchParts& parts) {
    setup.parts = parts;
    auto batch = make_batch(start, setup);
    while (batch && (*batch)->total_matches() < static_cast<std::uint64_t>(setup.matches)) {
        if (auto problem = (*batch)->step_random(64)) return Failure(*problem);
    }
    return batch;
}

std::optional<Problem> measure_random(const Match& start, const BatchSetup& setup, double seconds,
                                      BatchFigures& out) {
    const auto made = batch_of(start, setup, {.lists = false});
    if (!made) return made.error();
    Batch& batch = **made;
    out.threads = batch.threads();
    const std::uint64_t steps = batch.total_steps();
    const std::uint64_t ended = batch.total_matches();
    // A processor keeps a match in its cache for 64 decisions; on a GPU matches wait for each other
    // at the end of a call, so it becomes longer as long as it is short.
    int decisions = 64;
    const Stopwatch watch;
    do {
        const double began = watch.seconds();
        if (auto problem = batch.step_random(decisions)) return problem;
        const bool is_short = watch.seconds() - began < seconds / 8;
        if (setup.device == batch::Device::kGpu && is_short) decisions *= 2;
    } while (watch.seconds() < seconds);
    const double took = watch.seconds();
    out.random_steps = static_cast<double>(batch.total_steps() - steps) / took;
    out.random_matches = static_cast<double>(batch.total_matches() - ended) / took;
    return std::nullopt;
}

batch::NetWeights weights_for(const Match& start, const Batch& batch) {
    FeatureList features;
    visit_match(start, [&]<Game G>(const TypedMatch<G>& typed) {
        G::list_features(typed.clockless_rules(), features);
    });
    return {features, batch.sizes().action_ids};
}

// Chooses in a batch and steps it, on the batch's own device: at random, or by a net.
class Chooser {
  public:
    static Result<Chooser> make(const Match& start, const BatchSetup& setup, const Batch& batch) {
        Chooser out(weights_for(start, batch), setup);
        if (setup.device != batch::Device::kGpu) return out;
        auto net = batch::GpuNet::make(setup.gpu, *out.weights_, setup.matches);
        if (!net) return Failure(net.error());
        out.gpu_ = std::move(*net);
        return out;
    }

    std::optional<Problem> step(Batch& batch, bool by_net) {
        ++seed_;
        if (gpu_ != nullptr) return step_on_gpu(batch, by_net);
        if (by_net) {
            host_->choose(batch.arrays(), seed_, choices_);
        } else {
            choose_any(batch.arrays());
        }
        return batch.step(choices_);
    }

  private:
    Chooser(batch::NetWeights weights, const BatchSetup& setup)
        : weights_(std::make_unique<batch::NetWeights>(std::move(weights))),
          host_(std::make_unique<batch::SmallNet>(*weights_, setup.threads)),
          choices_(static_cast<std::size_t>(setup.matches)) {}

    std::optional<Problem> step_on_gpu(Batch& batch, bool by_net) {
        auto problem =
            by_net ? gpu_->choose(batch.arrays(), seed_) : gpu_->choose_any(batch.arrays(), seed_);
        return problem ? problem : batch.step_there(gpu_->choices());
    }
    void choose_any(const batch::BatchArrays& told) {
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            choices_[i] = rng_.below(told.first[i + 1] - told.first[i]);
        }
    }

    std::unique_ptr<batch::NetWeights> weights_;
    std::unique_ptr<batch::SmallNet> host_;
    std::unique_ptr<batch::GpuNet> gpu_;
    std::vector<std::int32_t> choices_;
    Rng rng_{1};
    std::uint64_t seed_ = 0;
};

// Decisions a second with these arrays.
Result<double> decisions(const Match& start, const BatchSetup& setup, double seconds,
                         const BatchParts& parts, bool by_net = false) {
    const auto made = batch_of(start, setup, parts);
    if (!made) return Failure(made.error());
    Batch& batch = **made;
    auto chooser = Chooser::make(start, setup, batch);
    if (!chooser) return Failure(chooser.error());
    return rate(seconds, setup.matches, [&] { return chooser->step(batch, by_net); });
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

Result<BatchFigures> measure_batch(const Match& start, const BatchSetup& setup, double seconds) {
    BatchFigures out{start.setup().game, start.setup().seats};
    if (auto problem = measure_random(start, setup, seconds, out)) return Failure(*problem);
    const BatchParts lists;
    const BatchParts features{.features = true};
    const BatchParts mask{.features = true, .mask = true};
    const BatchParts actions{.features = true, .action_features = true};
    struct Row {
        double& figure;
        const BatchParts& parts;
        bool by_net;
    };
    for (const Row& row :
         {Row{out.with_lists, lists, false}, Row{out.with_features, features, false},
          Row{out.with_mask, mask, false}, Row{out.with_action_features, actions, false},
          Row{out.with_net, features, true}}) {
        const auto figure = decisions(start, setup, seconds, row.parts, row.by_net);
        if (!figure) return Failure(figure.error());
        row.figure = *figure;
    }
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
