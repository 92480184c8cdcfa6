// The money that the use of a card would bring to a seat at once: bonuses, and more in the next
// scoring if the board stays as it is.
#pragma once

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// The next space of the time line that scores; 0: there is none.
int next_scoring(const Rules& rules, const Open& s);

// The card that the mayor places, or that is in the auction; kNone: neither.
CardKind open_card(const Open& s);

// The best use of the card for the seat, in thousands of florins; 0 if none brings money. The house
// for four markers is not counted.
int card_gain(const Rules& rules, const State& s, Seat seat, CardKind card);

}  // namespace pakhuis::merchants
