#include "base/ids.h"

#include <gtest/gtest.h>
#include <type_traits>

namespace pakhuis {
namespace {

struct BoatTag;
struct CanalTag;
using BoatId = Id<BoatTag>;
using BoatSet = IdSet<BoatTag, std::uint32_t>;
using WideSet = IdSet<CanalTag, std::uint64_t>;

TEST(Ids, DoNotConvertBetweenKinds) {
    static_assert(!std::is_convertible_v<BoatId, Id<CanalTag>>);
    static_assert(!std::is_convertible_v<int, BoatId>);
    static_assert(sizeof(BoatId) == 1);
}

TEST(Ids, AreNoneByDefault) {
    EXPECT_TRUE(BoatId().none());
    EXPECT_FALSE(BoatId(0).none());
    EXPECT_EQ(BoatId(7).index(), 7);
    EXPECT_LT(BoatId(3), BoatId(4));
    EXPECT_LT(BoatId(254), BoatId());
}

TEST(IdSets, HoldTheAddedIds) {
    BoatSet set;
    EXPECT_TRUE(set.empty());
    set.add(BoatId(3));
    set.add(BoatId(31));
    set.add(BoatId(3));
    EXPECT_EQ(set.count(), 2);
    EXPECT_TRUE(set.has(BoatId(31)));
    EXPECT_FALSE(set.has(BoatId(4)));
    set.remove(BoatId(3));
    set.remove(BoatId(5));
    EXPECT_EQ(set, BoatSet::of(BoatId(31)));
}

TEST(IdSets, PopTheLowestIdFirst) {
    BoatSet set(0b1010'0100);
    EXPECT_EQ(set.lowest(), BoatId(2));
    EXPECT_EQ(set.nth(1), BoatId(5));
    EXPECT_EQ(set.nth(2), BoatId(7));
    EXPECT_EQ(set.pop(), BoatId(2));
    EXPECT_EQ(set.pop(), BoatId(5));
    EXPECT_EQ(set.pop(), BoatId(7));
    EXPECT_TRUE(set.empty());
}

TEST(IdSets, HaveUnionIntersectionAndDifference) {
    const BoatSet a(0b0110);
    const BoatSet b(0b0011);
    EXPECT_EQ(a | b, BoatSet(0b0111));
    EXPECT_EQ(a & b, BoatSet(0b0010));
    EXPECT_EQ(a - b, BoatSet(0b0100));
    BoatSet c = a;
    c |= b;
    c -= BoatSet(0b0010);
    EXPECT_EQ(c, BoatSet(0b0101));
}

TEST(IdSets, FirstHoldsTheLowestNIds) {
    EXPECT_EQ(BoatSet::first(0), BoatSet());
    EXPECT_EQ(BoatSet::first(5), BoatSet(0b1'1111));
    EXPECT_EQ(BoatSet::first(32), BoatSet(~0u));
    EXPECT_EQ(WideSet::first(64), WideSet(~0ULL));
}

TEST(IdSets, FirstWorksForNarrowSets) {
    using Narrow = IdSet<BoatTag, std::uint8_t>;
    EXPECT_EQ(Narrow::first(0).bits, 0);
    EXPECT_EQ(Narrow::first(3).bits, 0b111);
    EXPECT_EQ(Narrow::first(8).bits, 0xff);
    EXPECT_EQ((IdSet<BoatTag, std::uint16_t>::first(9).bits), 0x1ff);
}

TEST(IdSets, HoldTheHighestId) {
    WideSet set;
    set.add(Id<CanalTag>(63));
    EXPECT_TRUE(set.has(Id<CanalTag>(63)));
    EXPECT_EQ(set.bits, 1ULL << 63);
    EXPECT_EQ(set.pop(), Id<CanalTag>(63));
}

}  // namespace
}  // namespace pakhuis
