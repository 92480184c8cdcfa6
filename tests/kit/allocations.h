// Counts the heap allocations of a match. Include it in one source file of a program only, like
// kit/count_allocations.h.
#pragma once

#include "engine/play.h"
#include "kit/count_allocations.h"

namespace pakhuis::kit {

template <class Work>
long allocations_of(Work&& work) {
    const long before = allocations;
    work();
    return allocations - before;
}

template <Game G>
long allocations_of_a_match(const typename G::Rules& rules, int& steps) {
    return allocations_of([&] {
        Rng rng(1);
        typename G::State state = G::start(rules);
        steps = random_finish<G>(rules, state, rng);
    });
}

// Calls the functions of the contract that search and drivers use at each step of a match.
template <Game G>
long allocations_of_the_contract(const typename G::Rules& rules) {
    return allocations_of([&] {
        Rng rng(2);
        typename G::State state = G::start(rules);
        while (random_step<G>(rules, state, rng) != kSpectator) {
            const Seats who = G::waiting(rules, state);
            ActionList<G> actions;
            ChanceList<typename G::Action> chances;
            if (who == Seats::of(kChance)) G::chances(rules, state, chances);
            if (who.has(0)) G::legal(rules, state, 0, actions);
            const typename G::View view = G::observe(rules, state, 1);
            const typename G::State dealt = G::sample(rules, view, rng);
            (void)G::inconsistency(rules, dealt);
            (void)G::ranking(rules, state);
            ScoreSheet sheet;
            G::score_sheet(rules, state, 2, sheet);
            for (const auto& action : actions) {
                ActionText text;
                G::write(rules, action, text);
                (void)G::parse(rules, text);
                (void)G::refusal(rules, state, 0, action);
                TargetList targets;
                G::targets(rules, action, targets);
                typename G::State after = state;
                G::apply(rules, after, 0, action);
                EventList<G> events;
                G::events(rules, state, 0, action, after, 1, events);
                EventText sentence;
                for (const auto& event : events) G::tell(rules, event, sentence);
            }
        }
    });
}

}  // namespace pakhuis::kit
