#include "tables/store_report.h"

#include <gtest/gtest.h>

#include "games/ferry.h"
#include "registry/module_impl.h"
#include "store/memory_store.h"
#include "tables/table.h"

namespace pakhuis::tables {
namespace {

// Writes a new table of the test game to the store.
void add_table(store::Store& store, const std::string& id, std::vector<std::string> seats) {
    TableTerms terms;
    terms.game = "ferry";
    terms.seats = std::move(seats);
    Entries entries;
    const auto table = Table::create(id, std::move(*agree(terms)), "owner", {1, 2}, 5, entries);
    store.append({id, to_rows(entries), table->summary()},
                 [](const std::optional<Problem>& problem) { EXPECT_FALSE(problem); });
    store.flush();
}

TEST(StoreReport, ListsUnfinishedMatchesAndTablesThatCannotLoad) {
    store::MemoryStore store;
    add_game(module_of<ferry::Ferry<1>>());
    add_table(store, "one", {"person", "random"});
    add_game(module_of<ferry::Ferry<2>>());
    add_table(store, "two", {"person", "random"});
    add_table(store, "three", {"random", "random"});

    auto report = report_on(store);
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->tables, 3u);
    EXPECT_EQ(report->unfinished.at({"ferry", 2}), 2u);
    // The board of version 1 is not available here; in versions_test.cpp it is.
    ASSERT_EQ(report->stopped.size(), 1u);
    EXPECT_EQ(report->stopped[0].table, "one");
    EXPECT_EQ(report->stopped[0].problem.key, "other-edition");

    add_game(module_of<ferry::Ferry<1>>());
    report = report_on(store);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->unfinished.at({"ferry", 1}), 1u);
    ASSERT_EQ(report->stopped.size(), 2u);
    EXPECT_EQ(report->stopped[0].problem.key, "rules-version");
}

TEST(StoreReport, FindsASummaryWithoutTheLatestRows) {
    store::MemoryStore store;
    add_game(module_of<ferry::Ferry<2>>());
    add_table(store, "t", {"person", "random"});
    EXPECT_TRUE(report_on(store)->sound());
    store::Summary earlier = **store.summary("t");
    earlier.changed -= 1;
    store.append({"t", {}, earlier}, [](const auto&) {});
    store.flush();
    EXPECT_EQ(report_on(store)->wrong_summaries, std::vector<std::string>{"t"});
    EXPECT_FALSE(report_on(store)->sound());
}

}  // namespace
}  // namespace pakhuis::tables
