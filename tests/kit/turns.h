// Somebody can act until the end, and only waiting actors can.
#pragma once

#include "engine/game.h"
#include "kit/print.h"

namespace pakhuis::kit {

template <Game G>
bool contains(const ActionList<G>& list, const typename G::Action& wanted) {
    for (const auto& action : list) {
        if (action == wanted) return true;
    }
    return false;
}

template <class Action>
bool contains(const ChanceList<Action>& list, const Action& wanted) {
    for (const auto& outcome : list.outcomes) {
        if (outcome.action == wanted) return true;
    }
    return false;
}

// Chance and the clock wait alone, and only seats of the match wait.
template <Game G>
Fault waiting_fault(const typename G::Rules& rules, const typename G::State& state) {
    const Seats who = G::waiting(rules, state);
    const Seats seats = who & Seats::first(rules.seats);
    const bool alone = who == Seats::of(kChance) || who == Seats::of(kClock);
    if (who != seats && !alone) return "waiting names chance together with seats, or nobody's seat";
    const bool over = !G::end_reason(rules, state).empty();
    if (who.empty() && !over) return "nobody can act, but the match has no end reason";
    if (!who.empty() && over) return "the match has an end reason, but somebody waits";
    return {};
}

// A waiting actor has legal actions; the others have none.
template <Game G>
Fault lists_fault(const typename G::Rules& rules, const typename G::State& state) {
    const Seats who = G::waiting(rules, state);
    ActionList<G> actions;
    for (int s = 0; s < rules.seats; ++s) {
        const auto seat = static_cast<Seat>(s);
        G::legal(rules, state, seat, actions);
        if (who.has(seat) && actions.empty()) return "seat " + actor_name(seat) + " waits in vain";
        if (!who.has(seat) && !actions.empty()) {
            return "seat " + actor_name(seat) + " may act though it does not wait";
        }
    }
    if (who == Seats::of(kClock)) {
        G::legal(rules, state, kClock, actions);
        if (actions.empty()) return "the clock waits in vain";
    }
    if (who != Seats::of(kChance)) return {};
    ChanceList<typename G::Action> chances;
    G::chances(rules, state, chances);
    if (chances.outcomes.empty()) return "chance waits in vain";
    if (chances.stream >= G::kInfo.streams.size()) return "chance names an unknown stream";
    for (const auto& outcome : chances.outcomes) {
        if (outcome.weight == 0) return "an outcome has no weight";
    }
    return {};
}

// No list has an action twice.
template <Game G>
Fault doubled_fault(const typename G::Rules& rules, const typename G::State& state) {
    Seats who = G::waiting(rules, state);
    ActionList<G> actions;
    if (who == Seats::of(kChance)) {
        ChanceList<typename G::Action> chances;
        G::chances(rules, state, chances);
        for (const auto& outcome : chances.outcomes) {
            if (contains<G>(actions, outcome.action)) {
                return "listed twice: " + action_text<G>(rules, outcome.action);
            }
            actions.push_back(outcome.action);
        }
        return {};
    }
    while (!who.empty()) {
        G::legal(rules, state, who.pop(), actions);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (actions[i] == actions[j]) {
                    return "listed twice: " + action_text<G>(rules, actions[i]);
                }
            }
        }
    }
    return {};
}

}  // namespace pakhuis::kit
