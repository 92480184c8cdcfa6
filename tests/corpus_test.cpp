// Inputs that once broke a parser, and samples of each kind of input: run always.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "fuzz/targets.h"

namespace pakhuis {
namespace {

std::string contents(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

class Corpus : public testing::TestWithParam<std::string_view> {};

TEST_P(Corpus, EveryInputIsAnswered) {
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

INSTANTIATE_TEST_SUITE_P(Parsers, Corpus,
                         testing::Values("record", "position", "edition", "tables", "action",
                                         "message", "webhook"),
                         [](const auto& name) { return std::string(name.param); });

}  // namespace
}  // namespace pakhuis
