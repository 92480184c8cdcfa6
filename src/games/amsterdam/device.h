// For a GPU alone (batch/device_unit.cpp): functions that its compiler shall call. In the place of each
// call they would need so many registers that few threads fit.
#pragma once

#include "games/amsterdam/amstel.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/market.h"
#include "games/amsterdam/menu.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/task_scores.h"
#include "games/amsterdam/tom.h"
#include "games/amsterdam/turn.h"

namespace pakhuis::amsterdam {

__noinline__ void tom_acts(const Rules&, Open&, EventList<Amsterdam>*);
__noinline__ void use_card(const Rules&, Open&, Seat, CardId);
__noinline__ void activate(const Rules&, Open&, Seat, CardId, Colour);
__noinline__ void settle_end(const Rules&, Open&);
__noinline__ void settle_payments(const Rules&, Open&);
__noinline__ void end_turn(const Rules&, Open&);
__noinline__ void use_market(const Rules&, Open&, Seat);
__noinline__ int advance(const Rules&, Open&, Seat, int);
__noinline__ TaskScores task_scores(const Rules&, const State&, Seat);

}  // namespace pakhuis::amsterdam
