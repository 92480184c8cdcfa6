// The knowledge of one seat in a match of carts.
#pragma once

#include <cstdint>

#include "games/carts/state.h"

namespace pakhuis::carts {

struct View : Open {
    Seat viewer = kSpectator;

    Cards hand;  // the viewer's
    PerPlayer<std::uint8_t> hand_size;
    std::uint8_t pile_size = 0;

    // The contracts of each seat that the viewer knows: all its own; at the end, everybody's.
    PerPlayer<ContractSet> contracts;
    PerPlayer<ContractSet> offer;            // the same for offered contracts
    PerPlayer<std::uint8_t> contract_count;  // in kChoose 0 for other seats
    PerPlayer<std::uint8_t> offer_count;
    PerPlayer<ContractSet> known_to;  // the viewer's contracts that another seat knows
    std::uint8_t contract_pile_size = 0;
    FixedList<ContractId, kMaxContracts> queue;  // none if the viewer does not know the card
    FixedList<Seat, kMaxContracts> queue_from;   // the seat that put it there and knows it

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("viewer", self.viewer);
        Open::fields(self, visit);
        visit("hand", self.hand);
        visit("hand-size", self.hand_size);
        visit("pile-size", self.pile_size);
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
