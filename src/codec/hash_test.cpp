#include "codec/hash.h"

#include <gtest/gtest.h>
#include <set>

#include "games/carts/carts.h"

namespace pakhuis::codec {
namespace {

TEST(FieldHashTest, IsEqualForEqualValues) {
    const carts::Edition& e = carts::built_in_edition();
    carts::Edition copy = e;
    EXPECT_EQ(field_hash(copy), field_hash(e));
    copy.tracks[42].length = 4;
    EXPECT_NE(field_hash(copy), field_hash(e));
}

// Stores and records name states and editions by these numbers: they never change.
TEST(FieldHashTest, NeverChangesItsValues) {
    EXPECT_EQ(field_hash(std::uint8_t{0}), 0xa706dd2f4d197e6fULL);
    EXPECT_EQ(field_hash(carts::Action::take(carts::Card::kRed)), 0xc32d73b30baef052ULL);
    EXPECT_EQ(field_hash(Text<8>("dam")), 0x075d2ac0ec364d7dULL);
}

TEST(FieldHashTest, DependsOnTheOrderOfItems) {
    FixedList<std::uint8_t, 4> one;
    FixedList<std::uint8_t, 4> other;
    for (const int i : {1, 2}) one.push_back(static_cast<std::uint8_t>(i));
    for (const int i : {2, 1}) other.push_back(static_cast<std::uint8_t>(i));
    EXPECT_NE(field_hash(one), field_hash(other));
}

TEST(FieldHashTest, DependsOnTheLengthOfListsAndTexts) {
    FixedList<std::uint8_t, 4> empty;
    FixedList<std::uint8_t, 4> zero;
    zero.push_back(0);
    EXPECT_NE(field_hash(empty), field_hash(zero));
    EXPECT_NE(field_hash(Text<4>("")), field_hash(Text<4>(std::string_view("\0", 1))));
}

TEST(FieldHashTest, DistinguishesNoneFromEveryId) {
    std::set<std::uint64_t> hashes;
    hashes.insert(field_hash(carts::TrackId()));
    for (int i = 0; i < 64; ++i) hashes.insert(field_hash(carts::TrackId(i)));
    EXPECT_EQ(hashes.size(), 65u);
}

TEST(FieldHashTest, DependsOnEveryCountAndSeat) {
    std::set<std::uint64_t> hashes;
    for (int kind = 0; kind < carts::kKinds; ++kind) {
        hashes.insert(field_hash(carts::Cards::of(static_cast<carts::Card>(kind))));
    }
    hashes.insert(field_hash(carts::Cards{}));
    EXPECT_EQ(hashes.size(), 8u);
    carts::State state;
    std::set<std::uint64_t> by_seat{field_hash(state)};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        carts::State other;
        other.points[seat] = 1;
        by_seat.insert(field_hash(other));
    }
    EXPECT_EQ(by_seat.size(), 5u);
}

TEST(FieldHashTest, DistinguishesNegativeNumbers) {
    EXPECT_NE(field_hash(-1), field_hash(1));
    EXPECT_NE(field_hash(-1), field_hash(-2));
}

TEST(FieldHashTest, IgnoresFieldsThatTheVerbDoesNotUse) {
    carts::Action draw = carts::Action::draw();
    const std::uint64_t hash = field_hash(draw);
    draw.card = carts::Card::kRed;  // not an operand of draw
    EXPECT_EQ(field_hash(draw), hash);
}

}  // namespace
}  // namespace pakhuis::codec
