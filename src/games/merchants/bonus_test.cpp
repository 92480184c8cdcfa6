// Bonuses: gained, lost, regained; forced credits.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// bonus: a bridge
TEST(MerchantsBonus, BothEndsOfABridgePay40) {
    Table t(3);
    t.houses(0, "g4").deal("house-nz", "goods").play("0: build nz0");
    EXPECT_EQ(t.money_of(0), 440);
}

// bonus: several bridges at once
TEST(MerchantsBonus, EachBridgePays) {
    Edition e = built_in_edition();
    e.bridges.push_back({find_site("g2"), find_site("nz0"), Mark::kOurs});
    Table t(3, false, e);
    t.houses(0, "g2 g4").deal("house-nz", "goods").play("0: build nz0");
    EXPECT_EQ(t.money_of(0), 480);
}

// bonus: all quarters; rulings: several at once are all paid
TEST(MerchantsBonus, HousesInAllQuartersPay100InAdditionToABridge) {
    Table t(3);
    t.houses(0, "g2 nz4 l2").money(0, 400).deal("house-oz", "goods").play("0: build oz0");
    EXPECT_EQ(t.money_of(0), 540);
}

// bonus: all continents
TEST(MerchantsBonus, ColoniesOnAllContinentsPay100) {
    Table t(3);
    t.colonies(0, "americas-silk africa-silk far-east-silk").deal("colony-silk", "goods");
    t.play("0: found east-indies-silk");
    EXPECT_EQ(t.money_of(0), 500);
}

// bonus: paid once while it holds
TEST(MerchantsBonus, ASecondColonyOnAContinentPaysNothing) {
    Table t(3);
    t.colonies(0, "americas-silk africa-silk far-east-silk east-indies-silk").money(0, 400);
    t.deal("colony-silk", "goods").play("0: found far-east-silk");
    EXPECT_EQ(t.money_of(0), 400);
}

// bonus: four markers on space 2
TEST(MerchantsFreeHouse, FourMarkersOnSpaceTwoMayBuildAnywhereAtOnce) {
    Table t(3);
    t.markers(0, "sugar x2 gems x5 spices x2 silk").deal("goods", "goods");
    t.play("0: step silk");
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0).size(), 38u) << "37 free sites, or not";
    EXPECT_EQ(t.refusal("0: step gems"), "answer-due") << "in the middle of the card";
    t.play("0: build l7");
    EXPECT_TRUE(t.state.free_houses.has(0));
    t.play({"0: step gems", "0: step gems"});
    EXPECT_EQ(t.state.houses[0], sites("g2 l7"));
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// rulings: a colony's own step brings it too
TEST(MerchantsFreeHouse, ComesWithTheStepOfAColony) {
    Table t(3);
    t.markers(0, "sugar x2 gems x5 spices x2 silk").deal("colony-silk", "goods");
    t.play("0: found africa-silk");
    EXPECT_EQ(t.state.ask, Ask::kFreeHouse);
    t.play("0: build g3");
    EXPECT_EQ(t.state.phase, Phase::kAuction) << "the colony card is used up";
}

// rulings: the step of a house card brings it too
TEST(MerchantsFreeHouse, ComesWithTheStepOfAHouseCardAfterTheCardsHouse) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk").deal("house-l", "goods");
    t.play({"0: build l0", "0: step silk", "0: build l1"});
    EXPECT_EQ(t.state.houses[0], sites("g2 l0 l1"));
    EXPECT_EQ(t.state.phase, Phase::kAuction);
}

// rulings: the free house earns bonuses itself
TEST(MerchantsFreeHouse, EarnsBridgesAndQuartersItself) {
    Table t(3);
    t.houses(0, "g4").markers(0, "sugar x2 gems x2 spices x2 silk").deal("goods", "goods");
    t.play({"0: step silk", "0: build nz0"});
    EXPECT_EQ(t.money_of(0), 440);
}

// rulings: after a decline the condition must be lost and met again
TEST(MerchantsFreeHouse, ComesAgainAfterADeclineOnlyWhenTheConditionIsMetAgain) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk").deal("goods", "goods");
    t.play({"0: step silk", "0: pass", "0: step silk"});
    EXPECT_EQ(t.state.ask, Ask::kNothing);
    EXPECT_FALSE(t.state.free_houses.has(0));
    Table u(3);
    u.markers(0, "sugar x2 gems x2 spices x2 silk x2").before("1652/54").hourglass();
    u.play({"1: back spices", "2: back gems", "0: back silk"});
    EXPECT_EQ(u.waiting(), "chance") << "with the flag off nothing is lost";
    u.deal("goods", "goods").play("0: step silk");
    EXPECT_EQ(u.state.ask, Ask::kFreeHouse);
}

// rulings: without a tile the flag stays off
TEST(MerchantsFreeHouse, IsNotOfferedWithoutATile) {
    Table t(3);
    t.houses(0, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9").markers(0, "sugar x2 gems x2 spices x2 silk");
    t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x2");
    t.deal("goods", "goods").play("0: step silk");
    EXPECT_EQ(t.state.ask, Ask::kNothing);
    EXPECT_FALSE(t.state.free_houses.has(0));
}

// bonus: any house may be given back
TEST(MerchantsFreeHouse, LosingTheConditionCostsAnyHouse) {
    Table t(3);
    t.markers(0, "sugar x2 gems x3 spices x2 silk x2").houses(0, "g2 l7").built_free_house(0);
    t.before("1652/54").hourglass().play({"1: back spices", "2: back gems", "0: back sugar"});
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0), (Texts{"demolish g2", "demolish l7"}));
    EXPECT_EQ(t.refusal("0: pass"), "must");
    t.play("0: demolish g2");
    EXPECT_FALSE(t.state.free_houses.has(0));
    EXPECT_EQ(t.waiting(), "chance");
}

