// Shards: what is written is read back, and every damage is told with its place.
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "registry/replay.h"
#include "shards/features_of.h"
#include "shards/shard_check.h"
#include "shards/shard_writer.h"
#include "shards/test_shards.h"

namespace pakhuis::shards {
namespace {

class ShardOf : public testing::TestWithParam<const GameInfo*> {};

INSTANTIATE_TEST_SUITE_P(Shards, ShardOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST_P(ShardOf, GivesBackTheRecordOfEachMatch) {
    const TestShard made = random_shard(*GetParam(), GetParam()->max_seats, 3, true);
    const auto shard = read_bytes(made.bytes);
    ASSERT_TRUE(shard) << shard.error().text();
    EXPECT_EQ((*shard)->header(), made.header);
    for (std::size_t i = 0; i < made.records.size(); ++i) {
        const auto match = (*shard)->next();
        ASSERT_TRUE(match) << match.error().text();
        ASSERT_NE(*match, nullptr);
        EXPECT_EQ((*shard)->number(), made.header.first + static_cast<std::int64_t>(i));
        const codec::Record record = (*shard)->record(**match);
        EXPECT_EQ(codec::write_record(record), codec::write_record(made.records[i]));
        EXPECT_TRUE(replay(record));
        EXPECT_EQ((*match)->rows, made.matches[i].rows);
        EXPECT_EQ((*match)->places, made.matches[i].places);
    }
    const auto end = (*shard)->next();
    ASSERT_TRUE(end) << end.error().text();
    EXPECT_EQ(*end, nullptr);
}

TEST_P(ShardOf, ChecksByReplayingEachMatch) {
    const TestShard made = random_shard(*GetParam(), GetParam()->min_seats, 2, true);
    const TestFile file(made.bytes);
    const auto checked = check_shard(file.path(), Thoroughly::kReplay);
    ASSERT_TRUE(checked) << checked.error().text();
    EXPECT_EQ(checked->totals.matches, 2u);
    EXPECT_EQ(checked->bytes, made.bytes.size());
}

// What a match says about itself, wrong in one place.
std::string key_after(const std::function<void(ShardMatch&)>& spoil) {
    TestShard made = random_shard(*find_game("carts"), 2, 2, true);
    spoil(made.matches[1]);
    const TestFile file(bytes_of(made));
    EXPECT_TRUE(check_shard(file.path(), Thoroughly::kReadAlone));
    const auto checked = check_shard(file.path(), Thoroughly::kReplay);
    if (checked) return "";
    EXPECT_NE(checked.error().place.find("match 41"), std::string::npos) << checked.error().text();
    return checked.error().key;
}

TEST(ShardCheck, NamesTheMatchThatDoesNotReplay) {
    EXPECT_EQ(key_after([](ShardMatch&) {}), "");
    EXPECT_EQ(key_after([](ShardMatch& m) { m.hash ^= 1; }), "wrong-hash");
    EXPECT_EQ(key_after([](ShardMatch& m) { ++m.scores[0]; }), "wrong-scores");
    EXPECT_EQ(key_after([](ShardMatch& m) { m.places[0] = 3; }), "wrong-places");
    EXPECT_EQ(key_after([](ShardMatch& m) { m.rows.back() += 1; }), "wrong-row");
    EXPECT_EQ(key_after([](ShardMatch& m) { m.steps.pop_back(); }), "wrong-end");
    EXPECT_NE(key_after([](ShardMatch& m) { std::swap(m.steps.front(), m.steps.back()); }), "");
}

// The header and all matches as text, or the problem.
Result<std::string> read_all(const std::string& bytes) {
    auto shard = read_bytes(bytes);
    if (!shard) return Failure(shard.error());
    std::string out = codec::json_text(codec::NoContext{}, (*shard)->header());
    while (true) {
        const auto match = (*shard)->next();
        if (!match) return Failure(match.error());
        if (*match == nullptr) return out;
        out += codec::write_record((*shard)->record(**match));
    }
}

TEST(DamagedShard, IsToldWhereverItIsCut) {
    const std::string whole = random_shard(*find_game("venise"), 2, 2, true).bytes;
    ASSERT_TRUE(read_all(whole));
    for (std::size_t size = 0; size < whole.size(); size += size < 200 ? 1 : 37) {
        const auto read = read_all(whole.substr(0, size));
        ASSERT_FALSE(read) << size;
        const Problem& problem = read.error();
        EXPECT_EQ(problem.key, size < 20 ? "not-a-shard" : "cut-shard") << problem.text();
        EXPECT_NE(problem.place.find("test.shard"), std::string::npos) << problem.place;
    }
}

TEST(DamagedShard, IsToldWhereverAByteIsWrong) {
    const std::string whole = random_shard(*find_game("carts"), 2, 2, false).bytes;
    const std::string good = *read_all(whole);
    int unused = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const int bit : {0, 7}) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
            const auto read = read_all(bytes);
            if (read) {  // a bit without a meaning: zstd fills up the last byte of some parts
                ASSERT_EQ(*read, good) << "byte " << at << ", bit " << bit;
                ++unused;
                continue;
            }
            EXPECT_FALSE(read.error().sentence.empty());
            EXPECT_NE(read.error().place.find("test.shard"), std::string::npos);
        }
    }
    EXPECT_LT(unused, 20);
}

