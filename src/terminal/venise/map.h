// The map of La Venise du Nord: tiles and the canals between them, dice, burghers, bridges, boat.
//
// A die is its number and its owner's mark, "4●". A mark alone is a burgher. A mark between two
// tiles is a bridge. The boat belongs to the tile above it. Before a move, "→3" shows the die that
// reaches a tile.
#pragma once

#include <array>
#include <cstdint>

#include "games/venise/venise.h"
#include "terminal/canvas.h"
#include "terminal/style.h"
#include "terminal/venise/layout.h"

namespace pakhuis::terminal {

Canvas draw_map(const venise::Rules& rules, const venise::View& view, const VeniseLayout& layout,
                const Style& style);

// For each tile, the values of the rolled dice that reach it, as bits. Empty except before the
// move.
std::array<std::uint8_t, venise::kTileCount> dice_to_tiles(const venise::Rules& rules,
                                                           const venise::View& view);

}  // namespace pakhuis::terminal
