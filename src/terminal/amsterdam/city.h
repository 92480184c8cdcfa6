// The city of Amsterdam as a map: six quarters of six blocks, three by two, with their bridges.
//
// A free block shows its cost and its good, "2 be", in the colour of its quarter. A taken block
// shows the mark of its owner. The title of a quarter has the letter of its colour, and a star if
// its majority scores. Bridges between blocks that are no neighbours are named below the map.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

Canvas draw_city(const amsterdam::Rules& rules, const amsterdam::View& view, const Style& style);

}  // namespace pakhuis::terminal
