// The auction: who is asked in a run, and what it ends with.
#pragma once

#include "engine/reason.h"
#include "games/merchants/action.h"
#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// Seats that can pay the lowest price of the run under way.
inline Seats asked(const Rules& rules, const Open& s) {
    const int least = rules.least_bid(s.phase == Phase::kDoubled);
    unsigned bits = 0;
    for (unsigned seat = 0; seat < static_cast<unsigned>(rules.seats); ++seat) {
        bits |= static_cast<unsigned>(owned(s, static_cast<Seat>(seat)) >= least) << seat;
    }
    return {static_cast<std::uint8_t>(bits)};
}

// Whether a seat could name this in the run under way: 0, a price it can pay, or early.
bool may_bid(const Rules& rules, const Open& s, Seat seat, int amount);
// How many prices a seat can name, early and nothing left out.
int price_count(const Rules& rules, const Open& s, Seat seat);
// Why a seat that takes part can't name this price or "early": the clock does not show it in the
// run under way, or it is too dear.
Refusal why_not_bid(const Rules& rules, const Open& s, Seat seat, int amount);

// The best of what was named, and who named it. Nothing was named: amount 0 and nobody.
struct Top {
    int amount = 0;
    Seats seats;
};
Top top_bid(const Rules& rules, const State& s);
// What a run ends with if `seat` is the first among the best; Top without seats: nobody pressed.
Action result_for(const Rules& rules, const State& s, const Top& top, Seat seat);

}  // namespace pakhuis::merchants
