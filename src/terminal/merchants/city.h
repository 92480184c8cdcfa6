// Amsterdam as a map: the sites of the four quarters, houses on them, bridges between them.
//
//   ╭ Grachten ─────╮   ╭ Nieuwe Zijde ─╮       0  a free site
//   │ 0  1  ●  3  4 │═══│ 0  1  2  3  4 │       ●  a house of seat 0
//   │ 5  6  7  8  ▲ │═▲═│ ▲  6  7  8  9 │       ═  a bridge; with a mark: its owner
//   ╰───────╥───────╯   ╰───────────────╯
//           ╚════════════════════════════ …      a bridge round the south
//    1st ▲2 ●1           2nd ▲2
//
// Below each quarter: its rank, and the best group of each seat there.
#pragma once

#include "games/merchants/merchants.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

// At most as wide as style.width: quarters that don't fit beside each other stand in two rows.
Canvas draw_city(const merchants::Rules& rules, const merchants::View& view, const Style& style);

}  // namespace pakhuis::terminal
