// Tiles on the board: their free places, their bonuses and their losses.
#pragma once

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// Free sites for houses.
inline std::uint64_t free_sites(const Rules& rules, const Open& s) {
    return rules.sites & ~all_houses(s);
}
// Kinds of colonies with a free site, as lane bits (present()).
inline std::uint64_t free_colonies(const Rules& rules, const Open& s) {
    return present(rules.colony_sites.lanes - all_colonies(s).lanes);
}
// Goods that a seat's marker can step in, as bits.
unsigned steps_open(const Rules& rules, const Open& s, Seat seat);

// Conditions of the bonuses: quarters with a house, bridges with both ends, continents with a
// colony.
int quarters_reached(SiteSet houses);
int bridges_joined(const Rules& rules, SiteSet houses);
int continents_reached(Colonies colonies);
// Bonuses for all continents, all quarters and bridges. A seat has their money while it meets the
// conditions.
int house_bonus(const Rules& rules, SiteSet houses);
int colony_bonus(const Rules& rules, Colonies colonies);
inline int bonus(const Rules& rules, const Open& s, Seat seat) {
    return house_bonus(rules, s.houses[seat]) + colony_bonus(rules, s.colonies[seat]);
}

// Each changes one thing and pays or takes back the bonuses that depend on it. A step that earns
// the free house sets `ask`.
void step(const Rules& rules, State& s, Seat seat, Good good);
void found(const Rules& rules, State& s, Seat seat,
           Colony colony);  // with the step of its good, if possible
void build(const Rules& rules, State& s, Seat seat, SiteId site);
void demolish(const Rules& rules, State& s, Seat seat, SiteId site);
void abandon(const Rules& rules, State& s, Seat seat, Colony colony);
// Moves the marker only. settle_lost_house settles a free house that is lost by it.
void step_back(State& s, Seat seat, Good good);
// If the seat must give the free house back: asks for a house. Without a house the duty ends.
void settle_lost_house(State& s, Seat seat);
void borrow(const Rules& rules, State& s, Seat seat);
// For each seat the goods whose row it leads now, as bits.
PerPlayer<std::uint8_t> leaders(const Open& s);

}  // namespace pakhuis::merchants
