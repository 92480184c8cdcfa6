// Views and samples. Only the prices of the current run are secret.
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

// A seat that has decided may have named any amount that it can pay.
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

// Only the bidder sees its price. Everybody sees all other actions.
Seats Merchants::visible_to(const Rules& rules, const State&, Seat actor, Action action) {
    return action.verb == Verb::kBid ? Seats::of(actor) : Seats::everyone(rules.seats);
}

}  // namespace pakhuis
