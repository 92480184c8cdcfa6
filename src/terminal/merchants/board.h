// Merchants of Amsterdam as text for a terminal: the turn, the time line, discs and auction, the
// city as a map, exchange and colonies, players, a legend. It is drawn from a view and so never
// shows what that seat can't know.
//
// merchants_city.h tells how houses and bridges are drawn, merchants_trade.h markers and colonies.
// In a terminal of few lines the legend and the blank lines are left out.
#pragma once

#include <string>

#include "games/merchants/merchants.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least).
std::string draw(const merchants::Rules& rules, const merchants::View& view, const Style& style);

}  // namespace pakhuis::terminal
