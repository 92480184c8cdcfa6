// What totals of matches made by hand say.
#include "balance/report.h"

#include <gtest/gtest.h>

#include "arena/totals.h"

namespace pakhuis::balance {
namespace {

const std::vector<ThingKind> kKinds{{"card", "one"}, {"card", "two"}, {"bridges", "", 4, 1}};

SeatFigures seat(bool won, const std::vector<std::uint8_t>& bins, int score = 0) {
    return {won ? arena::kWin : 0, score, {{"sales", score, 0}}, bins};
}

Totals totals_of(const std::vector<MatchFigures>& matches) {
    Totals out(2, false, kKinds);
    for (const MatchFigures& match : matches) out.add(match);
    return out;
}

// Seat 0 wins three of four matches and always has card one. Card two: once with each seat, and
// with it both times the win.
Report example() {
    std::vector<MatchFigures> matches;
    for (int i = 0; i < 4; ++i) {
        const bool first = i != 3;
        const std::uint8_t two_first = i == 0;
        const std::uint8_t two_second = i == 3;
        MatchFigures match;
        match.seats = {seat(first, {1, two_first, 3}, 10), seat(!first, {0, two_second, 0}, 4)};
        match.reason = i == 0 ? "early" : "late";
        match.decisions = 10 + i;
        matches.push_back(match);
    }
    return report_of(totals_of(matches), 2, kKinds, "");
}

TEST(BalanceReport, GivesTheShareOfEachSeat) {
    const Report report = example();
    EXPECT_DOUBLE_EQ(report.seats[0].share.value, 0.75);
    EXPECT_DOUBLE_EQ(report.seats[1].share.value, 0.25);
    EXPECT_DOUBLE_EQ(report.fair_share, 0.5);
    EXPECT_DOUBLE_EQ(report.imbalance(), 0.25);
    EXPECT_LT(report.seats[0].share.low, 0.5) << "four matches say little";
    EXPECT_DOUBLE_EQ(report.seats[0].score.value, 10);
}

TEST(BalanceReport, GivesAThingNoCreditForTheSeatThatHasIt) {
    const Report report = example();
    const BinReport& one = report.things[0].had();
    EXPECT_DOUBLE_EQ(one.frequency, 0.5);
    EXPECT_DOUBLE_EQ(one.share.value, 0.75);
    EXPECT_DOUBLE_EQ(one.lift, 0) << "only seat 0 has it, and wins as often without it";
    const BinReport& two = report.things[1].had();
    EXPECT_DOUBLE_EQ(two.frequency, 0.25);
    EXPECT_DOUBLE_EQ(two.share.value, 1);
    EXPECT_DOUBLE_EQ(two.lift, 0.5);
}

TEST(BalanceReport, ComparesAThingWithTheMeanOfItsGroup) {
    const Report report = example();
    // The mean lift: four seats with 0, two with one half.
    EXPECT_NEAR(report.things[0].beside_group, -1.0 / 6, 1e-12);
    EXPECT_NEAR(report.things[1].beside_group, 1.0 / 3, 1e-12);
}

TEST(BalanceReport, GivesTheShareForEachAmount) {
    const Report report = example();
    const ThingReport& bridges = report.things[2];
    ASSERT_EQ(bridges.bins.size(), 4u);
    EXPECT_DOUBLE_EQ(bridges.bins[0].share.value, 0.25);
    EXPECT_DOUBLE_EQ(bridges.bins[1].frequency, 0);
    EXPECT_DOUBLE_EQ(bridges.bins[3].share.value, 0.75);
}

TEST(BalanceReport, GivesLengthEndsAndPointsOfWinners) {
    const Report report = example();
    EXPECT_DOUBLE_EQ(report.mean_decisions, 11.5);
    EXPECT_EQ(report.few_decisions, 10);
    EXPECT_EQ(report.many_decisions, 13);
    ASSERT_EQ(report.reasons.size(), 2u);
    EXPECT_EQ(report.reasons[0].first, "early");
    EXPECT_DOUBLE_EQ(report.reasons[0].second, 0.25);
    EXPECT_DOUBLE_EQ(report.sources[0].points, 7);
    EXPECT_DOUBLE_EQ(report.sources[0].of_winners, 8.5) << "three times 10, once 4";
}

TEST(BalanceReport, SharesAWinAmongWinners) {
    MatchFigures match;
    match.seats = {seat(true, {0, 0, 0}), seat(true, {0, 0, 0})};
    for (SeatFigures& one : match.seats) one.won = arena::kWin / 2;
    const Report report = report_of(totals_of({match, match}), 2, kKinds, "");
    EXPECT_DOUBLE_EQ(report.seats[0].share.value, 0.5);
    EXPECT_DOUBLE_EQ(report.seats[1].share.value, 0.5);
}

TEST(BalanceReport, CountsARivalWithoutASeat) {
    Totals totals(1, true, kKinds);
    MatchFigures match;
    match.seats = {seat(false, {0, 0, 0}, 5)};
    match.rival = 9;
    totals.add(match);
    match.seats = {seat(true, {0, 0, 0}, 12)};
    totals.add(match);
    const Report report = report_of(totals, 1, kKinds, "TOM");
    ASSERT_EQ(report.seats.size(), 2u);
    EXPECT_EQ(report.seats[1].name, "TOM");
    EXPECT_DOUBLE_EQ(report.seats[1].share.value, 0.5);
    EXPECT_DOUBLE_EQ(report.seats[1].score.value, 9);
    EXPECT_DOUBLE_EQ(report.fair_share, 0.5);
}

}  // namespace
}  // namespace pakhuis::balance
