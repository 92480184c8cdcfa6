#include "apps/bench_levels.h"

#include <ctime>
#include <fmt/format.h>
#include <iostream>

#include "bots/generic.h"
#include "bots/match.h"
#include "registry/visit_match.h"
#include "thinking/mind.h"

namespace pakhuis::apps {
namespace {

constexpr std::size_t kViews = 500;

// Of this process: other work on the machine does not count.
double cpu_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

template <Game G>
struct Decision {
    typename G::View view;
    ActionList<G> legal;
};

// Decisions of matches that `easy` plays, one after the other.
template <Game G>
std::vector<Decision<G>> some_decisions(const typename G::Rules& rules) {
    std::vector<Decision<G>> out;
    Rng rng(1);
    while (out.size() < kViews) {
        bots::play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
            out.push_back({view, {}});
            G::legal(rules, G::sample(rules, view, r), view.viewer, out.back().legal);
            return bots::easy_choice(rules, view, r);
        });
    }
    return out;
}

template <Featured G>
double evaluations_per_s(const typename G::Rules& rules, const nets::Net& net, double seconds) {
    const auto decisions = some_decisions<G>(rules);
    const auto said = std::make_unique<nets::Evaluation<G>>(net, nets::kernels());
    std::vector<std::int32_t> logits(G::kMaxActions);
    Rng rng(1);
    std::size_t done = 0;
    const double begin = cpu_seconds();
    double took = 0;
    do {
        for (const Decision<G>& one : decisions) {
            said->weigh(rules, one.view, one.legal, rng, logits.data());
        }
        done += decisions.size();
        took = cpu_seconds() - begin;
    } while (took < seconds);
    return static_cast<double>(done) / took;
}

// Plays until the time is up, even in the middle of a match.
template <Featured G>
LevelFigures measure_level(const typename G::Rules& rules, const thinking::SharedNet& net,
                           const thinking::Bot& bot, double seconds) {
    thinking::Mind<G> mind(rules, net);
    Rng rng(1);
    int decisions = 0, turns = 0;
    double took = 0;
    while (took < seconds) {
        Seat last = kSpectator;
        bots::play_match<G>(rules, rng, [&](Seat seat, const typename G::View& view, Rng& r) {
            if (took >= seconds) return bots::random_choice<G>(rules, view, r);
            ActionList<G> legal;
            G::legal(rules, G::sample(rules, view, r), seat, legal);
            turns += seat != last;
            last = seat;
            const double begin = cpu_seconds();
            const auto action = mind.choose(bot, view, r).action;
            took += cpu_seconds() - begin;
            decisions += legal.size() > 1;
            return action;
        });
    }
    return {std::string(bot.name), decisions / took, took / turns * 1000};
}

Json json_of(const LevelsOfGame& game) {
    Json out{{"game", game.game}, {"seats", game.seats}};
    if (game.evaluations_per_s > 0) out["evaluations_per_s"] = game.evaluations_per_s;
    for (const LevelFigures& level : game.levels) {
        out["levels"].push_back({{"bot", level.bot},
                                 {"decisions_per_s", level.decisions_per_s},
                                 {"turn_ms", level.turn_ms}});
    }
    return out;
}

}  // namespace

LevelsOfGame measure_levels(const Match& start, double seconds) {
    LevelsOfGame out{std::string(start.info().id), start.setup().seats, 0, {}};
    const auto net = thinking::net_for(start).value_or(nullptr);
    visit_match(start, [&]<Game G>(const TypedMatch<G>& typed) {
        const auto& rules = typed.clockless_rules();
        if (net) out.evaluations_per_s = evaluations_per_s<G>(rules, *net, seconds);
        for (const std::string_view level : kLevels) {
            if (needs_net(level) && !net) continue;
            out.levels.push_back(measure_level<G>(rules, net, {level}, seconds));
        }
    });
    return out;
}

void print_levels(const std::vector<LevelsOfGame>& all, bool json) {
    if (json) {
        Json out = Json::array();
        for (const LevelsOfGame& game : all) out.push_back(json_of(game));
        std::cout << out.dump(2) << "\n";
        return;
    }
    fmt::print("{:<12}{:>6}  {:<12}{:>14}{:>12}\n", "game", "seats", "", "a second", "ms a turn");
    for (const LevelsOfGame& game : all) {
        const auto line = [&](std::string_view what, double rate, const std::string& turn) {
            fmt::print("{:<12}{:>6}  {:<12}{:>14.0f}{:>12}\n", game.game, game.seats, what, rate,
                       turn);
        };
        if (game.evaluations_per_s > 0) line("evaluations", game.evaluations_per_s, "");
        for (const LevelFigures& level : game.levels) {
            line(level.bot, level.decisions_per_s, fmt::format("{:.3f}", level.turn_ms));
        }
    }
}

}  // namespace pakhuis::apps
