// What stands beside or under the map of La Venise du Nord: the turn, trade, decks, legend; and the
// players' boards.
#pragma once

#include <string>

#include "games/venise/venise.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Who acts and what is asked: "Your turn: move with one of the dice".
std::string headline(const venise::View& view);

// The turn, prices, market, ports and decks.
Canvas draw_table(const venise::Rules& rules, const venise::View& view, const Style& style);
// What the viewer looks at, and what he knows of the decks; perhaps nothing.
Canvas draw_secrets(const venise::Rules& rules, const venise::View& view, const Style& style);
// The board of each player; in a low terminal in as few lines as they need.
Canvas draw_players(const venise::Rules& rules, const venise::View& view, const Style& style,
                    bool low);
Canvas draw_legend(const venise::View& view, const Style& style);

}  // namespace pakhuis::terminal
