// The values that a search adds up: shares of the win, in whole numbers, so that every machine and
// the page choose alike.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game.h"

namespace pakhuis::search {

// 0 … kWhole: the share of the win that a seat can expect. Also a prior: the probability of an
// action.
using Share = std::int32_t;
inline constexpr Share kWhole = 1 << 16;

// One value for each seat; entries of seats that do not play are 0. They need not add up to kWhole.
using Values = std::array<Share, kMaxSeats>;

// A lead in points as a share: one half at no lead, three quarters at `scale` points.
constexpr Share squashed(int lead, int scale) {
    const int size = lead < 0 ? -lead : lead;
    return kWhole / 2 + static_cast<Share>(std::int64_t{kWhole / 2} * lead / (size + scale));
}

// Each seat's lead over the best of the others, squashed. A rival without a seat counts as one of
// the others. A seat alone at the table leads by its score.
template <Game G>
Values values_of_score(const typename G::Rules& rules, const typename G::State& state, int scale) {
    constexpr int kNobody = -1'000'000;
    std::array<int, kMaxSeats> score{};
    int rival = kNobody;
    if constexpr (Rivalled<G>) {
        if (!G::rival(rules).empty()) rival = rival_score<G>(rules, state);
    }
    for (int s = 0; s < rules.seats; ++s) {
        score[static_cast<Seat>(s)] = G::score(rules, state, static_cast<Seat>(s));
    }
    Values values{};
    for (int s = 0; s < rules.seats; ++s) {
        int best = rival;
        for (int other = 0; other < rules.seats; ++other) {
            const int its = score[static_cast<Seat>(other)];
            if (other != s && its > best) best = its;
        }
        const int lead = score[static_cast<Seat>(s)] - (best == kNobody ? 0 : best);
        values[static_cast<Seat>(s)] = squashed(lead, scale);
    }
    return values;
}

// How a finished match is valued: partly by the win, partly by the lead. The lead tells more of a
// single match than the win does, and without it a search plays at random once a match is decided.
struct EndValue {
    int scale = 20;        // points, see squashed
    int win_percent = 50;  // the win's part; the lead has the rest
};

template <Game G>
Values values_of_end(const typename G::Rules& rules, const typename G::State& state, EndValue end) {
    Values values = values_of_score<G>(rules, state, end.scale);
    const Ranking ranking = G::ranking(rules, state);
    int winners = 0;
    for (int s = 0; s < rules.seats; ++s) winners += ranking[static_cast<Seat>(s)] == 1;
    for (int s = 0; s < rules.seats; ++s) {
        const auto seat = static_cast<Seat>(s);
        const Share won = ranking[seat] == 1 ? kWhole / winners : 0;
        values[seat] = (won * end.win_percent + values[seat] * (100 - end.win_percent)) / 100;
    }
    return values;
}

}  // namespace pakhuis::search
