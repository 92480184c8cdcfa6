// The course of a match: setup, rounds and phases, the end.
#pragma once

#include "games/amsterdam/action.h"
#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// The class of the card that chance lays out next.
struct NextCard {
    bool due = false;  // false: all cards are laid out
    CardClass of = CardClass::kPlan;
};
NextCard next_card(const Rules& rules, const Open& s);
// The number of cards of a class that this phase lays out, and the number already laid out.
int wanted_cards(const Rules& rules, const Open& s, CardClass which);
int shown_cards(const Open& s, CardClass which);
// The next block, quay or die of the setup or the roll.
int next_block(const Open& s);
int next_quay(const Open& s);
int next_die(const Open& s);
// The seat that gets the next task; the number of seats if all have their tasks.
Seat next_with_task(const Rules& rules, const State& s);

// Effects of chance.
void lay_good(Open& s, Good good);
void lay_dockers(Open& s, int pair);
void lay_docker(Open& s, Docker docker);
void lay_quarter(const Rules& rules, Open& s, Colour quarter);
void lay_disc(const Rules& rules, Open& s, Seat seat);
void turn_up(const Rules& rules, Open& s, TileId tile);
void deal(const Rules& rules, Open& s, CardId id);
void roll(const Rules& rules, Open& s, int face);
void lay_task(const Rules& rules, State& s, TaskId task);

// Effects of choices outside phase III.
void take_card(Open& s, Seat seat, CardId id);
void skip_card(Open& s);
void drop_card(Open& s, Seat seat, CardId id);
// TOM takes this card away before the player takes a card.
void remove_card(Open& s, CardId id);
void stock(const Rules& rules, Open& s, Seat seat, Colour colour);
void take_dice(const Rules& rules, Open& s, Seat seat, Colour one, Colour two);
// Puts the resources of the two dice on the rondel. Those of `shifted`, if any, go to `space`.
void place_dice(const Rules& rules, Open& s, Seat seat, Colour shifted, int space);
void keep(Open& s, Seat seat, Colour colour);
// (phase IV) The resources that the seat would lose with its supply as it is.
int unkept_resources(const Open& s, Seat seat);
// Ends the turn of phase III. First the figures that were used in it walk.
void end_turn(const Rules& rules, Open& s);
// Puts the foreman, the bailiff or the dealer on the place.
void place_walker(const Rules& rules, Open& s, int place);

// The steps of the end before scoring: penalties for inactive cards, 009's steps.
void settle_end(const Rules& rules, Open& s);

}  // namespace pakhuis::amsterdam
