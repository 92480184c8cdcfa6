// The list of legal actions and the refusal agree: listed actions are allowed, and all other
// actions are refused.
#pragma once

#include <algorithm>
#include <set>
#include <span>
#include <string_view>

#include "kit/hooks.h"
#include "kit/turns.h"

namespace pakhuis::kit {

// Whether a reason is listed. Clients have words for listed reasons only.
template <Game G>
bool is_listed_reason(const Refusal& refusal) {
    for (const std::span<const Reason* const> some :
         {G::reasons(), std::span<const Reason* const>(reasons::kActionReasons),
          std::span<const Reason* const>(reasons::kTextReasons)}) {
        if (std::find(some.begin(), some.end(), refusal.reason()) != some.end()) return true;
    }
    return false;
}

// Whether a refusal has exactly the facts that its sentence names, each once.
inline bool facts_fit(const Refusal& refusal) {
    std::set<std::string_view> named, given;
    refusal->for_each_fact([&](std::string_view key, std::string_view) { named.insert(key); });
    for (const Fact& fact : refusal.facts()) {
        if (fact.name.cut()) return false;
        given.insert(fact.key);
    }
    return named == given && given.size() == refusal.facts().size();
}

// Actors that don't wait may do nothing.
template <Game G>
Fault bystander_fault(const typename G::Rules& rules, const typename G::State& state,
                      const typename G::Action& action) {
    const Seats who = G::waiting(rules, state);
    for (Seat actor = 0; actor <= kClock; ++actor) {
        if (who.has(actor) || G::refusal(rules, state, actor, action) != nullptr) continue;
        return actor_name(actor) + " does not wait, but may: " + raw_text(action);
    }
    return {};
}

// `listed` is the number of legal actions of `actor`; `has` tells whether an action is legal.
template <Game G, class Has>
Fault universe_fault(const typename G::Rules& rules, const typename G::State& state,
                     const Hooks<G>& hooks, Seat actor, std::size_t listed, Has&& has) {
    Fault fault;
    std::size_t allowed = 0;
    hooks.universe(rules, [&](const typename G::Action& action) {
        const Refusal reason = G::refusal(rules, state, actor, action);
        if (reason != nullptr && !is_listed_reason<G>(reason)) {
            fault = "not among the game's reasons: " + std::string(reason->key);
        }
        if (reason != nullptr && !facts_fit(reason)) {
            fault = "facts that its sentence does not name: " + std::string(reason->key) + " of " +
                    raw_text(action);
        }
        if (reason != nullptr) return;
        ++allowed;
        if (fault.empty() && !has(action)) {
            fault = "allowed but not listed: " + raw_text(action);
        }
    });
    if (!fault.empty()) return fault;
    if (allowed != listed) return "the universe of the test lacks actions that are listed";
    return {};
}

template <Game G>
Fault listed_is_allowed_fault(const typename G::Rules& rules, const typename G::State& state,
                              const Hooks<G>& hooks, bool whole_universe) {
    Seats who = G::waiting(rules, state);
    ActionList<G> actions;
    ChanceList<typename G::Action> chances;
    while (!who.empty()) {
        const Seat actor = who.pop();
        actions.clear();
        if (actor == kChance) {
            G::chances(rules, state, chances);
            for (const auto& outcome : chances.outcomes) actions.push_back(outcome.action);
        } else {
            G::legal(rules, state, actor, actions);
        }
        for (const auto& action : actions) {
            if (const Refusal r = G::refusal(rules, state, actor, action)) {
                return "listed but refused (" + std::string(r->key) +
                       "): " + step_text<G>(rules, actor, action);
            }
        }
        if (Fault f = bystander_fault<G>(rules, state, actions[0]); !f.empty()) return f;
        if (!whole_universe || !hooks.universe) continue;
        Fault f = universe_fault<G>(rules, state, hooks, actor, actions.size(),
                                    [&](const auto& a) { return contains<G>(actions, a); });
        if (!f.empty()) return actor_name(actor) + ": " + f;
    }
    return {};
}

}  // namespace pakhuis::kit
