// The things of merchants: cards, auctions, quarters, continents, bonuses, firsts at scorings.
#pragma once

#include "games/merchants/merchants.h"
#include "things/things.h"

namespace pakhuis {

template <>
struct Diary<Merchants> {
    template <class T>
    using PerPlayer = merchants::PerPlayer<T>;
    using BySector = std::array<std::uint8_t, merchants::kSectors>;

    PerPlayer<std::array<std::uint8_t, merchants::kActionKinds>> kept, bought;  // by kind
    PerPlayer<std::uint8_t> early;                                              // presses
    // Scorings at which the seat was first in a sector, alone or not: by area, then sector.
    PerPlayer<std::array<BySector, merchants::kAreas>> firsts;

    void note(const merchants::Rules& rules, const merchants::State& before, Seat actor,
              const merchants::Action& action, const merchants::State& after);
    void list(const merchants::Rules& rules, const merchants::State& end, Seat seat,
              ThingList& out) const;
};

}  // namespace pakhuis