// rulings: a marker far ahead may go back without a loss
TEST(MerchantsFreeHouse, AStepBackThatKeepsTheConditionCostsNothing) {
    Table t(3);
    t.markers(0, "sugar x2 gems x3 spices x2 silk x2").built_free_house(0).before("1652/54");
    t.hourglass().play({"1: back spices", "2: back gems", "0: back gems"});
    EXPECT_TRUE(t.state.free_houses.has(0));
    EXPECT_EQ(t.state.houses[0], sites("g2"));
}

// rulings: without a house nothing happens, and the flag goes off
TEST(MerchantsFreeHouse, WithoutAHouseNothingIsDemolished) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk x2").houses(0, "").built_free_house(0);
    t.before("1652/54").hourglass().play({"1: back spices", "2: back gems", "0: back gems"});
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_FALSE(t.state.free_houses.has(0));
}

// rulings: the barred crest leaves the flag alone
TEST(MerchantsFreeHouse, MustStillBeGivenBackAfterTheBarredCrest) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk x2").houses(0, "g2 l7").built_free_house(0);
    t.before("1664").hourglass().play({"1: demolish oz2", "2: demolish nz7", "0: demolish l7"});
    EXPECT_TRUE(t.state.free_houses.has(0));
}

// ship with arrow; rulings: lost bonuses in order
TEST(MerchantsFreeHouse, IsSettledInOrderAfterTheLeadersWentBack) {
    Table t(3);
    for (int i = 0; i < 3; ++i) {
        t.markers(i, "sugar x2 gems x2 spices x2 silk x2").built_free_house(i);
    }
    t.houses(2, "").before("1636/37").hourglass();
    EXPECT_EQ(t.waiting(), "1");
    t.play("1: demolish oz2");
    EXPECT_EQ(t.waiting(), "0") << "seat 2 has no house";
    t.play("0: demolish g2");
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_TRUE(t.state.free_houses.empty());
}

// bonus: money is returned
TEST(MerchantsLostBonus, OneLostHouseMayCostBridgesAndQuartersTogether) {
    Table t(3);
    t.houses(0, "g4 nz0 oz2 l2").houses(1, "oz3").money(0, 400).before("1664").hourglass();
    t.play({"1: demolish oz3", "2: demolish nz7", "0: demolish nz0"});
    EXPECT_EQ(t.money_of(0), 260) << "40 for the bridge, 100 for the quarters";
    EXPECT_EQ(t.credits_of(0), 0);
}

// bonus: a continent is lost
TEST(MerchantsLostBonus, OneLostColonyMayCostTheContinents) {
    Table t(3);
    t.colonies(0, "americas-silk africa-silk far-east-silk x2 east-indies-silk").money(0, 400);
    t.before("1662").hourglass();
    t.play({"1: abandon east-indies-spices", "2: abandon africa-gems"});
    Table u = t;
    t.play("0: abandon far-east-silk");
    EXPECT_EQ(t.money_of(0), 400) << "another one is there";
    u.play("0: abandon africa-silk");
    EXPECT_EQ(u.money_of(0), 300);
}

// rulings: the money follows the condition
TEST(MerchantsLostBonus, IsPaidAgainWhenRegained) {
    Table t(3);
    t.houses(0, "g4 nz0").money(0, 400).before("1664").hourglass();
    t.play({"1: demolish oz2", "2: demolish nz7", "0: demolish nz0"});
    EXPECT_EQ(t.money_of(0), 360);
    t.deal("house-nz", "goods").play("0: build nz0");
    EXPECT_EQ(t.money_of(0), 400);
}

// bonus: a loan if money is missing
TEST(MerchantsForcedCredit, TakesOneCreditIfThatIsEnough) {
    Table t(3);
    t.houses(0, "g4 nz0 oz2 l2").houses(1, "oz3").money(0, 30).before("1664").hourglass();
    t.play({"1: demolish oz3", "2: demolish nz7", "0: demolish nz0"});
    EXPECT_EQ(t.credits_of(0), 1);
    EXPECT_EQ(t.money_of(0), 30 + 120 - 140);
    EXPECT_EQ(t.score(0), 10 - 200);
}

// rulings: the costs of one removal are added; as many credits as needed, no more
TEST(MerchantsForcedCredit, TakesAsManyCreditsAsNeededAndNoMore) {
    Table t(3);
    t.houses(0, "g4 nz0 oz2 l2").houses(1, "oz3").money(0, 10).before("1664").hourglass();
    t.play({"1: demolish oz3", "2: demolish nz7", "0: demolish nz0"});
    EXPECT_EQ(t.credits_of(0), 2);
    EXPECT_EQ(t.money_of(0), 10 + 240 - 140);
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 loses the house on nz0.",
                                "Seat 0 must take a loan of 240,000 florins.",
                                "Seat 0 loses a bonus of 140,000 florins."}));
}

// bonus: a free house given back may cost bonuses in turn
TEST(MerchantsForcedCredit, PaysForABridgeLostWithTheFreeHouse) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk x2").houses(0, "g4 nz0").built_free_house(0);
    t.money(0, 0).before("1652/54").hourglass();
    t.play({"1: back spices", "2: back gems", "0: back silk", "0: demolish nz0"});
    EXPECT_EQ(t.credits_of(0), 1);
    EXPECT_EQ(t.money_of(0), 80);
}

}  // namespace
}  // namespace pakhuis::merchants
