// Whether what is pending, and what a turn has noted, can be.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

Refusal pending_problem(const Rules& rules, const State& s);

}  // namespace pakhuis::amsterdam
