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

}  // namespace
}  // namespace pakhuis::store
