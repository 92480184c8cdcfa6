#include "sqlite/sqlite_file.h"

#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "kit/test_folder.h"
#include "sqlite/sql.h"
#include "sqlite/sqlite_snapshot.h"
#include "sqlite/test_disk.h"

namespace pakhuis::store {
namespace {

// The problem of opening a folder, or "opened".
std::string refusal(const std::filesystem::path& folder, const SqliteOptions& options = {}) {
    const auto opened = open_sqlite_store(folder, options);
    return opened ? "opened" : opened.error().key;
}

std::string content(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

void execute(const std::filesystem::path& path, const std::string& sql) {
    EXPECT_TRUE(Connection::open(path.string(), "").value().execute(sql));
}

TEST(OpeningAStore, MakesTheFolderButNotItsParents) {
    const TestFolder folder;
    EXPECT_EQ(refusal(folder.path() / "a" / "b"), "no-folder");
    EXPECT_EQ(refusal(folder.path() / "a"), "opened");
    EXPECT_EQ(refusal(folder.path() / "a"), "opened");
    std::ofstream(folder.path() / "file") << "x";
    EXPECT_EQ(refusal(folder.path() / "file"), "no-folder");
}

TEST(OpeningAStore, RefusesAFileThatIsNoDatabaseAndLeavesItAlone) {
    const TestFolder folder;
    const std::string text(5000, 'x');
    std::ofstream(folder.path() / "pakhuis.sqlite") << text;
    EXPECT_EQ(refusal(folder.path()), "bad-store");
    EXPECT_EQ(content(folder.path() / "pakhuis.sqlite"), text);
}

TEST(OpeningAStore, RefusesAnotherProgramsDatabaseAndLeavesItAlone) {
    const TestFolder folder;
    const auto path = folder.path() / "pakhuis.sqlite";
    execute(path, "CREATE TABLE song(title TEXT)");
    const std::string before = content(path);
    EXPECT_EQ(refusal(folder.path()), "bad-store");
    EXPECT_EQ(content(path), before);
}

TEST(OpeningAStore, RefusesANewerFormat) {
    const TestFolder folder;
    EXPECT_EQ(refusal(folder.path()), "opened");
    const auto path = folder.path() / "pakhuis.sqlite";
    execute(path, "PRAGMA user_version = 5");
    const auto opened = open_sqlite_store(folder.path());
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().text(), path.string() +
                                         ": This store has format 5, written by a newer version of "
                                         "the program; this one knows formats up to 4. "
                                         "(newer-store)");
}

TEST(OpeningAStore, BringsAnOlderFormatUpToDate) {
    const TestFolder folder;
    EXPECT_EQ(refusal(folder.path()), "opened");
    const auto path = folder.path() / "pakhuis.sqlite";
    // The format before webhooks of guests, the table of editions, and checksums.
    execute(path, R"(
        DROP TABLE edition; DROP INDEX summary_active; DROP INDEX summary_frozen;
        DROP INDEX summary_owner; ALTER TABLE guest DROP COLUMN webhook;
        ALTER TABLE guest DROP COLUMN seen; ALTER TABLE guest DROP COLUMN sum;
        ALTER TABLE log DROP COLUMN sum; ALTER TABLE member DROP COLUMN sum;
        ALTER TABLE summary DROP COLUMN sum; ALTER TABLE summary DROP COLUMN owner;
        ALTER TABLE summary DROP COLUMN row_count; ALTER TABLE summary DROP COLUMN byte_count;
        ALTER TABLE summary DROP COLUMN active; PRAGMA user_version = 1;
        INSERT INTO guest(id, token_hash, name, created) VALUES('ann', 'h', 'Ann', 5);
        INSERT INTO log VALUES('t', 0, 'create', '{"owner": "ann"}', 7, 8);
        INSERT INTO summary VALUES('t', 'open', 1, 0, '{}', 8);
        INSERT INTO member VALUES('t', 0, 0, 'ann');)");
    {
        const auto store = open_sqlite_store(folder.path());
        ASSERT_TRUE(store) << store.error().text();
        EXPECT_EQ((*store)->guest("ann").value()->name, "Ann");
        EXPECT_GT((*store)->guest("ann").value()->seen, 1'700'000'000'000) << "not to expire";
        EXPECT_EQ((*store)->usage_of("ann").value(), (Usage{1, 1, 16}));
        EXPECT_EQ((*store)->open_tables(9).value().size(), 1U);
    }
    EXPECT_TRUE(SqliteSnapshot::open_folder(folder.path()).value().damage().empty());
}

TEST(OpeningAStore, RefusesADiskThatCannotBeWritten) {
    const TestFolder folder;
    TestDisk disk;
    disk.refuse_writes(SQLITE_READONLY);
    EXPECT_EQ(refusal(folder.path(), {.vfs = disk.vfs()}), "read-only");
    disk.refuse_writes(SQLITE_FULL);
    EXPECT_EQ(refusal(folder.path(), {.vfs = disk.vfs()}), "disk-full");
    disk.refuse_writes(SQLITE_OK);
    EXPECT_EQ(refusal(folder.path(), {.vfs = disk.vfs()}), "opened");
}

// SQLite's query plan, one step per line.
std::string plan(const std::filesystem::path& folder, const char* query) {
    auto file = Connection::open((folder / "pakhuis.sqlite").string(), "").value();
    auto explain = file.prepare(fmt::format("EXPLAIN QUERY PLAN {}", query)).value();
    std::string steps;
    const auto done = explain.each([&](const Statement& at) { steps += at.text(3) + "\n"; });
    EXPECT_TRUE(done);
    return steps;
}

TEST(AStoreFile, IsReadByIndexNotByScan) {
    const TestFolder folder;
    ASSERT_EQ(refusal(folder.path()), "opened");
    for (const char* query :
         {sql::kTablesOf, sql::kDueBefore, sql::kRows, sql::kSummary, sql::kMembers, sql::kGuest,
          sql::kGuestByToken, sql::kLastSeq, sql::kInactive, sql::kUsage, sql::kSummariesAfter,
          sql::kGuestsAfter}) {
        const std::string steps = plan(folder.path(), query);
        EXPECT_NE(steps.find("SEARCH"), steps.npos) << query << "\n" << steps;
        EXPECT_EQ(steps.find("SCAN"), steps.npos) << query << "\n" << steps;
    }
    // This index holds exactly these tables in their order.
    EXPECT_EQ(plan(folder.path(), sql::kOpenTables),
              "SEARCH summary USING INDEX summary_active (active>?)\n");
}

}  // namespace
}  // namespace pakhuis::store
