// The program on the command line: output, exit codes, standard error.
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Outcome {
    int code = -1;
    std::string out;
    std::string err;
};

std::string contents(const fs::path& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// Each test has its own folder.
class Program : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::temp_directory_path() /
                 ("pakhuis-test-" + std::to_string(getpid()) + "-" +
                  testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    std::string file(const std::string& name, const std::string& text) const {
        std::ofstream(folder / name) << text;
        return (folder / name).string();
    }

    Outcome run(const std::string& arguments, const std::string& input = "") const {
        const std::string in = file("in", input);
        const std::string command = std::string(PAKHUIS_PROGRAM) + " " + arguments + " < " + in +
                                    " > " + (folder / "out").string() + " 2> " +
                                    (folder / "err").string();
        const int status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(folder / "out"),
                contents(folder / "err")};
    }

    fs::path folder;
};

const std::string kRecords = std::string(PAKHUIS_TESTS_DIR) + "/records/";

TEST_F(Program, HelpNamesEveryCommandAndTheExitCodes) {
    const Outcome help = run("--help");
    EXPECT_EQ(help.code, 0);
    for (const char* word : {"play", "replay", "judge", "bench", "perft", "edition", "rules",
                             "match", "arena", "balance", "selfplay", "shards", "Exit codes"}) {
        EXPECT_NE(help.out.find(word), std::string::npos) << word;
    }
    for (const char* command : {"play", "replay", "judge", "bench", "perft", "edition", "rules",
                                "match", "arena", "balance", "selfplay", "shards"}) {
        EXPECT_EQ(run(std::string(command) + " --help").code, 0) << command;
    }
}

TEST_F(Program, PrintsTheRulesOfEachGame) {
    for (const char* game : {"carts", "venise", "merchants", "amsterdam"}) {
        const Outcome rules = run("rules " + std::string(game));
        EXPECT_EQ(rules.code, 0) << game;
        for (const char* word : {"Goal\n----", "The end\n-------", "Picture (/rules/"}) {
            EXPECT_NE(rules.out.find(word), std::string::npos) << game << " " << word;
        }
        for (const char* marker : {"{=", "{?", "**", "{#", "@picture", "@cards", "]("}) {
            EXPECT_EQ(rules.out.find(marker), std::string::npos) << game << " " << marker;
        }
    }
    EXPECT_NE(run("rules venise").out.find("†"), std::string::npos);
}

TEST_F(Program, ReturnsCode2AfterWrongUsage) {
    EXPECT_EQ(run("").code, 2);
    EXPECT_EQ(run("fly").code, 2);
    EXPECT_EQ(run("judge --sets 3").code, 2);
    EXPECT_EQ(run("judge --game chess").code, 2);
    EXPECT_EQ(run("bench --game chess").code, 2);
    EXPECT_EQ(run("edition chess").code, 2);
    EXPECT_EQ(run("serve --deals 1 --listen 0.0.0.0").code, 2) << "deals that others could know";
    EXPECT_EQ(run("rules chess").code, 2);
    EXPECT_EQ(run("replay").code, 2);
}

TEST_F(Program, JudgePrintsThePositionAndTheLegalActions) {
    const Outcome judged =
        run("judge --game carts --seats 3 --do 'deal green' --do 'chance: deal red'");
    ASSERT_EQ(judged.code, 0) << judged.err;
    const Json json = Json::parse(judged.out);
    ASSERT_EQ(json.size(), 6u);
    EXPECT_EQ(json["position"]["seats"], 3);
    EXPECT_EQ(json["position"]["state"]["hand"][0]["green"], 1);
    EXPECT_EQ(json["waiting"], Json::parse(R"(["chance"])"));
    EXPECT_EQ(json["legal"].size(), 7u);
    EXPECT_EQ(json["scores"], Json::parse("[0, 0, 0]"));
    EXPECT_EQ(json["places"], Json::parse("[1, 1, 1]"));
    EXPECT_EQ(json["over"], false);
}

