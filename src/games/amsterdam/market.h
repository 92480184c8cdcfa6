// The market: which tiles may be turned up, what the one that lies open would bring, and what it
// does.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// The tiles of which one is turned up now, each with its weight.
void tile_chances(const Rules& rules, const Open& s, ChanceList<Action>& out);
// Whether the tiles that were turned up in a half, this many, can be.
bool half_fits(const TileHalf& half, TileSet left, int turned_up);

// Whether the tile would do anything for the seat; who can pay it is not asked.
bool market_brings(const Rules& rules, const Open& s, Seat seat);
void use_market(const Rules& rules, Open& s, Seat seat);

// (CA18) The cards that may come in place of the one that was returned.
inline CardSet fetchable(const Open& s) {
    return s.discard - CardSet::of(s.asked.front().card);
}

// Answers to what a C tile asks.
void return_card(Open& s, Seat seat, CardId id);
void fetch_card(Open& s, Seat seat, CardId id);
void draw_from(Open& s, CardClass deck);
void draw_card(Open& s, CardId id);
void activate_free(Open& s, Seat seat, CardId id);
void moor(const Rules& rules, Open& s, Seat seat, NodeId to);
void claim_free(const Rules& rules, Open& s, Seat seat, BlockId block);

}  // namespace pakhuis::amsterdam
