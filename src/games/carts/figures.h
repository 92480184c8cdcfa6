// What clients show beside the board of carts: closed tracks and the progress of contracts.
#pragma once

#include <cstdint>

#include "games/carts/state.h"

namespace pakhuis::carts {

// A contract that the viewer knows, its own first. At the end it knows all.
struct ContractFigures {
    ContractId contract;
    Seat seat = 0;         // that has it, or may keep it
    bool offered = false;  // the seat may keep or return it
    bool done = false;     // its places are joined
    bool lost = false;     // they can't be joined any more
    // The tracks that are missing on a way with the fewest missing spaces, and these spaces.
    TrackSet missing;
    std::uint8_t spaces = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("contract", self.contract);
        visit("seat", self.seat);
        visit("offered", self.offered);
        visit("done", self.done);
        visit("lost", self.lost);
        visit("missing", self.missing);
        visit("spaces", self.spaces);
    }
    friend constexpr bool operator==(const ContractFigures&, const ContractFigures&) = default;
};

struct Figures {
    TrackSet closed;  // free tracks that nobody may claim any more
    FixedList<ContractFigures, kMaxContracts> contracts;
    std::uint8_t goods_left = 0;  // cards
    PerPlayer<std::uint8_t> goods_bonus;

    // Of the viewer; empty for a spectator.
    // By track: how many of its spaces the hand can pay, wild cards included; 0 if the viewer can't
    // claim it.
    FixedList<std::uint8_t, kMaxTracks> paid;
    // The kinds of cards that bring a track nearer: one of the missing tracks of its contracts, or
    // any, if it has no open contract.
    FixedList<Card, kKinds> useful;
    std::uint8_t unseen = 0;         // cards that the viewer can't locate: deck and other hands
    std::uint8_t unseen_useful = 0;  // of them

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("closed", self.closed);
        visit("contracts", self.contracts);
        visit("goods-left", self.goods_left);
        visit("goods-bonus", self.goods_bonus);
        visit("paid", self.paid);
        visit("useful", self.useful);
        visit("unseen", self.unseen);
        visit("unseen-useful", self.unseen_useful);
    }
    friend constexpr bool operator==(const Figures&, const Figures&) = default;
};

}  // namespace pakhuis::carts
