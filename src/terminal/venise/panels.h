// The panels beside or below the map of La Venise du Nord: the turn, trade, decks, legend, and the
// players' boards.
#pragma once

#include <string>

#include "games/venise/venise.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// The acting seat and its question: "Your turn: move with one of the dice".
std::string headline(const venise::View& view);

// The turn, prices, market, ports and decks.
Canvas draw_table(const venise::Rules& rules, const venise::View& view, const Style& style);
// The cards that the viewer looks at or knows in the decks; may be empty.
Canvas draw_secrets(const venise::Rules& rules, const venise::View& view, const Style& style);
// The board of each player; in a low terminal with as few lines as possible.
Canvas draw_players(const venise::Rules& rules, const venise::View& view, const Style& style,
                    bool low);
Canvas draw_legend(const venise::View& view, const Style& style);

}  // namespace pakhuis::terminal
