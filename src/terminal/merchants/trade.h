// The exchange and the colonies of Merchants of Amsterdam, a line for each good and continent.
//
//   Exchange 1  2  3  4  5  6  7  8      Colonies    S    G    P    K
//   S sugar  ·  ●▲ ·  ·  ■  ·  ·  ·      Americas    ●▲·· ··   ··   ■·   1st ●1 ▲1 ■1
#pragma once

#include "games/merchants/merchants.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// As wide as they need, style.width at most; `tight`: without blanks between the seats' counts.
Canvas draw_exchange(const merchants::Rules& rules, const merchants::View& view,
                     const Style& style);
Canvas draw_colonies(const merchants::Rules& rules, const merchants::View& view, const Style& style,
                     bool tight);

// "1st" … "4th": the rank of a sector as it stands; "–" of one that pays nobody.
std::string_view rank_of(const merchants::Rules& rules, const merchants::View& view,
                         merchants::Area area, int sector);
// "2nd ●4 ▲1": a sector's rank, and what seats' ranks in it follow, the best first.
int put_standing(Canvas& canvas, Spot spot, const merchants::Rules& rules,
                 const merchants::View& view, merchants::Area area, int sector, bool tight = false);

}  // namespace pakhuis::terminal
