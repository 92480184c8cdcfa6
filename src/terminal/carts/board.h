// Carts of Amsterdam as text for a terminal: the map, the cards, the players, the viewer's own
// cards and contracts, and a legend. It is drawn from a view, so it never shows hidden facts.
//
// The spaces of a track are chips with the letter of its colour, or "[P]" if the terminal has no
// colour. A claimed track shows its owner's mark in every space, joined by a thick line. Nothing on
// the map moves during a match. Any board that the rules accept is drawn from its coordinates.
#pragma once

#include <string>

#include "games/carts/carts.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed and not longer than style.width (at least kMinWidth). With
// kWideBoard columns or more the panels are to the right of the map, otherwise below it.
inline constexpr int kWideBoard = 156;
std::string draw(const carts::Rules& rules, const carts::View& view, const Style& style);

}  // namespace pakhuis::terminal
