// The parts above and below the maps of Merchants of Amsterdam: the turn, the time line, cards, the
// auction, players, legend.
#pragma once

#include <string>

#include "games/merchants/merchants.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// The acting seat and its task: "You are the mayor: put colony Far East on a disc".
std::string headline(const merchants::Rules& rules, const merchants::View& view);

// All spaces of the time line, with a mark on the current one; the next events in words; the next
// scorings with their payouts.
Canvas draw_time(const merchants::Rules& rules, const merchants::View& view, const Style& style);
// The discs, the pile and, during an auction, the clock.
Canvas draw_discs(const merchants::Rules& rules, const merchants::View& view, const Style& style);
// A line for each seat: money, credits, tiles, bonuses; at the end also the sources of the money.
Canvas draw_seats(const merchants::Rules& rules, const merchants::View& view, const Style& style);
Canvas draw_legend(const Style& style);

}  // namespace pakhuis::terminal
