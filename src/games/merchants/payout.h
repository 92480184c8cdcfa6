// Scorings: the ranks of sectors and players, and the payouts.
#pragma once

#include <array>

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// The size of a seat's best group of connected houses in a quarter. Each house of the seat over a
// bridge from the group counts for one more. 0 without a house in the quarter.
int best_group(const Rules& rules, SiteSet houses, int quarter);

// The value that ranks players in a sector: marker, best group, number of colonies.
int player_value(const Rules& rules, const Open& s, Area area, int sector, Seat seat);
// The value that ranks sectors: the furthest marker, or the number of all tiles.
int sector_value(const Rules& rules, const Open& s, Area area, int sector);
// Sectors from the best down; of equal ones the lower number comes first.
std::array<int, kSectors> sector_order(const Rules& rules, const Open& s, Area area);

using Amounts = PerPlayer<std::uint16_t>;
// The payout of a sector to each seat.
Amounts shares(const Rules& rules, const Open& s, Area area, int sector, const Payout& payout);

// Pays an area by a table and enters the payouts into the ledgers.
void pay_area(const Rules& rules, State& s, Area area, const PayoutTable& table);
// Pays the area of a space that scores; (the end) at 1666 the three areas in their order.
void pay_space(const Rules& rules, State& s, const Space& space);

}  // namespace pakhuis::merchants
