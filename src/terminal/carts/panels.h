// The panels beside or below the map of Carts of Amsterdam: cards, players, contracts, legend.
#pragma once

#include <string>

#include "games/carts/carts.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// The current turn and step: "Your turn: choose a second card".
std::string headline(const carts::Rules& rules, const carts::View& view);

// All panels one below the other. style.width is the width of the panels, not of the whole drawing.
Canvas draw_panels(const carts::Rules& rules, const carts::View& view, const Style& style);

}  // namespace pakhuis::terminal
