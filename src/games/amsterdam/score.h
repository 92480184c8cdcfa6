// Points of the end that clients show before it. (the end)
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// The points of a side for its crests in a quarter. TOM is the side after the only seat.
int majority_points(const Rules& rules, const Open& s, int side, Colour quarter);

}  // namespace pakhuis::amsterdam
