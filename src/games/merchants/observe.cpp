// What a seat knows, and states that fit it. Only prices of a run under way are secret.
#include "games/merchants/menu.h"

namespace pakhuis {

using namespace merchants;

View Merchants::observe(const Rules&, const State& s, Seat viewer) {
    View v;
    static_cast<Open&>(v) = s;
    v.viewer = viewer;
    if (viewer < kMaxSeats) v.own_bid = s.bids[viewer];
    return v;
}

// Whoever has decided may have named anything that he could.
State Merchants::sample(const Rules& rules, const View& v, Rng& rng) {
    State s;
    static_cast<Open&>(s) = v;
    for (Seats left = v.decided; !left.empty();) {
        const Seat seat = left.pop();
        if (seat == v.viewer) {
            s.bids[seat] = v.own_bid;
            continue;
        }
        const Menu menu = menu_of(rules, s, seat);
        if (menu.count() > 0) s.bids[seat] = menu.nth(rng.below(menu.count())).amount;
    }
    return s;
}

// A price is seen by the one who names it; the run's result by all.
Seats Merchants::visible_to(const Rules& rules, const State&, Seat actor, Action action) {
    return action.verb == Verb::kBid ? Seats::of(actor) : Seats::everyone(rules.seats);
}

}  // namespace pakhuis
