// The map of Carts of Amsterdam: places, tracks, and the owners of tracks.
#pragma once

#include "games/carts/carts.h"
#include "terminal/canvas.h"
#include "terminal/carts/layout.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Symbols of places.
inline constexpr char32_t kPlace = U'○';
inline constexpr char32_t kContractPlace = U'◉';  // an end of an incomplete contract of the viewer
inline constexpr char32_t kOfferPlace = U'◎';     // an end of a contract that the viewer may keep

Canvas draw_map(const carts::Rules& rules, const carts::View& view, const CartsLayout& layout,
                const Style& style);

// The viewer's incomplete contracts; none for a spectator.
carts::ContractSet open_contracts(const carts::Rules& rules, const carts::View& view);
// Contracts that the viewer may keep or return now.
carts::ContractSet contracts_to_choose(const carts::Rules& rules, const carts::View& view);
// Free tracks that nobody may claim any more.
carts::TrackSet closed_tracks(const carts::Rules& rules, const carts::View& view);

}  // namespace pakhuis::terminal
