// Files of shards: one process writes each, and only whole ones get their name.
#include "shards/shard_files.h"

#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "shards/test_shards.h"

namespace pakhuis::shards {
namespace {

namespace fs = std::filesystem;

ShardPlan some_plan() {
    ShardPlan plan;
    plan.header.game = "carts";
    plan.header.seats = 2;
    plan.header.players = {"easy", "easy"};
    plan.matches = 25;
    plan.each = 10;
    return plan;
}

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> out;
    for (const auto& entry : fs::directory_iterator(folder)) out.insert(entry.path().filename());
    return out;
}

void make_file(const fs::path& path) {
    std::ofstream(path) << "bytes";
}

TEST(ShardPlan, CutsTheMatchesIntoShards) {
    const ShardPlan plan = some_plan();
    ASSERT_EQ(plan.shards(), 3);
    EXPECT_EQ(plan.shard(0).first, 0);
    EXPECT_EQ(plan.shard(0).matches, 10);
    EXPECT_EQ(plan.shard(2).first, 20);
    EXPECT_EQ(plan.shard(2).matches, 5);
    EXPECT_EQ(plan_hash(plan.shard(0)), plan_hash(plan.shard(2)));
    EXPECT_NE(shard_name(plan.shard(0)), shard_name(plan.shard(2)));
    ShardPlan other = plan;
    other.header.seed.value = 2;
    EXPECT_NE(plan_hash(plan.header), plan_hash(other.header));
}

TEST(ShardFile, IsClaimedByOneAtATime) {
    const TestFolder folder;
    auto first = ShardFile::claim(folder.path(), "a.shard");
    ASSERT_TRUE(first && *first);
    EXPECT_FALSE(*ShardFile::claim(folder.path(), "a.shard")) << "being written";
    EXPECT_TRUE(*ShardFile::claim(folder.path(), "b.shard")) << "another one is free";
    ASSERT_TRUE((*first)->write("whole"));
    EXPECT_EQ(names_in(folder.path()), std::set<std::string>{"a.part"});
    ASSERT_TRUE((*first)->publish());
    EXPECT_FALSE(*ShardFile::claim(folder.path(), "a.shard")) << "finished";
    EXPECT_EQ(names_in(folder.path()), std::set<std::string>{"a.shard"});
    EXPECT_EQ(fs::file_size(folder.path() / "a.shard"), 5u);
}

TEST(ShardFile, LeavesNothingUnlessItIsPublished) {
    const TestFolder folder;
    {
        auto file = ShardFile::claim(folder.path(), "a.shard");
        ASSERT_TRUE((*file)->write("half"));
    }
    EXPECT_TRUE(names_in(folder.path()).empty());
    EXPECT_TRUE(*ShardFile::claim(folder.path(), "a.shard")) << "it may be claimed again";
}

TEST(ShardFile, OfAKilledProcessIsBegunAnew) {
    const TestFolder folder;
    const pid_t child = ::fork();
    if (child == 0) {
        auto file = ShardFile::claim(folder.path(), "a.shard");
        (*file)->write("a long beginning");
        ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    ASSERT_EQ(names_in(folder.path()), std::set<std::string>{"a.part"});
    auto file = ShardFile::claim(folder.path(), "a.shard");
    ASSERT_TRUE(file && *file);
    ASSERT_TRUE((*file)->write("whole"));
    ASSERT_TRUE((*file)->publish());
    EXPECT_EQ(fs::file_size(folder.path() / "a.shard"), 5u);
}

TEST(ShardFile, TellsWhyItCantBeWritten) {
    EXPECT_EQ(ShardFile::claim("/nowhere", "a.shard").error().key, "unwritable");
    EXPECT_EQ(ShardFile::claim("/proc", "a.shard").error().key, "unwritable");
    const TestFolder folder;
    fs::create_symlink("/dev/full", folder.path() / "a.part");
    auto file = ShardFile::claim(folder.path(), "a.shard");
    ASSERT_TRUE(file && *file);
    const auto written = (*file)->write("bytes");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().key, "unwritable");
    EXPECT_NE(written.error().sentence.find("No space left"), std::string::npos)
        << written.error().sentence;
}

TEST(Folder, IsMadeIfItsParentIsThere) {
    const TestFolder folder;
    EXPECT_TRUE(prepare_folder(folder.path() / "new", some_plan()));
    EXPECT_TRUE(fs::is_directory(folder.path() / "new"));
    EXPECT_EQ(prepare_folder(folder.path() / "x" / "y", some_plan()).error().key, "unwritable");
    make_file(folder.path() / "file");
    EXPECT_FALSE(prepare_folder(folder.path() / "file", some_plan()));
}

TEST(Folder, LosesWhatNobodyWritesAnyMoreAndNothingElse) {
    const TestFolder folder;
    const std::string left = "venise-0123456789abcdef-000000000000+10.part";
    const std::string under_way = "venise-0123456789abcdef-000000000010+10.part";
    for (const std::string& name : {left, under_way, std::string("mine.part"),
                                    std::string("a-b.part"), std::string("notes")}) {
        make_file(folder.path() / name);
    }
    const int file = ::open((folder.path() / under_way).c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_EQ(::flock(file, LOCK_EX | LOCK_NB), 0);
    ASSERT_TRUE(prepare_folder(folder.path(), some_plan()));
    EXPECT_EQ(names_in(folder.path()),
              (std::set<std::string>{under_way, "mine.part", "a-b.part", "notes"}));
    ::close(file);
}

TEST(Folder, WithTheSameMatchesInOtherShardsIsRefused) {
    const TestFolder folder;
    const ShardPlan plan = some_plan();
    make_file(folder.path() / shard_name(plan.shard(0)));
    make_file(folder.path() / shard_name(plan.shard(2)));
    EXPECT_TRUE(prepare_folder(folder.path(), plan));
    ShardPlan more = plan;
    more.matches = 40;
    const auto longer = prepare_folder(folder.path(), more);
    ASSERT_FALSE(longer) << "the last shard of 5 would be there again within one of 10";
    EXPECT_EQ(longer.error().key, "other-cut");
    ShardPlan other = plan;
    other.each = 5;
    EXPECT_EQ(prepare_folder(folder.path(), other).error().key, "other-cut");
    other.header.seed.value = 2;
    EXPECT_TRUE(prepare_folder(folder.path(), other)) << "other matches";
    ShardPlan fewer = plan;
    fewer.matches = 20;
    EXPECT_TRUE(prepare_folder(folder.path(), fewer));
}

}  // namespace
}  // namespace pakhuis::shards
