// The things of venise: tiles, cards, goods, bridges.
#pragma once

#include "games/venise/venise.h"
#include "things/things.h"

namespace pakhuis {

template <>
struct Diary<Venise> {
    template <class T>
    using PerPlayer = venise::PerPlayer<T>;
    using ByGood = std::array<std::uint8_t, venise::kColours>;

    PerPlayer<venise::Tile> first_tile;                               // of the burgher
    PerPlayer<std::array<std::uint8_t, venise::kTileCount>> powers;   // used in own turns
    PerPlayer<std::array<std::uint8_t, venise::kOrderKinds>> orders;  // kept
    PerPlayer<venise::MasterSet> masters;                             // kept
    PerPlayer<ByGood> made, sold, shipped;                            // cubes

    void note(const venise::Rules& rules, const venise::State& before, Seat actor,
              const venise::Action& action, const venise::State& after);
    void list(const venise::Rules& rules, const venise::State& end, Seat seat,
              ThingList& out) const;
};

}  // namespace pakhuis
