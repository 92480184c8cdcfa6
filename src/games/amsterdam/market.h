// The market: the tiles that may be turned up, and the effects of the open tile.
#pragma once

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {

// The tiles that may be turned up now, each with its weight.
void tile_chances(const Rules& rules, const Open& s, ChanceList<Action>& out);
// Whether the tiles that are gone from a half are possible after `turned_up` tiles.
bool half_fits(const TileHalf& half, TileSet left, int turned_up);

// Whether the tile would do anything for the seat. Does not check the price.
bool market_has_effect(const Rules& rules, const Open& s, Seat seat);
void use_market(const Rules& rules, Open& s, Seat seat);

// (CA18) The cards that may replace the returned card.
inline CardSet fetchable(const Open& s) {
    return s.discard - CardSet::of(s.asked.front().card);
}

// Answers to the questions of C tiles.
void return_card(Open& s, Seat seat, CardId id);
void fetch_card(Open& s, Seat seat, CardId id);
void draw_from(Open& s, CardClass deck);
void draw_card(Open& s, CardId id);
void activate_free(Open& s, Seat seat, CardId id);
void moor(const Rules& rules, Open& s, Seat seat, NodeId to);
void claim_free(const Rules& rules, Open& s, Seat seat, BlockId block);

}  // namespace pakhuis::amsterdam
