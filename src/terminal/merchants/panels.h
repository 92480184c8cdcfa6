// What stands above and below the maps of Merchants of Amsterdam: the turn, the time line, cards,
// the auction, players, legend.
#pragma once

#include <string>

#include "games/merchants/merchants.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// Who acts and what is asked: "Your turn, mayor: put the card on a disc".
std::string headline(const merchants::Rules& rules, const merchants::View& view);

// Every space of the time line with the present one marked; what comes next, in words; the next
// scorings and what they pay.
Canvas draw_time(const merchants::Rules& rules, const merchants::View& view, const Style& style);
// The discs, the pile and, while one is held, the auction.
Canvas draw_discs(const merchants::Rules& rules, const merchants::View& view, const Style& style);
// A line for each seat: money, credits, tiles, bonuses; once it is over, where the money came from.
Canvas draw_seats(const merchants::Rules& rules, const merchants::View& view, const Style& style);
Canvas draw_legend(const Style& style);

}  // namespace pakhuis::terminal
