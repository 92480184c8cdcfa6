#include "engine/chance.h"

#include <gtest/gtest.h>
#include <map>
#include <vector>

namespace pakhuis {
namespace {

using List = ChanceList<int>;

List list_of(std::initializer_list<int> weights, std::uint8_t stream = 0) {
    List list;
    list.clear();
    list.stream = stream;
    int action = 0;
    for (const int weight : weights) list.add(action++, weight);
    return list;
}

TEST(ChanceListTest, LeavesOutOutcomesWithoutWeight) {
    const List list = list_of({2, 0, 3});
    ASSERT_EQ(list.outcomes.size(), 2u);
    EXPECT_EQ(list.outcomes[0].action, 0);
    EXPECT_EQ(list.outcomes[1].action, 2);
    EXPECT_EQ(list.total(), 5u);
}

TEST(ChanceListTest, MapsUnitsToOutcomesInOrder) {
    const List list = list_of({2, 0, 3});
    std::vector<int> units(list.total());
    for (std::size_t n = 0; n < units.size(); ++n) units[n] = list.at_unit(n);
    EXPECT_EQ(units, (std::vector<int>{0, 0, 2, 2, 2}));
}

TEST(ChanceListTest, HoldsTheLargestNumberOfOutcomes) {
    List list;
    list.clear();
    for (int i = 0; i < static_cast<int>(kMaxOutcomes); ++i) list.add(i, 1);
    EXPECT_EQ(list.total(), 255u);
    EXPECT_EQ(list.at_unit(254), 254);
    list.clear();
    EXPECT_EQ(list.total(), 0u);
}

constexpr HashKey kSecret{0x1234, 0x5678};

TEST(PickByKey, GivesTheSameOutcomeForTheSameSecretAndUse) {
    const List list = list_of({6, 6, 6, 6, 6, 6, 8});
    StreamUses uses{};
    StreamUses same{};
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(pick_by_key(list, kSecret, uses), pick_by_key(list, kSecret, same));
    }
    EXPECT_EQ(uses[0], 100u);
    EXPECT_EQ(uses, same);
}

// Stored matches depend on these numbers: they never change.
TEST(PickByKey, NeverChangesItsFirstPicks) {
    const List list = list_of({6, 6, 6, 6, 6, 6, 8});
    StreamUses uses{};
    std::vector<int> picks(12);
    for (int& pick : picks) pick = pick_by_key(list, kSecret, uses);
    EXPECT_EQ(picks, (std::vector<int>{1, 1, 2, 4, 6, 5, 2, 6, 3, 6, 4, 6}));
}

TEST(PickByKey, DependsOnTheSecret) {
    const List list = list_of({1, 1, 1, 1, 1, 1, 1, 1});
    StreamUses uses{};
    StreamUses others{};
    int equal = 0;
    for (int i = 0; i < 800; ++i) {
        equal += pick_by_key(list, kSecret, uses) == pick_by_key(list, {1, 2}, others);
    }
    EXPECT_GT(equal, 50);
    EXPECT_LT(equal, 150);
}

TEST(PickByKey, FollowsTheWeights) {
    const List list = list_of({1, 2, 5});
    StreamUses uses{};
    std::map<int, int> counts;
    for (int i = 0; i < 80'000; ++i) ++counts[pick_by_key(list, kSecret, uses)];
    EXPECT_NEAR(counts[0], 10'000, 500);
    EXPECT_NEAR(counts[1], 20'000, 650);
    EXPECT_NEAR(counts[2], 50'000, 700);
}

// The number of uses of one stream does not change the next outcome of another.
TEST(PickByKey, KeepsStreamsIndependent) {
    const List dice = list_of({1, 1, 1, 1, 1, 1}, 1);
    const List deck = list_of({1, 1, 1, 1, 1, 1}, 0);
    StreamUses alone{};
    StreamUses mixed{};
    int equal = 0;
    for (int i = 0; i < 600; ++i) {
        const int expected = pick_by_key(dice, kSecret, alone);
        const int other = pick_by_key(deck, kSecret, mixed);
        EXPECT_EQ(pick_by_key(dice, kSecret, mixed), expected);
        equal += other == expected;
    }
    EXPECT_EQ(mixed[0], 600u);
    EXPECT_EQ(mixed[1], 600u);
    EXPECT_GT(equal, 50);
    EXPECT_LT(equal, 150);
}

// A match that has diverged still gives the card at the same fraction of its deck.
TEST(PickByKey, GivesEqualCardsFromEqualDecksAtEqualUses) {
    StreamUses one{};
    StreamUses other{};
    pick_by_key(list_of({3, 3}), kSecret, one);
    pick_by_key(list_of({5, 1, 1}), kSecret, other);
    const List deck = list_of({6, 6, 6, 6});
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(pick_by_key(deck, kSecret, one), pick_by_key(deck, kSecret, other));
    }
}

}  // namespace
}  // namespace pakhuis
