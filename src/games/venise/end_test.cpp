// The end of the match and the final scoring.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// Every seat ends its turn at once until the match is over; returns the number of turns.
int turns_to_end(Table& t) {
    int turns = 0;
    while (t.state.phase != Phase::kOver && turns < 1000) {
        t.finish(t.state.turn);
        t.play(std::to_string(static_cast<int>(t.state.turn)) + ": end");
        ++turns;
    }
    return turns;
}

void five_bridges(Table& t, int seat) {
    for (const char* edge :
         {"market-order", "market-wool", "market-gold", "market-port-a", "order-wool"}) {
        t.bridge(seat, edge);
    }
}

// 2
TEST(VeniseEnd, FiveBridgesBringOneMoreLap) {
    Table t(3);
    five_bridges(t, 1);
    t.turn(1);
    EXPECT_EQ(turns_to_end(t), 2 + 3);
    EXPECT_EQ(Venise::end_reason(t.rules, t.state), "bridges");
}

// 2
TEST(VeniseEnd, AnEmptyDeckOfOrdersBringsOneMoreLap) {
    Table t(2);
    t.order_deck("").turn(1);
    EXPECT_EQ(turns_to_end(t), 1 + 2);
    EXPECT_EQ(Venise::end_reason(t.rules, t.state), "orders");
}

// 2
TEST(VeniseEnd, AFullMarketBringsOneMoreLap) {
    for (int seats = 2; seats <= 4; ++seats) {
        Table t(seats);
        t.state.sales = static_cast<std::uint8_t>(seats + 3);
        t.turn(0);
        EXPECT_EQ(turns_to_end(t), 2 * seats);
        EXPECT_EQ(Venise::end_reason(t.rules, t.state), "market");
    }
}

// 2: checked only before the turn of the first player
TEST(VeniseEnd, TheConditionsAreCheckedBeforeTheTurnOfSeatZero) {
    Table t(2);
    five_bridges(t, 0);
    t.finish(0).play("0: end");
    EXPECT_EQ(t.state.last, LastLapReason::kNo);
    // A bridge is replaced before the condition is checked.
    t.state.bridges[0].remove(t.spot("order-wool"));
    t.bridge(1, "order-wool").finish(1).play("1: end");
    EXPECT_EQ(t.state.last, LastLapReason::kNo);
    t.state.bridges[1] = {};
    t.bridge(0, "order-wool").finish(0).play("0: end").finish(1).play("1: end");
    EXPECT_EQ(t.state.last, LastLapReason::kBridges);
}

// rulings: later changes do not matter
TEST(VeniseEnd, TheLastLapIsPlayedEvenIfItsConditionNoLongerHolds) {
    Table t(2);
    five_bridges(t, 1);
    t.finish(1).play("1: end");
    ASSERT_EQ(t.state.last, LastLapReason::kBridges);
    t.state.bridges[1] = {};
    EXPECT_EQ(turns_to_end(t), 2);
    EXPECT_EQ(Venise::end_reason(t.rules, t.state), "bridges");
}

// rulings: play always ends
TEST(VeniseEnd, TheHundredthLapIsTheLast) {
    Table t(2);
    EXPECT_EQ(turns_to_end(t), 200);
    EXPECT_EQ(t.state.lap, 100);
    EXPECT_EQ(Venise::end_reason(t.rules, t.state), "lap-limit");
}

// 2.1.1, the example
TEST(VeniseScore, TheFinalSaleIsAtThePriceMinusOne) {
    Table t(2);
    t.store(0, "cloth x3 jewels x2").price("cloth", 1).price("jewels", 3).price("lace", 4);
    EXPECT_EQ(t.score(0), 4);
}

// 2.1.1
TEST(VeniseScore, AtMostSixOfEachGoodAreSoldAndNeverBelowZero) {
    Table t(2);
    t.store(0, "cloth x8 lace x3").price("cloth", 0, 2);
    EXPECT_EQ(t.score(0), 6 * 3);
}

// 2.1.2, the example
TEST(VeniseScore, ChainsOfThreeAndOneGiveTen) {
    Table t(2);
    t.bridge(0, "market-order").bridge(0, "order-wool").bridge(0, "wool-workshop");
    t.bridge(0, "linen-port-b");
    EXPECT_EQ(t.score(0), 10);
}

// 2.1.2, rulings: branches too
TEST(VeniseScore, BranchesBelongToTheChain) {
    Table t(2);
    t.bridge(0, "market-order").bridge(0, "market-wool").bridge(0, "market-gold");
    t.bridge(0, "market-port-a").bridge(1, "linen-gold");
    EXPECT_EQ(t.score(0), 16);
    EXPECT_EQ(t.score(1), 1);
}

// 2.1.3, the examples
TEST(VeniseScore, MastersGiveTheSquareOfTheirNumberUpToTwentyFive) {
    Table t(2);
    t.engaged(0, "step-a").engaged(0, "skill-a").used(0, "price-cloth").used(0, "fill-a");
    EXPECT_EQ(t.score(0), 16);
    t.used(0, "price-lace").used(0, "price-jewels");
    EXPECT_EQ(t.score(0), 25);
}

// 2.1.3
TEST(VeniseScore, UnpaidMastersGiveNothing) {
    Table t(2);
    t.master(0, "step-a", "wool").master(0, "fill-a");
    EXPECT_EQ(t.score(0), 0);
}

// 2
TEST(VeniseScore, TiesShareTheVictory) {
    Table t(3);
    t.state.points = {{30, 12, 30, 0}};
    const Ranking places = Venise::ranking(t.rules, t.state);
    EXPECT_EQ(places[0], 1);
    EXPECT_EQ(places[1], 3);
    EXPECT_EQ(places[2], 1);
}

}  // namespace
}  // namespace pakhuis::venise
