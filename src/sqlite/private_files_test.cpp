#include "sqlite/private_files.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "kit/test_folder.h"
#include "sqlite/sqlite_store.h"

namespace pakhuis::store {
namespace {

unsigned rights(const std::filesystem::path& path) {
    struct stat found{};
    return ::stat(path.c_str(), &found) == 0 ? found.st_mode & 0777U : 0U;
}

// The umask that takes nothing away.
class OpenUmask : public testing::Test {
  protected:
    ~OpenUmask() override { ::umask(before_); }

    TestFolder parent_;
    const std::filesystem::path folder_ = parent_.path() / "data";

  private:
    const mode_t before_ = ::umask(0);
};

TEST_F(OpenUmask, AStoreCanBeReadByItsOwnerAlone) {
    const auto store = open_sqlite_store(folder_);
    ASSERT_TRUE(store) << store.error().text();
    (*store)->append({"t", {{0, "create", "{}", 0, 1}}, {}}, [](const auto&) {});
    (*store)->flush();
    EXPECT_EQ(rights(folder_), 0700U);
    for (const char* name :
         {"pakhuis.sqlite", "pakhuis.sqlite-wal", "pakhuis.sqlite-shm", "pakhuis.lock"}) {
        EXPECT_EQ(rights(folder_ / name), 0600U) << name;
    }
}

TEST_F(OpenUmask, AnExistingStoreLosesTheRightsOfOthers) {
    ASSERT_TRUE(open_sqlite_store(folder_));
    ::chmod(folder_.c_str(), 0755);
    ::chmod((folder_ / "pakhuis.sqlite").c_str(), 0644);
    ::chmod((folder_ / "pakhuis.lock").c_str(), 0644);
    ASSERT_TRUE(open_sqlite_store(folder_));
    EXPECT_EQ(rights(folder_), 0700U);
    EXPECT_EQ(rights(folder_ / "pakhuis.sqlite"), 0600U);
    EXPECT_EQ(rights(folder_ / "pakhuis.lock"), 0600U);
}

TEST_F(OpenUmask, ASharedFolderWithOtherThingsIsRefusedAndLeftAlone) {
    std::filesystem::create_directory(folder_);
    std::ofstream(folder_ / "letter.txt") << "x";
    const auto store = open_sqlite_store(folder_);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().key, "shared-folder");
    EXPECT_EQ(rights(folder_), 0777U);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "pakhuis.sqlite"));
    ::chmod(folder_.c_str(), 0700);
    EXPECT_TRUE(open_sqlite_store(folder_)) << "a private folder may hold other things";
}

}  // namespace
}  // namespace pakhuis::store
