#include "tables/store_copy.h"

#include <gtest/gtest.h>

#include "store/memory_store.h"

namespace pakhuis::tables {
namespace {

class StoreCopy : public testing::Test {
  protected:
    void SetUp() override {
        for (std::uint32_t i = 0; i < 3; ++i) {
            const std::string id = "guest-" + std::to_string(i);
            from_.put_guest({id, "token of " + id, "Ann", 5}, expect_durable);
        }
        const store::Row row{0, "create", "{}", 7,
                             1};  // it does not replay: it is copied all the same
        from_.append(
            {"t",
             {row},
             store::Summary{
                 .table = "t", .status = "open", .members = {}, .waiting = {}, .json = "{}"}},
            expect_durable);
        from_.append({"s", {row, {1, "act", "x", 8, 2}}, {}}, expect_durable);
        from_.flush();
    }
    static void expect_durable(const std::optional<Problem>& problem) {
        EXPECT_FALSE(problem) << problem->text();
    }

    store::MemoryStore from_;
    store::MemoryStore to_;
};

TEST_F(StoreCopy, HasAllTablesAndGuests) {
    const auto copied = copy_store(from_, to_);
    ASSERT_TRUE(copied) << copied.error().text();
    EXPECT_EQ(copied->tables, 2u);
    EXPECT_EQ(copied->rows, 3u);
    EXPECT_EQ(copied->guests, 3u);
    EXPECT_EQ(to_.rows("s").value(), from_.rows("s").value());
    EXPECT_EQ(to_.summary("t").value(), from_.summary("t").value());
    EXPECT_EQ(to_.guest("guest-2").value(), from_.guest("guest-2").value());
}

TEST_F(StoreCopy, GoesIntoAnEmptyStoreOnly) {
    to_.put_guest({"someone", "token", "Bob", 5}, expect_durable);
    to_.flush();
    EXPECT_EQ(copy_store(from_, to_).error().key, "not-empty");
    EXPECT_TRUE(to_.all_tables()->empty());
}

TEST_F(StoreCopy, EndsWithTheFirstWriteThatFails) {
    to_.refuse_writes(Problem{"disk-full", "", "Full."});
    EXPECT_EQ(copy_store(from_, to_).error().key, "disk-full");
}

// An edition that the store can't give is missed in the copy.
TEST_F(StoreCopy, NeedsToReadEverything) {
    from_.append({"e",
                  {{0, "create",
                    R"({"terms":{"game":"carts","seats":["person","person"]},"owner":"ann",)"
                    R"("secret":["0000000000000001","0000000000000002"],"rules":1,)"
                    R"("edition":"0000000000000005"})",
                    7, 1}},
                  {},
                  store::Edition{5, "{}"}},
                 expect_durable);
    from_.flush();
    from_.refuse_editions(Problem{"io-error", "", "No."});
    EXPECT_EQ(copy_store(from_, to_).error().key, "io-error");
    from_.refuse_editions(std::nullopt);
    store::MemoryStore other;
    ASSERT_TRUE(copy_store(from_, other));
    EXPECT_EQ(other.edition(5).value(), "{}");
}

}  // namespace
}  // namespace pakhuis::tables
