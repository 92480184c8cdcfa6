// Every card by its number: a position where it has the effect of the supplement, and one where its
// condition fails. The positions are in test_cards_*.cpp.
#include "games/amsterdam/test_cards.h"

namespace pakhuis::amsterdam {
namespace {

const CardCases& cases() {
    static const CardCases all = [] {
        CardCases out;
        add_used_artisans(out);
        add_permanent_artisans(out);
        add_buildings(out);
        add_laurels(out);
        add_plans(out);
        return out;
    }();
    return all;
}

class AmsterdamCard : public testing::TestWithParam<int> {};

TEST_P(AmsterdamCard, HasTheEffectOfTheSupplement) {
    const auto found = cases().find(GetParam());
    ASSERT_NE(found, cases().end()) << "no position for this card";
    found->second.works();
}

TEST_P(AmsterdamCard, DoesNothingIfItsConditionFails) {
    const auto found = cases().find(GetParam());
    ASSERT_NE(found, cases().end()) << "no position for this card";
    found->second.fails();
}

INSTANTIATE_TEST_SUITE_P(All, AmsterdamCard, testing::Range(1, kCards + 1),
                         [](const testing::TestParamInfo<int>& param) {
                             return "Card" + numeral(param.param);
                         });

}  // namespace
}  // namespace pakhuis::amsterdam
