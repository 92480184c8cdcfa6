// The property kit over random matches of carts.
#include "kit/properties.h"

#include <gtest/gtest.h>

#include "games/carts/test_hooks.h"
#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

TEST(CartsProperties, HoldWithTwoSeats) {
    kit::check_random_matches<Carts>(rules_for(2), kit::fewer_if_watched(40), 1000, hooks());
}

TEST(CartsProperties, HoldWithThreeSeats) {
    kit::check_random_matches<Carts>(rules_for(3), kit::fewer_if_watched(30), 2000, hooks());
}

TEST(CartsProperties, HoldWithFourSeats) {
    kit::check_random_matches<Carts>(rules_for(4), kit::fewer_if_watched(30), 3000, hooks());
}

TEST(CartsProperties, HoldOnASmallBoard) {
    for (int seats = 2; seats <= 4; ++seats) {
        kit::check_random_matches<Carts>(rules_for(seats, small_edition()),
                                         kit::fewer_if_watched(20), 4000, hooks());
    }
}

TEST(CartsProperties, HoldOnTheLargestBoard) {
    for (int seats = 2; seats <= 4; ++seats) {
        kit::check_random_matches<Carts>(rules_for(seats, large_edition()),
                                         kit::fewer_if_watched(4), 5000, hooks());
    }
}

// Both ends occur, each on the board made for it.
TEST(CartsProperties, MatchesEndByLastLapAndByPassing) {
    for (int seats = 2; seats <= 4; ++seats) {
        const Rules built_in = rules_for(seats);
        const Rules small = rules_for(seats, small_edition());
        Rng rng(static_cast<std::uint64_t>(seats));
        for (int i = 0; i < 20; ++i) {
            State state = Carts::start(built_in);
            random_finish<Carts>(built_in, state, rng);
            EXPECT_EQ(Carts::end_reason(built_in, state), "last-lap");
            state = Carts::start(small);
            random_finish<Carts>(small, state, rng);
            EXPECT_EQ(Carts::end_reason(small, state), "all-passed");
        }
    }
}

// Many matches; slow properties are checked only now and then. PAKHUIS_LONG_MATCHES=100000 plays
// that many matches in all with two, three and four seats.
void check_many(int seats) {
    const int matches = kit::long_matches(kit::fewer_if_watched(600)) / 3;
    kit::check_random_matches<Carts>(rules_for(seats), matches, 1'000'000, hooks(), kit::kLong);
}

TEST(CartsLongRandomMatches, KeepAllPropertiesWithTwoSeats) {
    check_many(2);
}

TEST(CartsLongRandomMatches, KeepAllPropertiesWithThreeSeats) {
    check_many(3);
}

TEST(CartsLongRandomMatches, KeepAllPropertiesWithFourSeats) {
    check_many(4);
}

}  // namespace
}  // namespace pakhuis::carts
