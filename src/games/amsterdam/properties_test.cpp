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
constexpr kit::Effort kEffort = kit::less_if_watched({});

// "Whole2", "Short3Secret5CForBDealer"
std::string form_name(const testing::TestParamInfo<Form>& param) {
    constexpr std::array<std::string_view, 5> kTaskWords{"", "Secret3", "Secret5", "Open1",
                                                         "Open2"};
    constexpr std::array<std::string_view, 3> kTileWords{"", "Mixed", "CForB"};
    const Form& form = param.param;
    std::string name = (form.is_short ? "Short" : "Whole") + std::to_string(form.seats);
    name += kTaskWords[at(form.tasks)];
    name += kTileWords[at(form.tiles)];
    if (form.characters) name += "Characters";
    if (form.dealer) name += "Dealer";
    return form.version == 0 ? name : name + "Version" + std::to_string(form.version);
}

const auto kForms = testing::Values(Form{1, false}, Form{2, false}, Form{3, false}, Form{4, false},
                                    Form{1, true}, Form{2, true}, Form{3, true}, Form{4, true});
const auto kExtended = testing::Values(
    Form{2, false, TaskTiles::kSecret3, MarketTiles::kMixed, true, true},
    Form{2, true, TaskTiles::kOpen2, MarketTiles::kBase, false, true},
    Form{3, false, TaskTiles::kNone, MarketTiles::kCForB, true, false},
    Form{3, true, TaskTiles::kSecret5}, Form{4, false, TaskTiles::kOpen1, MarketTiles::kMixed},
    Form{4, true, TaskTiles::kSecret5, MarketTiles::kCForB, true, true});

class AmsterdamProperties : public testing::TestWithParam<Form> {};

TEST_P(AmsterdamProperties, HoldInRandomMatches) {
    const Form form = GetParam();
    kit::check_random_matches<Amsterdam>(rules_for(form), kMatches, 1000, hooks(), kEffort);
}

// Cards are active early and many: discounts, exchanges and triggers meet each other.
TEST_P(AmsterdamProperties, HoldWhereEverythingIsCheap) {
    const Form form = GetParam();
    const Rules rules = rules_for(form, cheap_edition());
    kit::check_random_matches<Amsterdam>(rules, kMatches, 2000, hooks(), kEffort);
}

INSTANTIATE_TEST_SUITE_P(Forms, AmsterdamProperties, kForms, form_name);
INSTANTIATE_TEST_SUITE_P(Extended, AmsterdamProperties, kExtended, form_name);
INSTANTIATE_TEST_SUITE_P(Earlier, AmsterdamProperties,
                         testing::Values(of_version(1), of_version(1, 4)), form_name);

// Many matches with the dear properties looked at now and then. PAKHUIS_LONG_MATCHES=100000 plays
// that many over the eight forms, half of them where everything is cheap.
class AmsterdamLongRandomMatches : public testing::TestWithParam<Form> {};

TEST_P(AmsterdamLongRandomMatches, HoldAllProperties) {
    const Form form = GetParam();
    const int matches = kit::long_matches(PAKHUIS_SANITIZED ? 32 : 320) / 16;
    for (const Edition& edition : {built_in_edition(), cheap_edition()}) {
        const Rules rules = rules_for(form, edition);
        kit::check_random_matches<Amsterdam>(rules, matches, 1'000'000, hooks(), kit::kLong);
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, AmsterdamLongRandomMatches, kForms, form_name);

// The extensions in every combination, as many matches as above over all of them; under sanitizers
// only some.
class AmsterdamExtendedLongRandomMatches : public testing::TestWithParam<int> {};

TEST_P(AmsterdamExtendedLongRandomMatches, HoldAllProperties) {
    const std::vector<Form> forms = all_forms(GetParam());
    const std::size_t stride = PAKHUIS_SANITIZED ? 17 : 1;
    const int wanted = kit::long_matches(180);
    const int each =
        (wanted / 6 + static_cast<int>(forms.size()) - 1) / static_cast<int>(forms.size());
    for (const Edition& edition : {built_in_edition(), cheap_edition()}) {
        for (std::size_t i = 0; i < forms.size(); i += stride) {
            const Rules rules = rules_for(forms[i], edition);
            kit::check_random_matches<Amsterdam>(rules, each, 3'000'000, hooks(), kit::kLong);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seats, AmsterdamExtendedLongRandomMatches, testing::Values(2, 3, 4));

}  // namespace
}  // namespace pakhuis::amsterdam
