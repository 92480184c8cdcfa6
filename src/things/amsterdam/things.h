// The things of Amsterdam: cards, tiles, tasks, blocks, deliveries, the Amstel.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "things/things.h"

namespace pakhuis {

template <>
struct Diary<Amsterdam> {
    template <class T>
    using PerPlayer = amsterdam::PerPlayer<T>;
    using ByColour = std::array<std::uint8_t, amsterdam::kColours>;

    PerPlayer<std::uint8_t> place;        // on the Amstel at the start, from 1
    PerPlayer<amsterdam::TileSet> tiles;  // used
    PerPlayer<ByColour> dice, plans;      // taken; plans used, by quarter
    PerPlayer<std::array<std::uint8_t, amsterdam::kGoodKinds>> delivered;  // to warehouses
    PerPlayer<std::uint8_t> depots, early, sold, hired;  // goods, before round 8, dockers

    void note(const amsterdam::Rules& rules, const amsterdam::State& before, Seat actor,
              const amsterdam::Action& action, const amsterdam::State& after);
    void list(const amsterdam::Rules& rules, const amsterdam::State& end, Seat seat,
              ThingList& out) const;
};

}  // namespace pakhuis
