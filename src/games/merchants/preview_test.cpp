// Consequences that are told before an action, and figures beside the board.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"
#include "kit/told.h"

namespace pakhuis::merchants {
namespace {

using kit::Told;

Told told_before(const Table& t, int seat, std::string_view typed) {
    return kit::told_before<Merchants>(t.rules, t.state, static_cast<Seat>(seat), typed);
}

// A seat with the last of its tiles in the supply, and a marker short of the free house.
Table last_tile(std::string_view markers) {
    Table t(3);
    t.houses(0, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9").markers(0, markers);
    t.colonies(0, "far-east-silk x3 far-east-gems x2 far-east-sugar x2 americas-sugar x2");
    return t;
}

// colony cards: the good of the colony steps
TEST(MerchantsPreview, TellsTheStepOfAColony) {
    Table t(3);
    t.deal("colony-silk", "goods");
    const Told told = told_before(t, 0, "found africa-silk");
    EXPECT_EQ(told.events, (Texts{"Seat 0 founds a colony: africa-silk.",
                                  "Seat 0's silk marker advances to space 2.", "Auction: goods."}));
    EXPECT_EQ(told.changes, (Texts{"tiles -1", "marker silk +1"}));
    EXPECT_TRUE(told.points.empty());
}

// rulings: at the end of the row only the colony is founded
TEST(MerchantsPreview, TellsNoStepOfAColonyAtTheEndOfTheRow) {
    Table t(3);
    t.markers(0, "silk x8").deal("colony-silk", "goods");
    const Told told = told_before(t, 0, "found africa-silk");
    EXPECT_EQ(told.events, (Texts{"Seat 0 founds a colony: africa-silk.", "Auction: goods."}));
    EXPECT_EQ(told.changes, Texts{"tiles -1"});
}

// rulings: the last tile founds a colony without its new marker
TEST(MerchantsPreview, TellsNoStepOfAColonyWithoutATileForItsMarker) {
    Table t = last_tile("sugar x2 gems x2 spices x2 silk x2");
    t.markers(0, "sugar x2 gems x2 silk x2").deal("colony-spices", "goods");
    t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x2");
    const Told told = told_before(t, 0, "found africa-spices");
    EXPECT_EQ(told.changes, Texts{"tiles -1"}) << "no marker of spices";
    EXPECT_EQ(told.events.size(), 2u);
}

// bonus: four markers on space 2
TEST(MerchantsPreview, TellsAFreeHouseThatCanBeBuilt) {
    Table t(3);
    t.markers(0, "sugar x2 gems x5 spices x2 silk").deal("goods", "goods");
    const Told told = told_before(t, 0, "step silk");
    EXPECT_EQ(told.events, (Texts{"Seat 0's silk marker advances to space 2.",
                                  "Seat 0 may build a free house."}));
    EXPECT_EQ(told.changes, Texts{"marker silk +1"});
    EXPECT_EQ(told.next, "0") << "it decides about the house";
}

// rulings: without a tile there is no free house
TEST(MerchantsPreview, TellsNoFreeHouseWithoutATile) {
    Table t = last_tile("sugar x2 gems x2 spices x2 silk");
    t.colonies(0, "far-east-silk x4 far-east-gems x2 far-east-sugar x2 americas-sugar x2");
    t.deal("goods", "goods");
    EXPECT_EQ(told_before(t, 0, "step silk").events,
              Texts{"Seat 0's silk marker advances to space 2."});
}

// rulings: the colony takes the last tile, so its step brings no house
TEST(MerchantsPreview, TellsNoFreeHouseOfAColonyThatTakesTheLastTile) {
    Table t = last_tile("sugar x2 gems x2 spices x2 silk");
    t.deal("colony-silk", "goods");
    EXPECT_EQ(told_before(t, 0, "found africa-silk").events,
              (Texts{"Seat 0 founds a colony: africa-silk.",
                     "Seat 0's silk marker advances to space 2.", "Auction: goods."}));
}

// rulings: without a free site there is no free house
TEST(MerchantsPreview, TellsNoFreeHouseWithoutASite) {
    Table t(3, false, small_edition(3));
    t.houses(0, "g0 g1 g2 g3").houses(1, "nz0 nz1 nz2").houses(2, "oz0 oz1 l0 l1");
    t.markers(0, "sugar x2 gems x2 spices x2 silk").deal("goods", "goods");
    EXPECT_EQ(told_before(t, 0, "step silk").events,
              Texts{"Seat 0's silk marker advances to space 2."});
}

// bonus: several at once
TEST(MerchantsPreview, TellsTheBonusesOfAHouse) {
    Table t(3);
    t.houses(0, "g2 nz4 l2").money(0, 400).deal("house-oz", "goods");
    const Told told = told_before(t, 0, "build oz0");
    EXPECT_EQ(told.changes, (Texts{"florins +140", "tiles -1"}));
    EXPECT_EQ(told.points, Texts{"bonuses +140"});
    EXPECT_TRUE(told_before(t, 0, "build oz1").points.size() == 1u) << "all quarters, no bridge";
}

// bonus: a loan if money is missing
TEST(MerchantsPreview, TellsTheCreditsThatALossForces) {
    Table t(3);
    t.houses(0, "g4 nz0 oz2 l2").houses(1, "oz3").money(0, 10).before("1664").hourglass();
    t.play({"1: demolish oz3", "2: demolish nz7"});
    const Told told = told_before(t, 0, "demolish nz0");
    EXPECT_EQ(told.changes, (Texts{"florins +100", "credits +2", "tiles +1"}));
    EXPECT_EQ(told.points, (Texts{"bonuses -140", "credits +240", "repayments -400"}));
    EXPECT_EQ(told.next, "chance");
}

TEST(MerchantsPreview, TellsTheRepaymentOfACredit) {
    Table t(3);
    t.before("1609").hourglass();
    const Told told = told_before(t, 1, "borrow");
    EXPECT_EQ(told.changes, (Texts{"florins +120", "credits +1"}));
    EXPECT_EQ(told.points, (Texts{"credits +120", "repayments -200"}));
    EXPECT_EQ(told.next, "2");
}

// bonus: the free house is given back
TEST(MerchantsPreview, TellsAHouseThatAStepBackCosts) {
    Table t(3);
    t.markers(0, "sugar x2 gems x3 spices x2 silk x2").houses(0, "g2 l7").built_free_house(0);
    t.before("1652/54").hourglass().play({"1: back spices", "2: back gems"});
    EXPECT_EQ(
        told_before(t, 0, "back sugar").events,
        (Texts{"Seat 0's sugar marker goes back to space 1.", "Seat 0 must demolish a house."}));
    EXPECT_EQ(told_before(t, 0, "back gems").events,
              Texts{"Seat 0's gems marker goes back to space 2."});
}

// rulings: without a house nothing is demolished
TEST(MerchantsPreview, TellsNoLossOfAHouseThatIsNotThere) {
    Table t(3);
    t.markers(0, "sugar x2 gems x2 spices x2 silk x2").houses(0, "").built_free_house(0);
    t.before("1652/54").hourglass().play({"1: back spices", "2: back gems"});
    EXPECT_EQ(told_before(t, 0, "back gems").events,
              Texts{"Seat 0's gems marker goes back to space 1."});
}

// the auction: a price is paid only by the buyer
TEST(MerchantsPreview, ClaimsNoPaymentOfABid) {
    Table t(3);
    t.auction();
    const Told told = told_before(t, 1, "bid 140");
    EXPECT_EQ(told.events, Texts{"Seat 1 bids 140,000 florins."});
    EXPECT_TRUE(told.changes.empty());
    EXPECT_TRUE(told.points.empty());
    EXPECT_EQ(told.next, "0 2");
}

// the auction: the last price decides, but the bidder does not know the others
TEST(MerchantsPreview, OfTheLastBidDependsOnNoOtherBid) {
    for (const char* other : {"0: bid nothing", "0: bid 140", "0: bid 200", "0: bid early"}) {
        Table t(3);
        t.auction().play({other, "1: bid 100"});
        const Told told = told_before(t, 2, "bid 140");
        EXPECT_EQ(told.foreseen, Foreseen::kResult) << "a sale or a doubled run may follow";
        EXPECT_EQ(told.events, Texts{"Seat 2 bids 140,000 florins."});
        EXPECT_TRUE(told.changes.empty());
        EXPECT_TRUE(told.points.empty());
        EXPECT_EQ(told.next, "chance");
    }
}

// a live auction waits for the clock, a sealed one for the bidders
TEST(MerchantsPreview, TellsWhatFollowsTheUseOfACard) {
    for (const bool live : {false, true}) {
        Table t(3, live);
        t.deal("goods", "colony-silk").money(1, 40);
        const Told told = told_before(t, 0, "done");
        EXPECT_EQ(told.events, (Texts{"Seat 0 is done with goods.", "Auction: colony-silk."}));
        EXPECT_EQ(told.next, live ? "clock" : "0 2") << "seat 1 can't pay";
    }
}

// in version 1 the step ends the card
TEST(MerchantsPreview, FollowsTheVersionOfTheRules) {
    for (const int version : {1, 2}) {
        Table t(rules_of_version(version, 3));
        t.deal("house-l", "goods");
        EXPECT_EQ(told_before(t, 0, "step silk").next, version == 1 ? "0 1 2" : "0");
    }
}

// the end: all is public, so the last step tells the final scoring
TEST(MerchantsPreview, TellsTheFinalScoringOfTheLastStep) {
    Table t(3);
    t.last_turn().hourglasses_left(0).money(0, 400);
    t.play({"chance: turn goods", "2: keep", "chance: turn goods", "2: offer", "chance: turn goods",
            "2: done", "0: bid 50", "1: bid nothing", "2: bid nothing", "chance: sold 0 50"});
    const Told told = told_before(t, 0, "done");
    EXPECT_EQ(told.points, (Texts{"exchange +120", "amsterdam +200", "colonies +120"}));
    EXPECT_EQ(told.changes, Texts{"florins +440"});
    EXPECT_EQ(told.next, "");
}

Figures figures_of(const Table& t, Seat viewer = 0) {
    return Merchants::figures(t.rules, t.state, viewer);
}

// bonuses: what a seat has of each condition
TEST(MerchantsFigures, CountTheConditionsOfBonuses) {
    Table t(3);
    t.houses(0, "g2 g3 g4 nz0 l0").markers(0, "sugar x2 gems spices x3 silk x8").money(0, 170);
    t.colonies(0, "far-east-silk x2 africa-sugar east-indies-gems");
    t.state.credits[0] = 1;
    const SeatFigures own = figures_of(t).seats[0];
    EXPECT_EQ(own.markers, 3);
    EXPECT_EQ(own.continents, 3);
    EXPECT_EQ(own.quarters, 3);
    EXPECT_EQ(own.bridges, 1);
    EXPECT_EQ(own.tiles, 24 - 5 - 4 - 4);
    EXPECT_EQ(own.debt, 200u);
    EXPECT_EQ(own.score, -30);
}

TEST(MerchantsFigures, NameTheOwnerOfBothEndsOfABridge) {
    Table t(3);
    t.houses(0, "g4 nz0 nz4").houses(1, "oz0 oz9 l5");
    const Figures figures = figures_of(t);
    ASSERT_EQ(figures.bridges.size(), 7u);
    EXPECT_EQ(figures.bridges[0], 0) << "g4-nz0";
    EXPECT_EQ(figures.bridges[2], kSpectator) << "nz4-oz0 joins two owners";
    EXPECT_EQ(figures.bridges[5], 1) << "oz9-l5";
}

// What the use of a card brings at once: the next scoring is of the exchange here.
TEST(MerchantsFigures, TellWhatACardIsWorthToEachSeat) {
    Table t(3);
    t.clear().markers(0, "silk x2").markers(1, "silk x3");
    t.state.phase = Phase::kPlace;
    t.state.turned = CardKind::kGoods;
    Figures figures = figures_of(t);
    EXPECT_EQ(figures.seats[0].next, 50);
    EXPECT_EQ(figures.gains[0], 130) << "first in the three other goods: 60, 40 and 30";
    EXPECT_EQ(figures.gains[1], 130);
    t.state.turned = CardKind::kNone;
    t.state.phase = Phase::kAuction;
    t.state.discs[at(Disc::kClock)] = CardKind::kGoods;
    figures = figures_of(t);
    EXPECT_EQ(figures.gains[0], 130) << "the same in the auction";
    EXPECT_EQ(figures_of(t, 2), figures) << "all of it is public";
    t.state.phase = Phase::kTurn;
    t.state.turned = CardKind::kNone;
    EXPECT_EQ(figures_of(t).gains[0], 0) << "there is no card";
}

// scorings: the next one, as if the board stayed as it is
TEST(MerchantsFigures, TellTheNextScoringAndItsPayoutNow) {
    Table t(3);
    t.clear().markers(0, "silk x3").markers(1, "silk x2").markers(2, "sugar x2");
    Figures figures = figures_of(t);
    EXPECT_EQ(t.rules.space(figures.scoring).years.view(), "1597");
    EXPECT_EQ(figures.glasses, 4);
    EXPECT_EQ(figures.seats[0].next, 80);
    EXPECT_EQ(figures.seats[1].next, 50);
    EXPECT_EQ(figures.seats[2].next, 60) << "first in the second good";
    t.hourglasses_left(0);
    figures = figures_of(t);
    EXPECT_EQ(t.rules.space(figures.scoring).years.view(), "1666");
    EXPECT_EQ(figures.glasses, 0) << "it comes without an hourglass";
    EXPECT_EQ(figures.seats[0].next, 200) << "the other areas are empty";
    t.state.space = static_cast<std::uint8_t>(t.rules.final_space);
    EXPECT_EQ(figures_of(t).scoring, 0);
}

// scorings: groups count houses over bridges, quarters count all houses
TEST(MerchantsFigures, RankSectorsAndSeatsAsAScoringWould) {
    Table t(3);
    t.clear().houses(0, "g3 g4 nz0").houses(1, "nz7 nz8 nz9");
    const Figures figures = figures_of(t);
    ASSERT_EQ(figures.sectors.size(), 12u);
    const SectorFigures& grachten = figures.sectors[4];
    const SectorFigures& nieuwe_zijde = figures.sectors[5];
    EXPECT_EQ(grachten.area, Area::kAmsterdam);
    EXPECT_EQ(grachten.values[0], 3) << "nz0 counts over the bridge";
    EXPECT_EQ(grachten.value, 2);
    EXPECT_EQ(grachten.rank, 2);
    EXPECT_EQ(nieuwe_zijde.rank, 1);
    EXPECT_EQ(nieuwe_zijde.value, 4);
    EXPECT_EQ(nieuwe_zijde.values[1], 3);
}

TEST(MerchantsFigures, TellWhatACardStillAllows) {
    Table t(3);
    t.deal("goods", "goods").play("0: step silk");
    EXPECT_EQ(figures_of(t).steps, 2);
    EXPECT_FALSE(figures_of(t).tile);
    Table full(3);
    full.houses(1, "l0 l1 l2 l3 l4 l5 l6 l7 l8 l9").deal("house-l", "goods");
    EXPECT_EQ(figures_of(full).steps, 1);
    EXPECT_FALSE(figures_of(full).tile) << "no site is free";
    Table colony(3);
    colony.deal("colony-silk", "goods");
    EXPECT_EQ(figures_of(colony).steps, 0);
    EXPECT_TRUE(figures_of(colony).tile);
}

// the auction: from START down to 50
TEST(MerchantsFigures, TellThePricesOfTheFirstRun) {
    Table t(3);
    t.auction().money(0, 110);
    const Figures figures = figures_of(t);
    ASSERT_EQ(figures.prices.size(), 17u);
    EXPECT_EQ(figures.prices[0], (PriceFigures{0, 0, true, 200, -90}));
    EXPECT_EQ(figures.prices[1], (PriceFigures{200, 3000, false, 200, -90}));
    EXPECT_EQ(figures.prices[16], (PriceFigures{50, 3000 + 15 * 700, false, 50, 60}));
    EXPECT_EQ(figures.run_ms, 3000 + 16 * 700);
    EXPECT_EQ(figures_of(t, kSpectator).prices[16].left, 0);
    Table before(3);
    EXPECT_TRUE(figures_of(before).prices.empty());
}

// the auction: twice the price, from 400 down to 220; there is no third run
TEST(MerchantsFigures, TellThePricesOfTheDoubledRun) {
    for (const bool live : {false, true}) {
        Table t(3, live);
        t.auction();
        if (live) {
            t.play("clock: early 1");
        } else {
            t.play({"0: bid 200", "1: bid early", "2: bid nothing", "chance: early 1"});
        }
        const Figures figures = figures_of(t);
        ASSERT_EQ(figures.prices.size(), 11u);
        EXPECT_EQ(figures.prices[0], (PriceFigures{0, 0, false, 400, 0}));
        EXPECT_EQ(figures.prices[1], (PriceFigures{200, 3000, false, 400, 0}));
        EXPECT_EQ(figures.prices[10], (PriceFigures{110, 3000 + 9 * 700, false, 220, 180}));
    }
}

// The prices of others are no part of them.
TEST(MerchantsFigures, AreTheSameWhateverOthersBid) {
    Table one(3), other(3);
    one.auction().play({"1: bid 200", "2: bid early"});
    other.auction().play({"1: bid nothing", "2: bid 50"});
    EXPECT_EQ(figures_of(one), figures_of(other));
}

}  // namespace
}  // namespace pakhuis::merchants
