// The auction with sealed prices, and the reports of a live one.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// the auction: the clock falls from 200 to 50 in tens
TEST(MerchantsAuction, OffersPricesFrom50To200InTheFirstRun) {
    Table t(3);
    t.auction();
    const Texts bids = t.legal(1);
    EXPECT_EQ(bids.size(), 18u);
    for (const char* bid :
         {"1: bid 50", "1: bid 200", "1: bid 90", "1: bid early", "1: bid nothing"}) {
        EXPECT_EQ(t.refusal(bid), "");
    }
    for (const char* bid : {"1: bid 40", "1: bid 210", "1: bid 55", "1: bid 400"}) {
        EXPECT_EQ(t.refusal(bid), "no-such-price");
    }
}

// the auction: the mayor takes part, all decide at once
TEST(MerchantsAuction, LetsAllSeatsDecideTogetherWithTheMayor) {
    Table t(3);
    t.auction();
    EXPECT_EQ(t.waiting(), "0 1 2");
    t.play("1: bid 90");
    EXPECT_EQ(t.waiting(), "0 2");
    EXPECT_EQ(t.refusal("1: bid 100"), "already-named");
    t.play({"0: bid nothing", "2: bid 80"});
    EXPECT_EQ(t.waiting(), "chance");
}

// the auction: 90 on the clock is 90 to the bank
TEST(MerchantsAuction, TheHighestPriceBuysAndPaysItToTheBank) {
    Table t(3);
    t.auction("house-l").play({"0: bid 80", "1: bid 90", "2: bid nothing"});
    EXPECT_EQ(t.chances(), Texts{"sold 1 90 *1"});
    t.play("chance: sold 1 90");
    EXPECT_EQ(t.all_money(), (std::vector<int>{400, 310, 400}));
    EXPECT_EQ(t.waiting(), "1") << "the buyer uses the card at once";
    t.play({"1: build l0", "1: step gems"});
    EXPECT_EQ(t.state.houses[1], sites("oz2 l0"));
    EXPECT_EQ(t.state.mayor, 1);
}

// the auction: 50 still buys
TEST(MerchantsAuction, FiftyStillBuys) {
    Table t(3);
    t.auction().play({"0: bid nothing", "1: bid nothing", "2: bid 50", "chance: sold 2 50"});
    EXPECT_EQ(t.money_of(2), 350);
}

// the auction: past 50 the card is discarded
TEST(MerchantsAuction, WithoutAPriceTheCardIsDiscarded) {
    Table t(3);
    t.auction().play({"0: bid nothing", "1: bid nothing", "2: bid nothing"});
    EXPECT_EQ(t.chances(), Texts{"unsold *1"});
    t.play("chance: unsold");
    EXPECT_EQ(t.all_money(), (std::vector<int>{400, 400, 400}));
    EXPECT_EQ(disc(t.state, Disc::kClock), CardKind::kNone);
}

// rulings: chance decides among equal prices, in place of speed
TEST(MerchantsAuction, EqualHighestPricesAreDecidedByChance) {
    Table t(4);
    t.auction().play({"0: bid 120", "1: bid 60", "2: bid 120", "3: bid 120"});
    EXPECT_EQ(t.chances(), (Texts{"sold 0 120 *1", "sold 2 120 *1", "sold 3 120 *1"}));
    EXPECT_EQ(t.refusal("chance: sold 1 60"), "impossible-outcome");
}

// the auction: a press before 200
TEST(MerchantsAuction, AnEarlyPressRunsTheClockAgainForTwiceThePrice) {
    Table t(3);
    t.auction().play({"0: bid 200", "1: bid early", "2: bid nothing"});
    EXPECT_EQ(t.chances(), Texts{"early 1 *1"});
    t.play("chance: early 1");
    EXPECT_EQ(t.state.phase, Phase::kDoubled);
    EXPECT_EQ(t.waiting(), "0 1 2");
    const Texts bids = t.legal(0);
    EXPECT_EQ(bids.size(), 11u);
    EXPECT_EQ(t.refusal("0: bid 220"), "");
    EXPECT_EQ(t.refusal("0: bid 400"), "");
    EXPECT_EQ(t.refusal("0: bid 200"), "no-such-price") << "at a shown 100 the early presser buys";
    EXPECT_EQ(t.refusal("0: bid 230"), "no-such-price");
    EXPECT_EQ(t.refusal("0: bid early"), "no-third-run");
    t.play({"0: bid 240", "1: bid 300", "2: bid 220", "chance: sold 1 300"});
    EXPECT_EQ(t.all_money(), (std::vector<int>{400, 100, 400}));
}

// rulings: several early presses
TEST(MerchantsAuction, ChanceNamesTheFirstOfSeveralEarlyPressers) {
    Table t(3);
    t.auction().play({"0: bid early", "1: bid 200", "2: bid early"});
    EXPECT_EQ(t.chances(), (Texts{"early 0 *1", "early 2 *1"}));
}

// the auction: no press by 100 in the second run
TEST(MerchantsAuction, ADoubledRunWithoutAPressSellsToTheFirstPresserFor200) {
    Table t(3);
    t.auction().play({"0: bid nothing", "1: bid nothing", "2: bid early", "chance: early 2"});
    t.play({"0: bid nothing", "1: bid nothing", "2: bid nothing"});
    EXPECT_EQ(t.chances(), Texts{"sold 2 200 *1"});
    t.play("chance: sold 2 200");
    EXPECT_EQ(t.money_of(2), 200);
    EXPECT_EQ(t.waiting(), "2");
}

