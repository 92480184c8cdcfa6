// Checks the open questions, the queue and the notes of a turn in a position from outside.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

Refusal pending_problem(const Rules& rules, const State& s);

}  // namespace pakhuis::amsterdam
