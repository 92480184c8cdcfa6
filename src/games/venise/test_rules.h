// Rules objects for the tests of venise.
#pragma once

#include <gtest/gtest.h>

#include "games/venise/venise.h"

namespace pakhuis::venise {

inline constexpr std::array kAllLayouts{LayoutName::kFirst,   LayoutName::kRing,
                                        LayoutName::kStreet,  LayoutName::kIslands,
                                        LayoutName::kCompact, LayoutName::kFree};

inline Rules rules_for(int seats, LayoutName layout = LayoutName::kFirst, bool cap = false,
                       const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.choice[at(OptionAt::kLayout)] = static_cast<std::uint8_t>(layout);
    options.choice[at(OptionAt::kUnplaced)] = cap;
    Rules rules;
    const EditionProblem problem = make_rules(options, edition, rules);
    if (problem.refusal != nullptr) ADD_FAILURE() << problem.refusal->key;
    return rules;
}

}  // namespace pakhuis::venise
