#include "base/fixed_list.h"

#include <gtest/gtest.h>
#include <type_traits>

namespace pakhuis {
namespace {

using List = FixedList<int, 4>;

List list_of(std::initializer_list<int> items) {
    List list;
    for (const int item : items) list.push_back(item);
    return list;
}

TEST(FixedListTest, IsAPlainValue) {
    static_assert(std::is_trivially_copyable_v<List>);
    List list = list_of({1, 2});
    const List copy = list;
    list.push_back(3);
    EXPECT_EQ(copy, list_of({1, 2}));
    EXPECT_FALSE(copy == list);
}

TEST(FixedListTest, GrowsToItsCapacity) {
    List list;
    EXPECT_TRUE(list.empty());
    for (int i = 0; i < 4; ++i) {
        EXPECT_FALSE(list.full());
        list.push_back(i);
    }
    EXPECT_TRUE(list.full());
    EXPECT_EQ(list.size(), 4u);
    int sum = 0;
    for (const int item : list) sum += item;
    EXPECT_EQ(sum, 6);
}

TEST(FixedListTest, PopFrontReturnsTheFirstItemAndShiftsTheRest) {
    List list = list_of({5, 6, 7});
    EXPECT_EQ(list.front(), 5);
    EXPECT_EQ(list.pop_front(), 5);
    EXPECT_EQ(list, list_of({6, 7}));
    EXPECT_EQ(list.pop_front(), 6);
    EXPECT_EQ(list.pop_front(), 7);
    EXPECT_TRUE(list.empty());
}

// Lists with equal items compare equal, whatever they held before.
TEST(FixedListTest, ResetsUnusedItemsToTheirDefault) {
    List list = list_of({5, 6, 7});
    list.pop_front();
    list.pop_front();
    list.pop_front();
    EXPECT_EQ(list, List{});
    list = list_of({1, 2});
    list.clear();
    EXPECT_EQ(list, List{});
}

TEST(FixedListTest, DependsOnTheOrderOfItems) {
    EXPECT_FALSE(list_of({1, 2}) == list_of({2, 1}));
}

TEST(ScratchTest, HoldsThePushedItems) {
    Scratch<int, 3> scratch;
    EXPECT_TRUE(scratch.empty());
    scratch.push_back(4);
    scratch.push_back(5);
    EXPECT_EQ(scratch.size(), 2u);
    EXPECT_EQ(scratch[1], 5);
    scratch[1] = 6;
    int sum = 0;
    for (const int item : scratch) sum += item;
    EXPECT_EQ(sum, 10);
    scratch.clear();
    EXPECT_TRUE(scratch.empty());
}

}  // namespace
}  // namespace pakhuis
