// How a turn goes on: what the files that carry out actions share.
#pragma once

#include "games/venise/venise.h"

namespace pakhuis::venise {

// The turns begin, with the first lap.
void begin_play(const Rules& rules, State& s);
void end_turn(const Rules& rules, State& s);

// The power of the tile reached, for the active player.
void use_power(const Rules& rules, State& s);
// The next of the others who has a secondary activation, clockwise; after the last, the end of the
// turn. (1.5)
void next_secondary(const Rules& rules, State& s);
// The actor looks at cards of the tile's deck, as many as the value of his activation.
void look(State& s);

// Puts a cube of the actor on a card; the last one acts at once. (1.4.2)
void put_cube(const Rules& rules, State& s, Colour colour, CardId card);
// Goes on once nothing is asked and no cube is left over.
void settle(const Rules& rules, State& s);

void sell(const Rules& rules, State& s, Good good, int count);
void ship(State& s, Good good);
void change_price(State& s, const Action& action);
void draw(State& s, CardId card);
void keep(const Rules& rules, State& s, const Action& action);
void build_bridge(State& s, const Action& action);
void produce(const Rules& rules, State& s, WorkshopId id, int order_value);

}  // namespace pakhuis::venise
