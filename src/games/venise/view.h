// The knowledge of one seat in a match of venise.
#pragma once

#include <cstdint>

#include "games/venise/state.h"

namespace pakhuis::venise {

// A layer of a deck. The cards are empty if the viewer does not know them.
template <class Cards>
struct SeenLayer {
    Cards cards;
    Seats known;
    std::uint8_t size = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("cards", self.cards);
        visit("known", self.known);
        visit("size", self.size);
    }
    friend constexpr bool operator==(const SeenLayer&, const SeenLayer&) = default;
};

template <class Cards, std::size_t N>
struct SeenDeck {
    Cards left;                             // all cards in the deck or being looked at
    FixedList<SeenLayer<Cards>, N> layers;  // the next to be drawn is first
    Cards seen;                             // cards that the viewer looks at
    std::uint8_t seen_count = 0;            // number of cards that the actor looks at

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("left", self.left);
        visit("layers", self.layers);
        visit("seen", self.seen);
        visit("seen-count", self.seen_count);
    }
    friend constexpr bool operator==(const SeenDeck&, const SeenDeck&) = default;
};

struct View : Open {
    Seat viewer = kSpectator;
    SeenDeck<Orders, kOrderCards> order_deck;
    SeenDeck<WorkshopSet, kWorkshops> workshop_deck;
    SeenDeck<MasterSet, kMasters> master_deck;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("viewer", self.viewer);
        Open::fields(self, visit);
        visit("order-deck", self.order_deck);
        visit("workshop-deck", self.workshop_deck);
        visit("master-deck", self.master_deck);
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace pakhuis::venise
