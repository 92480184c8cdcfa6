// The city of Amsterdam as a map: six quarters of six blocks, three by two, with their bridges.
//
// A free block shows what it costs and the good on it, "2 be" in the colour of its quarter; a taken
// one the mark of its owner. A quarter's title has the letter of its colour, and a star where
// majorities count. Bridges that join no neighbours are named below.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

Canvas draw_city(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
