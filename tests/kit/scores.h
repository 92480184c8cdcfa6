// Score sheets add up to the score, and places follow the scores.
#pragma once

#include "kit/print.h"

namespace pakhuis::kit {

template <Game G>
Fault sheet_fault(const typename G::Rules& rules, const typename G::State& state) {
    ScoreSheet sheet;
    for (int s = 0; s < rules.seats; ++s) {
        const auto seat = static_cast<Seat>(s);
        G::score_sheet(rules, state, seat, sheet);
        int sum = 0;
        for (const ScoreLine& line : sheet) {
            sum += line.points;
            if (line.key.empty()) return "a line of the score sheet has no key";
        }
        if (sum != G::score(rules, state, seat)) {
            return "the score sheet of seat " + actor_name(seat) + " does not add up to its score";
        }
    }
    return {};
}

// Whether a rival without a seat is placed before this seat.
template <Game G>
bool rival_is_before(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
    if constexpr (Rivalled<G>) {
        return !G::rival(rules).empty() &&
               rival_score<G>(rules, state) >= G::score(rules, state, seat);
    }
    return false;
}

// Places are 1 + the number of better seats, and more points never mean a worse place.
template <Game G>
Fault ranking_fault(const typename G::Rules& rules, const typename G::State& state) {
    const Ranking places = G::ranking(rules, state);
    for (int s = 0; s < kMaxSeats; ++s) {
        const auto own = static_cast<std::size_t>(s);
        if (s >= rules.seats) {
            if (places[own] != 0) return "a seat that does not play has a place";
            continue;
        }
        int better = rival_is_before<G>(rules, state, static_cast<Seat>(s));
        for (int t = 0; t < rules.seats; ++t) {
            const auto other = static_cast<std::size_t>(t);
            better += places[other] < places[own];
            if (places[other] > places[own] && G::score(rules, state, static_cast<Seat>(t)) >
                                                   G::score(rules, state, static_cast<Seat>(s))) {
                return "a seat with fewer points has the better place";
            }
        }
        if (places[own] != better + 1) return "the places skip a number or do not";
    }
    return {};
}

}  // namespace pakhuis::kit