TEST_F(Program, JudgeContinuesFromItsOwnOutput) {
    std::string deal = "judge";
    for (const char* card : {"green", "red", "green", "red"})
        deal += std::string(" --do 'deal ") + card + "'";
    const std::string position = file("position.json", run(deal).out);
    const Outcome next = run("judge --position " + position + " --do 'turn pink'");
    ASSERT_EQ(next.code, 0) << next.err;
    EXPECT_EQ(Json::parse(next.out)["position"]["state"]["row"]["pink"], 1);
}

TEST_F(Program, JudgeAcceptsEveryLegalActionThatItPrints) {
    std::string command = "judge";
    for (int step = 0; step < 20; ++step) {
        const Outcome judged = run(command);
        ASSERT_EQ(judged.code, 0) << command << judged.err;
        const auto legal = Json::parse(judged.out)["legal"];
        command += " --do '" + legal[legal.size() / 2].get<std::string>() + "'";
    }
}

TEST_F(Program, JudgeRefusesWithAKeyAndASentence) {
    const Outcome illegal = run("judge --do 'deal green' --do 'take red'");
    EXPECT_EQ(illegal.code, 2);
    EXPECT_EQ(Json::parse(illegal.out)["error"]["key"], "wrong-actor");
    EXPECT_NE(illegal.err.find("wrong-actor"), std::string::npos);
    EXPECT_NE(illegal.err.find("--do 2"), std::string::npos);

    Json position = Json::parse(run("judge").out)["position"];
    position["state"]["pile"]["pink"] = 5;
    const Outcome lost = run("judge --position " + file("p.json", position.dump()));
    EXPECT_EQ(lost.code, 2);
    EXPECT_EQ(Json::parse(lost.out)["error"]["key"], "cards-lost");
    EXPECT_FALSE(Json::parse(lost.out)["error"]["sentence"].get<std::string>().empty());

    EXPECT_EQ(run("judge --position " + file("q.json", "{\"game\"")).code, 2);
    EXPECT_EQ(run("judge --position /nowhere/x.json").code, 2);
    EXPECT_EQ(run("judge --option speed").code, 2);
    EXPECT_EQ(run("judge --do '\xff\xfe'").code, 2) << "invalid UTF-8";
}

TEST_F(Program, BenchPrintsItsFiguresAsJson) {
    const Outcome bench = run("bench --game carts --seconds 0.05 --json");
    ASSERT_EQ(bench.code, 0) << bench.err;
    const Json json = Json::parse(bench.out);
    ASSERT_EQ(json.size(), 3u);
    for (const char* key :
         {"game", "seats", "state_bytes", "copy_ns", "steps_per_s", "matches_per_s"}) {
        EXPECT_TRUE(json[0].contains(key)) << key;
    }
    EXPECT_LE(json[0]["state_bytes"], 320);
}

TEST_F(Program, BenchPrintsTheFiguresOfBatchesAsJson) {
    const Outcome bench = run(
        "bench --batch --game merchants --seats 3 --matches 70 --threads 2 --seconds 0.05 --json");
    ASSERT_EQ(bench.code, 0) << bench.err;
    const Json json = Json::parse(bench.out);
    ASSERT_EQ(json.size(), 1u);
    EXPECT_EQ(json[0]["seats"], 3);
    EXPECT_EQ(json[0]["threads"], 2);
    for (const char* key :
         {"random_steps_per_s", "random_matches_per_s", "decisions_per_s_with_lists",
          "decisions_per_s_with_features", "decisions_per_s_with_mask",
          "decisions_per_s_with_action_features", "decisions_per_s_with_net"}) {
        EXPECT_GT(json[0][key], 0) << key;
    }
}

