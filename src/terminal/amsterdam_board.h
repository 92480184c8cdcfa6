// Amsterdam as text for a terminal: round, market, cards, city, harbour, Amstel and players, as
// lists. It is drawn from a view and so never shows what that seat can't know.
#pragma once

#include <string>

#include "games/amsterdam/amsterdam.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least).
std::string draw(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
