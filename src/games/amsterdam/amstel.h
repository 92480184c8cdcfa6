// The discs on the Amstel and their order.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// Moves a disc and returns the steps made. Bridges and the mouth give points. Steps beyond the
// mouth are lost.
int advance(const Rules& rules, Open& s, Seat seat, int steps);
// Moves TOM's disc. Returns the points for it, which are not yet given.
int advance_tom(const Rules& rules, Open& s, int steps);
// (034) The disc goes on top of its stack. Discs in the mouth form no stack.
void move_to_top(Open& s, Seat seat);

}  // namespace pakhuis::amsterdam
