// The rules pages as plain text, the values they name, and what their pictures show.
#include <gtest/gtest.h>

#include "registry/match.h"
#include "rulebook/picture_files.h"
#include "rulebook/plain_text.h"
#include "rulebook/sources.h"
#include "rulebook/value.h"

namespace pakhuis::rulebook {
namespace {

using codec::Json;

const Json kEdition = Json::parse(R"({
    "terms": [{"term": "loan", "value": 120, "mark": "text"}],
    "spaces": [{"years": "1600", "payouts": [{"first": 80}], "payout-mark": "ours"}],
    "roofs": [{"good": "beer", "points": [4, 3], "marks": ["text", "ours"]}],
    "bridges": [{"behind": 4, "points": 2, "points-mark": "text", "mark": "ours"}]})");

TEST(RulebookValue, IsFoundByFieldIndexAndName) {
    EXPECT_EQ(value_at(kEdition, "/terms/loan/value*1000")->number, 120000);
    EXPECT_EQ(value_at(kEdition, "/spaces/0/payouts/0/first")->number, 80);
    EXPECT_FALSE(value_at(kEdition, "/terms/none/value"));
    EXPECT_FALSE(value_at(kEdition, "/terms/loan"));
}

TEST(RulebookValue, HasTheMarkNearestToIt) {
    EXPECT_FALSE(value_at(kEdition, "/terms/loan/value")->reconstructed);
    EXPECT_TRUE(value_at(kEdition, "/spaces/0/payouts/0/first")->reconstructed);
    EXPECT_FALSE(value_at(kEdition, "/roofs/beer/points/0")->reconstructed);
    EXPECT_TRUE(value_at(kEdition, "/roofs/beer/points/1")->reconstructed);
    EXPECT_FALSE(value_at(kEdition, "/bridges/0/points")->reconstructed);
    EXPECT_TRUE(is_reconstructed(kEdition, "/bridges/0/points,/bridges/0/behind"));
}

std::string plain(std::string_view markdown, int width = 80) {
    return plain_text(markdown, kEdition, "/rules/x", width);
}

TEST(RulebookText, LosesItsMarkers) {
    EXPECT_EQ(plain("# Name\n"), "Name\n====\n");
    EXPECT_EQ(plain("## Take a card {#take draw !row-empty}\n"), "Take a card\n-----------\n");
    EXPECT_EQ(plain("A **bold** and *slanted* [link](#take).\n"), "A bold and slanted link.\n");
    EXPECT_EQ(plain("{=/terms/loan/value*1000 120,000}, {=/roofs/beer/points/1 3}.\n"),
              "120,000, 3†.\n");
    EXPECT_EQ(plain("- Like this. {?7}\n"), "- Like this. (reading 7)\n");
}

TEST(RulebookText, WrapsLinesByTheirCharacters) {
    EXPECT_EQ(plain("- four five ’sixsix’ seven\n", 20), "- four five ’sixsix’\n  seven\n");
    EXPECT_EQ(plain("> To remember always.\n", 16), "  | To remember\n  | always.\n");
}

TEST(RulebookText, AlignsTables) {
    EXPECT_EQ(plain("| a | b |\n|---|---|\n| long | †1 |\n"), "  a     b\n  long  †1\n");
}

TEST(RulebookText, ShowsAPictureAsItsList) {
    EXPECT_EQ(plain("@picture board\n\n1. [tile:3] **Market**: here.\n"),
              "Picture (/rules/x):\n\n1. Market: here.\n");
}

TEST(RulebookSources, HaveEveryGameInEnglishWithItsPictures) {
    for (const GameInfo* info : all_games()) {
        EXPECT_TRUE(source_text(info->id, "en.md").starts_with("# ")) << info->id;
        EXPECT_FALSE(source_text(info->id, "board.record").empty()) << info->id;
    }
    EXPECT_EQ(source_text("chess", "en.md"), "");
}

TEST(RulebookPictures, AreThePositionsAtTheEndsOfTheRecords) {
    const auto files = picture_files();
    EXPECT_EQ(files.size(), all_games().size());
    for (const codec::TypeFile& file : files) {
        const Json json = Json::parse(file.text);
        ASSERT_TRUE(json["pictures"].contains("board")) << file.path;
        for (const auto& [name, picture] : json["pictures"].items()) {
            EXPECT_FALSE(picture.contains("problem")) << file.path << " " << name << picture;
            EXPECT_EQ(picture["view"]["viewer"], 0) << file.path << " " << name;
        }
    }
}

}  // namespace
}  // namespace pakhuis::rulebook
