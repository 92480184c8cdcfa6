// The auction: the bidders of a run, the prices they can name, and its result.
#pragma once

#include "engine/reason.h"
#include "games/merchants/action.h"
#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// Seats that can pay the lowest price of the current run. The others are not asked.
inline Seats bidders(const Rules& rules, const Open& s) {
    const int least = rules.least_bid(s.phase == Phase::kDoubled);
    unsigned bits = 0;
    for (unsigned seat = 0; seat < static_cast<unsigned>(rules.seats); ++seat) {
        bits |= static_cast<unsigned>(owned(s, static_cast<Seat>(seat)) >= least) << seat;
    }
    return {static_cast<std::uint8_t>(bits)};
}

// Whether a seat may name this amount in the current run: 0, a price it can pay, or kEarlyBid.
bool may_bid(const Rules& rules, const Open& s, Seat seat, int amount);
// The number of prices that a seat can name, without "early" and "nothing".
int price_count(const Rules& rules, const Open& s, Seat seat);
// Why a bidder can't name this price or "early": the clock does not show it in the current run, or
// the seat can't pay it.
Refusal why_not_bid(const Rules& rules, const Open& s, Seat seat, int amount);

// The highest amount named, and the seats that named it. Without a bid: amount 0 and no seats.
struct HighestBid {
    int amount = 0;
    Seats seats;
};
HighestBid highest_bid(const Rules& rules, const State& s);
// The result of a run if `seat` is the first of the highest bidders. `seat` is not read where
// nobody pressed.
Action result_for(const Rules& rules, const State& s, const HighestBid& highest, Seat seat);

}  // namespace pakhuis::merchants
