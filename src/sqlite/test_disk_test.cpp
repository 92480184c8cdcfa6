#include "sqlite/test_disk.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "kit/test_folder.h"

namespace pakhuis::store {
namespace {

// The bytes of a file after a power cut. First 1,024 bytes 'a' are written and synced, then bytes
// 512 to 1,535 are written as 'b' without a sync.
std::string after_cut(TestDisk::Survives survives, std::uint64_t seed) {
    const TestFolder folder;
    TestDisk disk;
    const std::string path = (folder.path() / "file").string();
    sqlite3_vfs* vfs = sqlite3_vfs_find(disk.vfs().c_str());
    std::vector<char> memory(static_cast<std::size_t>(vfs->szOsFile));
    auto* file = reinterpret_cast<sqlite3_file*>(memory.data());
    const int flags = SQLITE_OPEN_CREATE | SQLITE_OPEN_READWRITE | SQLITE_OPEN_MAIN_DB;
    EXPECT_EQ(vfs->xOpen(vfs, path.c_str(), file, flags, nullptr), SQLITE_OK);
    EXPECT_EQ(file->pMethods->xWrite(file, std::string(1024, 'a').data(), 1024, 0), SQLITE_OK);
    EXPECT_EQ(file->pMethods->xSync(file, SQLITE_SYNC_NORMAL), SQLITE_OK);
    EXPECT_EQ(file->pMethods->xWrite(file, std::string(1024, 'b').data(), 1024, 512), SQLITE_OK);
    disk.cut_after(1);
    EXPECT_EQ(file->pMethods->xSync(file, SQLITE_SYNC_NORMAL), SQLITE_IOERR_FSYNC);
    EXPECT_TRUE(disk.is_cut());
    file->pMethods->xClose(file);
    Rng rng(seed);
    disk.restore(survives, rng);
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

TEST(ATestDisk, KeepsSyncedBytes) {
    EXPECT_EQ(after_cut(TestDisk::Survives::nothing, 1), std::string(1024, 'a'));
}

TEST(ATestDisk, MayKeepUnsyncedBytes) {
    EXPECT_EQ(after_cut(TestDisk::Survives::everything, 1),
              std::string(512, 'a') + std::string(1024, 'b'));
}

TEST(ATestDisk, MayKeepPartOfAWrite) {
    const std::string torn =
        std::string(1024, 'a').replace(512, 512, std::string(512, '\0')) + std::string(512, 'b');
    const std::string second_sector = std::string(1024, 'a') + std::string(512, 'b');
    bool seen = false;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const std::string bytes = after_cut(TestDisk::Survives::anything, seed);
        EXPECT_EQ(bytes.substr(0, 512), std::string(512, 'a'));
        EXPECT_NE(bytes, torn);  // a partial write does not destroy synced bytes
        seen = seen || bytes == second_sector;
    }
    EXPECT_TRUE(seen);
}

}  // namespace
}  // namespace pakhuis::store
