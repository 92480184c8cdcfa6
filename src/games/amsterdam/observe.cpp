// What a seat knows, and states that fit it: in the base game nothing is hidden.
#include "games/amsterdam/amsterdam.h"

namespace pakhuis {

using namespace amsterdam;

View Amsterdam::observe(const Rules&, const State& s, Seat viewer) {
    View v;
    static_cast<Open&>(v) = s;
    v.viewer = viewer;
    return v;
}

State Amsterdam::sample(const Rules&, const View& v, Rng&) {
    State s;
    static_cast<Open&>(s) = v;
    return s;
}

Seats Amsterdam::visible_to(const Rules& rules, const State&, Seat, Action) {
    return Seats::everyone(rules.seats);
}

}  // namespace pakhuis
