// Loops over the contract of a game: random play and perft.
#pragma once

#include <cstdint>

#include "base/rng.h"
#include "engine/game.h"

namespace pakhuis {

// One step of uniformly random play: a decision of the first waiting seat, or a chance outcome.
// Returns the actor, or kSpectator if the match is over already.
template <Game G>
Seat random_step(const typename G::Rules& rules, typename G::State& state, Rng& rng) {
    const Seats who = G::waiting(rules, state);
    if (who.empty()) return kSpectator;
    const Seat actor = who.lowest();
    const auto action = actor == kChance ? G::sample_chance(rules, state, rng)
                                         : G::random_legal(rules, state, actor, rng);
    G::apply(rules, state, actor, action);
    return actor;
}

// Plays on at random to the end; returns the number of steps.
template <Game G>
int random_finish(const typename G::Rules& rules, typename G::State& state, Rng& rng) {
    int steps = 0;
    while (random_step<G>(rules, state, rng) != kSpectator) ++steps;
    return steps;
}

// The number of different lines of `depth` steps, or fewer if the match ends. Each chance outcome
// counts once, whatever its weight. If several seats wait, the lowest decides first: lines do not
// differ by the order of simultaneous choices.
template <Game G>
std::uint64_t perft(const typename G::Rules& rules, const typename G::State& state, int depth) {
    const Seats who = G::waiting(rules, state);
    if (depth == 0 || who.empty()) return 1;
    const Seat actor = who.lowest();
    std::uint64_t lines = 0;
    auto follow = [&](typename G::Action action) {
        typename G::State next = state;
        G::apply(rules, next, actor, action);
        lines += perft<G>(rules, next, depth - 1);
    };
    if (actor == kChance) {
        ChanceList<typename G::Action> chances;
        G::chances(rules, state, chances);
        for (const auto& outcome : chances.outcomes) follow(outcome.action);
    } else {
        ActionList<G> actions;
        G::legal(rules, state, actor, actions);
        for (const auto action : actions) follow(action);
    }
    return lines;
}

}  // namespace pakhuis
