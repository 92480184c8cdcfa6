// Plays one whole match: bots choose, chance is drawn. Arena, bench and tests use this loop.
//
//   const State end = play_match<Carts>(rules, rng, [&](Seat seat, const View& view, Rng& rng) {
//       return seat == 0 ? easy_choice(rules, view, rng) : greedy_choice<Carts>(rules, view, rng);
//   });
//
// No choice is checked here: an illegal action breaks the match. Bots don't press buttons: a match
// with a clock is played in its clockless rules (engine/game.h), and clock_report gives the report
// of its clock.
#pragma once

#include <cassert>

#include "base/rng.h"
#include "engine/game.h"

namespace pakhuis::bots {

// The default of play_match: ignores all steps.
struct IgnoreSteps {
    template <class State, class Action>
    void operator()(const State&, Seat, const Action&, const State&) const {}
};

// Plays to the end and returns the last state.
//
//   choose(seat, view, rng)                the seat's action; the view is all it knows
//   on_step(before, actor, action, after)  after every step, chance included (actor kChance)
//
// Where several seats wait at once, the lowest is asked first; the views of the others don't show
// its choice until the game opens it. Chance has its own generator, seeded from `rng` at the start,
// so the random numbers that bots use don't change the cards.
template <Game G, class Choose, class OnStep = IgnoreSteps>
typename G::State play_match(const typename G::Rules& rules, Rng& rng, Choose&& choose,
                             OnStep&& on_step = {}) {
    Rng chance(rng.next());
    typename G::State state = G::start(rules);
    for (Seats who = G::waiting(rules, state); !who.empty(); who = G::waiting(rules, state)) {
        const Seat actor = who.lowest();
        assert(actor != kClock);
        const typename G::Action action = actor == kChance
                                              ? G::sample_chance(rules, state, chance)
                                              : choose(actor, G::observe(rules, state, actor), rng);
        const typename G::State before = state;
        G::apply(rules, state, actor, action);
        on_step(before, actor, action, static_cast<const typename G::State&>(state));
    }
    return state;
}

// The report of the clock where only bots press: the run is played with secret choices on a copy of
// the state. `rules` are the clockless ones; choose(seat, view, rng) is as above.
template <Clocked G, class Choose>
typename G::Action clock_report(const typename G::Rules& rules, typename G::State state, Rng& rng,
                                Choose&& choose) {
    for (;;) {
        const Seat actor = G::waiting(rules, state).lowest();
        if (actor == kChance) return G::sample_chance(rules, state, rng);
        G::apply(rules, state, actor, choose(actor, G::observe(rules, state, actor), rng));
    }
}

}  // namespace pakhuis::bots
