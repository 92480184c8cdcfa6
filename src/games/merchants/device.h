// For a GPU alone (batch/device_unit.cpp): functions that its compiler shall call. It would put all of
// them in the place of each call, and here that grows without end.
#pragma once

#include "games/merchants/flow.h"
#include "games/merchants/payout.h"

namespace pakhuis::merchants {

__noinline__ void pay_space(const Rules&, State&, const Space&);
__noinline__ void go_on(const Rules&, State&);
__noinline__ void end_use(const Rules&, State&);

}  // namespace pakhuis::merchants
