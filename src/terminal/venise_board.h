// La Venise du Nord as text for a terminal: the tiles as they lie, prices, decks and players. It is
// drawn from a view and so never shows what that seat can't know.
//
// A tile shows its name, the die on it ("4B" is player B's four), the burghers ("a" is player A's)
// and "~" for the boat.
#pragma once

#include <string>

#include "games/venise/venise.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Lines, each ended by a line feed, none longer than style.width (kMinWidth at least).
std::string draw(const venise::Rules& rules, const venise::View& view, const Style& style);

}  // namespace pakhuis::terminal
