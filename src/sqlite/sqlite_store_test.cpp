#include "sqlite/sqlite_store.h"

#include <bit>
#include <charconv>
#include <fstream>

#include "codec/json.h"
#include "kit/store_contract.h"
#include "kit/test_folder.h"
#include "sqlite/test_disk.h"

namespace pakhuis::store {
namespace {

class SqlitePlace final : public StorePlace {
  public:
    Result<std::unique_ptr<Store>> open(std::size_t queue) override {
        return open_sqlite_store(folder_.path(), {.queue = queue});
    }
    std::vector<Row> exported(const std::string& table) override {
        std::ifstream in(folder_.path() / "expired" / (table + ".json"));
        const auto file = codec::Json::parse(in);
        EXPECT_EQ(file["table"], table);
        std::vector<Row> rows;
        for (const codec::Json& row : file["rows"]) {
            const std::string hash = row["hash"];
            rows.push_back({row["seq"], row["kind"], row["body"],
                            std::strtoull(hash.c_str(), nullptr, 16), row["at"]});
        }
        return rows;
    }

  private:
    const TestFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(Sqlite, AStore, testing::Values([]() -> std::unique_ptr<StorePlace> {
                             return std::make_unique<SqlitePlace>();
                         }),
                         [](const auto&) { return "InAFolder"; });

class ASqliteStore : public testing::Test, protected StoreTest {
  protected:
    void SetUp() override { reopen(); }

    void reopen(const SqliteOptions& options = {}) {
        store_.reset();
        auto opened = open_sqlite_store(folder_.path(), options);
        ASSERT_TRUE(opened) << opened.error().text();
        store_ = std::move(*opened);
    }
    void TearDown() override { store_.reset(); }

    TestFolder folder_;
    TestDisk disk_;  // used only by tests that name it as their VFS
};

TEST_F(ASqliteStore, KeepsATableThatCannotBeExported) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    std::ofstream(folder_.path() / "expired") << "a file where the folder should be";
    std::string key;
    store_->remove_table("t", [&](const auto& problem) { key = problem->key; });
    EXPECT_EQ(append(batch("s", {row(0)}, summary("s"))), "") << "others are written";
    EXPECT_EQ(key, "not-exported");
    EXPECT_EQ(store_->rows("t").value().size(), 1U);
}

TEST_F(ASqliteStore, EmptiesItsLogWhenItCloses) {
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t"))), "");
    EXPECT_TRUE(std::filesystem::exists(folder_.path() / "pakhuis.sqlite-wal"));
    store_.reset();
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "pakhuis.sqlite-wal"));
}

TEST_F(ASqliteStore, WritesNothingOnAFullDiskAndContinuesWhenThereIsRoom) {
    reopen({.vfs = disk_.vfs()});
    EXPECT_EQ(append(batch("t", {row(0)}, summary("t", 1))), "");
    for (const auto& [code, key] :
         {std::pair{SQLITE_FULL, "disk-full"}, std::pair{SQLITE_READONLY, "read-only"},
          std::pair{SQLITE_IOERR_WRITE, "io-error"}}) {
        disk_.refuse_writes(code);
        EXPECT_EQ(append(batch("t", {row(1)}, summary("t", 2))), key);
        EXPECT_EQ(put({"ann", "h1", "Ann", 5}), key);
        EXPECT_EQ(store_->rows("t").value(), std::vector<Row>{row(0)});
        EXPECT_EQ(store_->summary("t").value(), summary("t", 1));
    }
    disk_.refuse_writes(SQLITE_OK);
    EXPECT_EQ(append(batch("t", {row(1)}, summary("t", 2))), "");
    EXPECT_EQ(store_->rows("t").value(), (std::vector<Row>{row(0), row(1)}));
}

TEST_F(ASqliteStore, AnswersEveryBatchOfAFailedTransactionWithTheProblem) {
    reopen({.vfs = disk_.vfs()});
    hold();
    Names answers;
    const auto note = [&](const std::optional<Problem>& problem) {
        answers.push_back(problem ? problem->key : "durable");
    };
    store_->append(batch("t", {row(0)}), note);
    store_->append(batch("t", {row(5)}), note);  // would be a conflict without the full disk
    store_->append(batch("s", {row(0)}), note);
    disk_.refuse_writes(SQLITE_FULL);
    let_go();
    store_->flush();
    EXPECT_EQ(answers, (Names{"disk-full", "disk-full", "disk-full"}));
    EXPECT_EQ(store_->all_tables().value(), Names());
    disk_.refuse_writes(SQLITE_OK);
}

TEST_F(ASqliteStore, CopiesALongLogIntoTheDatabase) {
    reopen({.checkpoint_pages = 10});
    const auto file = folder_.path() / "pakhuis.sqlite";
    const auto before = std::filesystem::file_size(file);
    for (std::uint32_t seq = 0; seq < 200; ++seq) {
        EXPECT_EQ(append(batch("t", {row(seq, std::string(5000, 'x'))})), "");
    }
    EXPECT_GT(std::filesystem::file_size(file), before + 500'000);
    EXPECT_LT(std::filesystem::file_size(file.string() + "-wal"), 1'000'000U) << "1.6 MB in all";
}

TEST_F(ASqliteStore, AcknowledgesBatchesDuringACheckpoint) {
    reopen({.checkpoint_pages = 10, .vfs = disk_.vfs()});
    disk_.hold_database_writes(true);
    auto all = std::async(std::launch::async, [&] {
        for (std::uint32_t seq = 0; seq < 60; ++seq) {
            EXPECT_EQ(append(batch("t", {row(seq, std::string(5000, 'x'))})), "");
        }
    });
    disk_.wait_for_held_write();
    EXPECT_EQ(all.wait_for(std::chrono::seconds(30)), std::future_status::ready);
    disk_.hold_database_writes(false);
    all.wait();
    EXPECT_EQ(store_->rows("t")->size(), 60u);
    reopen({.vfs = disk_.vfs()});
    EXPECT_EQ(store_->rows("t")->size(), 60u);
}

}  // namespace
}  // namespace pakhuis::store
