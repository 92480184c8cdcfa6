// Merchants of Amsterdam as text for a terminal: time line, cards, exchange, city, colonies and
// players, as lists. It is drawn from a view and so never shows what that seat can't know.
#pragma once

#include <string>

#include "games/merchants/merchants.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least).
std::string draw(const merchants::Rules& rules, const merchants::View& view, const Style& style);

}  // namespace pakhuis::terminal
