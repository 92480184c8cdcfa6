// The knowledge of one seat in a match of merchants.
#pragma once

#include <cstdint>

#include "games/merchants/state.h"

namespace pakhuis::merchants {

struct View : Open {
    Seat viewer = kSpectator;
    std::uint16_t own_bid = 0;  // as in State::bids; valid only if the viewer has decided

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("viewer", self.viewer);
        Open::fields(self, visit);
        visit("own-bid", self.own_bid);
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace pakhuis::merchants
