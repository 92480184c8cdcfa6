// How a match goes on: the order of turns, of what an hourglass brings, and the end.
#pragma once

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// The next seat, clockwise.
inline Seat after(const Rules& rules, Seat seat) {
    return static_cast<Seat>(seat + 1 == rules.seats ? 0 : seat + 1);
}

// An hourglass was turned: the marker moves, and the space's instructions begin.
void move_time(const Rules& rules, State& s);
// A card lies on the last free disc, or one was put there.
void place(const Rules& rules, State& s, Disc where, CardKind card);
// A decision is done: asks `actor` further, or goes on to whoever is next.
void go_on(const Rules& rules, State& s);
// The card under way is used up.
void end_use(const Rules& rules, State& s);
// The card on the clock is nobody's.
void end_turn(const Rules& rules, State& s);
// The buyer pays and uses the card.
void sell(const Rules& rules, State& s, Seat buyer, int amount);

}  // namespace pakhuis::merchants
