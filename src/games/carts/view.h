// What one seat of a match of carts knows.
#pragma once

#include <cstdint>

#include "games/carts/state.h"

namespace pakhuis::carts {

struct View {
    Seat viewer = kSpectator;

    Phase phase = Phase::kDealHands;
    Seat turn = 0;
    std::uint8_t sweeps = 0;
    std::uint8_t passes = 0;
    std::uint8_t turns_left = kNoLap;
    Seats chosen;

    Cards hand;             // the viewer's
    PerPlayer<Cards> sure;  // of every hand, what all have seen
    PerPlayer<std::uint8_t> hand_size;
    Cards row, discards;
    std::uint8_t pile_size = 0;

    PerPlayer<TrackSet> tracks;
    PerPlayer<std::uint8_t> carts;
    PerPlayer<std::uint8_t> goods;
    PerPlayer<std::uint16_t> points;

    // Contracts of each seat that the viewer knows: all his own; at the end, everybody's.
    PerPlayer<ContractSet> contracts;
    PerPlayer<ContractSet> offer;            // likewise, of those being looked at
    PerPlayer<std::uint8_t> contract_count;  // in kChoose 0 but for his own
    PerPlayer<std::uint8_t> offer_count;
    PerPlayer<ContractSet> known_to;  // the viewer's contracts that another seat knows
    std::uint8_t contract_pile_size = 0;
    FixedList<ContractId, kMaxContracts> queue;  // none where he doesn't know the card
    FixedList<Seat, kMaxContracts> queue_from;   // who put it there: that seat knows it

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("viewer", self.viewer);
        visit("phase", self.phase);
        visit("turn", self.turn);
        visit("turns-left", self.turns_left);
        visit("passes", self.passes);
        visit("sweeps", self.sweeps);
        visit("chosen", self.chosen);
        visit("hand", self.hand);
        visit("hand-size", self.hand_size);
        visit("sure", self.sure);
        visit("row", self.row);
        visit("discards", self.discards);
        visit("pile-size", self.pile_size);
        visit("tracks", self.tracks);
        visit("points", self.points);
        visit("carts", self.carts);
        visit("goods", self.goods);
        visit("contracts", self.contracts);
        visit("contract-count", self.contract_count);
        visit("offer", self.offer);
        visit("offer-count", self.offer_count);
        visit("known-to", self.known_to);
        visit("contract-pile-size", self.contract_pile_size);
        visit("queue", self.queue);
        visit("queue-from", self.queue_from);
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace pakhuis::carts
