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
    options.choice[at(OptionIndex::kLayout)] = static_cast<std::uint8_t>(layout);
    options.choice[at(OptionIndex::kUnplaced)] = cap;
    return kit::rules_of<Venise>(options, edition);
}

// The rules of an earlier version.
inline Rules rules_of_version(int version, int seats, LayoutName layout = LayoutName::kFirst) {
    Options options = rules_for(seats, layout).options;
    options.version = static_cast<std::uint16_t>(version);
    return kit::rules_of<Venise>(options, built_in_edition());
}

}  // namespace pakhuis::venise
