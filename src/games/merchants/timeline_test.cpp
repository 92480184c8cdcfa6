// The spaces of the time line.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// time line: from the mayor's left, the mayor last
TEST(MerchantsTimeLine, TheMayorActsLast) {
    Table t(4);
    t.mayor(2).before("1588").hourglass();
    EXPECT_EQ(t.waiting(), "3");
    t.play({"3: pass", "0: pass", "1: pass"});
    EXPECT_EQ(t.waiting(), "2");
    t.play("2: pass");
    EXPECT_EQ(t.waiting(), "chance");
}

// time line: 1585, 1596/97, 1600 and 1665
TEST(MerchantsTimeLine, OnBlankSpacesNothingHappens) {
    for (const char* years : {"1585", "1596/97", "1600"}) {
        Table t(3);
        t.before(years).hourglass();
        EXPECT_EQ(t.waiting(), "chance") << years;
        EXPECT_EQ(t.all_money(), (std::vector<int>{400, 400, 400}));
    }
}

// ship
TEST(MerchantsTimeLine, AShipBringsEachOneStepOrANewMarker) {
    Table t(3);
    t.before("1588").hourglass();
    EXPECT_EQ(t.legal(1), (Texts{"pass", "step gems", "step silk", "step spices", "step sugar"}));
    t.play({"1: step spices", "2: step sugar", "0: pass"});
    EXPECT_EQ(t.marker(1, Good::kSpices), 2);
    EXPECT_EQ(t.marker(2, Good::kSugar), 1);
    EXPECT_EQ(t.marker(0, Good::kSilk), 1);
}

// globe
TEST(MerchantsTimeLine, AGlobeFoundsAColonyAnywhereAndStepsItsGood) {
    Table t(3);
    t.before("1602").hourglass();
    EXPECT_EQ(t.legal(1).size(), 17u);
    t.play({"1: found americas-gems", "2: pass", "0: found far-east-silk"});
    EXPECT_EQ(t.marker(1, Good::kGems), 1);
    EXPECT_EQ(t.marker(0, Good::kSilk), 2);
}

// crest: each places; rulings: it can't be declined
TEST(MerchantsTimeLine, TheCrestBuildsAHouseAnywhereAndMustBeBuilt) {
    Table t(3);
    t.before("1613").hourglass();
    EXPECT_EQ(t.legal(1).size(), 37u);
    EXPECT_EQ(t.refusal("1: pass"), "must");
    t.play({"1: build oz3", "2: build g0", "0: build g3"});
    EXPECT_EQ(t.state.houses[2], sites("nz7 g0"));
}

// rulings: if a site and a tile are there
TEST(MerchantsTimeLine, WithoutATileTheCrestPassesASeatOver) {
    Table t(3);
    t.houses(1, "g0 g1 g3 g4 g5 g6 g7 g8 g9 l0").markers(1, "sugar silk");
    t.colonies(1,
               "far-east-silk x3 far-east-gems x2 far-east-sugar x2 americas-sugar x4 "
               "americas-gems");
    t.before("1613").hourglass();
    EXPECT_EQ(t.waiting(), "2");
}

// credit
TEST(MerchantsTimeLine, EachMayBorrow120OnceAndOwes200) {
    Table t(3);
    t.before("1609").hourglass();
    EXPECT_EQ(t.legal(1), (Texts{"borrow", "pass"}));
    t.play({"1: borrow", "2: pass", "0: borrow"});
    EXPECT_EQ(t.all_money(), (std::vector<int>{520, 520, 400}));
    EXPECT_EQ(t.credits_of(1), 1);
    EXPECT_EQ(t.score(1), 320);
}

// barred crest
TEST(MerchantsTimeLine, TheBarredCrestCostsAHouseOfOnesChoice) {
    Table t(3);
    t.houses(1, "oz2 l4").clear(2).before("1664").hourglass();
    EXPECT_EQ(t.legal(1), (Texts{"demolish l4", "demolish oz2"}));
    EXPECT_EQ(t.refusal("1: pass"), "must");
    EXPECT_EQ(t.refusal("1: demolish g2"), "not-yours");
    t.play("1: demolish l4");
    EXPECT_EQ(t.waiting(), "0") << "seat 2 has nothing to lose";
}

// barred globe; rulings: the exchange marker stays
TEST(MerchantsTimeLine, TheBarredGlobeCostsAColonyAndLeavesTheMarker) {
    Table t(3);
    t.before("1662").hourglass();
    EXPECT_EQ(t.legal(1), Texts{"abandon east-indies-spices"});
    t.play("1: abandon east-indies-spices");
    EXPECT_TRUE(t.state.colonies[1].empty());
    EXPECT_EQ(t.marker(1, Good::kSpices), 1);
}

// barred ship; rulings: from space 1 it leaves the row
TEST(MerchantsTimeLine, TheBarredShipMovesAMarkerBack) {
    Table t(3);
    t.markers(1, "gems x3 silk").before("1652/54").hourglass();
    EXPECT_EQ(t.legal(1), (Texts{"back gems", "back silk"}));
    t.play({"1: back silk", "2: back gems", "0: back silk"});
    EXPECT_EQ(t.state.markers[1], kit::counts_of<Markers>("gems x3"));
    EXPECT_TRUE(t.state.markers[2].empty());
}

// ship with arrow
TEST(MerchantsTimeLine, TheLeadersOfEveryRowGoBackTogether) {
    Table t(4);
    t.clear().markers(0, "sugar x4 gems x2").markers(1, "sugar x4 spices");
    t.markers(2, "sugar x3 gems").markers(3, "gems x2 spices").before("1636/37").hourglass();
    EXPECT_EQ(t.state.markers[0], kit::counts_of<Markers>("sugar x3 gems"));
    EXPECT_EQ(t.state.markers[1], kit::counts_of<Markers>("sugar x3")) << "off the row";
    EXPECT_EQ(t.state.markers[2], kit::counts_of<Markers>("sugar x3 gems"));
    EXPECT_EQ(t.state.markers[3], kit::counts_of<Markers>("gems"));
    EXPECT_EQ(t.waiting(), "chance");
}

// rulings: each player finishes, bonuses too, before the next
TEST(MerchantsTimeLine, ABonusIsSettledBeforeTheNextSeat) {
    Table t(3);
    t.markers(1, "sugar x2 gems x2 spices x2 silk").before("1588").hourglass();
    t.play("1: step silk");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.state.ask, Ask::kFreeHouse);
    t.play("1: build g0");
    EXPECT_EQ(t.waiting(), "2");
}

// scoring spaces
TEST(MerchantsTimeLine, AScoringSpacePaysAtOnceAndTheDealGoesOn) {
    Table t(3);
    t.play({"chance: turn goods", "0: keep"}).before("1597").hourglass();
    // One marker on space 1 each: gems (2), spices (1), silk (0); each alone in its row.
    EXPECT_EQ(t.all_money(), (std::vector<int>{440, 460, 480}));
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(t.state.ledger[2].payouts[at(Area::kExchange)], 80u);
}

}  // namespace
}  // namespace pakhuis::merchants
