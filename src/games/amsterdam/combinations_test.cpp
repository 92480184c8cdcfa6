// Combinations of cards: discounts, free activations, replacements, triggers.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

// 025 lowers the cost in resources, not 027's Florins. 026 and 074 act on both, 028 allows both.
TEST(AmsterdamCombinations, ATurnAllowsABlockByDiscountAndABlockForFlorins) {  // 025–028, 074
    Table t(2);
    t.active(0, "025 026 027 028 074").supply(0, "pink").florins(0, 1);
    EXPECT_EQ(t.refusal("0: acquire plantage-2"), "too-few-florins");
    t.play({"0: claim plantage-1", "0: store"});  // 2 − 1
    EXPECT_EQ(t.florins_of(0), 2);
    t.play({"0: acquire plantage-2", "0: store"});
    EXPECT_EQ(t.florins_of(0), 1);
    EXPECT_EQ(t.space_of(0), 3);
    EXPECT_EQ(t.state.crests[0].count(), 2);
}

// 037 with 028: both rewards for each of two sales.
TEST(AmsterdamCombinations, EachSaleGivesBothRewards) {  // 037, 028
    Table t(2);
    t.active(0, "028 037").supply(0, "pink grey");
    t.play({"0: claim plantage-5", "0: sell-both", "0: gain pink"});
    t.play({"0: claim haarlemmerbuurt-2", "0: sell-both", "0: gain pink"});
    EXPECT_EQ(t.florins_of(0), 4);
    EXPECT_EQ(t.supply_of(0), resources("pink x2"));
}

// A card bought with 038 is activated like any other.
TEST(AmsterdamCombinations, TriggersActOnBoughtCards) {  // 030, 033, 035, 041 with 038
    Table t(2);
    t.active(0, "030 033 035 038 041").below(0, "055 001 112").florins(0, 3);
    t.play("0: buy 055");
    EXPECT_EQ(t.florins_of(0), 2);
    t.florins(0, 3).play("0: buy 001");
    EXPECT_EQ(t.florins_of(0), 1);
    t.florins(0, 3).play("0: buy 112");
    EXPECT_EQ(t.florins_of(0), 1 + 1);
    EXPECT_EQ(t.points_of(0), 1);
}

// With 035 and 029 a plan is used once for nothing and three times for a resource each.
TEST(AmsterdamCombinations, APlanIsUsedOnceFreeAndThreeTimesPaid) {  // 029, 035
    Table t(2);
    t.active(0, "029 035").below(0, "109").supply(0, "pink x6").play("0: activate 109");
    t.play({"0: use 109", "0: use 109", "0: use 109"});
    EXPECT_EQ(t.points_of(0), 4);
    EXPECT_EQ(t.refusal("0: use 109"), "already-used");
    EXPECT_EQ(t.supply_of(0), resources("pink"));
}

// A plan that was used and then given up by 047 still counts as used.
TEST(AmsterdamCombinations, TheUseOfACededPlanStaysValid) {  // 047, 001
    Table t(2);
    t.active(0, "001 047 109").supply(0, "pink");
    t.play({"0: use 109", "0: cede 109", "0: use 001"});
    EXPECT_EQ(t.supply_of(0), resources("orange"));
    EXPECT_EQ(t.florins_of(0), 3);
}

// Spaces of the pocket are used before resources. With 040 one resource pays two spaces.
TEST(AmsterdamCombinations, FreeSpacesAreUsedFirst) {  // 022, 040
    Table t(2);
    t.active(0, "022 040").florins(0, 1).supply(0, "pink").play("0: use 022");
    t.play({"0: sail w1", "0: sail w4", "0: sail w6"});
    EXPECT_EQ(t.supply_of(0), resources("pink"));
    t.play({"0: sail w8", "0: sail w9"});
    EXPECT_EQ(t.supply_of(0), Resources{});
    EXPECT_EQ(t.refusal("0: sail w8"), "too-few-any");
}

TEST(AmsterdamCombinations, ThePocketIsLostAtTheEndOfTheTurn) {  // 022
    Table t(2);
    t.active(0, "022").florins(0, 1).play({"0: use 022", "0: end"});
    EXPECT_EQ(t.state.turn.pocket, 0);
}

// Florins of 026, 033, 037 and plans are gains of cards. 071 needs one of them.
TEST(AmsterdamCombinations, TriggeredGainsAreGainsOfCards) {  // 071, 072
    Table artisan(2);
    artisan.active(0, "033 071").below(0, "001").supply(0, "pink").play("0: activate 001");
    EXPECT_EQ(artisan.refusal("0: use 071"), "");
    Table block(2);
    block.active(0, "026 071").supply(0, "pink").play({"0: claim plantage-5", "0: store"});
    EXPECT_EQ(block.refusal("0: use 071"), "");
    Table sale(2);
    sale.active(0, "037 071").supply(0, "pink").play({"0: claim plantage-5", "0: sell-both"});
    sale.play("0: gain pink");
    EXPECT_EQ(sale.refusal("0: use 071"), "");
    Table roof(2);
    roof.active(0, "073 072").barge(0, "beer").ship(0, "beer-anchor").play("0: deliver beer");
    EXPECT_EQ(roof.refusal("0: use 072"), "");
}

