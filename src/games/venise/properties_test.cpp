// The property kit over random matches of venise.
#include "kit/properties.h"

#include <gtest/gtest.h>

#include "games/venise/test_hooks.h"
#include "games/venise/test_rules.h"

namespace pakhuis::venise {
namespace {

// Matches and the lists at the end of a turn are long, so not every state gets all checks.
constexpr kit::Effort kEffort = kit::less_if_watched({1, 128, 16, 64, 2, 8, 64, 4});

class VeniseProperties : public testing::TestWithParam<LayoutName> {};

TEST_P(VeniseProperties, HoldWithTwoSeats) {
    kit::check_random_matches<Venise>(rules_for(2, GetParam()), kit::fewer_if_watched(4), 1000,
                                      hooks(), kEffort);
}

TEST_P(VeniseProperties, HoldWithThreeSeats) {
    kit::check_random_matches<Venise>(rules_for(3, GetParam()), kit::fewer_if_watched(3), 2000,
                                      hooks(), kEffort);
}

TEST_P(VeniseProperties, HoldWithFourSeats) {
    kit::check_random_matches<Venise>(rules_for(4, GetParam()), kit::fewer_if_watched(2), 3000,
                                      hooks(), kEffort);
}

TEST_P(VeniseProperties, HoldWhenAnUnplacedDieCountsOne) {
    for (int seats = 2; seats <= 4; ++seats) {
        kit::check_random_matches<Venise>(rules_for(seats, GetParam(), true), 1, 4000, hooks(),
                                          kEffort);
    }
}

TEST_P(VeniseProperties, HoldInVersionOne) {
    for (int seats = 2; seats <= 4; ++seats) {
        kit::check_random_matches<Venise>(rules_of_version(1, seats, GetParam()), 1, 5000, hooks(),
                                          kEffort);
    }
}

INSTANTIATE_TEST_SUITE_P(Layouts, VeniseProperties, testing::ValuesIn(kAllLayouts),
                         [](const auto& param) { return std::string(name_of(param.param)); });

// Many matches; slow properties are checked only now and then. PAKHUIS_LONG_MATCHES=100000 plays
// that many matches in all with two, three and four seats.
void check_many(int seats) {
    const int matches = kit::long_matches(kit::fewer_if_watched(60)) / 3;
    kit::check_random_matches<Venise>(rules_for(seats), matches, 1'000'000, hooks(), kit::kLong);
}

TEST(VeniseLongRandomMatches, KeepAllPropertiesWithTwoSeats) {
    check_many(2);
}

TEST(VeniseLongRandomMatches, KeepAllPropertiesWithThreeSeats) {
    check_many(3);
}

TEST(VeniseLongRandomMatches, KeepAllPropertiesWithFourSeats) {
    check_many(4);
}

}  // namespace
}  // namespace pakhuis::venise
