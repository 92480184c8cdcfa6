#include "base/sort_few.h"

#include <algorithm>
#include <array>
#include <functional>
#include <gtest/gtest.h>

namespace pakhuis {
namespace {

TEST(SortFew, SortsAnyOrderOfFourItems) {
    std::array<int, 4> order{0, 1, 2, 3};
    do {
        std::array<int, 4> sorted = order;
        sort_few(sorted.data(), sorted.data() + sorted.size(), std::greater<>());
        EXPECT_EQ(sorted, (std::array<int, 4>{3, 2, 1, 0}));
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST(SortFew, KeepsTheOrderOfEqualItems) {
    std::array<int, 5> items{21, 10, 22, 11, 23};
    sort_few(items.data(), items.data() + items.size(),
             [](int a, int b) { return a / 10 < b / 10; });
    EXPECT_EQ(items, (std::array<int, 5>{10, 11, 21, 22, 23}));
}

TEST(SortFew, MovesTheBestToTheFrontAndKeepsTheOrderOfEqualItems) {
    std::array<int, 6> items{21, 10, 22, 11, 30, 23};
    move_best_to_front(items.data(), items.data() + items.size(), 4,
                       [](int a, int b) { return a / 10 > b / 10; });
    EXPECT_EQ(items, (std::array<int, 6>{30, 21, 22, 23, 10, 11}));
}

TEST(SortFew, LeavesNothingAsItIs) {
    int none = 7;
    sort_few(&none, &none, std::less<>());
    EXPECT_EQ(none, 7);
}

}  // namespace
}  // namespace pakhuis
