// Measuring balance: results follow from setup and seed alone, and every game lists its things.
#include "balance/balance.h"

#include <gtest/gtest.h>
#include <set>

#include "balance/plot.h"
#include "balance/tables.h"

namespace pakhuis::balance {
namespace {

const std::atomic<bool> kGoOn = false;

std::unique_ptr<Match> start_of(std::string_view game, int seats,
                                const codec::TextPairs& options = {}) {
    auto match = start_match({std::string(game), seats, options, {}});
    EXPECT_TRUE(match) << match.error().text();
    return std::move(*match);
}

std::unique_ptr<Balance> balance_of(const Match& start, std::int64_t matches, int threads = 1,
                                    const std::string& bot = "random") {
    auto made = Balance::make(start, {bot, 5, matches, threads});
    EXPECT_TRUE(made) << made.error().text();
    return std::move(*made);
}

std::unique_ptr<Balance> played(const Match& start, std::int64_t matches, int threads = 1,
                                std::int64_t round = 100) {
    auto balance = balance_of(start, matches, threads);
    while (!balance->finished()) balance->play(round, kGoOn);
    return balance;
}

class BalanceOf : public testing::TestWithParam<const GameInfo*> {};

INSTANTIATE_TEST_SUITE_P(Balance, BalanceOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST_P(BalanceOf, TotalsAreTheSameForAnyThreadsAndRounds) {
    const auto start = start_of(GetParam()->id, GetParam()->min_seats);
    EXPECT_EQ(played(*start, 7, 1, 3)->totals(), played(*start, 7, 3)->totals());
}

TEST_P(BalanceOf, WinsOfAllSeatsAddUpToTheMatches) {
    for (int seats = GetParam()->min_seats; seats <= GetParam()->max_seats; ++seats) {
        const Report report = played(*start_of(GetParam()->id, seats), 3)->report();
        double shares = 0;
        for (const SeatReport& seat : report.seats) shares += seat.share.value;
        EXPECT_NEAR(shares, 1, 1e-9);
        EXPECT_EQ(report.seats.size(), static_cast<std::size_t>(seats == 1 ? 2 : seats));
        EXPECT_NEAR(report.fair_share * static_cast<double>(report.seats.size()), 1, 1e-9);
    }
}

TEST_P(BalanceOf, EachThingHasANameOfItsOwnAndEachSeatIsInOneBin) {
    const auto balance = played(*start_of(GetParam()->id, GetParam()->max_seats), 3);
    const Report report = balance->report();
    std::set<std::pair<std::string, std::string>> names;
    EXPECT_GT(report.things.size(), 20u);
    for (const ThingReport& thing : report.things) {
        EXPECT_FALSE(thing.kind.group.empty());
        EXPECT_TRUE(names.emplace(thing.kind.group, thing.kind.name).second)
            << thing.kind.group << " " << thing.kind.name;
        double all = 0;
        for (const BinReport& bin : thing.bins) all += bin.frequency;
        EXPECT_NEAR(all, 1, 1e-9) << thing.kind.group << " " << thing.kind.name;
    }
}

TEST(Balance, PointsBySourceAddUpToTheScores) {
    const Report report = played(*start_of("venise", 3), 5)->report();
    double points = 0;
    for (const SourceReport& source : report.sources) points += source.points;
    double scores = 0;
    for (const SeatReport& seat : report.seats) scores += seat.score.value / 3;
    EXPECT_NEAR(points, scores, 1e-9);
}

TEST(Balance, CountsThingsOfOptions) {
    const auto start = start_of("amsterdam", 2, {{"tasks", "secret-3"}});
    const Report report = played(*start, 4)->report();
    double dealt = 0;
    for (const ThingReport& thing : report.things) {
        if (thing.kind.group == "task dealt") dealt += thing.had().frequency;
    }
    EXPECT_NEAR(dealt, 3, 1e-9);
}

TEST(Balance, KeepsWholeMatchesWhenItIsStopped) {
    const auto start = start_of("carts", 2);
    const auto balance = balance_of(*start, 50);
    const std::atomic<bool> stop = true;
    balance->play(10, stop);
    EXPECT_EQ(balance->totals().matches, 0);
    balance->play(20, kGoOn);
    EXPECT_EQ(balance->totals().matches, 20);
    EXPECT_FALSE(balance->finished());
}

TEST(Balance, RefusesSetupsThatMakeNoSense) {
    const auto start = start_of("carts", 2);
    const auto key = [&](const BalanceSetup& setup) {
        const auto made = Balance::make(*start, setup);
        return made ? std::string() : made.error().key;
    };
    EXPECT_EQ(key({"nobody", 1, 100, 1}), "unknown-player");
    EXPECT_EQ(key({"random,greedy", 1, 100, 1}), "wrong-count");
    EXPECT_EQ(key({"random", 1, 1, 1}), "wrong-count");
    EXPECT_EQ(key({"random", 1, 2, 1}), "");
}

TEST(Balance, IsDrawnWithAPanelForEachNumberOfSeats) {
    std::vector<Report> reports;
    for (const int seats : {2, 3})
        reports.push_back(played(*start_of("carts", seats), 4)->report());
    const std::string svg = plot_svg(reports, "Carts & <more>", "8 matches");
    EXPECT_EQ(svg.find("Carts & "), svg.npos);
    EXPECT_NE(svg.find("2 seats: "), svg.npos);
    EXPECT_NE(svg.find("3 seats: "), svg.npos);
    EXPECT_NE(svg.find(">seat 2<"), svg.npos);
}

TEST(BalanceTables, ArePaddedByCharactersAndMarkNumbers) {
    Table table({"tile", "wins"});
    table.add({"müller", "9"});
    table.add({"a", "10 %"});
    EXPECT_EQ(table.text(),
              "| tile   | wins |\n|--------|-----:|\n| müller |    9 |\n| a      | 10 % |\n");
}

TEST(BalanceTables, ShortenLongGroupsUnlessAllAreWanted) {
    const auto balance = played(*start_of("carts", 2), 200);
    const std::string some = report_text(balance->report(), false);
    const std::string all = report_text(balance->report(), true);
    EXPECT_NE(some.find("… "), some.npos);
    EXPECT_EQ(all.find("… "), all.npos);
    EXPECT_LT(some.size(), all.size());
    EXPECT_EQ(some.find("-0"), some.npos) << "minus signs are true ones";
}

}  // namespace
}  // namespace pakhuis::balance
