#include "sqlite/sqlite_snapshot.h"

#include <atomic>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "kit/test_folder.h"
#include "sqlite/sqlite_store.h"
#include "sqlite/test_content.h"

namespace pakhuis::store {
namespace {

namespace fs = std::filesystem;

class Snapshots : public testing::Test {
  protected:
    fs::path file(const fs::path& folder) const { return folder / "pakhuis.sqlite"; }
    std::unique_ptr<Store> open() { return open_sqlite_store(data_).value(); }
    static std::string key(const Result<void>& done) { return done ? "" : done.error().key; }

    TestFolder folder_;
    const fs::path data_ = folder_.path() / "data";
    const fs::path backup_ = folder_.path() / "backup.sqlite";
};

TEST_F(Snapshots, ReadAStoreInUseAtOneMoment) {
    const auto store = open();
    fill(*store, 0, 3);
    auto snapshot = SqliteSnapshot::open_folder(data_).value();
    fill(*store, 3, 5);
    EXPECT_TRUE(snapshot.damage().empty());
    const auto then = std::move(snapshot).store().value();
    EXPECT_EQ(then->all_tables()->size(), 3U);
    EXPECT_EQ(then->tables_of("guest-000", 9)->size(), 3U);
    EXPECT_EQ(store->all_tables()->size(), 5U);
    std::string refused;
    then->append({"t", {test_row(0, 1)}, {}}, [&](const auto& why) { refused = why->key; });
    EXPECT_EQ(refused, "read-only");
}

TEST_F(Snapshots, ReadAnOlderFormatAndLeaveItAlone) {
    fs::create_directory(data_);
    fs::copy_file(PAKHUIS_TESTS_DIR "/stores/first/pakhuis.sqlite", file(data_));
    const Content before = content_of(file(data_).string());
    auto snapshot = SqliteSnapshot::open_folder(data_).value();
    EXPECT_EQ(snapshot.format(), 2);
    EXPECT_TRUE(snapshot.damage().empty());
    const auto upgraded = std::move(snapshot).store().value();
    EXPECT_GT(upgraded->all_tables()->size(), 40U);
    EXPECT_EQ(content_of(file(data_).string()), before);
}

TEST_F(Snapshots, RefuseWhatIsNoStore) {
    EXPECT_EQ(SqliteSnapshot::open_folder(data_).error().key, "no-such-file");
    std::ofstream(backup_) << std::string(9000, 'x');
    EXPECT_EQ(SqliteSnapshot::open_file(backup_).error().key, "bad-store");
    fs::resize_file(backup_, 0);
    EXPECT_EQ(SqliteSnapshot::open_file(backup_).error().key, "bad-store");
}

// Runs as the owner of a folder without the right to write, and returns whether the store there
// has `tables` tables and no damage. Nobody may always write, as root may.
int check_without_rights(const fs::path& folder, std::size_t tables) {
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (geteuid() == 0 && ::chown(entry.path().c_str(), 65534, 65534) != 0) return 2;
        ::chmod(entry.path().c_str(), 0400);
    }
    if (geteuid() == 0 && ::chown(folder.c_str(), 65534, 65534) != 0) return 2;
    ::chmod(folder.c_str(), 0500);
    ::chmod(folder.parent_path().c_str(), 0711);
    if (geteuid() == 0 && ::setuid(65534) != 0) return 2;
    auto snapshot = SqliteSnapshot::open_folder(folder);
    if (!snapshot || !snapshot->damage().empty()) return 3;
    const auto store = std::move(*snapshot).store();
    return store && (*store)->all_tables().value().size() == tables ? 0 : 4;
}

void expect_readable(const fs::path& folder, std::size_t tables) {
    EXPECT_EXIT(::_exit(check_without_rights(folder, tables)), testing::ExitedWithCode(0), "");
    ::chmod(folder.c_str(), 0700);
}

TEST_F(Snapshots, ReadAStoppedStoreThatCannotBeWritten) {
    fill(*open(), 0, 3);
    expect_readable(data_, 3);
}

// As after a crash: the last writes are in the write-ahead log alone.
TEST_F(Snapshots, ReadTheWriteAheadLogWhereNothingCanBeWritten) {
    const fs::path with_index = folder_.path() / "with";
    const fs::path without_index = folder_.path() / "without";
    {
        const auto store = open();
        fill(*store, 0, 3);
        for (const fs::path& copy : {with_index, without_index}) {
            fs::copy(data_, copy);
            fs::remove(copy / "pakhuis.lock");
        }
    }
    fs::remove(file(without_index).string() + "-shm");
    expect_readable(with_index, 3);
    expect_readable(without_index, 3);
}

TEST_F(Snapshots, ABackupAndItsRestorationAreEqualInEveryTable) {
    fill(*open(), 0, 12);
    ASSERT_EQ(key(back_up(data_, backup_)), "");
    const Content before = content_of(file(data_).string());
    EXPECT_EQ(before.size(), 5U);
    EXPECT_EQ(content_of(backup_.string()), before);
    const fs::path restored = folder_.path() / "restored";
    ASSERT_EQ(key(restore(backup_, restored)), "");
    EXPECT_EQ(content_of(file(restored).string()), before);
    struct stat found{};
    EXPECT_EQ(::stat(backup_.c_str(), &found), 0);
    EXPECT_EQ(found.st_mode & 0777U, 0600U);
    const auto store = open_sqlite_store(restored);
    ASSERT_TRUE(store) << store.error().text();
    fill(**store, 12, 13);
}

TEST_F(Snapshots, ABackupUnderLoadHasWholeBatches) {
    std::atomic<std::uint32_t> acknowledged = 0;  // outlives the store, which answers to the end
    const auto store = open();
    fill(*store, 0, 2);
    std::jthread writer([&](const std::stop_token& stop) {
        for (std::uint32_t seq = 0; !stop.stop_requested(); seq += 3) {
            Batch batch{"busy", {}, Summary{}};
            batch.summary->table = "busy";
            batch.summary->changed = seq + 3;
            for (std::uint32_t i = 0; i < 3; ++i) batch.rows.push_back(test_row(seq + i, 3'000));
            store->append(std::move(batch), [&, seq](const auto&) { acknowledged = seq + 3; });
            if (seq % 30 == 0) store->flush();
        }
    });
    while (acknowledged < 60) std::this_thread::yield();
    for (int round = 0; round < 5; ++round) {
        const std::uint32_t before = acknowledged;
        ASSERT_EQ(key(back_up(data_, backup_)), "");
        auto snapshot = SqliteSnapshot::open_file(backup_).value();
        EXPECT_TRUE(snapshot.damage().empty());
        const auto copy = std::move(snapshot).store().value();
        const auto rows = copy->rows("busy").value();
        EXPECT_GE(rows.size(), before) << "acknowledged rows are missing";
        EXPECT_EQ(rows.size() % 3, 0U);
        EXPECT_EQ(copy->summary("busy").value()->changed, static_cast<std::int64_t>(rows.size()));
    }
}

TEST_F(Snapshots, ABackupReplacesAnEarlierOneButNoOtherFile) {
    fill(*open(), 0, 1);
    std::ofstream(backup_) << "a letter";
    EXPECT_EQ(key(back_up(data_, backup_)), "file-exists");
    EXPECT_EQ(key(back_up(data_, file(data_))), "file-exists");
    fs::remove(backup_);
    EXPECT_EQ(key(back_up(data_, backup_)), "");
    fill(*open(), 1, 2);
    EXPECT_EQ(key(back_up(data_, backup_)), "");
    EXPECT_EQ(content_of(backup_.string()), content_of(file(data_).string()));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()), 2)
        << "no temporary file is left";
}

TEST_F(Snapshots, ADamagedStoreIsNeitherBackedUpNorRestored) {
    fill(*open(), 0, 12);
    ASSERT_EQ(key(back_up(data_, backup_)), "");
    const Content before = content_of(backup_.string());
    const auto size = fs::file_size(file(data_));
    const auto destroy = [&](const fs::path& path) {
        std::fstream out(path, std::ios::binary | std::ios::in | std::ios::out);
        out.seekp(static_cast<std::streamoff>(size / 4096 / 2 * 4096));
        out << std::string(4096, '\0');
    };
    destroy(file(data_));
    EXPECT_EQ(key(back_up(data_, backup_)), "bad-store");
    EXPECT_EQ(content_of(backup_.string()), before) << "the earlier backup stays";
    destroy(backup_);
    const fs::path restored = folder_.path() / "restored";
    EXPECT_EQ(key(restore(backup_, restored)), "bad-store");
    EXPECT_FALSE(fs::exists(file(restored)));
}

TEST_F(Snapshots, AreRestoredIntoAnEmptyFolderOnly) {
    fill(*open(), 0, 1);
    ASSERT_EQ(key(back_up(data_, backup_)), "");
    EXPECT_EQ(key(restore(backup_, data_)), "not-empty");
    const fs::path other = folder_.path() / "other";
    {
        const auto running = open_sqlite_store(other).value();
        EXPECT_EQ(key(restore(backup_, other)), "not-empty");
    }
    fs::remove(file(other));
    EXPECT_EQ(key(restore(backup_, other)), "") << "a lock alone may be left";
    EXPECT_EQ(key(restore(folder_.path() / "none", other)), "no-such-file");
}

}  // namespace
}  // namespace pakhuis::store
