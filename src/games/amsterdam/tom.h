// TOM, the automatic opponent of the solo game. He has no seat: where he leads on the Amstel he
// takes a card away before the player takes one, and the dice, as they were rolled, decide the
// rest.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// (phase I) The cards of which he takes one away: the cheapest, of these plans before buildings
// before artisans. Several: the player chooses.
CardSet cards_to_remove(const Rules& rules, const Open& s);
// The block he takes for a 6 of this colour; none if the quarter is full.
BlockId block_for_tom(const Rules& rules, const Open& s, Colour quarter);

// (phases II and III) His whole turn, once all dice lie there: 1s, triples, 6s, the market. What he
// does, and why, is told one by one to `log` unless that is null.
void tom_acts(const Rules& rules, Open& s, EventList<Amsterdam>* log);

}  // namespace pakhuis::amsterdam
