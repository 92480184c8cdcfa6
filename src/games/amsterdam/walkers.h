// The three walkers: foreman and bailiff (extension 1), the dealer on the black market (extension
// 3). A walker gives an advantage at his place. He moves at the end of a turn in which he was used.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

inline constexpr int kForemanPoints = 2;  // for each good
inline constexpr int kBailiffCost = 2;    // of the block where he begins

// The places where the walker may be put, as bits: spaces of the harbour for the foreman, blocks
// for the bailiff, goods of the black market for the dealer. In the setup these are his first
// places, later the places that he may walk to; none if he stays or leaves the game.
std::uint64_t places_of(const Rules& rules, const Open& s, AskKind walker);
// Whether the walker was used in the current turn.
bool was_used(const Open& s, AskKind walker);

// (setup) Asks a seat to place the next walker. Returns false if all are placed.
bool ask_to_place(const Rules& rules, Open& s);
// (end of a turn) Moves each walker that was used. Asks the seat in turn if he has several places.
void ask_to_walk(const Rules& rules, Open& s);
// Puts the walker of the first question on the place, and removes the question.
void put_walker(Open& s, int place);

// Whether the walkers of a position from outside are on possible places.
bool walkers_fit(const Rules& rules, const Open& s);

}  // namespace pakhuis::amsterdam
