// Features are what their list says: as many numbers, each in its range, at most one of a choice
// set. They follow from the view alone by their types. The numbers of actions that are legal at
// once differ.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/features.h"
#include "kit/print.h"

namespace pakhuis::kit {

inline std::string feature_text(const FeatureField& field) {
    const std::string name(field.name.text);
    return field.name.seat < 0 ? name : name + " of seat " + std::to_string(field.name.seat);
}

// A fault of a row that must be as the list says. `written` is the number of numbers written.
inline Fault row_fault(const FeatureList& list, const std::vector<Feature>& row,
                       std::ptrdiff_t written, int declared) {
    if (list.size() != declared || written != declared) {
        return "features: " + std::to_string(declared) + " declared, " +
               std::to_string(list.size()) + " listed, " + std::to_string(written) + " written";
    }
    for (const FeatureField& field : list) {
        int set = 0;
        for (int i = field.first; i < field.first + field.count; ++i) {
            const int value = row[static_cast<std::size_t>(i)];
            if (value < field.low || value > field.high) {
                return "feature out of its range: " + feature_text(field);
            }
            set += value != 0;
        }
        if (field.one_of && set > 1) return "several of one choice: " + feature_text(field);
    }
    return {};
}

template <Featured G>
Fault view_features_fault(const typename G::Rules& rules, const typename G::State& state,
                          Seat viewer) {
    FeatureList list;
    G::list_features(rules, list);
    std::vector<Feature> numbers(static_cast<std::size_t>(std::max(G::kFeatures, list.size())) +
                                 4096);
    FeatureRow row(numbers.data());
    G::features(rules, G::observe(rules, state, viewer), row);
    return row_fault(list, numbers, row.next() - numbers.data(), G::kFeatures);
}

template <Featured G>
Fault action_features_fault(const typename G::Rules& rules, const typename G::State& state,
                            Seat seat) {
    FeatureList list;
    G::list_action_features(rules, list);
    const typename G::View view = G::observe(rules, state, seat);
    ActionList<G> actions;
    G::legal(rules, state, seat, actions);
    std::vector<Feature> numbers(static_cast<std::size_t>(G::kActionFeatures) + 4096);
    std::vector<int> ids;
    for (const auto& action : actions) {
        FeatureRow row(numbers.data());
        G::action_features(rules, view, action, row);
        Fault fault = row_fault(list, numbers, row.next() - numbers.data(), G::kActionFeatures);
        if (!fault.empty()) return fault + ", " + action_text<G>(rules, action);
        ids.push_back(G::action_id(rules, action));
        if (ids.back() < 0 || ids.back() >= G::kActionIds) {
            return "no action id: " + action_text<G>(rules, action);
        }
    }
    std::sort(ids.begin(), ids.end());
    if (std::adjacent_find(ids.begin(), ids.end()) != ids.end()) return "two actions have one id";
    return {};
}

}  // namespace pakhuis::kit
