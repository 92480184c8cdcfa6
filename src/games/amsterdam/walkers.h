// The three who walk: foreman and bailiff (extension 1), the dealer on the black market (extension
// 3). Each brings something where he stands, and walks on at the end of the turn in which he was
// used.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

inline constexpr int kForemanPoints = 2;  // for each good
inline constexpr int kBailiffCost = 2;    // of the block where he begins

// Where the one that is asked about may be put, as bits: spaces of the harbour for the foreman,
// blocks for the bailiff, goods of the black market for the dealer. In the setup the places where
// he may begin, later those where he may walk to; none if he stays or leaves the game.
std::uint64_t places_of(const Rules& rules, const Open& s, AskKind walker);
// Whether he was used in the turn under way.
bool was_used(const Open& s, AskKind walker);

// (setup) Who puts the next one where; false once all stand.
bool ask_to_place(const Rules& rules, Open& s);
// (end of a turn) Whoever was used and has one way walks; of several ways the seat in turn is
// asked.
void ask_to_walk(const Rules& rules, Open& s);
// Puts the one that is asked about, and the question is answered.
void put_walker(Open& s, int place);

// Whether those of a position from outside stand where they can.
bool walkers_fit(const Rules& rules, const Open& s);

}  // namespace pakhuis::amsterdam
