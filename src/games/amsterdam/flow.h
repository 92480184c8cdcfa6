// How a match goes on: setup, rounds and phases, the end.
#pragma once

#include "games/amsterdam/action.h"
#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// What chance has to lay out next: a card of this class; none if all lies there.
struct NextCard {
    bool due = false;
    CardClass of = CardClass::kPlan;
};
NextCard next_card(const Rules& rules, const Open& s);
// How many cards of a class are laid out in this phase, and how many lie there.
int wanted_cards(const Rules& rules, const Open& s, CardClass which);
int shown_cards(const Open& s, CardClass which);
// The next block, quay or die that chance has to fill.
int next_block(const Open& s);
int next_quay(const Open& s);
int next_die(const Open& s);
// The seat that gets the next task; as many as there are seats if all have theirs.
Seat next_with_task(const Rules& rules, const State& s);

// Chance has acted.
void lay_good(Open& s, Good good);
void lay_dockers(Open& s, int pair);
void lay_docker(Open& s, Docker docker);
void lay_quarter(const Rules& rules, Open& s, Colour quarter);
void lay_disc(const Rules& rules, Open& s, Seat seat);
void turn_up(const Rules& rules, Open& s, TileId tile);
void deal(const Rules& rules, Open& s, CardId id);
void roll(const Rules& rules, Open& s, int face);
void lay_task(const Rules& rules, State& s, TaskId task);

// A seat has acted outside phase III.
void take_card(Open& s, Seat seat, CardId id);
void skip_card(Open& s);
void drop_card(Open& s, Seat seat, CardId id);
// TOM takes this one away before the player takes one.
void remove_card(Open& s, CardId id);
void stock(const Rules& rules, Open& s, Seat seat, Colour colour);
void take_dice(const Rules& rules, Open& s, Seat seat, Colour one, Colour two);
// The dice that were taken are placed, one of them on another space unless it is none.
void place_dice(const Rules& rules, Open& s, Seat seat, Colour shifted, int space);
void keep(Open& s, Seat seat, Colour colour);
// The turn of phase III is over; first those who were used in it walk.
void end_turn(const Rules& rules, Open& s);
// The foreman, the bailiff or the dealer is put there.
void place_walker(const Rules& rules, Open& s, int place);

// What the end does before points are counted: penalties for inactive cards, 009's steps.
void settle_end(const Rules& rules, Open& s);

}  // namespace pakhuis::amsterdam
