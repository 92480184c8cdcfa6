// Self-play: the matches follow from plan and seed alone, and every one is kept exactly.
#include "selfplay/selfplay.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

#include "shards/shard_check.h"
#include "shards/test_shards.h"

namespace pakhuis::selfplay {
namespace {

namespace fs = std::filesystem;
using shards::Thoroughly;

std::unique_ptr<Match> match_of(std::string_view game, int seats,
                                const codec::TextPairs& options = {}) {
    auto match = start_match({std::string(game), seats, options, {}});
    EXPECT_TRUE(match) << match.error().text();
    return std::move(*match);
}

SelfplaySetup setup_of(int seats, int threads = 1) {
    SelfplaySetup setup;
    setup.players.assign(static_cast<std::size_t>(seats), "random");
    setup.players[0] = "easy";
    setup.seed = 3;
    setup.matches = 7;
    setup.each = 3;
    setup.threads = threads;
    return setup;
}

Result<Outcome> play(const Match& start, const SelfplaySetup& setup, const fs::path& folder) {
    const std::atomic<bool> stop = false;
    return run_selfplay(start, setup, folder, stop, {});
}

// The matches of all shards that replay.
std::uint64_t check_all(const fs::path& folder) {
    std::uint64_t matches = 0;
    const auto files = shards::shards_in(folder);
    for (const fs::path& file : *files) {
        const auto checked = shards::check_shard(file, Thoroughly::kReplay);
        EXPECT_TRUE(checked) << checked.error().text();
        if (checked) matches += checked->totals.matches;
    }
    return matches;
}

class SelfplayOf : public testing::TestWithParam<const GameInfo*> {};

INSTANTIATE_TEST_SUITE_P(Selfplay, SelfplayOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST_P(SelfplayOf, WritesTheSameBytesWithOneThreadAndWithThree) {
    const int seats = GetParam()->max_seats;
    const auto start = match_of(GetParam()->id, seats);
    const TestFolder one;
    const TestFolder three;
    SelfplaySetup setup = setup_of(seats, 1);
    setup.rows = true;
    ASSERT_TRUE(play(*start, setup, one.path()));
    setup.threads = 3;
    ASSERT_TRUE(play(*start, setup, three.path()));
    EXPECT_EQ(files_in(one.path()), files_in(three.path()));
    EXPECT_EQ(files_in(one.path()).size(), 3u);
    EXPECT_EQ(check_all(one.path()), 7u);
}

TEST(Selfplay, PlaysLiveAuctionsByTheirClock) {
    const auto start = match_of("merchants", 3, {{"auction", "live"}});
    const TestFolder folder;
    ASSERT_TRUE(play(*start, setup_of(3), folder.path()));
    EXPECT_EQ(check_all(folder.path()), 7u);
}

TEST(Selfplay, RotatesTheSeats) {
    const auto start = match_of("carts", 3);
    const TestFolder folder;
    SelfplaySetup setup = setup_of(3);
    setup.each = 7;
    ASSERT_TRUE(play(*start, setup, folder.path()));
    const auto shard = shards::ShardReader::open(shards::shards_in(folder.path())->front());
    for (std::size_t n = 0; n < 7; ++n) {
        const auto match = (*shard)->next();
        ASSERT_TRUE(match && *match != nullptr);
        for (std::size_t player = 0; player < 3; ++player) {
            EXPECT_EQ((*match)->players[(player + n) % 3], player);
        }
        const std::string first = (*shard)->record(**match).players[n % 3];
        EXPECT_EQ(first, "easy");
    }
}

TEST(Selfplay, SharesItsShardsInParts) {
    const auto start = match_of("carts", 2);
    const TestFolder whole;
    const TestFolder parts;
    SelfplaySetup setup = setup_of(2);
    ASSERT_TRUE(play(*start, setup, whole.path()));
    setup.parts = 2;
    for (setup.part = 1; setup.part <= 2; ++setup.part) {
        const auto outcome = play(*start, setup, parts.path());
        ASSERT_TRUE(outcome);
        EXPECT_EQ(outcome->done.matches, setup.part == 1 ? 4 : 3);
    }
    EXPECT_EQ(files_in(whole.path()), files_in(parts.path()));
}

TEST(Selfplay, GoesOnWhereAnEarlierRunStopped) {
    const auto start = match_of("carts", 2);
    const TestFolder folder;
    SelfplaySetup setup = setup_of(2);
    std::atomic<bool> stop = false;
    const auto stopped =
        run_selfplay(*start, setup, folder.path(), stop, [&](const Progress& progress) {
            if (progress.shards == 1) stop = true;
        });
    ASSERT_TRUE(stopped);
    EXPECT_TRUE(stopped->stopped);
    EXPECT_EQ(stopped->done.matches, 3);
    EXPECT_EQ(files_in(folder.path()).size(), 1u) << "no unfinished shard is left";
    const auto rest = play(*start, setup, folder.path());
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->before, 3);
    EXPECT_EQ(rest->done.matches, 4);
    EXPECT_EQ(check_all(folder.path()), 7u);
}

TEST(Selfplay, LeavesAShardToTheProcessThatWritesIt) {
    const auto start = match_of("carts", 2);
    const TestFolder alone;
    const TestFolder folder;
    ASSERT_TRUE(play(*start, setup_of(2), alone.path()));
    const std::string name = files_in(alone.path()).begin()->first;
    {
        const auto other = shards::ShardFile::claim(folder.path(), name);
        ASSERT_TRUE(other && *other);
        const auto outcome = play(*start, setup_of(2), folder.path());
        ASSERT_TRUE(outcome) << outcome.error().text();
        EXPECT_EQ(outcome->done.matches, 4);
        EXPECT_EQ(outcome->elsewhere, 3);
    }
    EXPECT_EQ(play(*start, setup_of(2), folder.path())->done.matches, 3);
    EXPECT_EQ(files_in(folder.path()), files_in(alone.path()));
}

TEST(Selfplay, PlaysOtherMatchesWithAnotherSeed) {
    const auto start = match_of("carts", 2);
    const TestFolder folder;
    SelfplaySetup setup = setup_of(2);
    setup.each = 7;
    std::set<std::uint64_t> digests;
    for (setup.seed = 1; setup.seed <= 3; ++setup.seed) {
        ASSERT_TRUE(play(*start, setup, folder.path()));
    }
    const auto files = shards::shards_in(folder.path());
    ASSERT_EQ(files->size(), 3u);
    for (const fs::path& file : *files) {
        digests.insert(shards::check_shard(file, Thoroughly::kReadAlone)->totals.digest);
    }
    EXPECT_EQ(digests.size(), 3u);
}

TEST(Selfplay, RefusesSetupsThatCantBePlayed) {
    const auto start = match_of("carts", 2);
    const TestFolder folder;
    SelfplaySetup setup = setup_of(3);
    EXPECT_EQ(play(*start, setup, folder.path()).error().place, "players");
    setup = setup_of(2);
    setup.players[1] = "nobody";
    EXPECT_EQ(play(*start, setup, folder.path()).error().key, "unknown-player");
    setup = setup_of(2);
    setup.part = 2;
    EXPECT_EQ(play(*start, setup, folder.path()).error().place, "part");
    EXPECT_EQ(play(*start, setup_of(2), "/nowhere/x").error().key, "unwritable");
}

}  // namespace
}  // namespace pakhuis::selfplay
