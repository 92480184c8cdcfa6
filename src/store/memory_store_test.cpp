#include "store/memory_store.h"

#include <gtest/gtest.h>

namespace pakhuis::store {
namespace {

class AMemoryStore : public testing::Test {
  protected:
    // Appends the answer: the key of the problem, or "" for success.
    Done note() {
        return [this](const std::optional<Problem>& problem) {
            answers.push_back(problem ? problem->key : "");
        };
    }
    static Row row(std::uint32_t seq) { return {seq, "act", "{}", seq, 1}; }
    static Summary summary(const std::string& table, const std::string& status,
                           std::vector<std::string> members, std::vector<std::string> waiting,
                           std::int64_t changed) {
        return {table,   status, true,   std::move(members), std::move(waiting),
                changed, "{}",   changed};
    }

    MemoryStore store;
    std::vector<std::string> answers;
};

TEST_F(AMemoryStore, WritesAndAnswersWhenItCommits) {
    store.append({"t", {row(0), row(1)}, {}}, note());
    EXPECT_TRUE(store.rows("t")->empty());
    EXPECT_TRUE(answers.empty());
    EXPECT_TRUE(store.commit());
    EXPECT_EQ(store.rows("t")->size(), 2u);
    EXPECT_EQ(answers, (std::vector<std::string>{""}));
    EXPECT_FALSE(store.commit());
}

TEST_F(AMemoryStore, RefusesATakenStepAndAGap) {
    store.append({"t", {row(0)}, {}}, note());
    store.append({"t", {row(0)}, {}}, note());
    store.append({"t", {row(2)}, {}}, note());
    store.append({"other", {row(1)}, {}}, note());
    store.append({"t", {row(1)}, {}}, note());
    store.flush();
    EXPECT_EQ(answers, (std::vector<std::string>{"", "conflict", "conflict", "conflict", ""}));
    EXPECT_EQ(*store.all_tables(), (std::vector<std::string>{"t"})) << "without a trace";
}

TEST_F(AMemoryStore, WritesNothingWhileItRefuses) {
    store.refuse_writes(Problem{"disk-full", "", "Full."});
    store.append({"t", {row(0)}, {}}, note());
    store.put_guest({"g", "hash", "Anna", 1}, note());
    store.flush();
    EXPECT_EQ(answers, (std::vector<std::string>{"disk-full", "disk-full"}));
    EXPECT_TRUE(store.rows("t")->empty());
    EXPECT_FALSE(store.guest("g")->has_value());
    store.refuse_writes(std::nullopt);
    store.append({"t", {row(0)}, {}}, note());
    store.flush();
    EXPECT_EQ(answers.back(), "");
}

TEST_F(AMemoryStore, FindsGuestsByIdAndToken) {
    store.put_guest({"a", "hash-a", "Anna", 1}, note());
    store.put_guest({"b", "hash-a", "Bert", 1}, note());
    store.put_guest({"a", "hash-b", "Anne", 1}, note());
    store.flush();
    EXPECT_EQ(answers, (std::vector<std::string>{"", "conflict", ""}));
    EXPECT_EQ((*store.guest("a"))->name, "Anne");
    EXPECT_EQ((*store.guest_by_token("hash-b"))->id, "a");
    EXPECT_FALSE(store.guest_by_token("hash-a")->has_value());
}

TEST_F(AMemoryStore, ListsTablesAsTheSqliteStoreDoes) {
    store.append({"x", {row(0)}, summary("x", "open", {"a"}, {}, 5)}, note());
    store.append({"y", {row(0)}, summary("y", "playing", {"a", "b"}, {"a"}, 3)}, note());
    store.append({"z", {row(0)}, summary("z", "open", {"b"}, {}, 9)}, note());
    store.flush();
    EXPECT_EQ(store.open_tables(9)->at(0).table, "z") << "newest first";
    EXPECT_EQ(store.open_tables(1)->size(), 1u);
    ASSERT_EQ(store.tables_of("a", 9)->size(), 2u);
    EXPECT_EQ(store.tables_of("a", 9)->at(0).table, "y") << "waiting tables first";
    EXPECT_EQ(*store.due_before(4), (std::vector<std::string>{"y"}));
    EXPECT_TRUE(store.due_before(3)->empty());
    store.append({"y", {row(1)}, summary("y", "over", {"b"}, {}, 10)}, note());
    store.flush();
    EXPECT_EQ(store.tables_of("a", 9)->size(), 1u) << "a guest who left is no member";
}

TEST_F(AMemoryStore, CountsWhatAGuestHasMade) {
    Summary made = summary("x", "open", {"a"}, {}, 5);
    made.owner = "a";
    store.append({"x", {row(0), row(1)}, made}, note());
    made.table = "y";
    made.status = "over";
    store.append({"y", {row(0)}, made}, note());
    store.append({"z", {row(0)}, summary("z", "open", {"a"}, {}, 5)}, note());
    store.flush();
    EXPECT_EQ(*store.usage_of("a"), (Usage{2, 1, 6}));
    EXPECT_EQ(*store.usage_of("b"), Usage{});
}

TEST_F(AMemoryStore, ListsActiveTablesOnly) {
    store.append({"x", {row(0)}, summary("x", "open", {"a"}, {}, 5)}, note());
    store.append({"y", {row(0)}, summary("y", "open", {"a", "b"}, {}, 6)}, note());
    store.set_active({"y"}, 0, note());
    store.flush();
    EXPECT_EQ(store.open_tables(9)->size(), 1u);
    EXPECT_EQ(*store.inactive_tables("b"), (std::vector<std::string>{"y"}));
    store.set_active({"x"}, 9, note());
    store.append({"y", {row(1)}, summary("y", "open", {"a", "b"}, {}, 8)}, note());
    store.flush();
    ASSERT_EQ(store.open_tables(9)->size(), 2u) << "a change puts it back";
    EXPECT_EQ(store.open_tables(9)->at(0).table, "x") << "the latest activity first";
    EXPECT_EQ(store.open_tables(9, 1)->at(0).table, "y");
}

TEST_F(AMemoryStore, CommitsOneWriteAfterTheOtherWhenItsRowsAreKeptElsewhere) {
    store.restore(Batch{"x", {row(0)}, summary("x", "open", {"a"}, {}, 5)});
    EXPECT_EQ(store.rows("x")->size(), 1u) << "what was kept is there at once";
    std::vector<std::string> written;
    const auto answer = [&](const std::optional<Problem>& problem) {
        written.push_back(problem ? problem->key : "ok");
    };
    store.append({"x", {row(1)}, {}}, answer);
    store.append({"x", {row(2)}, {}}, answer);
    EXPECT_EQ(store.queued(), 2u);
    EXPECT_EQ(std::get<Batch>(store.queued_job(1)).rows[0].seq, 2u);
    store.commit_first({});
    EXPECT_EQ(store.rows("x")->size(), 2u);
    store.commit_first(Problem{"disk-full", "", ""});
    EXPECT_EQ(store.rows("x")->size(), 2u);
    EXPECT_EQ(written, (std::vector<std::string>{"ok", "disk-full"}));
}

TEST_F(AMemoryStore, RemovesTablesAndGuestsWithoutTables) {
    store.put_guest({"a", "hash-a", "Anna", 1}, note());
    store.append({"x", {row(0)}, summary("x", "open", {"a"}, {}, 5)}, note());
    store.remove_guest("a", note());
    store.flush();
    EXPECT_TRUE(store.guest("a")->has_value()) << "still at a table";
    store.remove_table("x", note());
    store.remove_guest("a", note());
    store.flush();
    EXPECT_TRUE(store.rows("x")->empty());
    EXPECT_FALSE(store.summary("x")->has_value());
    EXPECT_EQ(store.exported("x").size(), 1u);
    EXPECT_FALSE(store.guest("a")->has_value());
    EXPECT_FALSE(store.guest_by_token("hash-a")->has_value());
}

}  // namespace
}  // namespace pakhuis::store
