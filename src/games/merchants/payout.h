// Scorings: how sectors and players rank, and what that pays.
#pragma once

#include <array>

#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// A seat's best group of connected houses in a quarter, each house of its own over a bridge from
// the group counted once more; 0 without a house there.
int best_group(const Rules& rules, SiteSet houses, int quarter);

// What players' ranks in a sector follow: marker, best group, colonies.
int player_value(const Rules& rules, const Open& s, Area area, int sector, Seat seat);
// What sectors rank by: the furthest marker, or all tiles in it.
int sector_value(const Rules& rules, const Open& s, Area area, int sector);
// Sectors from the best; of equals the lower number.
std::array<int, kSectors> sector_order(const Rules& rules, const Open& s, Area area);

using Amounts = PerPlayer<std::uint16_t>;
// What a sector pays to each seat.
Amounts shares(const Rules& rules, const Open& s, Area area, int sector, const Payout& payout);

// Pays an area by a table, and writes it into the ledgers.
void pay_area(const Rules& rules, State& s, Area area, const PayoutTable& table);

}  // namespace pakhuis::merchants
