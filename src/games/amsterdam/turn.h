// The effects of the actions of phase III. menu.cpp decides which are legal.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

inline constexpr int kCardPrice = 3;    // 038
inline constexpr int kBlockPrice = 2;   // 027
inline constexpr int kSaleFlorins = 2;  // on the black market

// Whether a discount of 031 or 042 applies. Then the activation must name the colour that is saved.
bool has_discount(const Open& s, Seat seat, CardId id);
// The cost of the block in resources of its colour.
int block_cost(const Rules& rules, const Open& s, Seat seat, BlockId block);
inline int blocks_a_turn(const Open& s, Seat seat) {
    return 1 + has(s, seat, by_effect::kSecondBlock);
}
inline int markets_a_turn(const Open& s, Seat seat) {
    return 1 + has(s, seat, by_effect::kMarketTwice);
}
// Points for the next docker in the building, and for the next good in its warehouse.
int next_docker_points(const Rules& rules, const Open& s);
int next_roof_points(const Rules& rules, const Open& s, Good good);
constexpr int advance_cost(int steps) {
    return 2 * steps - 1;
}

// Moves the disc on the Amstel, by any means.
void step(const Rules& rules, Open& s, Seat seat, int steps);
// An inactive card becomes active. Cards that react to activations act.
void put_above(Open& s, Seat seat, CardId id);
// Puts a crest on the block, and stores its good or asks about it. Does not check the turn's limit.
void take_block(const Rules& rules, Open& s, Seat seat, BlockId block);
// The barge moves to a space that is `spaces` spaces away.
void enter(const Rules& rules, Open& s, Seat seat, NodeId to, int spaces);

// Pays the cost, without one resource of the saved colour, and activates the card.
void activate(const Rules& rules, Open& s, Seat seat, CardId id, Colour saved);
void buy_card(Open& s, Seat seat, CardId id);
void use_card(const Rules& rules, Open& s, Seat seat, CardId id);
void cede_plan(Open& s, Seat seat, CardId plan);
void claim(const Rules& rules, Open& s, Seat seat, BlockId block);
void acquire(const Rules& rules, Open& s, Seat seat, BlockId block);
void sail(const Rules& rules, Open& s, Seat seat, NodeId to);
void hire(Open& s, Seat seat, Docker docker);
void load(Open& s, Seat seat, Good good);
void deliver(const Rules& rules, Open& s, Seat seat, Good good);
void pay_and_advance(const Rules& rules, Open& s, Seat seat, int steps);
// Answers about the good of the open question.
void store_good(Open& s, Seat seat);
void sell_good(Open& s, Seat seat, bool florins, bool resource);

}  // namespace pakhuis::amsterdam
