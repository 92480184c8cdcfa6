// La Venise du Nord as text for a terminal: the map, the turn, prices and decks, the players'
// boards, a legend. It is drawn from a view, so it never shows hidden facts.
//
// Tiles are arranged like hexagons, with water between them. map.h describes the drawing of pieces,
// cards.h the drawing of cards. In a terminal of few lines tiles are lower and there is no legend.
#pragma once

#include <string>

#include "games/venise/venise.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed and not longer than style.width (at least kMinWidth).
std::string draw(const venise::Rules& rules, const venise::View& view, const Style& style);

}  // namespace pakhuis::terminal
