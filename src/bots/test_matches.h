// Whole matches for the tests of all easy levels: win rates, and checks that every choice is legal
// and depends on the view alone.
#pragma once

#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>

#include "bots/generic.h"
#include "bots/match.h"
#include "kit/position_text.h"
#include "kit/sanitized.h"

namespace pakhuis::bots {

// The default of win_rate: ignores the final states.
struct IgnoreEnd {
    template <class State>
    void operator()(const State&, Seat) const {}
};

// The share of matches that one bot wins against others of one kind, its seat rotated. A shared win
// counts in parts. on_end(state, seat) gets the final state of each match and the bot's seat.
template <Game G, class Bot, class Other, class OnEnd = IgnoreEnd>
double win_rate(const typename G::Rules& rules, int matches, Bot&& bot, Other&& other,
                OnEnd&& on_end = {}) {
    double wins = 0;
    for (int m = 0; m < matches; ++m) {
        const Seat seat = static_cast<Seat>(m % rules.seats);
        Rng rng(static_cast<std::uint64_t>(m));
        const typename G::State end =
            play_match<G>(rules, rng, [&](Seat s, const typename G::View& view, Rng& r) {
                return s == seat ? bot(rules, view, r) : other(rules, view, r);
            });
        const Ranking ranking = G::ranking(rules, end);
        int winners = 0;
        for (int s = 0; s < rules.seats; ++s) winners += ranking[static_cast<Seat>(s)] == 1;
        if (ranking[seat] == 1) wins += 1.0 / winners;
        on_end(end, seat);
    }
    return wins / matches;
}

// The lower end of the 95 % interval of a win rate.
inline double lower_end(double rate, int matches) {
    return rate - 1.96 * std::sqrt(rate * (1 - rate) / matches);
}

// The win rate as a property of the test that runs: --gtest_output shows it.
inline void record_rate(const char* name, double rate, int matches) {
    testing::Test::RecordProperty(
        name, std::to_string(rate) + " of " + std::to_string(matches) + " matches");
}

// Checks one decision in `every` of a random match: the bot's choice is legal, and it is the same
// for another deal that looks the same.
template <Game G, class Bot>
void expect_legal_by_view(const typename G::Rules& rules, int seed, int every, Bot&& bot) {
    Rng rng(static_cast<std::uint64_t>(seed));
    int step = 0;
    play_match<G>(
        rules, rng,
        [&](Seat, const typename G::View& v, Rng& r) { return random_choice<G>(rules, v, r); },
        [&](const typename G::State& before, Seat actor, const typename G::Action&,
            const typename G::State&) {
            if (actor == kChance || ++step % every != 0) return;
            const typename G::View view = G::observe(rules, before, actor);
            const typename G::State other = G::sample(rules, view, rng);
            Rng one(static_cast<std::uint64_t>(step));
            Rng two(static_cast<std::uint64_t>(step));
            const typename G::Action action = bot(rules, view, one);
            EXPECT_EQ(G::refusal(rules, before, actor, action), nullptr)
                << kit::action_text<G>(rules, action) << " at step " << step << " of seed " << seed
                << ", " << rules.seats << " seats";
            EXPECT_EQ(bot(rules, G::observe(rules, other, actor), two), action);
        });
}

// Plays a match of one bot on all seats, checks that its choices are legal and returns the final
// state.
template <Game G, class Bot>
typename G::State play_itself(const typename G::Rules& rules, int seed, Bot&& bot) {
    Rng rng(static_cast<std::uint64_t>(seed));
    return play_match<G>(
        rules, rng, [&](Seat, const typename G::View& view, Rng& r) { return bot(rules, view, r); },
        [&](const typename G::State& before, Seat actor, const typename G::Action& action,
            const typename G::State&) {
            ASSERT_EQ(G::refusal(rules, before, actor, action), nullptr)
                << kit::action_text<G>(rules, action);
        });
}

}  // namespace pakhuis::bots
