// The exchange and the colonies of Merchants of Amsterdam, a line for each good and continent.
//
//   Exchange 1  2  3  4  5  6  7  8      Colonies    S    G    P    K
//   S sugar  ·  ●▲ ·  ·  ■  ·  ·  ·      Americas    ●▲·· ··   ··   ■·   1st ●1 ▲1 ■1
#pragma once

#include "games/merchants/merchants.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// As wide as needed, at most style.width; `tight`: without blanks between the seats' counts.
Canvas draw_exchange(const merchants::Rules& rules, const merchants::View& view,
                     const Style& style);
Canvas draw_colonies(const merchants::Rules& rules, const merchants::View& view, const Style& style,
                     bool tight);

// The current rank of a sector, "1st" … "4th"; "–" for a sector that pays nobody.
std::string_view rank_of(const merchants::Rules& rules, const merchants::View& view,
                         merchants::Area area, int sector);
// Draws a sector's rank and the values of its seats, the best first: "2nd ●4 ▲1".
int put_standing(Canvas& canvas, Spot spot, const merchants::Rules& rules,
                 const merchants::View& view, merchants::Area area, int sector, bool tight = false);

}  // namespace pakhuis::terminal
