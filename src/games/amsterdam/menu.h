// What a seat may do now, each action once. The list, the random pick and the check of one action
// all read it, so they can't disagree.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// Phase III, while nothing is pending.
void list_turn(const Rules& rules, const State& s, Seat seat, ActionList<Amsterdam>& out);
// Everything.
void list_all(const Rules& rules, const State& s, Seat seat, ActionList<Amsterdam>& out);

}  // namespace pakhuis::amsterdam
