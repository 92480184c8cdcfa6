#include "tables/clocks.h"

#include <gtest/gtest.h>

namespace pakhuis::tables {
namespace {

const Tempo kLive{TempoKind::kLive, 60'000, 5'000, 0};
const Tempo kDaily{TempoKind::kDaily, 0, 0, 2};
constexpr std::int64_t kDay = 24 * 3600 * 1000;

TEST(Clocks, RunForEveryWaitingSeat) {
    Clocks clocks(kLive, 3);
    clocks.step(1000, Seats{0b011}, kSpectator, 0);
    EXPECT_EQ(clocks.left(0, 3000), 58'000);
    EXPECT_EQ(clocks.left(1, 3000), 58'000);
    EXPECT_EQ(clocks.left(2, 3000), 60'000);
    clocks.step(3000, Seats{0b010}, 0, 0);
    EXPECT_EQ(clocks.left(1, 4000), 57'000);
}

TEST(Clocks, GiveTheIncrementOncePerTurn) {
    Clocks clocks(kLive, 2);
    clocks.step(0, Seats::of(0), kSpectator, 0);
    clocks.step(1000, Seats::of(0), 0, 0);  // the second decision of the same turn
    EXPECT_EQ(clocks.left(0, 1000), 59'000);
    clocks.step(2000, Seats::of(1), 0, 0);
    EXPECT_EQ(clocks.left(0, 9000), 63'000);
    clocks.step(3000, Seats::of(0), 1, 0);
    EXPECT_EQ(clocks.left(1, 9000), 64'000);
}

TEST(Clocks, GiveBackMeasuredLagWithinABound) {
    Clocks clocks(kLive, 2);
    clocks.step(0, Seats::of(0), kSpectator, 0);
    clocks.step(1000, Seats::of(0), 0, 200);
    EXPECT_EQ(clocks.left(0, 1000), 59'200);
    clocks.step(2000, Seats::of(0), 0, 100'000);
    EXPECT_EQ(clocks.left(0, 2000), 58'200 + kMaxLag);
    clocks.step(2100, Seats::of(0), 0, 400);
    EXPECT_EQ(clocks.left(0, 2100), 58'200 + kMaxLag) << "not more than was used";
}

TEST(Clocks, ReportTheNextFlag) {
    Clocks clocks(kLive, 2);
    EXPECT_FALSE(clocks.next_flag());
    clocks.step(1000, Seats{0b11}, kSpectator, 0);
    clocks.step(2000, Seats::of(1), 0, 0);
    ASSERT_TRUE(clocks.next_flag());
    EXPECT_EQ(clocks.next_flag()->first, 1);
    EXPECT_EQ(clocks.next_flag()->second, 61'000);
}

TEST(Clocks, RestartWithEachDecisionAtDailyTables) {
    Clocks clocks(kDaily, 2);
    clocks.step(0, Seats::of(0), kSpectator, 0);
    EXPECT_EQ(clocks.left(0, kDay), kDay);
    clocks.step(kDay, Seats::of(0), 0, 0);
    EXPECT_EQ(clocks.left(0, kDay), 2 * kDay);
    clocks.step(kDay, Seats{0b11}, kSpectator, 0);
    EXPECT_EQ(clocks.left(0, 2 * kDay), kDay) << "another's waiting changes nothing";
}

TEST(Clocks, GoOnWhereTheyStoodAfterARestart) {
    for (const std::int64_t start : {std::int64_t{500'000}, std::int64_t{10}}) {
        Clocks clocks(kLive, 2);
        clocks.step(0, Seats::of(0), kSpectator, 0);
        clocks.step(20'000, Seats::of(0), 0, 0);
        for (int i = 0; i < 2; ++i) clocks.resume(start, 60'000);
        EXPECT_EQ(clocks.left(0, start), 40'000) << "even if the wall clock was set back";
        EXPECT_EQ(clocks.stands_for(start + 1000), 59'000);
        EXPECT_EQ(clocks.next_flag()->second, start + 100'000);
        clocks.step(start + 5'000, Seats::of(1), 0, 0);
        EXPECT_EQ(clocks.left(1, start + 60'000), 60'000) << "all clocks stand";
        EXPECT_EQ(clocks.left(1, start + 61'000), 59'000);
        EXPECT_EQ(clocks.stands_for(start + 61'000), 0);
    }
}

TEST(Clocks, CountDaysOnAfterARestart) {
    Clocks clocks(kDaily, 2);
    clocks.step(0, Seats::of(0), kSpectator, 0);
    clocks.resume(kDay, 3'600'000);
    EXPECT_EQ(clocks.left(0, kDay), kDay);
    for (int i = 0; i < 2; ++i) clocks.resume(5 * kDay, 3'600'000);
    EXPECT_EQ(clocks.left(0, 5 * kDay), 3'600'000) << "no flag falls in the first hour";
    clocks.step(6 * kDay, Seats::of(0), 0, 0);
    clocks.resume(5 * kDay, 3'600'000);
    EXPECT_EQ(clocks.left(0, 5 * kDay), 2 * kDay) << "the wall clock was set back by a day";
}

TEST(Clocks, StandStillAtUntimedTables) {
    Clocks clocks(Tempo{}, 2);
    clocks.step(0, Seats::of(0), kSpectator, 0);
    EXPECT_FALSE(clocks.left(0, 99));
    EXPECT_FALSE(clocks.next_flag());
}

}  // namespace
}  // namespace pakhuis::tables
