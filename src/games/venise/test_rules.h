// Rules objects for the tests of venise.
#pragma once

#include "games/venise/venise.h"
#include "kit/table.h"

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
    return kit::rules_of<Venise>(options, edition);
}

}  // namespace pakhuis::venise
