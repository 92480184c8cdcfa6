// The use of cards.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// goods cards, the example
TEST(MerchantsGoods, StepSilkOnceAndSpicesTwiceInTheRulebooksExample) {
    Table t(3);
    t.clear(0).markers(0, "sugar spices").deal("goods", "goods");
    t.play({"0: step silk", "0: step spices", "0: step spices"});
    EXPECT_EQ(t.state.markers[0], kit::counts_of<Markers>("sugar spices x3 silk"));
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// goods cards: three of a kind are not allowed
TEST(MerchantsGoods, AtMostTwoStepsGoToOneGood) {
    Table t(3);
    t.deal("goods", "goods").play({"0: step gems", "0: step gems"});
    EXPECT_EQ(t.refusal("0: step gems"), "twice-on-one");
    EXPECT_EQ(t.legal(0), (Texts{"done", "step silk", "step spices", "step sugar"}));
}

// goods cards: three different goods
TEST(MerchantsGoods, ThreeDifferentGoodsAreAllowed) {
    Table t(3);
    t.deal("goods", "goods").play({"0: step gems", "0: step sugar", "0: step silk"});
    EXPECT_EQ(t.state.markers[0], kit::counts_of<Markers>("gems sugar silk x2"));
}

// goods cards: the end of the row
TEST(MerchantsGoods, AMarkerOnTheLastSpaceStays) {
    Table t(3);
    t.markers(0, "silk x8").deal("goods", "goods");
    EXPECT_EQ(t.refusal("0: step silk"), "row-end");
}

// rulings: "may" makes each step optional
TEST(MerchantsGoods, TheCardNeedNotBeUsedUp) {
    Table t(3);
    t.deal("goods", "goods").play({"0: step gems", "0: done"});
    EXPECT_EQ(t.state.phase, Phase::kAuction);
    EXPECT_EQ(t.marker(0, Good::kGems), 1);
}

// rulings: only possible uses are offered
TEST(MerchantsGoods, ACardThatCanDoNothingIsOverAtOnce) {
    Table t(3);
    t.markers(0, "sugar x8 gems x8 spices x8 silk x8").deal("goods", "goods");
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// trading colonies, the Americas card
TEST(MerchantsColony, AContinentCardTakesAnyGoodThereAndStepsIt) {
    Table t(3);
    t.deal("colony-americas", "goods");
    EXPECT_EQ(t.legal(0), (Texts{"done", "found americas-gems", "found americas-silk",
                                 "found americas-spices", "found americas-sugar"}));
    t.play("0: found americas-gems");
    EXPECT_EQ(t.state.colonies[0], kit::counts_of<Colonies>("americas-gems far-east-silk"));
    EXPECT_EQ(t.state.markers[0], kit::counts_of<Markers>("gems silk"));
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// trading colonies, the silk card
TEST(MerchantsColony, AGoodsCardTakesAnyContinentAndStepsThatGood) {
    Table t(3);
    t.deal("colony-silk", "goods");
    EXPECT_EQ(t.legal(0), (Texts{"done", "found africa-silk", "found americas-silk",
                                 "found east-indies-silk", "found far-east-silk"}));
    t.play("0: found africa-silk");
    EXPECT_EQ(t.marker(0, Good::kSilk), 2);
}

// trading colonies: all sites taken
TEST(MerchantsColony, WithoutAFreeSiteNothingHappens) {
    Table t(3);
    t.colonies(0, "americas-silk x2 africa-silk x2").colonies(1, "east-indies-silk x2");
    t.colonies(2, "far-east-silk x4").deal("colony-silk", "goods");
    EXPECT_EQ(t.state.phase, Phase::kAuction);
    EXPECT_EQ(t.marker(0, Good::kSilk), 1);
}

// trading colonies: a site holds one
TEST(MerchantsColony, SitesOfAKindRunOut) {
    Table t(3);
    t.colonies(1, "americas-gems x2 americas-silk").deal("colony-americas", "goods");
    EXPECT_EQ(t.refusal("0: found americas-gems"), "no-free-site");
    EXPECT_EQ(t.refusal("0: found africa-gems"), "not-on-card");
    EXPECT_EQ(t.refusal("0: found americas-silk"), "");
}

// trading colonies: the marker at the end stays, the colony is founded all the same
TEST(MerchantsColony, AtTheEndOfTheRowOnlyTheColonyIsFounded) {
    Table t(3);
    t.markers(0, "silk x8").deal("colony-silk", "goods").play("0: found africa-silk");
    EXPECT_EQ(t.marker(0, Good::kSilk), 8);
    EXPECT_EQ(t.state.colonies[0].total(), 2);
}

// Amsterdam cards, the left one
TEST(MerchantsHouse, IsBuiltInEitherOfTwoQuartersWithAStepOfGems) {
    Table t(3);
    t.deal("house-g-oz-gems", "goods");
    EXPECT_EQ(t.legal(0, "build").size(), 18u);
    EXPECT_EQ(t.legal(0, "step"), Texts{"step gems"});
    EXPECT_EQ(t.refusal("0: build l0"), "not-on-card");
    EXPECT_EQ(t.refusal("0: build oz2"), "site-taken");
    t.play({"0: build oz3", "0: step gems"});
    EXPECT_EQ(t.state.houses[0], sites("g2 oz3"));
    EXPECT_EQ(t.marker(0, Good::kGems), 1) << "a marker that was not there is placed";
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// Amsterdam cards, the right one
TEST(MerchantsHouse, IsBuiltInLastageWithAStepOfAnyGood) {
    Table t(3);
    t.deal("house-l", "goods");
    EXPECT_EQ(t.legal(0, "step").size(), 4u);
    t.play("0: build l0");
    EXPECT_EQ(t.legal(0), (Texts{"done", "step gems", "step silk", "step spices", "step sugar"}));
    EXPECT_EQ(t.refusal("0: build l1"), "card-used");
    t.play("0: step silk");
    EXPECT_EQ(t.marker(0, Good::kSilk), 2);
}

// rulings: the house and the step in either order, each optional
TEST(MerchantsHouse, ComesBeforeOrAfterTheStep) {
    for (const bool house_first : {true, false}) {
        Table t(3);
        t.deal("house-l", "goods");
        t.play(house_first ? "0: build l0" : "0: step silk");
        EXPECT_EQ(t.state.phase, Phase::kUse);
        t.play(house_first ? "0: step silk" : "0: build l0");
        EXPECT_EQ(t.state.phase, Phase::kAuction);
        EXPECT_EQ(t.state.houses[0], sites("g2 l0"));
        EXPECT_EQ(t.marker(0, Good::kSilk), 2);
    }
}

// rulings: each optional
TEST(MerchantsHouse, MayBeOmittedAfterTheStep) {
    Table t(3);
    t.deal("house-l", "goods").play("0: step silk");
    EXPECT_EQ(t.legal(0, "step"), Texts{});
    EXPECT_EQ(t.legal(0, "build").size(), 10u);
    EXPECT_EQ(t.refusal("0: step gems"), "card-used");
    t.play("0: done");
    EXPECT_EQ(t.state.houses[0], sites("g2"));
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// rulings: only possible uses are offered
TEST(MerchantsHouse, WithoutAFreeSiteTheStepEndsTheCard) {
    Table t(3);
    t.houses(1, "l0 l1 l2 l3 l4 l5 l6 l7 l8 l9").deal("house-l", "goods").play("0: step silk");
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// rulings: bonuses also in the middle of a card
TEST(MerchantsHouse, TheFreeHouseOfItsStepComesBeforeTheCardsOwn) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk").deal("house-l", "goods").play("0: step silk");
    EXPECT_EQ(t.state.ask, Ask::kFreeHouse);
    t.play("0: build g0");
    EXPECT_EQ(t.refusal("0: build g1"), "not-on-card") << "the card's own is due";
    t.play("0: build l0");
    EXPECT_EQ(t.state.houses[0], sites("g0 g2 l0"));
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// version 1: first the house, then the step
TEST(MerchantsHouse, InVersion1TheStepEndsTheCard) {
    Table t(rules_of_version(1, 3));
    t.deal("house-l", "goods").play("0: step silk");
    EXPECT_EQ(t.state.phase, Phase::kAuction);
    EXPECT_EQ(t.state.houses[0], sites("g2"));
    Table u(rules_of_version(1, 3));
    u.deal("house-l", "goods").play({"0: build l0", "0: step silk"});
    EXPECT_EQ(u.state.phase, Phase::kAuction);
}

// rulings: without a free site the step remains
TEST(MerchantsHouse, InAFullQuarterTheStepRemains) {
    Table t(3);
    t.houses(1, "l0 l1 l2 l3 l4 l5 l6 l7 l8 l9").deal("house-l", "goods");
    EXPECT_EQ(t.legal(0), (Texts{"done", "step gems", "step silk", "step spices", "step sugar"}));
    EXPECT_EQ(t.refusal("0: build l0"), "site-taken");
}

// rulings: tiles
TEST(MerchantsTiles, WithoutATileNothingNewIsPlacedButMarkersMove) {
    Table t(3);
    t.houses(0, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9").markers(0, "sugar silk");
    t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x4");
    EXPECT_EQ(tiles_used(t.state, 0), 24);
    t.deal("house-l", "colony-americas");
    EXPECT_EQ(t.legal(0), (Texts{"done", "step silk", "step sugar"}));
    EXPECT_EQ(t.refusal("0: build l0"), "no-tile");
    EXPECT_EQ(t.refusal("0: step gems"), "no-tile");
    t.play({"0: done", "0: bid 50", "1: bid nothing", "2: bid nothing", "chance: sold 0 50"});
    EXPECT_EQ(t.state.mayor, 1) << "a colony card can do nothing for him";
}

// rulings: tiles; the colony takes the last tile
TEST(MerchantsTiles, TheLastTileFoundsAColonyWithoutItsNewMarker) {
    Table t(3);
    t.houses(0, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9").markers(0, "sugar");
    t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x4");
    t.deal("colony-spices", "goods").play("0: found africa-spices");
    EXPECT_EQ(t.marker(0, Good::kSpices), 0);
    EXPECT_EQ(tiles_used(t.state, 0), 24);
}

// rulings: removed tiles return to the supply
TEST(MerchantsTiles, ATileThatWasRemovedCanBePlacedAgain) {
    Table t(3);
    t.houses(0, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9").markers(0, "sugar silk").before("1664");
    t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x4");
    t.hourglass().play({"1: demolish oz2", "2: demolish nz7", "0: demolish g0"});
    t.deal("house-l", "goods").play("0: build l0");
    EXPECT_EQ(tiles_used(t.state, 0), 24);
}

}  // namespace
}  // namespace pakhuis::merchants
