// What the actions of phase III do; what makes them legal is in menu.cpp.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

inline constexpr int kCardPrice = 3;    // 038
inline constexpr int kBlockPrice = 2;   // 027
inline constexpr int kSaleFlorins = 2;  // on the black market

// The colour that a discount of 031 or 042 saves is asked for where this holds.
bool has_discount(const Open& s, Seat seat, CardId id);
// What the block costs in resources of its colour.
int block_cost(const Rules& rules, const Open& s, Seat seat, BlockId block);
inline int blocks_a_turn(const Open& s, Seat seat) {
    return 1 + has(s, seat, by_effect::kSecondBlock);
}
inline int markets_a_turn(const Open& s, Seat seat) {
    return 1 + has(s, seat, by_effect::kMarketTwice);
}
// What the next docker brings in the building, the next good in its warehouse.
int next_docker_points(const Rules& rules, const Open& s);
int next_roof_points(const Rules& rules, const Open& s, Good good);
constexpr int advance_cost(int steps) {
    return 2 * steps - 1;
}

// Steps on the Amstel by whatever means.
void step(const Rules& rules, Open& s, Seat seat, int steps);
// An inactive card comes above the board; cards that look at activations act.
void put_above(Open& s, Seat seat, CardId id);
// The block gets a crest, its good a place; whether the turn allows it is not asked.
void take_block(const Rules& rules, Open& s, Seat seat, BlockId block);
// The barge comes to a space, so many spaces away.
void enter(const Rules& rules, Open& s, Seat seat, NodeId to, int spaces);

// Pays its cost less the saved colour, and activates it.
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
// What becomes of the good that is pending.
void store_good(Open& s, Seat seat);
void sell_good(Open& s, Seat seat, bool florins, bool resource);

}  // namespace pakhuis::amsterdam
