// Rules objects for the tests of Amsterdam.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "kit/table.h"

namespace pakhuis::amsterdam {

inline Rules rules_for(int seats, bool is_short = false,
                       const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.choice[at(OptionAt::kRounds)] = is_short;
    return kit::rules_of<Amsterdam>(options, edition);
}

// Foreman and bailiff (1), the dealer (3), or both.
inline Rules walkers_for(int seats, bool characters, bool dealer, bool is_short = false,
                         const Edition& edition = built_in_edition()) {
    Options options = rules_for(seats, is_short, edition).options;
    options.choice[at(OptionAt::kCharacters)] = characters;
    options.choice[at(OptionAt::kDealer)] = dealer;
    return kit::rules_of<Amsterdam>(options, edition);
}

// Everything is cheap: cards cost one resource, blocks one, market tiles one Florin. Random matches
// then activate and use far more cards.
inline Edition cheap_edition() {
    Edition e = built_in_edition();
    e.title = "cheap";
    for (CardRow& row : e.cards) row.cost = Cost::of(row.cost.nth(0));
    for (BlockRow& row : e.blocks) row.cost = 1;
    for (TileRow& row : e.tiles) row.price = 1;
    return e;
}

}  // namespace pakhuis::amsterdam
