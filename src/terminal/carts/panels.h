// What stands beside or under the map of Carts of Amsterdam: cards, players, contracts, legend.
#pragma once

#include <string>

#include "games/carts/carts.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Whose turn it is and what happens: "Your turn: choose a second card".
std::string headline(const carts::Rules& rules, const carts::View& view);

// All panels one below the other; style.width is theirs, not that of the whole drawing.
Canvas draw_panels(const carts::Rules& rules, const carts::View& view, const Style& style);

}  // namespace pakhuis::terminal
