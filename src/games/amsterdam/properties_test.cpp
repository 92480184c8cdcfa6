// The property kit over random matches of Amsterdam.
#include "kit/properties.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "games/amsterdam/test_hooks.h"
#include "games/amsterdam/test_rules.h"
#include "kit/sanitized.h"

namespace pakhuis::amsterdam {
namespace {

// A match has some 400 steps with long lists of actions, so there are few.
constexpr int kMatches = kit::fewer_if_watched(3);
constexpr kit::Effort kEffort = kit::less_if_watched({});

// "Whole2", "Short3Secret5CForBDealer"
std::string form_name(const testing::TestParamInfo<MatchForm>& param) {
    constexpr std::array<std::string_view, 5> kTaskWords{"", "Secret3", "Secret5", "Open1",
                                                         "Open2"};
    constexpr std::array<std::string_view, 3> kTileWords{"", "Mixed", "CForB"};
    const MatchForm& form = param.param;
    std::string name = (form.is_short ? "Short" : "Whole") + std::to_string(form.seats);
    name += kTaskWords[at(form.tasks)];
    name += kTileWords[at(form.tiles)];
    if (form.characters) name += "Characters";
    if (form.dealer) name += "Dealer";
    return form.version == 0 ? name : name + "Version" + std::to_string(form.version);
}

const auto kForms = testing::Values(MatchForm{1, false}, MatchForm{2, false}, MatchForm{3, false},
                                    MatchForm{4, false}, MatchForm{1, true}, MatchForm{2, true},
                                    MatchForm{3, true}, MatchForm{4, true});
const auto kExtended =
    testing::Values(MatchForm{2, false, TaskTiles::kSecret3, MarketTiles::kMixed, true, true},
                    MatchForm{2, true, TaskTiles::kOpen2, MarketTiles::kBase, false, true},
                    MatchForm{3, false, TaskTiles::kNone, MarketTiles::kCForB, true, false},
                    MatchForm{3, true, TaskTiles::kSecret5},
                    MatchForm{4, false, TaskTiles::kOpen1, MarketTiles::kMixed},
                    MatchForm{4, true, TaskTiles::kSecret5, MarketTiles::kCForB, true, true});

class AmsterdamProperties : public testing::TestWithParam<MatchForm> {};

TEST_P(AmsterdamProperties, HoldInRandomMatches) {
    const MatchForm form = GetParam();
    kit::check_random_matches<Amsterdam>(rules_for(form), kMatches, 1000, hooks(), kEffort);
}

// Many cards are active early, so discounts, exchanges and triggers combine.
TEST_P(AmsterdamProperties, HoldWhereEverythingIsCheap) {
    const MatchForm form = GetParam();
    const Rules rules = rules_for(form, cheap_edition());
    kit::check_random_matches<Amsterdam>(rules, kMatches, 2000, hooks(), kEffort);
}

INSTANTIATE_TEST_SUITE_P(Forms, AmsterdamProperties, kForms, form_name);
INSTANTIATE_TEST_SUITE_P(Extended, AmsterdamProperties, kExtended, form_name);
INSTANTIATE_TEST_SUITE_P(Earlier, AmsterdamProperties,
                         testing::Values(form_of_version(1), form_of_version(1, 4)), form_name);

// Many matches; the expensive properties are checked only at some steps.
// PAKHUIS_LONG_MATCHES=100000 plays that many matches over the eight forms, half of them with the
// cheap edition.
class AmsterdamLongRandomMatches : public testing::TestWithParam<MatchForm> {};

TEST_P(AmsterdamLongRandomMatches, HoldAllProperties) {
    const MatchForm form = GetParam();
    const int matches = kit::long_matches(PAKHUIS_SANITIZED ? 32 : 160) / 16;
    for (const Edition& edition : {built_in_edition(), cheap_edition()}) {
        const Rules rules = rules_for(form, edition);
        kit::check_random_matches<Amsterdam>(rules, matches, 1'000'000, hooks(), kit::kLong);
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, AmsterdamLongRandomMatches, kForms, form_name);

// All combinations of extensions share the same number of matches. If there are more combinations
// than matches, some are left out.
class AmsterdamExtendedLongRandomMatches : public testing::TestWithParam<int> {};

TEST_P(AmsterdamExtendedLongRandomMatches, HoldAllProperties) {
    const std::vector<MatchForm> forms = all_forms(GetParam());
    const auto wanted =
        static_cast<std::size_t>(std::max(1, kit::long_matches(PAKHUIS_SANITIZED ? 12 : 60) / 6));
    // Odd, because neighbours differ in their flags.
    const std::size_t stride = wanted >= forms.size() ? 1 : (forms.size() / wanted) | 1;
    const int each = static_cast<int>((wanted + forms.size() - 1) / forms.size());
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