TEST_F(Program, BenchOfASearchRefusesANetThatDoesNotFit) {
    EXPECT_EQ(run("bench --net /nowhere/x.net").code, 2);
    const Outcome bench = run("bench --net " PAKHUIS_TESTS_DIR "/corpus/net/small.net");
    EXPECT_EQ(bench.code, 2);
    EXPECT_NE(bench.err.find("(net-of-"), std::string::npos) << bench.err;
}

TEST_F(Program, BenchTakesOptionsAndSeats) {
    const Outcome bench =
        run("bench --game venise --seats 3 --option layout=compact --seconds 0.05 --json");
    ASSERT_EQ(bench.code, 0) << bench.err;
    const Json json = Json::parse(bench.out);
    ASSERT_EQ(json.size(), 1u);
    EXPECT_EQ(json[0]["seats"], 3);
    EXPECT_EQ(run("bench --game venise --option layout=round").code, 2);
    EXPECT_EQ(run("bench --game venise --seats 9").code, 2);
    EXPECT_EQ(run("bench --option layout=compact").code, 2) << "the option of which game?";
}

TEST_F(Program, PerftCountsLines) {
    const Outcome perft = run("perft --depth 3");
    EXPECT_EQ(perft.code, 0);
    EXPECT_NE(perft.out.find(" 343 lines"), std::string::npos) << perft.out;
}

TEST_F(Program, EditionPrintsMarksAndReadsItsOwnOutput) {
    const Outcome printed = run("edition carts");
    ASSERT_EQ(printed.code, 0);
    const Json json = Json::parse(printed.out);
    EXPECT_EQ(json["tracks"].size(), 43u);
    for (const char* table : {"places", "tracks", "contracts", "route-points", "goods-bonus"}) {
        for (const Json& row : json[table]) EXPECT_TRUE(row.contains("mark")) << table;
    }
    const Outcome again = run("edition carts --edition " + file("e.json", printed.out));
    EXPECT_EQ(again.code, 0);
    EXPECT_EQ(again.out, printed.out);
    EXPECT_EQ(again.err, "");
    Json odd = json;
    odd["contracts"][0]["points"] = 9;
    EXPECT_NE(
        run("edition carts --edition " + file("o.json", odd.dump())).err.find("unusual-points"),
        std::string::npos);
    odd["tracks"].erase(0);
    odd["places"].push_back({{"place", "Atlantis"}, {"x", 1}, {"y", 1}, {"mark", "ours"}});
    const Outcome refused = run("edition carts --edition " + file("r.json", odd.dump()));
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("not-connected"), std::string::npos) << refused.err;
    EXPECT_EQ(refused.out, "");
}

TEST_F(Program, MatchWritesARecordThatReplays) {
    const std::string record = (folder / "m.record").string();
    ASSERT_EQ(run("match --players easy,greedy,random --seed 5 --record " + record).code, 0);
    const std::string once = contents(record);
    ASSERT_EQ(run("match --players easy,greedy,random --seed 5 --record " + record).code, 0);
    EXPECT_EQ(contents(record), once) << "the same seed gives the same match";
    const Outcome replayed = run("replay " + record);
    EXPECT_EQ(replayed.code, 0) << replayed.err;
    EXPECT_NE(replayed.out.find("valid"), std::string::npos);
    EXPECT_EQ(run("match --players easy,nobody").code, 2);
    EXPECT_EQ(run("match --players easy --seats 2").code, 2);
    EXPECT_EQ(run("match --record /nowhere/x.record").code, 1);
}

TEST_F(Program, MatchAddsUpManyMatches) {
    const Outcome many = run("match --players easy,random --count 4 --json");
    ASSERT_EQ(many.code, 0) << many.err;
    const Json json = Json::parse(many.out);
    EXPECT_EQ(json[0]["wins"].get<double>() + json[1]["wins"].get<double>(), 4.0);
    EXPECT_EQ(json[0]["player"], "easy");
}

