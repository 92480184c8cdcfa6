// The course of a turn: functions shared by the files that apply actions.
#pragma once

#include "games/venise/venise.h"

namespace pakhuis::venise {

// Begins the first lap and the first turn.
void begin_play(const Rules& rules, State& s);
void end_turn(const Rules& rules, State& s);

// Uses the power of the reached tile for the active player.
void use_power(const Rules& rules, State& s);
// Goes on to the next seat clockwise that has a secondary activation; after the last seat, to the
// end of the turn. (1.5)
void next_secondary(const Rules& rules, State& s);
// The actor begins to look at cards of the tile's deck. Their number is the value of the
// activation.
void start_looking(State& s);

// The number of cards in the deck of a tile.
int cards_left(const State& s, Tile tile);

// Puts a cube of the actor on a card. The last cube of a card takes effect at once. (1.4.2)
void put_cube(const Rules& rules, State& s, Colour colour, CardId card);
// Goes on with the turn if no question is open and no cube has to be placed or thrown away.
void continue_turn(const Rules& rules, State& s);

void sell(const Rules& rules, State& s, Good good, int count);
void ship(State& s, Good good);
void change_price(State& s, const Action& action);
void draw(State& s, CardId card);
void keep(const Rules& rules, State& s, const Action& action);
void build_bridge(State& s, const Action& action);
void produce(const Rules& rules, State& s, WorkshopId id, int order_value);

}  // namespace pakhuis::venise
