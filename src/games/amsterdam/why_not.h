// Reasons why an action of phase III is not legal.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// Only for actions that the menu does not list.
Refusal why_not_in_turn(const Rules& rules, const State& s, Seat seat, const Action& a);
// Only for a card that can't be used now.
Refusal why_not_use(const State& s, Seat seat, CardId id);

}  // namespace pakhuis::amsterdam
