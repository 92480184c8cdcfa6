// Checks that every game and every bot is in all places where it must be. A failure names the
// place. The places of the web client are in web/tests/unit/places.test.ts, inputs of parsers in
// corpus_test.cpp.
#include <array>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

#include "codec/record.h"
#include "engine/bot_names.h"
#include "registry/match.h"
#include "thinking/thinking.h"

namespace pakhuis {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

const fs::path kRoot = PAKHUIS_SOURCE_DIR;

std::string contents(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::set<std::string> folders_in(const fs::path& path) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(path)) {
        if (entry.is_directory()) names.insert(entry.path().filename().string());
    }
    return names;
}

std::set<std::string> games() {
    return folders_in(kRoot / "src/games");
}

// `ID` stands for the game.
std::string with_id(std::string_view text, const std::string& id) {
    std::string out(text);
    for (std::size_t at = out.find("ID"); at != out.npos; at = out.find("ID", at + id.size())) {
        out.replace(at, 2, id);
    }
    return out;
}

// The same thing has the same name in every game. Files of only one game are not listed.
constexpr std::array kFiles{
    "src/games/ID/ID.h",
    "src/games/ID/action.h",
    "src/games/ID/apply.cpp",
    "src/games/ID/built_in_edition.cpp",
    "src/games/ID/chance.cpp",
    "src/games/ID/consistent.cpp",
    "src/games/ID/edition.cpp",
    "src/games/ID/edition.h",
    "src/games/ID/event.h",
    "src/games/ID/events.cpp",
    "src/games/ID/legal.cpp",
    "src/games/ID/observe.cpp",
    "src/games/ID/refusal.cpp",
    "src/games/ID/rules.cpp",
    "src/games/ID/rules.h",
    "src/games/ID/score.cpp",
    "src/games/ID/state.h",
    "src/games/ID/tell.cpp",
    "src/games/ID/text.cpp",
    "src/games/ID/view.h",
    "src/games/ID/test_hooks.h",
    "src/games/ID/test_position.cpp",
    "src/games/ID/test_rules.h",
    "src/games/ID/test_table.h",
    "src/games/ID/allocation_test.cpp",
    "src/games/ID/consistent_test.cpp",
    "src/games/ID/edition_test.cpp",
    "src/games/ID/end_test.cpp",
    "src/games/ID/perft_test.cpp",
    "src/games/ID/properties_test.cpp",
    "src/games/ID/refusal_test.cpp",
    "src/games/ID/secrets_test.cpp",
    "src/games/ID/setup_test.cpp",
    "src/games/ID/text_test.cpp",
    "src/bots/ID/beginner.h",
    "src/bots/ID/beginner_test.cpp",
    "src/bots/ID/easy.h",
    "src/bots/ID/easy.cpp",
    "src/bots/ID/easy_test.cpp",
    "src/terminal/ID/board.h",
    "src/terminal/ID/board.cpp",
    "src/terminal/ID/board_test.cpp",
    "docs/rules/ID.md",
    "web/src/games/ID/index.ts",
};

// A line of a file that names the game.
struct Line {
    const char* file;
    const char* text;
};
constexpr std::array kLines{
    Line{"README.md", "| `ID` |"},
    Line{"ARCHITECTURE.md", "src/games/ID "},
};

TEST(Places, EveryGameHasItsFiles) {
    for (const std::string& id : games()) {
        for (const char* file : kFiles) {
            const std::string path = with_id(file, id);
            EXPECT_TRUE(fs::exists(kRoot / path)) << path << " is missing";
        }
    }
}

TEST(Places, EveryGameIsBuilt) {
    std::set<std::string> built;
    for (const GameInfo* info : all_games()) built.insert(std::string(info->id));
    EXPECT_EQ(built, games()) << "CMakeLists.txt (PAKHUIS_GAMES) and src/registry/games.h";
}

TEST(Places, NoFolderBelongsToAnUnknownGame) {
    for (const char* parent : {"src/bots", "src/terminal"}) {
        EXPECT_EQ(folders_in(kRoot / parent), games()) << parent;
    }
}

TEST(Places, TheDocumentsNameEveryGame) {
    for (const std::string& id : games()) {
        for (const Line& line : kLines) {
            const std::string text = with_id(line.text, id);
            EXPECT_NE(contents(kRoot / line.file).find(text), std::string::npos)
                << line.file << " has no \"" << text << '"';
        }
    }
}

TEST(Places, EverySeatCountHasARecord) {
    std::map<std::string, std::set<int>> recorded;
    for (const auto& file : fs::directory_iterator(kRoot / "tests/records")) {
        const auto record = codec::parse_record(contents(file.path()));
        if (record) recorded[record->game].insert(record->seats);
    }
    for (const GameInfo* info : all_games()) {
        const std::string id(info->id);
        for (int seats = info->min_seats; seats <= info->max_seats; ++seats) {
            EXPECT_TRUE(recorded[id].contains(seats))
                << "tests/records has no match of " << id << " with " << seats << " seats";
        }
    }
}

// The parameters of the tests in this program.
TEST(Places, EveryGameHasTwinMatches) {
    std::set<std::string> twins;
    const testing::UnitTest& program = *testing::UnitTest::GetInstance();
    for (int i = 0; i < program.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *program.GetTestSuite(i);
        if (suite.name() != "Games/TwinMatches"s) continue;
        for (int n = 0; n < suite.total_test_count(); ++n) {
            const std::string game_and_place = suite.GetTestInfo(n)->value_param();  // "(carts, …"
            twins.insert(game_and_place.substr(1, game_and_place.find(',') - 1));
        }
    }
    EXPECT_EQ(twins, games()) << "tests/client/twins.cpp, games_with_secrets()";
}

// A bot name that thinking/choose.h does not know plays like `random`.
bool plays_like_random(const GameInfo& info, std::string_view bot) {
    const auto match = start_match({std::string(info.id), info.min_seats, {}, {}});
    Rng rng(1);
    for (int decisions = 0; decisions < 40 && !(*match)->waiting().empty();) {
        const Seat actor = (*match)->waiting().lowest();
        if (actor == kChance) {
            (*match)->act(actor, (*match)->sample_chance(rng));
            continue;
        }
        ++decisions;
        Rng one = rng;
        Rng two = rng;
        const std::string text =
            thinking::decide(**match, bot, actor, one, thinking::kAtOnce).action;
        if (text != thinking::choose(**match, "random", actor, two)) return false;
        (*match)->act(actor, text);
    }
    return true;
}

TEST(Places, EveryBotPlaysEveryGame) {
    for (const std::string_view bot : kBotNames) {
        if (bot == "random") continue;
        for (const GameInfo* info : all_games()) {
            EXPECT_FALSE(plays_like_random(*info, bot))
                << "src/thinking/choose.h: " << bot << " plays " << info->id << " like random";
        }
    }
}

TEST(Places, TheTableOfGamesNamesEveryBot) {
    const std::string readme = contents(kRoot / "README.md");
    for (const std::string_view bot : kBotNames) {
        EXPECT_NE(readme.find("`" + std::string(bot) + "`"), std::string::npos)
            << "README.md does not name the bot " << bot;
    }
}

}  // namespace
}  // namespace pakhuis
