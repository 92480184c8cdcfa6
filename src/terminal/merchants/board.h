// Merchants of Amsterdam as text for a terminal: the turn, the time line, discs and auction, the
// city as a map, exchange and colonies, players, a legend. It is drawn from a view, so it never
// shows a secret of another seat.
//
// city.h shows houses and bridges, trade.h markers and colonies. A terminal of few lines shows no
// legend and no blank lines.
#pragma once

#include <string>

#include "games/merchants/merchants.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each with a line feed at its end; none is longer than style.width (kMinWidth at least).
std::string draw(const merchants::Rules& rules, const merchants::View& view, const Style& style);

}  // namespace pakhuis::terminal
