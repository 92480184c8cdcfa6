// The discs on the Amstel: who is before whom.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// Moves a disc; bridges and the mouth pay, steps beyond the mouth are lost. Returns the steps made.
int advance(const Rules& rules, Open& s, Seat seat, int steps);
// TOM's disc; returns the points for it.
int advance_tom(const Rules& rules, Open& s, int steps);
// The disc goes on top of its stack (034). The places of the mouth are no stack.
void to_top(Open& s, Seat seat);

}  // namespace pakhuis::amsterdam
