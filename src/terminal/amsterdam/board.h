// Amsterdam as text for a terminal: the turn, market and dice, city and harbour as maps, the
// Amstel, cards, players, a legend. It is drawn from a view, so it never shows anything that the
// seat can't know.
//
// city.h and harbour.h describe the maps, cards.h the cards. A low terminal has no legend, no blank
// lines, and a list instead of the harbour map where that saves lines; then names or numbers stand
// for texts of cards.
#pragma once

#include <string>

#include "games/amsterdam/amsterdam.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Each line ends with a line feed. No line is longer than style.width (kMinWidth at least).
std::string draw(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