TEST_F(Program, SaysWhichBotsHaveNoNet) {
    const std::string net = std::string(PAKHUIS_TESTS_DIR) + "/corpus/net/small.net";
    const Outcome refused = run("match --players medium,easy --net " + net);
    EXPECT_EQ(refused.code, 0) << "it plays as easy";
    EXPECT_NE(
        refused.err.find("pakhuis: warning: medium plays as easy does: rules: The net knows "),
        std::string::npos)
        << refused.err;
    EXPECT_EQ(run("match --players easy,greedy --net " + net).err, "") << "it needs none";
    const Outcome bad = run("selfplay --out " + (folder / "shards").string() + " --net " +
                            kRecords + "carts-2-last-lap.record");
    EXPECT_EQ(bad.code, 2);
    EXPECT_NE(bad.err.find("(not-a-net)"), std::string::npos) << bad.err;
}

TEST_F(Program, MatchCountsARivalWithoutASeat) {
    const Outcome many = run("match --game amsterdam --players random --count 3 --json");
    ASSERT_EQ(many.code, 0) << many.err;
    const Json json = Json::parse(many.out);
    ASSERT_EQ(json.size(), 2u);
    EXPECT_EQ(json[1]["player"], "TOM");
    EXPECT_EQ(json[0]["wins"].get<double>() + json[1]["wins"].get<double>(), 3.0);
    const Outcome one = run("match --game amsterdam --players random");
    EXPECT_NE(one.out.find("TOM"), std::string::npos) << one.out;
}

TEST_F(Program, ScoreTablesAddUpTasks) {
    const Outcome one = run("match --game amsterdam --option tasks=secret-3");
    EXPECT_NE(one.out.find(" task "), std::string::npos) << one.out;
    EXPECT_EQ(one.out.find("task-"), std::string::npos) << one.out;
}

TEST_F(Program, PlaysSoloOnlyIfAsked) {
    EXPECT_EQ(Json::parse(run("judge --game amsterdam").out)["position"]["seats"], 2);
    const Outcome alone = run("play --game amsterdam --seats 1 --seed 3", "1\nquit\n");
    EXPECT_EQ(alone.code, 0) << alone.err;
    EXPECT_NE(alone.out.find("seat 0>"), std::string::npos);
}

TEST_F(Program, ReplayPrintsAnyStep) {
    const std::string record = kRecords + "carts-2-last-lap.record";
    EXPECT_NE(run("replay " + record + " --step 30 --viewer 0").out.find("Dam"), std::string::npos);
    EXPECT_EQ(Json::parse(run("replay " + record + " --step 0 --json").out)["game"], "carts");
    const std::string log = run("replay " + record + " --log --viewer 1").out;
    EXPECT_NE(log.find("Seat 0 draws a card from the deck."), std::string::npos);
    EXPECT_EQ(run("replay " + record + " --step 9999").code, 2);
    EXPECT_EQ(run("replay " + record + " --viewer 3").code, 2);
    EXPECT_EQ(run("replay /nowhere/x.record").code, 2);
    const Outcome broken = run("replay " + file("b.record", "pakhuis-record 1\nnonsense\n"));
    EXPECT_EQ(broken.code, 2);
    EXPECT_NE(broken.err.find("line 2"), std::string::npos) << broken.err;
}

TEST_F(Program, PlayTakesNumbersWordsUndoHintAndSave) {
    const std::string save = (folder / "saved.record").string();
    const Outcome played =
        run("play --seed 3 --players me,easy",
            "1\nfly\n99\nhint\ndr\nundo\nt\nhelp\nlog\nsave " + save + "\nquit\n");
    EXPECT_EQ(played.code, 0);
    EXPECT_EQ(played.err, "");
    for (const char* part :
         {"keep", "No action begins with this word", "There are actions 1 to", "easy would play",
          "(taken back)", "This may mean", "save FILE", "Saved to"}) {
        EXPECT_NE(played.out.find(part), std::string::npos) << part << "\n" << played.out;
    }
    const Outcome loaded = run("play --load " + save, "quit\n");
    EXPECT_EQ(loaded.code, 0) << loaded.err;
    EXPECT_NE(loaded.out.find("seat 0>"), std::string::npos);
}

