// The property kit over random matches of merchants.
#include "kit/properties.h"

#include <gtest/gtest.h>

#include "games/merchants/test_hooks.h"
#include "games/merchants/test_rules.h"

namespace pakhuis::merchants {
namespace {

// Half of all steps belong to auctions, so only some states get the expensive checks.
constexpr kit::Effort kEffort = kit::less_if_watched({1, 64, 16, 64, 2, 8, 128, 8});

struct Form {
    int seats;
    bool live;
};

std::string form_name(const testing::TestParamInfo<Form>& param) {
    return std::string(param.param.live ? "Live" : "Sealed") + std::to_string(param.param.seats);
}

class MerchantsProperties : public testing::TestWithParam<Form> {};

TEST_P(MerchantsProperties, HoldInRandomMatches) {
    const Form form = GetParam();
    kit::check_random_matches<Merchants>(rules_for(form.seats, form.live), kit::fewer_if_watched(8),
                                         1000, hooks(), kEffort);
}

// Sites, tiles and money are scarce, so impossible actions and payments come up often.
TEST_P(MerchantsProperties, HoldInASmallEdition) {
    const Form form = GetParam();
    const Rules rules = rules_for(form.seats, form.live, small_edition(form.seats));
    kit::check_random_matches<Merchants>(rules, kit::fewer_if_watched(16), 2000, hooks(), kEffort);
}

INSTANTIATE_TEST_SUITE_P(Forms, MerchantsProperties,
                         testing::Values(Form{3, false}, Form{4, false}, Form{5, false},
                                         Form{3, true}, Form{4, true}, Form{5, true}),
                         form_name);

// Matches of version 1 can still be played.
TEST(MerchantsEarlierVersion, HoldsInRandomMatches) {
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        kit::check_random_matches<Merchants>(rules_of_version(1, seats), kit::fewer_if_watched(4),
                                             3000, hooks(), kEffort);
    }
}

// Many matches with rare expensive checks. PAKHUIS_LONG_MATCHES=100000 plays that many, over the
// three numbers of seats.
class MerchantsLongRandomMatches : public testing::TestWithParam<Form> {};

TEST_P(MerchantsLongRandomMatches, HoldAllProperties) {
    const int matches = kit::long_matches(kit::fewer_if_watched(150)) / 3;
    kit::check_random_matches<Merchants>(rules_for(GetParam().seats), matches, 1'000'000, hooks(),
                                         kit::kLong);
}

INSTANTIATE_TEST_SUITE_P(Forms, MerchantsLongRandomMatches,
                         testing::Values(Form{3, false}, Form{4, false}, Form{5, false}),
                         form_name);

}  // namespace
}  // namespace pakhuis::merchants
