// Points of the end, and where they come from. (the end)
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// The points of a side for its crests in a quarter. TOM is the side after the only seat.
int majority_points(const Rules& rules, const Open& s, int side, Colour quarter);

// An event for each source of points after the last turn, source by source. All tasks are turned
// up.
void add_final_events(const Rules& rules, const State& end, EventList<Amsterdam>& out);

}  // namespace pakhuis::amsterdam
