// A live run of the auction in time: which price shows when, what a press means, who buys. Pure
// functions of milliseconds since the clock was started; whoever has a real clock calls them.
//
//        START             200    190    180  …   50
//   ├──────────────────┼──────┼──────┼──────┼   ┼──────┤
//   0               start_ms   + price_ms each          run_length
//
// The pointer reaches a price at the beginning of its stretch and leaves it at once for the next
// one: a press on the way between two prices pays the higher. In the doubled run one pays twice
// what shows, and at half the highest price the run is over.
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

// How long a run lasts if nobody presses.
int run_length(const Rules& rules, bool doubled);
// The price on the clock's face: 0 while it stands on START and once the run is over.
int shown_price(const Rules& rules, bool doubled, int ms);
// What a press then bids, as Action::bid takes it: early, what is to be paid, or nothing.
int bid_at(const Rules& rules, bool doubled, int ms);
// The first moment at which a press bids this amount; run_length for nothing.
int moment_of(const Rules& rules, bool doubled, int bid);
// All moments at which a press bids this amount; empty, at the end of the run, for nothing. START
// belongs to "early", in the doubled run to the highest price.
struct Stretch {
    int begin = 0;
    int length = 0;
};
Stretch stretch_of(const Rules& rules, bool doubled, int bid);

// Why a press does not count: one who can't pay is refused, and the clock runs on.
Refusal press_refusal(const Rules& rules, const State& state, const Press& press);
// What the clock reports of a run with these presses, in any order: the earliest that counts, of
// several at once any by chance; nobody's: unsold, or in a doubled run the early presser's.
Action decide_run(const Rules& rules, const State& state, std::span<const Press> presses, Rng& rng);

}  // namespace pakhuis::merchants
