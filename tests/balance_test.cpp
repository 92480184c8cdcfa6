// `pakhuis balance` on the command line: output, files, sweeps, refusals.
#include <gtest/gtest.h>
#include <string>

#include "kit/command.h"

namespace {

class BalanceProgram : public pakhuis::kit::CommandTest {
  protected:
    BalanceProgram() : CommandTest("balance") {}
};

TEST_F(BalanceProgram, PrintsItsResultAsJsonForEachNumberOfSeats) {
    const Object json = result("--game carts --bots random --matches 20 --seed 3");
    EXPECT_EQ(json["game"], "carts");
    EXPECT_EQ(json["bot"], "random");
    ASSERT_EQ(json["reports"].size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
        const Object& report = json["reports"][i];
        EXPECT_EQ(report["seats"], i + 2);
        EXPECT_EQ(report["matches"], 20);
        double shares = 0;
        for (const Object& place : report["places"]) {
            const Object& share = place["win_share"];
            EXPECT_LE(share["low"], share["value"]);
            EXPECT_GE(share["high"], share["value"]);
            shares += share["value"].get<double>();
        }
        EXPECT_NEAR(shares, 1, 1e-9);
        EXPECT_GT(report["things"].size(), 100u);
    }
}

TEST_F(BalanceProgram, GivesTheSameResultWithAnyNumberOfThreads) {
    const std::string balance = "--game merchants --seats 3 --bots random --matches 30 --seed 9";
    const Object one = result(balance + " --threads 1");
    EXPECT_EQ(result(balance + " --threads 3"), one);
    EXPECT_NE(result(balance + "1 --threads 3")["reports"], one["reports"]) << "another seed";
}

TEST_F(BalanceProgram, PrintsMarkdownWithWhatMayBeTunedAndDrawsThePlot) {
    ASSERT_EQ(run("--game venise --bots random --matches 200 --seats 2 --svg \"$D/plot.svg\""), 0)
        << err;
    for (const char* part : {"## 2 seats", "| seat 1 |", "| first tile ", "Ends: `",
                             "## Values that are ours", "| workshops |"}) {
        EXPECT_NE(out.find(part), out.npos) << part;
    }
    EXPECT_EQ(text_of("plot.svg").substr(0, 4), "<svg");
}

TEST_F(BalanceProgram, SweepsValuesOverTheSameDeals) {
    const std::string matches = " --seats 2 --bots random --matches 50";
    const Object json = result("--sweep /contracts/0/points=3,20" + matches);
    ASSERT_EQ(json["values"].size(), 2u);
    EXPECT_EQ(json["values"][0]["value"], "3");
    EXPECT_EQ(json["values"][0]["reports"][0], result(matches)["reports"][0])
        << "3 is the present value";
    EXPECT_NE(json["values"][1]["reports"][0]["places"], json["values"][0]["reports"][0]["places"]);
    ASSERT_EQ(run("--sweep /contracts/0/points=3,20" + matches), 0);
    EXPECT_NE(out.find("| /contracts/0/points |"), out.npos) << out;
}

TEST_F(BalanceProgram, RefusesWithAKeyAndAPlace) {
    const std::pair<const char*, const char*> refused[] = {
        {"--bots nobody", "--bots: 'nobody' is not one of"},
        {"--bots random,greedy", "(wrong-count)"},
        {"--matches 1", "--matches: Expected 2 to"},
        {"--seats 7", "(bad-seats)"},
        {"--game chess", "(unknown-game)"},
        {"--option layout=round", "(unknown-option)"},
        {"--edition /nowhere/e.json", "/nowhere/e.json"},
        {"--net /nowhere/carts.net", "/nowhere/carts.net"},
        {"--sweep /contracts/0/points=3 --svg \"$D/plot.svg\"", "--svg: A sweep has no plot."},
        {"--sweep /contracts/0/points", "Expected /TABLE/ROW/COLUMN=VALUE"},
        {"--sweep /contracts/0/points=", "Expected /TABLE/ROW/COLUMN=VALUE"},
        {"--sweep /goods-bonus/0/points/0=9", "(not-ours)"},
        {"--sweep /contracts/99/points=9", "(unknown-value)"},
        {"--sweep /contracts/0/points=3,many", "'many' is not a value like 3. (bad-value)"},
        {"--sweep /contracts/0/points=101", "--sweep /contracts/0/points=101"},
    };
    for (const auto& [arguments, part] : refused) expect_refused(arguments, part);
    EXPECT_EQ(run("--matches 4 --bots random --seats 2 --svg /nowhere/plot.svg"), 1);
}

}  // namespace
