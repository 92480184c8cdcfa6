// What stands around the maps of Amsterdam: the turn, market and dice, the Amstel, black market and
// dockers' building, cards laid out, players, a legend.
#pragma once

#include <string>

#include "games/amsterdam/amsterdam.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Who acts and what is asked: "Round 4, phase III. Your turn: act, or end".
std::string headline(const amsterdam::View& view);

// The market tile, what early deliveries bring, the dice.
Canvas draw_market(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);
// All spaces with discs, the top of a stack first, bridges and mouth with their points.
Canvas draw_amstel(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);
// The black market, and who is in the dockers' building.
Canvas draw_houses(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);
Canvas draw_display(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

// Which of the viewer's own cards have their texts; less where the terminal has few lines.
enum class Told { kAllTexts, kInactiveTexts, kNames };
// The viewer's own board first. Brief: others' cards are only numbers.
Canvas draw_players(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style,
                    Told told, bool brief);
Canvas draw_legend(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
