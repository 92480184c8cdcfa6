// A person chooses an action by clicks on its targets, one after the other. No two legal actions of
// a seat may have the same targets, and the targets of one may not begin those of another.
#pragma once

#include "kit/print.h"

namespace pakhuis::kit {

inline bool begins_with(const TargetList& longer, const TargetList& shorter) {
    if (shorter.size() > longer.size()) return false;
    for (std::size_t i = 0; i < shorter.size(); ++i) {
        if (!(longer[i] == shorter[i])) return false;
    }
    return true;
}

template <Game G>
Fault targets_fault(const typename G::Rules& rules, const ActionList<G>& actions) {
    TargetList one;
    TargetList other;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        G::targets(rules, actions[i], one);
        if (one.empty()) return "no target: " + action_text<G>(rules, actions[i]);
        for (std::size_t j = 0; j < actions.size(); ++j) {
            if (i == j) continue;
            G::targets(rules, actions[j], other);
            if (begins_with(other, one)) {
                return "the targets of '" + action_text<G>(rules, actions[i]) +
                       "' are those of, or begin, '" + action_text<G>(rules, actions[j]) + "'";
            }
        }
    }
    return {};
}

}  // namespace pakhuis::kit
