#include "registry/replay.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>

namespace pakhuis {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> recorded_matches() {
    std::vector<fs::path> files;
    for (const auto& file : fs::directory_iterator(fs::path(PAKHUIS_TESTS_DIR) / "records")) {
        files.push_back(file.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

codec::Record load(const fs::path& path) {
    const auto record = codec::parse_record(text_of(path));
    EXPECT_TRUE(record) << path << ": " << record.error().text();
    return *record;
}

TEST(RecordedMatches, ReplayToTheirRecordedEnd) {
    for (const fs::path& path : recorded_matches()) {
        const codec::Record record = load(path);
        ASSERT_TRUE(record.end) << path;
        const auto match = replay(record);
        ASSERT_TRUE(match) << path << ": " << match.error().text();
        EXPECT_TRUE((*match)->waiting().empty()) << path;
    }
}

TEST(RecordedMatches, CoverEveryPlayerCountAndEndReasonOfEveryGame) {
    std::set<std::string> covered;
    for (const fs::path& path : recorded_matches()) {
        const codec::Record record = load(path);
        covered.insert(record.game + " " + std::to_string(record.seats));
        covered.insert(record.game + " " + record.end->reason);
    }
    for (const GameInfo* info : all_games()) {
        for (int seats = info->min_seats; seats <= info->max_seats; ++seats) {
            EXPECT_TRUE(covered.contains(std::string(info->id) + " " + std::to_string(seats)));
        }
    }
    EXPECT_TRUE(covered.contains("carts last-lap"));
    EXPECT_TRUE(covered.contains("carts all-passed"));
    for (const char* reason : {"bridges", "orders", "market", "lap-limit"}) {
        EXPECT_TRUE(covered.contains(std::string("venise ") + reason)) << reason;
    }
    EXPECT_TRUE(covered.contains("merchants cards"));
    EXPECT_TRUE(covered.contains("amsterdam rounds"));
}

TEST(RecordedMatches, AreWrittenAsTheyWereRead) {
    for (const fs::path& path : recorded_matches()) {
        EXPECT_EQ(codec::write_record(load(path)), text_of(path)) << path;
    }
}

class Replay : public testing::Test {
  protected:
    codec::Record record =
        load(fs::path(PAKHUIS_TESTS_DIR) / "records" / "carts-2-last-lap.record");

    std::string key() {
        const auto match = replay(record);
        return match ? "" : match.error().key;
    }
};

TEST_F(Replay, StopsAtAnyStep) {
    const auto match = replay(record, 10);
    ASSERT_TRUE(match);
    EXPECT_FALSE((*match)->waiting().empty());
    EXPECT_EQ(replay(record, 0).value()->hash(), match_of(record).value()->hash());
}

TEST_F(Replay, NoticesAnotherOutcome) {
    for (codec::RecordedAction& a : record.actions) {
        if (a.text == "deal joker" || a.text == "deal red") a.text = "deal pink";
    }
    EXPECT_NE(key(), "");
}

TEST_F(Replay, NamesTheLineOfAnIllegalAction) {
    record.actions[20].text = "claim dam-waag green x1";
    const auto match = replay(record);
    ASSERT_FALSE(match);
    const std::string line = "line " + std::to_string(record.actions[20].line) + " (step 21)";
    EXPECT_EQ(match.error().place.substr(0, line.size()), line);
}

TEST_F(Replay, NoticesAMissingAction) {
    record.actions.pop_back();
    EXPECT_EQ(key(), "wrong-end");
}

TEST_F(Replay, NoticesAWrongHashOrScore) {
    record.end->hash ^= 1;
    EXPECT_EQ(key(), "wrong-hash");
    record.end->hash ^= 1;
    record.end->scores[0] += 1;
    EXPECT_EQ(key(), "wrong-scores");
}

TEST_F(Replay, RefusesAnotherEditionOrVersion) {
    record.edition_hash ^= 1;
    EXPECT_EQ(key(), "other-edition");
    record.edition_hash ^= 1;
    record.rules_version = 99;
    EXPECT_EQ(key(), "rules-version");
}

TEST_F(Replay, BeginsAtAPositionIfTheRecordSaysSo) {
    const auto middle = replay(record, 50);
    record.position = (*middle)->position();
    record.actions.erase(record.actions.begin(), record.actions.begin() + 50);
    EXPECT_EQ(key(), "");
    record.seats = 3;
    EXPECT_EQ(key(), "bad-seats");
}

}  // namespace
}  // namespace pakhuis
