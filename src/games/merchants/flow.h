// The course of a match: the order of turns, the spaces of the time line, and the end.
#pragma once

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// The next seat, clockwise.
inline Seat next_seat(const Rules& rules, Seat seat) {
    return static_cast<Seat>(seat + 1 == rules.seats ? 0 : seat + 1);
}

// Moves the time marker by an hourglass and begins the instruction of its space.
void move_time(const Rules& rules, State& s);
// Puts a card on a disc. When all discs are full, the mayor uses the kept card.
void place(const Rules& rules, State& s, Disc where, CardKind card);
// Continues after a decision: `actor` decides again, or the next seat does.
void go_on(const Rules& rules, State& s);
// Ends the use of the current card: the auction or the next turn follows.
void end_use(const Rules& rules, State& s);
// Removes the card on the clock and passes the turn to the next mayor.
void end_turn(const Rules& rules, State& s);
// The buyer pays and begins to use the card.
void sell(const Rules& rules, State& s, Seat buyer, int amount);

}  // namespace pakhuis::merchants
