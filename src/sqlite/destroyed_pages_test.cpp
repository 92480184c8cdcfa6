// Damage of a store's file is found: each page is destroyed in turn.
#include <fstream>
#include <gtest/gtest.h>

#include "kit/test_folder.h"
#include "sqlite/sqlite_snapshot.h"
#include "sqlite/sqlite_store.h"
#include "sqlite/test_content.h"

namespace pakhuis::store {
namespace {

constexpr std::size_t kPage = 4096;

class DestroyedPages : public testing::Test {
  protected:
    void SetUp() override {
        fill(*open_sqlite_store(folder_.path()).value(), 0, 24);
        std::ifstream in(path_, std::ios::binary);
        sound_.assign(std::istreambuf_iterator<char>(in), {});
        ASSERT_EQ(sound_.size() % kPage, 0U);
        ASSERT_GT(pages(), 60U);
        ASSERT_EQ(damage(), "");
        content_ = content_of(path_);
    }

    std::size_t pages() const { return sound_.size() / kPage; }
    std::string page(std::size_t number) const { return sound_.substr(number * kPage, kPage); }
    void write(std::size_t offset, const std::string& bytes) {
        std::fstream out(path_, std::ios::binary | std::ios::in | std::ios::out);
        out.seekp(static_cast<std::streamoff>(offset));
        out << bytes;
    }
    // The problem that the check finds, or "".
    std::string damage() {
        auto snapshot = SqliteSnapshot::open_folder(folder_.path());
        if (!snapshot) return snapshot.error().text();
        const auto found = snapshot->damage();
        return found.empty() ? "" : found.front().text();
    }
    // The same for a file that is damaged there.
    std::string damage_after(std::size_t offset, const std::string& bytes) {
        write(offset, bytes);
        const std::string found = damage();
        if (found.empty()) same_content_ = content_of(path_) == content_;
        write(offset, sound_.substr(offset, bytes.size()));
        return found;
    }

    TestFolder folder_;
    const std::string path_ = (folder_.path() / "pakhuis.sqlite").string();
    std::string sound_;
    Content content_;
    bool same_content_ = true;
    Rng rng_{5};
};

std::string random_bytes(Rng& rng, std::size_t count) {
    std::string bytes;
    while (bytes.size() < count) bytes += static_cast<char>(rng.below(256));
    return bytes;
}

TEST_F(DestroyedPages, AreAllFoundWhenZeroed) {
    for (std::size_t i = 0; i < pages(); ++i) {
        EXPECT_NE(damage_after(i * kPage, std::string(kPage, '\0')), "") << "page " << i + 1;
    }
    EXPECT_EQ(damage(), "") << "the test left damage";
}

TEST_F(DestroyedPages, AreAllFoundWhenOverwrittenAtRandom) {
    for (std::size_t i = 0; i < pages(); ++i) {
        EXPECT_NE(damage_after(i * kPage, random_bytes(rng_, kPage)), "") << "page " << i + 1;
    }
}

TEST_F(DestroyedPages, AreAllFoundWhenTheyAreCopiesOfOthers) {
    for (std::size_t i = 0; i < pages(); ++i) {
        for (int round = 0; round < 3; ++round) {
            const std::size_t from = rng_.below(static_cast<std::uint32_t>(pages()));
            if (page(from) == page(i)) continue;
            EXPECT_NE(damage_after(i * kPage, page(from)), "")
                << "page " << i + 1 << " as a copy of page " << from + 1;
        }
    }
}

// Not every byte of a page is used.
TEST_F(DestroyedPages, AreFoundOrHarmlessWhenOneSectorIsLost) {
    int found = 0;
    for (std::size_t i = 0; i < pages(); ++i) {
        const std::size_t offset =
            i * kPage + std::size_t{512} * static_cast<std::size_t>(rng_.below(8));
        if (!damage_after(offset, random_bytes(rng_, 512)).empty()) ++found;
        EXPECT_TRUE(same_content_) << "bytes from " << offset;
    }
    EXPECT_GT(found, static_cast<int>(pages()) / 2);
}

// The page is sound, but of an earlier time: a write was lost.
TEST_F(DestroyedPages, AreFoundOrHarmlessWhenTheyAreOfAnEarlierTime) {
    {
        const auto store = open_sqlite_store(folder_.path()).value();
        for (int i = 0; i < 24; ++i) {
            store->append({fmt::format("table-{:03}", i), {test_row(20, 80)}, {}}, [](auto&&) {});
        }
    }
    content_ = content_of(path_);
    std::string now;
    {
        std::ifstream in(path_, std::ios::binary);
        now.assign(std::istreambuf_iterator<char>(in), {});
    }
    std::swap(now, sound_);
    ASSERT_EQ(damage(), "");
    int lost = 0;
    for (std::size_t i = 1; i < now.size() / kPage; ++i) {
        const std::string earlier = now.substr(i * kPage, kPage);
        if (earlier == page(i)) continue;
        ++lost;
        damage_after(i * kPage, earlier);
        EXPECT_TRUE(same_content_) << "page " << i + 1;
    }
    EXPECT_GT(lost, 10);
}

}  // namespace
}  // namespace pakhuis::store
