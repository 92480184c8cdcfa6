#include "codec/record.h"

#include <gtest/gtest.h>

namespace pakhuis::codec {
namespace {

constexpr const char* kGood =
    "pakhuis-record 1\n"
    "game: carts\n"
    "rules: 1\n"
    "seats: 2\n"
    "option: pace=fast\n"
    "edition: 0123456789abcdef\n"
    "position: {\"a\":[1,2]}\n"
    "player 0: Anna van Dam\n"
    "player 1: easy\n"
    "actions:\n"
    "chance: deal green\n"
    "1: keep waag-munttoren\n"
    "clock: unsold\n"
    "end: last-lap hash=00000000000000ff scores=31,-4\n";

// kGood with one line replaced.
std::string with_line(const std::string& line, const std::string& instead) {
    std::string text = kGood;
    const auto at = text.find(line);
    EXPECT_NE(at, text.npos) << line;
    return text.replace(at, line.size(), instead);
}

struct Broken {
    const char* line;
    const char* instead;
    const char* key;
    const char* place;
};

TEST(Record, ReadsEveryField) {
    const auto record = parse_record(kGood);
    ASSERT_TRUE(record) << record.error().text();
    EXPECT_EQ(record->game, "carts");
    EXPECT_EQ(record->rules_version, 1);
    EXPECT_EQ(record->seats, 2);
    ASSERT_EQ(record->options.size(), 1u);
    EXPECT_EQ(record->options[0].second, "fast");
    EXPECT_EQ(record->edition_hash, 0x0123456789abcdefu);
    EXPECT_EQ(record->position->dump(), R"({"a":[1,2]})");
    EXPECT_EQ(record->players[0], "Anna van Dam");
    ASSERT_EQ(record->actions.size(), 3u);
    EXPECT_EQ(record->actions[0].actor, kChance);
    EXPECT_EQ(record->actions[1].actor, 1);
    EXPECT_EQ(record->actions[1].text, "keep waag-munttoren");
    EXPECT_EQ(record->actions[1].line, 12);
    EXPECT_EQ(record->actions[2].actor, kClock);
    EXPECT_EQ(record->end->reason, "last-lap");
    EXPECT_EQ(record->end->hash, 0xffu);
    EXPECT_EQ(record->end->scores, (std::vector<int>{31, -4}));
}

TEST(Record, WritesTheTextThatItRead) {
    EXPECT_EQ(write_record(*parse_record(kGood)), kGood);
}

TEST(Record, IgnoresCommentsEmptyLinesAndCarriageReturns) {
    const auto record = parse_record(with_line("rules: 1\n", "# a note\n\n  rules:   1\r\n"));
    ASSERT_TRUE(record) << record.error().text();
    EXPECT_EQ(record->rules_version, 1);
}

TEST(Record, MayHaveNoEnd) {
    const auto record =
        parse_record(with_line("end: last-lap hash=00000000000000ff scores=31,-4\n", ""));
    ASSERT_TRUE(record);
    EXPECT_FALSE(record->end);
}

TEST(Record, ReportsLineAndReasonOfAProblem) {
    const Broken cases[] = {
        {"pakhuis-record 1", "pakhuis-record 2", "not-a-record", "line 1"},
        {"game: carts", "game carts", "bad-line", "line 2"},
        {"rules: 1", "rules: one", "out-of-range", "line 3"},
        {"rules: 1", "rules: 0", "out-of-range", "line 3"},
        {"seats: 2", "seats: 6", "out-of-range", "line 4"},
        {"option: pace=fast", "option: fast", "bad-line", "line 5"},
        {"edition: 0123456789abcdef", "edition: 0123456789abcdeg", "bad-hash", "line 6"},
        {"edition: 0123456789abcdef", "edition: 12", "bad-hash", "line 6"},
        {"position: {\"a\":[1,2]}", "position: {\"a\":[1,2}", "not-json", "line 7"},
        {"player 0: Anna van Dam", "player 1: Anna", "bad-line", "line 8"},
        {"player 1: easy", "player 1: a\x01z", "bad-name", "line 9"},
        {"player 1: easy", "colour: red", "unknown-field", "line 9"},
        {"actions:", "actions: 3", "bad-line", "line 10"},
        {"chance: deal green", "luck: deal green", "bad-line", "line 11"},
        {"chance: deal green", "chance:", "bad-line", "line 11"},
        {"1: keep", "7: keep", "bad-line", "line 12"},
        {"1: keep", "11: keep", "bad-line", "line 12"},
        {"end: last-lap", "end: last-lap by=2", "bad-line", "line 14"},
        {"hash=00000000000000ff", "hash=ff", "bad-hash", "line 14"},
        {"scores=31,-4", "scores=31,", "bad-line", "line 14"},
        {"scores=31,-4\n", "scores=31,-4\n0: draw\n", "bad-line", "line 15"},
    };
    for (const Broken& broken : cases) {
        const auto record = parse_record(with_line(broken.line, broken.instead));
        ASSERT_FALSE(record) << broken.instead;
        EXPECT_EQ(record.error().key, broken.key) << broken.instead;
        EXPECT_EQ(record.error().place, broken.place) << broken.instead;
        EXPECT_FALSE(record.error().sentence.empty());
    }
}

TEST(Record, NeedsEveryHeaderField) {
    for (const char* line : {"game: carts\n", "rules: 1\n", "seats: 2\n",
                             "edition: 0123456789abcdef\n", "player 1: easy\n", "actions:\n"}) {
        const auto record = parse_record(with_line(line, ""));
        ASSERT_FALSE(record) << line;
    }
}

TEST(Record, RefusesMoreThanAMebibyte) {
    const auto record = parse_record(std::string(kMaxRecordBytes + 1, '#'));
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().key, "too-long");
}

TEST(Actors, AreWrittenAndReadBack) {
    for (const Seat actor : {Seat{0}, Seat{4}, kChance, kClock}) {
        EXPECT_EQ(read_actor(actor_name(actor)), actor);
    }
    for (const char* word : {"", "5", "00", "-1", "Chance", "spectator"}) {
        EXPECT_FALSE(read_actor(word)) << word;
    }
}

TEST(Actors, MayStandBeforeAnAction) {
    EXPECT_EQ(split_actor("1:  draw ").first, Seat{1});
    EXPECT_EQ(split_actor("1:  draw ").second, "draw");
    EXPECT_FALSE(split_actor("draw").first);
    EXPECT_EQ(split_actor(" draw ").second, "draw");
}

}  // namespace
}  // namespace pakhuis::codec
