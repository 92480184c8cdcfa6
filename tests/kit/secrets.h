// Secrets: parts that a viewer can't see are dealt again; all that the viewer sees stays the same.
#pragma once

#include <vector>

#include "kit/hooks.h"
#include "kit/turns.h"

namespace pakhuis::kit {

// All viewers of a match: its seats and a spectator.
inline std::vector<Seat> viewers(int seats) {
    std::vector<Seat> out(static_cast<std::size_t>(seats) + 1, kSpectator);
    for (int seat = 0; seat < seats; ++seat) {
        out[static_cast<std::size_t>(seat)] = static_cast<Seat>(seat);
    }
    return out;
}

template <Game G>
bool same_legal(const typename G::Rules& rules, const typename G::State& one,
                const typename G::State& other, Seat seat) {
    ActionList<G> first;
    ActionList<G> second;
    G::legal(rules, one, seat, first);
    G::legal(rules, other, seat, second);
    if (first.size() != second.size()) return false;
    for (const auto& action : first) {
        if (!contains<G>(second, action)) return false;
    }
    return true;
}

// A sampled state is possible, and the viewer can't tell it from the real one.
template <Game G>
Fault sample_fault(const typename G::Rules& rules, const typename G::State& state, Seat viewer,
                   Rng& rng) {
    const typename G::View view = G::observe(rules, state, viewer);
    const typename G::State dealt = G::sample(rules, view, rng);
    const std::string who =
        " (viewer " + actor_name(viewer) + "): " + position_text<G>(rules, dealt);
    if (const Refusal r = G::inconsistency(rules, dealt)) {
        return "a sampled state is inconsistent, " + std::string(r->key) + who;
    }
    if (!(G::observe(rules, dealt, viewer) == view)) return "a sampled state looks different" + who;
    const Seats waiting = G::waiting(rules, state);
    if (G::waiting(rules, dealt) != waiting) return "a sampled state waits for others" + who;
    if (waiting.has(viewer) && !same_legal<G>(rules, state, dealt, viewer)) {
        return "a sampled state allows the viewer something else" + who;
    }
    return {};
}

// Two steps that the viewer can't tell apart: equal events, and equal views afterwards.
template <Game G>
Fault seen_fault(const Step<G>& one, const Step<G>& other, Seat viewer) {
    EventList<G> first;
    EventList<G> second;
    G::events(one.rules, one.before, one.actor, one.action, one.after, viewer, first);
    G::events(other.rules, other.before, other.actor, other.action, other.after, viewer, second);
    bool same = first.size() == second.size();
    for (std::size_t i = 0; same && i < first.size(); ++i) same = first[i] == second[i];
    const std::string steps = " to " + actor_name(viewer) + ": " +
                              step_text<G>(one.rules, one.actor, one.action) + " and " +
                              step_text<G>(other.rules, other.actor, other.action) +
                              ", the latter in " + position_text<G>(other.rules, other.before);
    if (!same) return "events tell a secret" + steps;
    if (!(G::observe(one.rules, one.after, viewer) ==
          G::observe(other.rules, other.after, viewer))) {
        return "the view afterwards tells a secret" + steps;
    }
    return {};
}

// All legal actions of `actor`, or all outcomes of chance.
template <Game G>
std::vector<typename G::Action> options_of(const typename G::Rules& rules,
                                           const typename G::State& state, Seat actor) {
    std::vector<typename G::Action> out;
    if (actor == kChance) {
        ChanceList<typename G::Action> chances;
        G::chances(rules, state, chances);
        for (const auto& outcome : chances.outcomes) out.push_back(outcome.action);
    } else {
        ActionList<G> actions;
        G::legal(rules, state, actor, actions);
        out.assign(actions.begin(), actions.end());
    }
    return out;
}

// Whether viewers that don't see the operands can't tell the actions apart.
template <Game G>
bool interchangeable(const Hooks<G>& hooks, const Step<G>& step, const typename G::Action& other) {
    if (step.actor == kChance) return true;
    return hooks.look_alike && hooks.look_alike(step.rules, step.before, step.action, other);
}

// Applies `action` instead, in `before`, and compares the viewer's events and views.
template <Game G>
Fault instead_fault(const Hooks<G>& hooks, const Step<G>& step, const typename G::State& before,
                    const typename G::Action& action, Seat viewer) {
    typename G::State after = before;
    G::apply(step.rules, after, step.actor, action);
    if (hooks.opens && (hooks.opens(step.rules, step.before, step.after) ||
                        hooks.opens(step.rules, before, after))) {
        return {};
    }
    return seen_fault<G>(step, {step.rules, before, step.actor, action, after}, viewer);
}

// Viewers that don't see the operands of a step see no difference for other operands.
template <Game G>
Fault hidden_operands_fault(const Hooks<G>& hooks, const Step<G>& step) {
    const Seats sees = G::visible_to(step.rules, step.before, step.actor, step.action);
    if (step.actor < step.rules.seats && !sees.has(step.actor)) {
        return "an actor does not see his own action";
    }
    const Seats blind = Seats::everyone(step.rules.seats) - sees;
    if (blind.empty()) return {};
    for (const auto& other : options_of<G>(step.rules, step.before, step.actor)) {
        if (!interchangeable<G>(hooks, step, other)) continue;
        for (const Seat viewer : viewers(step.rules.seats)) {
            if (!blind.has(viewer)) continue;
            Fault f = instead_fault<G>(hooks, step, step.before, other, viewer);
            if (!f.empty()) return f;
        }
    }
    return {};
}

// The same step in a state that the viewer can't tell from the real one. Steps that are not
// possible there are skipped.
template <Game G>
Fault redealt_fault(const Hooks<G>& hooks, const Step<G>& step, Seat viewer, Rng& rng) {
    const auto& rules = step.rules;
    const auto dealt = G::sample(rules, G::observe(rules, step.before, viewer), rng);
    if (G::visible_to(rules, step.before, step.actor, step.action).has(viewer)) {
        if (G::refusal(rules, dealt, step.actor, step.action) != nullptr) return {};
        return instead_fault<G>(hooks, step, dealt, step.action, viewer);
    }
    for (const auto& other : options_of<G>(rules, dealt, step.actor)) {
        if (!interchangeable<G>(hooks, step, other)) continue;
        return instead_fault<G>(hooks, step, dealt, other, viewer);
    }
    return {};
}

}  // namespace pakhuis::kit
