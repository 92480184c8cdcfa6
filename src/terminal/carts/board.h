// Carts of Amsterdam as text for a terminal: the map, the cards, the players, the viewer's own
// things and a legend. It is drawn from a view and so never shows what that seat can't know.
//
// A track's spaces are chips with the letter of its colour, "[P]" without colour; a claimed one
// shows its owner's mark in every space, and a thick line joins them. Nothing on the map moves
// during a match. Any board that the rules accept draws itself from its coordinates.
#pragma once

#include <string>

#include "games/carts/carts.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least). From
// kWideBoard columns on, the panels stand right of the map, else below it.
inline constexpr int kWideBoard = 156;
std::string draw(const carts::Rules& rules, const carts::View& view, const Style& style);

}  // namespace pakhuis::terminal
