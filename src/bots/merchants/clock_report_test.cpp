// The report of a clock where only bots press.
#include <gtest/gtest.h>

#include "bots/generic.h"
#include "bots/match.h"
#include "games/merchants/merchants.h"

namespace pakhuis::bots {
namespace {

using merchants::Action;
using merchants::Rules;
using merchants::State;
using merchants::View;

Rules live_rules() {
    Options options;
    options.seats = 3;
    options.choice[0] = 1;
    Rules rules;
    EXPECT_EQ(merchants::make_rules(options, merchants::built_in_edition(), rules).refusal,
              nullptr);
    return rules;
}

// Plays at random until a clock waits.
State at_clock(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed);
    State state = Merchants::start(rules);
    while (Merchants::waiting(rules, state) != Seats::of(kClock)) {
        random_step<Merchants>(rules, state, rng);
    }
    return state;
}

TEST(ClockReport, IsTheHighestPriceNamed) {
    const Rules rules = live_rules();
    const std::array<int, 3> bids{90, 120, 0};
    Rng rng(1);
    const Action report = clock_report<Merchants>(Merchants::clockless(rules), at_clock(rules, 1),
                                                  rng, [&](Seat seat, const View& view, Rng&) {
                                                      EXPECT_EQ(view.viewer, seat);
                                                      return Action::bid(bids[seat]);
                                                  });
    EXPECT_EQ(report, Action::sold(1, 120));
}

TEST(ClockReport, IsLegalForGenericBots) {
    const Rules rules = live_rules();
    const Rules sealed = Merchants::clockless(rules);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = at_clock(rules, seed);
        Rng rng(seed);
        const Action report = clock_report<Merchants>(
            sealed, state, rng, [&](Seat seat, const View& view, Rng& dice) {
                return seat == 0 ? greedy_choice<Merchants>(sealed, view, dice)
                                 : random_choice<Merchants>(sealed, view, dice);
            });
        EXPECT_EQ(Merchants::refusal(rules, state, kClock, report), nullptr);
    }
}

TEST(PlayMatch, PlaysAMatchWithAClockInItsClocklessRules) {
    const Rules sealed = Merchants::clockless(live_rules());
    Rng rng(3);
    const State end = play_match<Merchants>(sealed, rng, [&](Seat, const View& view, Rng& dice) {
        return random_choice<Merchants>(sealed, view, dice);
    });
    EXPECT_EQ(Merchants::end_reason(sealed, end), "cards");
}

}  // namespace
}  // namespace pakhuis::bots
