// The things of carts: contracts, tracks, goods, ways to get cards.
#pragma once

#include "games/carts/carts.h"
#include "things/things.h"

namespace pakhuis {

template <>
struct Diary<Carts> {
    template <class T>
    using PerPlayer = carts::PerPlayer<T>;

    PerPlayer<carts::ContractSet> dealt;     // the contracts to choose from at the start
    PerPlayer<std::uint8_t> contract_turns;  // turns that drew contracts
    PerPlayer<std::uint8_t> blind, open;     // cards drawn from the pile, taken from the row
    PerPlayer<std::uint8_t> jokers;          // paid
    Seat last_lap = kSpectator;              // the seat that began it

    void note(const carts::Rules& rules, const carts::State& before, Seat actor,
              const carts::Action& action, const carts::State& after);
    void list(const carts::Rules& rules, const carts::State& end, Seat seat, ThingList& out) const;
};

}  // namespace pakhuis
