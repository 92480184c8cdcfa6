// The property kit over random matches of Amsterdam.
#include "kit/properties.h"

#include <gtest/gtest.h>

#include "games/amsterdam/test_hooks.h"
#include "games/amsterdam/test_rules.h"
#include "kit/sanitized.h"

namespace pakhuis::amsterdam {
namespace {

// A match has some 400 steps with long lists of actions: under sanitizers fewer are looked at.
constexpr int kMatches = PAKHUIS_SANITIZED ? 1 : 6;
constexpr kit::Effort kEffort =
    PAKHUIS_SANITIZED ? kit::Effort{4, 128, 64, 256, 4, 32, 1024, 8} : kit::Effort{};

struct Form {
    int seats;
    bool is_short;
};

std::string form_name(const testing::TestParamInfo<Form>& param) {
    return std::string(param.param.is_short ? "Short" : "Whole") +
           std::to_string(param.param.seats);
}

const auto kForms = testing::Values(Form{2, false}, Form{3, false}, Form{4, false}, Form{2, true},
                                    Form{3, true}, Form{4, true});

class AmsterdamProperties : public testing::TestWithParam<Form> {};

TEST_P(AmsterdamProperties, HoldInRandomMatches) {
    const Form form = GetParam();
    kit::check_random_matches<Amsterdam>(rules_for(form.seats, form.is_short), kMatches, 1000,
                                         hooks(), kEffort);
}

// Cards are active early and many: discounts, exchanges and triggers meet each other.
TEST_P(AmsterdamProperties, HoldWhereEverythingIsCheap) {
    const Form form = GetParam();
    const Rules rules = rules_for(form.seats, form.is_short, cheap_edition());
    kit::check_random_matches<Amsterdam>(rules, kMatches, 2000, hooks(), kEffort);
}

INSTANTIATE_TEST_SUITE_P(Forms, AmsterdamProperties, kForms, form_name);

// Many matches with the dear properties looked at now and then. PAKHUIS_LONG_MATCHES=100000 plays
// that many over the six forms, half of them where everything is cheap.
class AmsterdamLongRandomMatches : public testing::TestWithParam<Form> {};

TEST_P(AmsterdamLongRandomMatches, HoldAllProperties) {
    const Form form = GetParam();
    const int matches = kit::long_matches(PAKHUIS_SANITIZED ? 24 : 240) / 12;
    for (const Edition& edition : {built_in_edition(), cheap_edition()}) {
        const Rules rules = rules_for(form.seats, form.is_short, edition);
        kit::check_random_matches<Amsterdam>(rules, matches, 1'000'000, hooks(), kit::kLong);
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, AmsterdamLongRandomMatches, kForms, form_name);

}  // namespace
}  // namespace pakhuis::amsterdam
