#include "base/packed_counts.h"

#include <array>
#include <gtest/gtest.h>
#include <string_view>

#include "base/names.h"

namespace pakhuis {
namespace {

enum class Fruit : unsigned char { kApple, kPear, kPlum, kNone = 255 };
constexpr auto enum_names(Fruit) {
    return std::array<std::string_view, 3>{"apple", "pear", "plum"};
}
using Basket = PackedCounts<Fruit, unsigned short, 4>;

TEST(PackedCounts, CountsEachKindSeparately) {
    Basket basket = Basket::of(Fruit::kPear, 2) + Basket::of(Fruit::kPlum);
    EXPECT_EQ(basket[Fruit::kApple], 0);
    EXPECT_EQ(basket[Fruit::kPear], 2);
    EXPECT_EQ(basket.total(), 3);
    basket -= Basket::of(Fruit::kPear, 2);
    EXPECT_EQ(basket, Basket::of(Fruit::kPlum));
    EXPECT_FALSE(basket.empty());
}

TEST(PackedCounts, CoversOnlyCountsThatItHolds) {
    const Basket basket = Basket::of(Fruit::kApple, 3) + Basket::of(Fruit::kPear, 1);
    EXPECT_TRUE(basket.covers(Basket::of(Fruit::kApple, 3)));
    EXPECT_FALSE(basket.covers(Basket::of(Fruit::kApple, 4)));
    EXPECT_FALSE(basket.covers(Basket::of(Fruit::kPlum)));
}

TEST(PackedCounts, CountsItsKinds) {
    EXPECT_EQ(Basket().kinds(), 0);
    EXPECT_EQ((Basket::of(Fruit::kApple, 3) + Basket::of(Fruit::kPlum)).kinds(), 2);
}

TEST(PackedCounts, FindsTheNthPieceInOrderOfKinds) {
    const Basket basket = Basket::of(Fruit::kApple, 2) + Basket::of(Fruit::kPlum, 1);
    EXPECT_EQ(basket.nth(1), Fruit::kApple);
    EXPECT_EQ(basket.nth(2), Fruit::kPlum);
}

TEST(PackedCounts, OfLimitsACountToItsMaximum) {
    EXPECT_EQ(Basket::of(Fruit::kApple, 99), Basket::of(Fruit::kApple, 15));
}

TEST(Names, AreFoundForEnumsAndInLists) {
    EXPECT_EQ(name_of(Fruit::kPlum), "plum");
    EXPECT_EQ(name_of(Fruit::kNone), "none");
    EXPECT_EQ(find_name(enum_names(Fruit{}), "pear"), 1);
    EXPECT_EQ(find_name(enum_names(Fruit{}), "peach"), -1);
    EXPECT_EQ(find_name(std::array<std::string_view, 2>{"", "a"}, ""), -1);
    EXPECT_EQ(at(Fruit::kPear), 1u);
}

}  // namespace
}  // namespace pakhuis
