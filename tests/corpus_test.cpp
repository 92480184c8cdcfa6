// Inputs that once broke a parser, and samples of each kind of input. They run in every test run.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "apps/typed_action.h"
#include "codec/record.h"
#include "fuzz/targets.h"
#include "registry/replay.h"

namespace pakhuis {
namespace {

std::string contents(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// Counts the inputs of a folder for which `is` is true.
template <class Is>
int count_inputs(std::string_view name, Is&& is) {
    int n = 0;
    const auto folder = std::filesystem::path(PAKHUIS_TESTS_DIR) / "corpus" / name;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        n += is(contents(file.path()));
    }
    return n;
}

class Corpus : public testing::TestWithParam<std::string_view> {};

TEST_P(Corpus, HasNoInputThatBreaksAParser) {
    for (const fuzz::Target& target : fuzz::kTargets) {
        if (target.name != GetParam()) continue;
        int inputs = 0;
        const auto folder = std::filesystem::path(PAKHUIS_TESTS_DIR) / "corpus" / target.name;
        for (const auto& file : std::filesystem::directory_iterator(folder)) {
            SCOPED_TRACE(file.path().string());
            target.run(contents(file.path()));
            ++inputs;
        }
        EXPECT_GT(inputs, 0) << "no inputs in " << folder;
    }
}

// Fuzzing starts from these inputs. Without an input of a game it would hardly reach that game.
TEST(CorpusOfEveryGame, HasAnAcceptedRecordPositionEditionAndAction) {
    for (const GameInfo* info : all_games()) {
        const std::string id(info->id);
        SCOPED_TRACE(id);
        EXPECT_GT(count_inputs("record",
                               [&](const std::string& text) {
                                   const auto record = codec::parse_record(text);
                                   return record && record->game == id && replay(*record);
                               }),
                  0);
        EXPECT_GT(count_inputs("position",
                               [&](const std::string& text) {
                                   const auto json = codec::parse_json(text);
                                   return json && json->value("game", "") == id &&
                                          match_from_position(*json);
                               }),
                  0);
        EXPECT_GT(count_inputs("edition",
                               [&](const std::string& text) {
                                   const auto json = codec::parse_json(text);
                                   return json && edition_json(id, *json);
                               }),
                  0);
        EXPECT_GT(count_inputs("action",
                               [&](const std::string& text) {
                                   const auto match = fuzz::match_for_action(*info, text);
                                   return !apps::apply_typed(*match, text.substr(1));
                               }),
                  0);
    }
}

INSTANTIATE_TEST_SUITE_P(Parsers, Corpus,
                         testing::Values("record", "position", "edition", "tables", "action",
                                         "message", "webhook", "shard", "net"),
                         [](const auto& name) { return std::string(name.param); });

}  // namespace
}  // namespace pakhuis