TEST_F(Program, PlayHelpShowsLegalActionsOfThisGameAsExamples) {
    for (const char* game : {"carts", "venise", "merchants", "amsterdam"}) {
        const std::string play = std::string("play --seats 3 --seed 3 --game ") + game;
        const std::string help = run(play, "help\nquit\n").out;
        const std::string begin = "For example:\n";
        const auto from = help.find(begin);
        ASSERT_NE(from, std::string::npos) << help;
        const auto end = help.find("  Further:", from);
        std::istringstream lines(help.substr(from + begin.size(), end - from - begin.size()));
        int examples = 0;
        for (std::string line; std::getline(lines, line); ++examples) {
            const std::string typed = line.substr(4);
            const std::string answer = run(play, "why " + typed + "\nquit\n").out;
            EXPECT_NE(answer.find("This is possible."), std::string::npos) << game << ": " << typed;
        }
        EXPECT_GE(examples, 1) << game;
        EXPECT_LE(examples, 4) << game;
    }
}

TEST_F(Program, PlayShowsTheConsequencesOfANumberedActionOnRequest) {
    const std::string shown =
        run("play --seed 3", "preview 1\npreview 99\npreview fly\nquit\n").out;
    EXPECT_NE(shown.find("Seat 0 keeps 1 contract."), std::string::npos) << shown;
    EXPECT_NE(shown.find("points for contracts-failed: -"), std::string::npos) << shown;
    EXPECT_NE(shown.find("There are actions 1 to 3."), std::string::npos) << shown;
    EXPECT_NE(shown.find("No action begins with this word."), std::string::npos) << shown;
    EXPECT_EQ(shown.find("Seat 1 keeps"), std::string::npos) << "what others keep is not known yet";
}

TEST_F(Program, PlayGivesTheReasonOfAHint) {
    const std::string shown = run("play --seed 3", "hint\nquit\n").out;
    const auto from = shown.find("easy would play: keep ");
    ASSERT_NE(from, std::string::npos) << shown;
    EXPECT_NE(shown.find("points for contracts-failed: -", from), std::string::npos) << shown;
}

TEST_F(Program, PlayAnswersWhyForActionsAndParts) {
    const Outcome played =
        run("play --seed 3", "1\nwhy draw\nwhy pile\nwhy fly\nwhy track:3\nquit\n");
    const std::string answers = played.out.substr(played.out.find("This is possible."));
    EXPECT_NE(answers.find("This is possible.", 1), std::string::npos) << answers;
    EXPECT_NE(answers.find("No action begins with this word."), std::string::npos) << answers;
    EXPECT_NE(answers.find("; you have "), std::string::npos) << answers;
}

TEST_F(Program, PlayEndsQuietlyWhenInputEnds) {
    const Outcome played = run("play --seed 3");
    EXPECT_EQ(played.code, 0);
    EXPECT_NE(played.out.find("Left after"), std::string::npos);
}

TEST_F(Program, PlaysAWholeMatchByNumbers) {
    std::string ones;
    for (int i = 0; i < 400; ++i) ones += "7\n1\n";
    const Outcome played = run("play --seed 8", ones);
    EXPECT_EQ(played.code, 0);
    EXPECT_NE(played.out.find("contracts-done"), std::string::npos) << "no score table";
}

TEST_F(Program, AsksPeopleToHandOverTheKeyboard) {
    const Outcome played = run("play --seed 3 --players me,me", "\n1\n\n1\n\nquit\n");
    EXPECT_NE(played.out.find("Seat 1, it is your turn. Press Enter."), std::string::npos);
}

}  // namespace