// the auction: a seat that can't pay; rulings: it is not asked
TEST(MerchantsAuction, NoSeatNamesMoreThanItOwns) {
    Table t(3);
    t.money({400, 130, 40}).auction();
    EXPECT_EQ(t.waiting(), "0 1") << "40 do not pay 50";
    EXPECT_EQ(t.refusal("1: bid 130"), "");
    EXPECT_EQ(t.refusal("1: bid 140"), "too-poor");
    EXPECT_EQ(t.refusal("1: bid early"), "too-poor");
    EXPECT_EQ(t.refusal("0: bid early"), "");
}

// rulings: early needs 200, no credit may be taken for it
TEST(MerchantsAuction, EarlyNeeds200) {
    Table t(3);
    t.money({200, 190, 400}).auction();
    EXPECT_EQ(t.refusal("0: bid early"), "");
    EXPECT_EQ(t.refusal("1: bid early"), "too-poor");
    EXPECT_EQ(t.refusal("1: borrow"), "not-now");
}

// rulings: seats under 220 are not asked in the doubled run
TEST(MerchantsAuction, ThePoorAreNotAskedInTheDoubledRun) {
    Table t(3);
    t.money({210, 200, 220}).auction();
    t.play({"0: bid nothing", "1: bid early", "2: bid nothing", "chance: early 1"});
    EXPECT_EQ(t.waiting(), "2");
}

// rulings: no bidders
TEST(MerchantsAuction, WithoutBiddersTheCardIsDiscardedOrGoesToTheEarlyPresser) {
    Table t(3);
    t.money({40, 0, 30}).auction();
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(t.chances(), Texts{"unsold *1"});
    Table u(3);
    u.money({200, 40, 210}).auction().play({"0: bid early", "2: bid 200", "chance: early 0"});
    EXPECT_EQ(u.waiting(), "chance");
    EXPECT_EQ(u.chances(), Texts{"sold 0 200 *1"});
}

// rulings: the state keeps no named prices
TEST(MerchantsAuction, TheResultErasesAllNamedPrices) {
    Table t(3);
    t.auction().play({"0: bid 80", "1: bid 90", "2: bid 60", "chance: sold 1 90"});
    EXPECT_EQ(t.state.bids, PerPlayer<std::uint16_t>{});
    EXPECT_TRUE(t.state.decided.empty());
}

// rulings: even a card that can do nothing is auctioned
TEST(MerchantsAuction, AUselessCardIsAuctionedToo) {
    Table t(3);
    for (int i = 0; i < 3; ++i) t.markers(i, "sugar x8 gems x8 spices x8 silk x8");
    t.deal("goods", "goods");
    EXPECT_EQ(t.state.phase, Phase::kAuction);
    t.play({"0: bid 50", "1: bid nothing", "2: bid nothing", "chance: sold 0 50"});
    EXPECT_EQ(t.state.mayor, 1);
}

// rulings: live
TEST(MerchantsLiveAuction, WaitsForTheClock) {
    Table t(3, true);
    t.money({400, 210, 90}).auction();
    EXPECT_EQ(t.waiting(), "clock");
    EXPECT_TRUE(t.legal(0).empty());
    EXPECT_EQ(t.legal(kClock, "early"), (Texts{"early 0", "early 1"}));
    EXPECT_EQ(t.legal(kClock, "sold 2"),
              (Texts{"sold 2 50", "sold 2 60", "sold 2 70", "sold 2 80", "sold 2 90"}));
    EXPECT_EQ(t.legal(kClock, "unsold"), Texts{"unsold"});
    EXPECT_EQ(t.refusal("clock: sold 2 100"), "too-poor");
    EXPECT_EQ(t.refusal("clock: turn goods"), "wrong-actor");
    EXPECT_EQ(t.refusal("chance: unsold"), "not-your-turn");
}

// rulings: live
TEST(MerchantsLiveAuction, RefusesTypedBidsAndPassesWhileTheClockRuns) {
    Table t(3, true);
    t.money({400, 210, 40}).auction();
    for (const char* step : {"0: bid 90", "0: bid nothing", "1: bid early", "1: pass"}) {
        EXPECT_EQ(t.refusal(step), "live-run") << step;
    }
    EXPECT_EQ(t.refusal("0: done"), "not-your-turn");
    EXPECT_EQ(t.refusal("2: bid 50"), "too-poor-for-run");
    EXPECT_EQ(t.refusal("2: pass"), "too-poor-for-run");
    t.play("clock: early 1");
    EXPECT_EQ(t.refusal("0: bid 400"), "live-run") << "in the doubled run too";
}

// rulings: live
TEST(MerchantsLiveAuction, RecordsOnlyTheReportsOfTheClock) {
    Table t(3, true);
    t.auction().play({"clock: early 2"});
    EXPECT_EQ(t.state.early, 2);
    EXPECT_EQ(t.refusal("clock: unsold"), "impossible-report");
    EXPECT_EQ(t.refusal("clock: sold 1 200"), "impossible-report") << "only to the early presser";
    EXPECT_EQ(t.refusal("clock: sold 2 200"), "");
    t.play("clock: sold 0 360");
    EXPECT_EQ(t.money_of(0), 40);
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: where nobody can press no clock runs
TEST(MerchantsLiveAuction, RunsNoClockWhereNobodyCanPress) {
    Table t(3, true);
    t.money({40, 0, 30}).auction();
    EXPECT_EQ(t.waiting(), "chance");
}

// rulings: search treats a live run as sealed
TEST(MerchantsLiveAuction, WaitsForTheSeatsInTheRulesWithoutAClock) {
    Table t(3, true);
    t.auction();
    const Rules sealed = Merchants::clockless(t.rules);
    EXPECT_EQ(Merchants::waiting(sealed, t.state), Seats::first(3));
    EXPECT_EQ(Merchants::inconsistency(sealed, t.state), nullptr);
}

}  // namespace
}  // namespace pakhuis::merchants
