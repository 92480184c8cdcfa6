// TOM, the automatic opponent of the solo game. He has no seat. If he leads on the Amstel, he takes
// a card away before the player takes one. The dice, as they were rolled, decide his other actions.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// (phase I) He takes away one of these cards: the cheapest; among them plans before buildings
// before artisans. If there are several, the player chooses.
CardSet cards_to_remove(const Rules& rules, const Open& s);
// The block he takes for a 6 of this colour, and why.
struct TomChoice {
    BlockId block;  // none: the quarter is full
    TomReason why = TomReason::kNone;
    int cheapest = 0;  // free blocks of the lowest cost
};
TomChoice block_for_tom(const Rules& rules, const Open& s, Colour quarter);

// (phases II and III) His whole turn after the roll: 1s, triples, 6s, the market. Adds his actions
// and their causes to `log` unless it is null.
void tom_acts(const Rules& rules, Open& s, EventList<Amsterdam>* log);

}  // namespace pakhuis::amsterdam
