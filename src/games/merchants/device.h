// For a GPU alone (batch/device_unit.cpp).
#pragma once

#include "games/merchants/flow.h"
#include "games/merchants/payout.h"

#define PAKHUIS_BLOCKS 16  // registers for that many

// Functions that its compiler shall call. It would put all of them in the place of each call, and
// here that grows without end.
namespace pakhuis::merchants {

__noinline__ void pay_space(const Rules&, State&, const Space&);
__noinline__ void go_on(const Rules&, State&);
__noinline__ void end_use(const Rules&, State&);

}  // namespace pakhuis::merchants
