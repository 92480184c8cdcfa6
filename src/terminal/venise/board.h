// La Venise du Nord as text for a terminal: the map, the turn, prices and decks, the players'
// boards, a legend. It is drawn from a view and so never shows what that seat can't know.
//
// Tiles lie as hexagons do, with water between them; venise_map.h tells how pieces are drawn,
// venise_cards.h cards. In a terminal of few lines tiles are lower and the legend is left out.
#pragma once

#include <string>

#include "games/venise/venise.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least).
std::string draw(const venise::Rules& rules, const venise::View& view, const Style& style);

}  // namespace pakhuis::terminal
