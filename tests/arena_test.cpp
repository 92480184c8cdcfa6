// `pakhuis arena` on the command line: output, files, Ctrl-C, refusals.
#include <fstream>
#include <gtest/gtest.h>
#include <string>

#include "kit/command.h"

namespace {

class ArenaProgram : public pakhuis::kit::CommandTest {
  protected:
    ArenaProgram() : CommandTest("arena") {}
};

TEST_F(ArenaProgram, PrintsItsResultAsJson) {
    const Object json = result("--game carts --bots easy,random --matches 40 --seed 2");
    EXPECT_EQ(json["matches"], 40);
    EXPECT_EQ(json["deals"], 20);
    ASSERT_EQ(json["bots"].size(), 2u);
    EXPECT_EQ(json["bots"][0]["name"], "easy");
    double shares = 0;
    for (const Object& bot : json["bots"]) {
        for (const char* key : {"win_share", "low", "high", "mean_score", "rating"}) {
            EXPECT_TRUE(bot[key].is_number()) << key;
        }
        EXPECT_LE(bot["low"], bot["win_share"]);
        EXPECT_GE(bot["high"], bot["win_share"]);
        shares += bot["win_share"].get<double>();
    }
    EXPECT_NEAR(shares, 1, 1e-9);
    EXPECT_GT(json["bots"][0]["low"], 0.5);
}

TEST_F(ArenaProgram, GivesTheSameResultWithAnyNumberOfThreads) {
    const std::string arena = "--game venise --seats 3 --bots random,greedy --matches 30 --seed 9";
    const Object one = result(arena + " --threads 1");
    EXPECT_EQ(result(arena + " --threads 3"), one);
    EXPECT_NE(result(arena + "1 --threads 3"), one) << "another seed";
}

TEST_F(ArenaProgram, PrintsATableAndDrawsAPlot) {
    ASSERT_EQ(run("--bots greedy,easy,random --seats 2 --matches 60 --svg \"$D/a.svg\""), 0) << err;
    EXPECT_NE(out.find("Carts of Amsterdam, 2 seats · 60 matches, 10 deals, seed 1"), out.npos)
        << out;
    for (const char* part : {"95 % interval", "mean score", "rating", "ahead of", "●", "┊", "± "}) {
        EXPECT_NE(out.find(part), out.npos) << part << "\n" << out;
    }
    EXPECT_LT(out.find("easy"), out.find("greedy")) << "the best first";
    EXPECT_EQ(out.find("\x1b["), out.npos) << "no colour in a pipe";
    const std::string svg = text_of("a.svg");
    EXPECT_EQ(svg.substr(0, 4), "<svg");
    EXPECT_NE(svg.find("Carts of Amsterdam, 2 seats"), svg.npos);
    EXPECT_EQ(run("--bots easy,random --matches 4 --svg /nowhere/a.svg"), 1);
}

TEST_F(ArenaProgram, EndsWhenTheIntervalsAreNarrow) {
    const Object json = result("--bots random,greedy --until 0.1");
    for (const Object& bot : json["bots"]) {
        EXPECT_LE(bot["high"].get<double>() - bot["low"].get<double>(), 0.1);
    }
    EXPECT_GE(json["deals"], 32);
    EXPECT_EQ(result("--bots random,greedy --until 0.1 --matches 70")["matches"], 70);
}

TEST_F(ArenaProgram, GoesOnFromItsFileWithTheSameResult) {
    const std::string arena = "--bots random,greedy,easy --seats 2 --matches ";
    const Object whole = result(arena + "90");
    EXPECT_EQ(result(arena + "30 --resume \"$D/state\"")["matches"], 30);
    EXPECT_EQ(result(arena + "90 --resume \"$D/state\" --threads 1"), whole);
    EXPECT_EQ(result(arena + "90 --resume \"$D/state\""), whole) << "nothing is left to play";
    EXPECT_EQ(run(arena + "60 --resume \"$D/state\""), 2) << "more were played already";
    EXPECT_NE(err.find("(other-arena)"), err.npos) << err;
}

TEST_F(ArenaProgram, EndsCleanlyAtASignalAndGoesOnWithTheSameResult) {
    for (const char* signal : {"INT", "TERM"}) {
        const std::string state = std::string("\"$D/") + signal + "\"";
        EXPECT_EQ(shell("\"$P\" arena --bots random,greedy --matches 1000000000 --resume " + state +
                        " > \"$D/out\" 2> \"$D/err\" & p=$!; while [ ! -s " + state +
                        " ]; do sleep 0.01; done; sleep 0.1; kill -" + signal + " $p; wait $p"),
                  1);
        EXPECT_NE(err.find("the same command goes on from"), err.npos) << err;
        const Object kept = Object::parse(text_of(signal));
        const std::string more =
            std::to_string(kept["totals"]["matches"].get<std::int64_t>() + 100);
        const std::string arena = "--bots random,greedy --matches " + more;
        EXPECT_EQ(result(arena + " --resume " + state), result(arena));
    }
}

TEST_F(ArenaProgram, RefusesAFileOfAnotherCommand) {
    ASSERT_EQ(run("--bots random,greedy --matches 20 --resume \"$D/state\""), 0) << err;
    EXPECT_EQ(run("--bots random,easy --matches 20 --resume \"$D/state\""), 2);
    EXPECT_NE(err.find("bots: The file is of another arena: random, greedy there, random, easy "
                       "here. (other-arena)"),
              err.npos)
        << err;
    std::ofstream(folder.path() / "odd") << "{";
    EXPECT_EQ(run("--bots random,easy --matches 20 --resume \"$D/odd\""), 2);
    EXPECT_NE(err.find("odd"), err.npos) << err;
    EXPECT_EQ(run("--bots random,easy --matches 20 --resume /nowhere/state"), 1);
    EXPECT_NE(err.find("(unwritable)"), err.npos) << err;
}

TEST_F(ArenaProgram, RefusesWithAKeyAndAPlace) {
    const std::pair<const char*, const char*> refused[] = {
        {"--bots easy,nobody", "--bots: 'nobody' is not one of"},
        {"--bots easy:200,random", "(no-search)"},
        {"--bots easy:fast,random", "Expected NAME, NAME:N"},
        {"--bots easy", "(wrong-count)"},
        {"--bots easy,easy", "(wrong-count)"},
        {"--bots easy,easy --seats 3", "(doubled-bot)"},
        {"--bots easy,random --matches 2", "--matches: Expected 3 to"},
        {"--bots easy,random --anchor greedy", "--anchor: 'greedy' is not one of these bots"},
        {"--bots easy,random --seats 7", "(bad-seats)"},
        {"--bots easy,random --option layout=round", "(unknown-option)"},
        {"--bots easy,random --option speed", "--option speed: Expected KEY=VALUE"},
        {"--game chess", "(unknown-game)"},
        {"--bots easy,random --net /nowhere.net", "/nowhere.net: The file does not exist."},
        {"--bots easy,random --edition /nowhere/e.json", "/nowhere/e.json"},
    };
    for (const auto& [arguments, part] : refused) expect_refused(arguments, part);
    EXPECT_EQ(run("--bots easy,random --until 2"), 2);
    EXPECT_EQ(run("--bots easy,random --matches -3"), 2);
}

TEST_F(ArenaProgram, PlaysSoloAndOptions) {
    const Object solo = result("--game amsterdam --seats 1 --bots random,greedy --matches 10");
    EXPECT_EQ(solo["bots"][2]["name"], "TOM");
    const Object compact =
        result("--game venise --bots random,greedy --matches 10 --option layout=compact");
    EXPECT_NE(compact["bots"], result("--game venise --bots random,greedy --matches 10")["bots"]);
}

}  // namespace
