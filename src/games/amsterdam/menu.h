// The legal actions of a seat, each once. The list, the random pick and the check of one action all
// use it, so they can't disagree.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// Phase III, while no question is open.
void list_turn(const Rules& rules, const State& s, Seat seat, ActionList<Amsterdam>& out);
// All phases and answers.
void list_all(const Rules& rules, const State& s, Seat seat, ActionList<Amsterdam>& out);

}  // namespace pakhuis::amsterdam
