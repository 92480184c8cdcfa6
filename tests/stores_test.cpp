// Stores that earlier versions of the program wrote (tests/stores). Every table loads, every hash
// equals the stored one, and the match can be continued.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "base/rng.h"
#include "kit/postgres_server.h"
#include "kit/sanitized.h"
#include "kit/test_folder.h"
#include "postgres/postgres_store.h"
#include "sqlite/sqlite_store.h"
#include "tables/table.h"
#include "thinking/thinking.h"

namespace {

using namespace pakhuis;
using tables::Entries;
using tables::Table;

// Sanitizers make play slow, and they find errors already in the first steps.
constexpr int kMostRounds = PAKHUIS_SANITIZED ? 30 : 10'000;

// A copy of a stored folder or database. The files in tests/stores are never changed.
class OldStore : public testing::TestWithParam<std::filesystem::path> {
  protected:
    void SetUp() override {
        auto opened = open();
        ASSERT_TRUE(opened) << opened.error().text();
        store_ = std::move(*opened);
        const auto all = store_->all_tables();
        ASSERT_TRUE(all) << all.error().text();
        ids_ = *all;
        ASSERT_FALSE(ids_.empty());
    }
    Result<std::unique_ptr<store::Store>> open() {
        const auto dump = GetParam() / "store.sql";
        if (!std::filesystem::exists(dump)) {
            std::filesystem::copy(GetParam() / "pakhuis.sqlite", folder_.path());
            return store::open_sqlite_store(folder_.path());
        }
        std::ifstream in(dump);
        const std::string database = PostgresServer::shared().new_database();
        PostgresServer::run(database, std::string(std::istreambuf_iterator<char>(in), {}));
        return store::open_postgres_store(database);
    }
    std::unique_ptr<Table> load(const std::string& id) {
        const auto rows = store_->rows(id);
        EXPECT_TRUE(rows);
        auto table = Table::load(id, *rows, tables::kept_editions(*store_));
        EXPECT_TRUE(table) << id << ": " << table.error().text();
        return table ? std::move(*table) : nullptr;
    }

    TestFolder folder_;
    std::unique_ptr<store::Store> store_;
    std::vector<std::string> ids_;
};

// The rows of the next step of a match, by any actor; none when it is over.
Result<Entries> next_step(Table& table, std::int64_t now, Rng& rng) {
    const auto any = [&](Seat actor) {
        const auto legal = table.match().legal(actor);
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    };
    if (table.waits_for_dealer()) {
        const Seat actor = table.match().waiting().lowest();
        return table.deal(table.owner(), any(actor), table.version(), now);
    }
    if (table.clock_face()) {
        const std::vector<std::string> bots(table.sitters().size(), "random");
        return table.report_clock(thinking::clock_report(table.match(), bots, rng), table.moved(),
                                  now);
    }
    if (const Seats bots = table.waiting_bots(); !bots.empty()) {
        const Seat seat = bots.lowest();
        return table.act_bot(seat, thinking::choose(table.match(), table.bot_of(seat), seat, rng),
                             table.version(), now);
    }
    const Seat seat = table.waiting_people().lowest();
    return table.act(table.sitters()[seat].guest, seat, any(seat), table.version(), 0, now);
}

// The summary as older programs wrote it, without the fields for the lobby that came later.
// `earliest`: as the first ones did.
store::Summary without_new_fields(store::Summary summary, bool earliest) {
    auto json = codec::parse_json(summary.json);
    for (auto& seat : (*json)["seats"]) {
        for (const char* field : {"score", "place"}) seat.erase(field);
        if (earliest) seat.erase("same");
    }
    json->erase("waiting");
    if (earliest) {
        for (const char* field : {"origin", "by-hand"}) json->erase(field);
    }
    summary.json = json->dump();
    return summary;
}

TEST_P(OldStore, LoadsWithEqualHashes) {
    for (const std::string& id : ids_) {
        const auto table = load(id);
        ASSERT_TRUE(table);
        const auto summary = store_->summary(id);
        ASSERT_TRUE(summary && *summary);
        EXPECT_EQ(enum_names(table->status())[static_cast<std::size_t>(table->status())],
                  (*summary)->status)
            << id;
        const bool earliest = GetParam().filename() == "first" || GetParam().filename() == "second";
        EXPECT_EQ(without_new_fields(table->summary(), earliest),
                  without_new_fields(**summary, earliest))
            << id;
    }
}

TEST_P(OldStore, CanBePlayedToTheEnd) {
    Rng rng(1);
    for (const std::string& id : ids_) {
        const auto table = load(id);
        ASSERT_TRUE(table);
        auto rows = *store_->rows(id);
        table->serve_from(rows.back().at + 500, 60'000);
        for (int i = 0; i < kMostRounds && table->status() == tables::Status::kPlaying; ++i) {
            auto more = next_step(*table, rows.back().at + 1000, rng);
            ASSERT_TRUE(more) << id << ": " << more.error().text();
            for (store::Row& row : tables::to_rows(*more)) rows.push_back(std::move(row));
        }
        EXPECT_TRUE(PAKHUIS_SANITIZED || table->status() != tables::Status::kPlaying) << id;
        const auto again = Table::load(id, rows, tables::kept_editions(*store_));
        ASSERT_TRUE(again) << id << ": " << again.error().text();
        EXPECT_EQ((*again)->match().hash(), table->match().hash()) << id;
        EXPECT_EQ((*again)->summary(), table->summary()) << id;
    }
}

std::vector<std::filesystem::path> stored_folders() {
    std::vector<std::filesystem::path> out;
    for (const auto& entry : std::filesystem::directory_iterator(PAKHUIS_TESTS_DIR "/stores")) {
        if (entry.is_directory()) out.push_back(entry.path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

INSTANTIATE_TEST_SUITE_P(Stores, OldStore, testing::ValuesIn(stored_folders()),
                         [](const auto& store) {
                             std::string name = store.param.filename().string();
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