// 017 or 074 gives a step over the bridge behind space 4. The points count as gained by that card;
// under version 1 they did not.
TEST(AmsterdamCombinations, PointsForACardsStepCountAsTheCardsPoints) {  // 072, 017, 074
    for (const int version : {1, 2}) {
        const char* const expected = version == 1 ? "condition-fails" : "";
        Table used(form_of_version(version));
        used.active(0, "017 072").amstel({4, 9}).in_order({1, 0}).play("0: use 017");
        EXPECT_EQ(used.points_of(0), 2);
        EXPECT_EQ(used.refusal("0: use 072"), expected);
        Table block(form_of_version(version));
        block.active(0, "074 072").amstel({4, 9}).in_order({1, 0}).supply(0, "pink");
        block.play({"0: claim plantage-5", "0: store"});
        EXPECT_EQ(block.points_of(0), 2);
        EXPECT_EQ(block.refusal("0: use 072"), expected);
    }
}

// A step without a bridge gives no point. A step paid with resources is no gain of a card.
TEST(AmsterdamCombinations, PointsForOtherStepsDoNotCountAsACardsPoints) {  // 072
    Table dry(2);
    dry.active(0, "017 072").amstel({5, 9}).in_order({1, 0}).play("0: use 017");
    EXPECT_EQ(dry.refusal("0: use 072"), "condition-fails");
    Table paid(2);
    paid.active(0, "072").amstel({4, 9}).in_order({1, 0}).supply(0, "pink").play("0: advance 1");
    EXPECT_EQ(paid.points_of(0), 2);
    EXPECT_EQ(paid.refusal("0: use 072"), "condition-fails");
}

// 051's Florins come in phase II, so they are no gain of the turn.
TEST(AmsterdamCombinations, FlorinsForDiceDoNotCountInTheTurn) {  // 051, 071
    Table t(2);
    t.active(0, "051 071").taking_dice({1, 2, 3, 4, 5, 5});
    t.play({"0: dice pink grey", "1: dice pink grey"});
    EXPECT_EQ(t.florins_of(0), 2);
    EXPECT_EQ(t.refusal("0: use 071"), "condition-fails");
}

// 051, 052 and 054 add up; 053 does not change the face.
TEST(AmsterdamCombinations, CardsOfPhaseTwoAddUp) {  // 051–054
    Table t(2);
    t.active(0, "051 052 053 054").taking_dice({1, 4, 3, 4, 5, 5}).play("0: dice pink grey");
    t.play("0: shift pink 2");
    EXPECT_EQ(t.florins_of(0), 2);
    EXPECT_EQ(t.rondel_of(0, 2), resources("pink x2"));  // one of the die and one of 054
    EXPECT_EQ(t.rondel_of(0, 1), resources("pink x2"));  // 052's
    EXPECT_EQ(t.rondel_of(0, 4), resources("grey x5"));
}

// Each exchange costs more than it gives.
TEST(AmsterdamCombinations, ExchangesCannotGoOnForEver) {  // 032, 036, 039
    Table t(2);
    t.active(0, "032 036 039").florins(0, 6).supply(0, "pink x9");
    int steps = 0;
    Rng rng(3);
    while (!t.legal(0, "use").empty() || !t.state.asked.empty()) {
        const Texts texts = t.state.asked.empty() ? t.legal(0, "use") : t.legal(0);
        t.play("0: " + texts[static_cast<std::size_t>(rng.below(static_cast<int>(texts.size())))]);
        ASSERT_LT(++steps, 200);
    }
    EXPECT_LT(t.florins_of(0), 2);
    EXPECT_LT(t.supply_of(0).total(), 2);
}

// 042 lowers the cost of an artisan to nothing.
TEST(AmsterdamCombinations, ADiscountMayLeaveNothingToPay) {  // 042
    Table t(2);
    t.active(0, "042").below(0, "001").play("0: activate 001 without pink");
    EXPECT_TRUE(t.state.active[0].has(card(1)));
}

TEST(AmsterdamCombinations, ARaisedLimitHoldsAtOnce) {  // 020, 028, ours
    Table t(2);
    t.below(0, "020").round(1).tile("a2").florins(0, 2).supply(0, "pink grey black");
    t.play({"0: market", "0: activate 020", "0: market"});
    EXPECT_EQ(t.points_of(0), 4);
}

// 026 gives nothing for a block that was taken before its activation.
TEST(AmsterdamCombinations, ATriggerIgnoresEarlierActions) {  // 026, ours
    Table t(2);
    t.below(0, "026").supply(0, "pink grey orange");
    t.play({"0: claim plantage-5", "0: store", "0: activate 026"});
    EXPECT_EQ(t.florins_of(0), 0);
}

}  // namespace
}  // namespace pakhuis::amsterdam
