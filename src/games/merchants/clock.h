// A live run of the auction in time: the price at each moment, the meaning of a press, the buyer.
// These are pure functions of milliseconds since the clock was started. The caller has the real
// clock.
//
//        START             200    190    180  …   50
//   ├──────────────────┼──────┼──────┼──────┼   ┼──────┤
//   0               start_ms   + price_ms each          run_length
//
// The pointer reaches a price at the beginning of its window and moves on at once to the next one:
// a press between two prices pays the higher. In the doubled run the buyer pays twice the price
// shown, and the run is over at half the highest price.
#pragma once

#include <cstdint>
#include <span>

#include "base/rng.h"
#include "engine/clock.h"
#include "engine/reason.h"
#include "games/merchants/action.h"
#include "games/merchants/rules.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

struct Tempo {
    int start_ms = 0;  // on START
    int price_ms = 0;  // on each price
};
Tempo tempo_of(Pace pace);

// Milliseconds of a run if nobody presses.
int run_length(const Rules& rules, bool doubled);
// The price on the clock's face: 0 while it stands on START and once the run is over.
int shown_price(const Rules& rules, bool doubled, int ms);
// The bid of a press at this moment, as for Action::bid: kEarlyBid, the amount to pay, or 0.
int bid_at(const Rules& rules, bool doubled, int ms);
// The first millisecond at which a press bids this amount; run_length for 0.
int first_press_ms(const Rules& rules, bool doubled, int bid);
// The milliseconds at which a press bids this amount. The window of 0 is empty and lies at the end
// of the run. START belongs to "early", in the doubled run to the highest price.
struct PressWindow {
    int begin = 0;
    int length = 0;
};
PressWindow press_window(const Rules& rules, bool doubled, int bid);

// Why a press does not count. The press of a seat that can't pay is refused, and the clock runs on.
Refusal press_refusal(const Rules& rules, const State& state, const Press& press);
// The clock's report of a run with these presses, in any order. The earliest valid press wins;
// chance decides among equal ones. Without a valid press the card stays unsold; in a doubled run
// the early presser buys it.
Action decide_run(const Rules& rules, const State& state, std::span<const Press> presses, Rng& rng);

}  // namespace pakhuis::merchants
