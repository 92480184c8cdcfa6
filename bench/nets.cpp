// Nets in whole numbers on one core: what an evaluation takes, with the rows of random matches.
//
//   nets [FIRST]     the width of the first layer, 256 if none is given
//
// fresh:    the first layer from nothing; what one evaluation costs at worst
// next:     updated from the row of the decision before, whoever's it was
// actions:  logits of all legal actions, by their ids; besides the evaluation
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <memory>
#include <vector>

#include "engine/play.h"
#include "kit/random_net.h"
#include "net_files/net_file.h"
#include "nets/kernels.h"
#include "registry/visit_match.h"

namespace pakhuis {
namespace {

constexpr std::size_t kDecisions = 2000;

struct Decisions {
    int size = 0;  // of a row
    std::vector<Feature> rows;
    std::vector<std::vector<int>> ids;  // of the legal actions
    double set = 0, changed = 0;        // numbers of a row, on average

    const Feature* row(std::size_t i) const { return &rows[i * static_cast<std::size_t>(size)]; }
};

template <Game G>
void add_decision(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                  Decisions& out) {
    out.rows.resize(out.rows.size() + G::kFeatures);
    FeatureRow row(&out.rows[out.rows.size() - G::kFeatures]);
    G::features(rules, G::observe(rules, state, seat), row);
    ActionList<G> actions;
    G::legal(rules, state, seat, actions);
    std::vector<int> ids;
    for (const auto& action : actions) ids.push_back(G::action_id(rules, action));
    out.ids.push_back(std::move(ids));
}

template <Game G>
Decisions random_decisions(const typename G::Rules& rules) {
    Decisions out;
    out.size = G::kFeatures;
    Rng rng(1);
    while (out.ids.size() < kDecisions) {
        typename G::State state = G::start(rules);
        while (true) {
            const Seats who = G::waiting(rules, state);
            if (who.empty()) break;
            if (who.lowest() < rules.seats) add_decision<G>(rules, state, who.lowest(), out);
            random_step<G>(rules, state, rng);
        }
    }
    std::size_t set = 0, changed = 0;
    for (std::size_t i = G::kFeatures; i < out.rows.size(); ++i) {
        set += out.rows[i] != 0;
        changed += out.rows[i] != out.rows[i - G::kFeatures];
    }
    out.set = static_cast<double>(set) / static_cast<double>(out.ids.size() - 1);
    out.changed = static_cast<double>(changed) / static_cast<double>(out.ids.size() - 1);
    return out;
}

// Microseconds of CPU of `work(i)`; the best of several turns, for others use the machine too.
template <class Work>
double time_of(std::size_t times, const Work& work) {
    double best = 1e9;
    for (int turn = 0; turn < 15; ++turn) {
        const std::clock_t begin = std::clock();
        for (std::size_t i = 0; i < times; ++i) work(i);
        const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        best = std::min(best, took * 1e6 / static_cast<double>(times));
    }
    return best;
}

std::int64_t kept = 0;  // so that no work is removed

void measure(const nets::Net& net, const Decisions& decisions) {
    for (const nets::Kernels& kernels : nets::all_kernels()) {
        auto sums = std::make_unique<nets::Accumulator>(kernels);
        const auto think = [&] { kept += nets::value_of(net, nets::think(net, *sums), 0); };
        const double fresh = time_of(kDecisions, [&](std::size_t i) {
            sums->set(net, decisions.row(i));
            think();
        });
        const double next = time_of(kDecisions, [&](std::size_t i) {
            sums->update(net, decisions.row(i));
            think();
        });
        const nets::Hidden hidden = nets::think(net, *sums);
        const double actions = time_of(kDecisions, [&](std::size_t i) {
            for (const int id : decisions.ids[i]) kept += nets::logit_of_id(net, hidden, id);
        });
        fmt::print("{:<10}{:>8}{:>8.0f}{:>9.0f}{:>8}{:>9.2f}{:>9.2f}{:>9.2f}{:>10.0f}\n",
                   net.purpose.game, net_files::write_net(net).size() / 1000, decisions.set,
                   decisions.changed, kernels.name, fresh, next, actions, 1000 / next);
    }
}

void measure_games(int first) {
    fmt::print("{:<10}{:>8}{:>8}{:>9}{:>8}{:>9}{:>9}{:>9}{:>10}\n", "game", "kB", "set", "changed",
               "kernels", "fresh µs", "next µs", "act. µs", "k next/s");
    for_each_game([&]<Game G>() {
        const auto match = start_match({std::string(G::kInfo.id), G::kInfo.max_seats, {}, {}});
        const auto& rules = static_cast<const TypedMatch<G>&>(**match).clockless_rules();
        const nets::Quantised made = nets::quantise(kit::random_net_for<G>(rules, first, 32, 1));
        measure(made.net, random_decisions<G>(rules));
    });
}

}  // namespace
}  // namespace pakhuis

int main(int argc, char** argv) {
    pakhuis::measure_games(argc > 1 ? std::atoi(argv[1]) : 256);
    return pakhuis::kept == 1 ? 1 : 0;
}
