// Ways over the board at the least price.
#pragma once

#include <array>

#include "games/carts/rules.h"

namespace pakhuis::carts {

inline constexpr int kNoWay = 1 << 20;

using Prices = std::array<int, kMaxTracks>;

// The cheapest ways from one place to all others.
struct Ways {
    std::array<int, kMaxPlaces> price;     // kNoWay: there is none
    std::array<TrackId, kMaxPlaces> last;  // the last track of the way to a place

    int price_to(PlaceId place) const { return price[static_cast<std::size_t>(place.index())]; }
};

Ways ways_from(const Rules& rules, PlaceId start, TrackSet usable, const Prices& prices);
TrackSet tracks_of_way(const Rules& rules, const Ways& ways, PlaceId start, PlaceId end);

}  // namespace pakhuis::carts
