// Tiles on the board: where they may go, what they earn and cost.
#pragma once

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// Free sites for houses.
inline std::uint64_t free_sites(const Rules& rules, const Open& s) {
    return rules.sites & ~all_houses(s);
}
// Kinds of colonies with a free site, as lane bits.
inline std::uint64_t free_colonies(const Rules& rules, const Open& s) {
    return present(rules.colony_sites.lanes - all_colonies(s).lanes);
}
// Goods in whose row a seat's marker can step, as bits.
unsigned steps_open(const Rules& rules, const Open& s, Seat seat);

// What a seat holds for all continents, all quarters and bridges: money that follows the condition.
int house_bonus(const Rules& rules, SiteSet houses);
int colony_bonus(const Rules& rules, Colonies colonies);
inline int bonus(const Rules& rules, const Open& s, Seat seat) {
    return house_bonus(rules, s.houses[seat]) + colony_bonus(rules, s.colonies[seat]);
}

// Each does one thing and pays or takes back what it earns. A step may bring the free house and
// sets `ask` then; a step back may cost it.
void step(const Rules& rules, State& s, Seat seat, Good good);
void found(const Rules& rules, State& s, Seat seat, Colony colony);  // and its step, if possible
void build(const Rules& rules, State& s, Seat seat, SiteId site);
void demolish(const Rules& rules, State& s, Seat seat, SiteId site);
void abandon(const Rules& rules, State& s, Seat seat, Colony colony);
// Without what a lost condition entails: settle_lost_house does that.
void step_back(State& s, Seat seat, Good good);
// If the free house must be given back: asks for a house, or lets go if there is none.
void settle_lost_house(State& s, Seat seat);
void borrow(const Rules& rules, State& s, Seat seat);
// The leaders of each row, as they stand, as bits of goods by seat.
PerPlayer<std::uint8_t> leaders(const Open& s);

}  // namespace pakhuis::merchants