TEST(DamagedShard, IsToldIfFramesAreMissingTwiceOrStrange) {
    TestShard made = random_shard(*find_game("carts"), 2, 2, false);
    FrameWriter frames;
    std::string more;
    frames.append(more, "Z");
    EXPECT_EQ(read_all(made.bytes + more).error().key, "damaged-shard");
    EXPECT_EQ(read_all(made.bytes + made.bytes).error().key, "damaged-shard");
    made.header.matches = 3;  // one more than there are
    EXPECT_EQ(read_all(bytes_of(made)).error().key, "damaged-shard");
    std::string bytes = first_bytes(kSchema);
    frames.append(bytes, codec::json_text(codec::NoContext{}, made.header));
    EXPECT_EQ(read_all(bytes + more).error().key, "damaged-shard");
}

TEST(DamagedShard, OfAnotherSchemaIsRefusedByIt) {
    std::string bytes = random_shard(*find_game("carts"), 2, 1, false).bytes;
    bytes.replace(0, 20, first_bytes(7));
    const auto read = read_all(bytes);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().key, "other-schema");
    EXPECT_NE(read.error().sentence.find("schema 7"), std::string::npos);
}

TEST(ShardReader, TellsAMissingFileAndAFolder) {
    EXPECT_EQ(ShardReader::open("/nowhere/x.shard").error().key, "no-such-file");
    EXPECT_EQ(ShardReader::open("/").error().key, "not-a-file");
}

std::size_t frames_in(const std::string& bytes) {
    std::istringstream in(bytes);
    FrameReader frames(in);
    EXPECT_TRUE(frames.schema());
    std::string content;
    std::size_t count = 0;
    while (*frames.next(content)) ++count;
    return count;
}

TEST(ShardWriter, KeepsMatchesInSeveralBlocks) {
    const TestShard made = random_shard(*find_game("carts"), 2, 5, true);
    const std::string bytes = bytes_of(made, 1);
    EXPECT_EQ(frames_in(bytes), 7u) << "header, a block for each match, end";
    EXPECT_EQ(frames_in(made.bytes), 3u);
    EXPECT_EQ(*read_all(bytes), *read_all(made.bytes));
}

TEST(ShardWriter, GivesEachTextOneNumber) {
    ShardWriter writer(random_shard(*find_game("carts"), 2, 1, false).header);
    EXPECT_EQ(writer.text("draw"), 0u);
    EXPECT_EQ(writer.text("deal green"), 1u);
    EXPECT_EQ(writer.text("draw"), 0u);
}

}  // namespace
}  // namespace pakhuis::shards
