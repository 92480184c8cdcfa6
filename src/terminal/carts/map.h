// The map of Carts of Amsterdam: places, tracks, and whose they are.
#pragma once

#include "games/carts/carts.h"
#include "terminal/canvas.h"
#include "terminal/carts/layout.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// What the mark of a place tells the viewer.
inline constexpr char32_t kPlace = U'○';
inline constexpr char32_t kContractPlace = U'◉';  // an end of a contract of his, not yet completed
inline constexpr char32_t kOfferPlace = U'◎';     // an end of one that he may keep

Canvas draw_map(const carts::Rules& rules, const carts::View& view, const CartsLayout& layout,
                const Style& style);

// Contracts that the viewer holds and has not completed; none for a spectator.
carts::ContractSet open_contracts(const carts::Rules& rules, const carts::View& view);
// Contracts that the viewer may keep or return now.
carts::ContractSet contracts_to_choose(const carts::Rules& rules, const carts::View& view);
// Tracks that are free, but that nobody may claim any more.
carts::TrackSet closed_tracks(const carts::Rules& rules, const carts::View& view);

}  // namespace pakhuis::terminal
