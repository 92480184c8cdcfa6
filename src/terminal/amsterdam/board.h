// Amsterdam as text for a terminal: the turn, market and dice, city and harbour as maps, the
// Amstel, cards, players, a legend. It is drawn from a view and so never shows what that seat can't
// know.
//
// amsterdam_city.h and amsterdam_harbour.h tell how the maps are drawn, amsterdam_cards.h cards.
// In a terminal of few lines the legend goes first, then texts of cards; then the harbour is a
// list.
#pragma once

#include <string>

#include "games/amsterdam/amsterdam.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least).
std::string draw(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
