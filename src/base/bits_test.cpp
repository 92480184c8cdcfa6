#include "base/bits.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace pakhuis {
namespace {

TEST(Bits, CountsBitsAndFindsTheLowest) {
    EXPECT_EQ(popcount(0), 0);
    EXPECT_EQ(popcount(0xff00ff), 16);
    EXPECT_EQ(popcount(~0ULL), 64);
    EXPECT_EQ(lowest_bit(1), 0);
    EXPECT_EQ(lowest_bit(0x50), 4);
    EXPECT_EQ(lowest_bit(1ULL << 63), 63);
}

TEST(Bits, PopLowestRemovesTheLowestBit) {
    std::uint8_t bits = 0b1010'0100;
    EXPECT_EQ(pop_lowest(bits), 2);
    EXPECT_EQ(pop_lowest(bits), 5);
    EXPECT_EQ(pop_lowest(bits), 7);
    EXPECT_EQ(bits, 0);
    std::uint64_t high = 1ULL << 63;
    EXPECT_EQ(pop_lowest(high), 63);
    EXPECT_EQ(high, 0u);
}

TEST(Bits, NthBitCountsFromZero) {
    EXPECT_EQ(nth_bit(0b1010'0100, 0), 2);
    EXPECT_EQ(nth_bit(0b1010'0100, 1), 5);
    EXPECT_EQ(nth_bit(0b1010'0100, 2), 7);
    EXPECT_EQ(nth_bit(~0ULL, 63), 63);
}

TEST(Bits, IsConstexpr) {
    static_assert(popcount(7) == 3 && lowest_bit(8) == 3 && nth_bit(0b110, 1) == 2);
    static_assert(lanes::sum(0x0102) == 3 && lanes::covers(2, 1) && !lanes::covers(1, 2));
}

// Eight counts, as an array and as lanes.
struct CountsAndLanes {
    int count[8]{};
    std::uint64_t lanes = 0;
};

CountsAndLanes random_counts(Rng& rng, int most) {
    CountsAndLanes both;
    for (int i = 0; i < 8; ++i) {
        both.count[i] = rng.below(most + 1);
        both.lanes |= static_cast<std::uint64_t>(both.count[i]) << (8 * i);
    }
    return both;
}

TEST(Lanes, CanBeReadAndSummed) {
    Rng rng(1);
    for (int round = 0; round < 1000; ++round) {
        const CountsAndLanes x = random_counts(rng, 15);
        int sum = 0;
        for (int i = 0; i < 8; ++i) {
            EXPECT_EQ(lanes::at(x.lanes, i), x.count[i]);
            sum += x.count[i];
        }
        EXPECT_EQ(lanes::sum(x.lanes), sum);
    }
    EXPECT_EQ(lanes::at(lanes::one(6), 6), 1);
    EXPECT_EQ(lanes::sum(lanes::one(6)), 1);
}

TEST(Lanes, UnitsAreFoundInOrder) {
    Rng rng(2);
    for (int round = 0; round < 300; ++round) {
        const CountsAndLanes x = random_counts(rng, 15);
        int unit = 0;
        for (int lane = 0; lane < 8; ++lane) {
            for (int i = 0; i < x.count[lane]; ++i) {
                EXPECT_EQ(lanes::lane_of_unit(x.lanes, unit++), lane);
            }
        }
    }
}

TEST(Lanes, TheLastOf127UnitsIsFound) {
    EXPECT_EQ(lanes::lane_of_unit(127, 126), 0);
    EXPECT_EQ(lanes::lane_of_unit(127ULL << 56, 126), 7);
    EXPECT_EQ(lanes::lane_of_unit((63ULL << 8) | (64ULL << 40), 62), 1);
    EXPECT_EQ(lanes::lane_of_unit((63ULL << 8) | (64ULL << 40), 63), 5);
}

TEST(Lanes, NonzeroMarksTheLanesAboveZero) {
    Rng rng(3);
    for (int round = 0; round < 1000; ++round) {
        const CountsAndLanes x = random_counts(rng, round % 2 == 0 ? 1 : 127);
        for (int i = 0; i < 8; ++i) {
            EXPECT_EQ((lanes::nonzero(x.lanes) >> (8 * i)) & 0xff, x.count[i] > 0 ? 0x80u : 0u);
        }
    }
}

TEST(Lanes, MinusStopsAtZeroInEachLane) {
    Rng rng(4);
    for (int round = 0; round < 1000; ++round) {
        const CountsAndLanes x = random_counts(rng, 127);
        const CountsAndLanes y = random_counts(rng, 127);
        const std::uint64_t difference = lanes::minus_floored(x.lanes, y.lanes);
        for (int i = 0; i < 8; ++i) {
            const int expected = x.count[i] > y.count[i] ? x.count[i] - y.count[i] : 0;
            EXPECT_EQ(lanes::at(difference, i), expected);
        }
    }
}

TEST(Lanes, CoversComparesEachLane) {
    Rng rng(5);
    int covered = 0;
    for (int round = 0; round < 4000; ++round) {
        const CountsAndLanes x = random_counts(rng, 127);
        const CountsAndLanes y = random_counts(rng, round % 2 == 0 ? 127 : 10);
        bool expected = true;
        for (int i = 0; i < 8; ++i) expected = expected && x.count[i] >= y.count[i];
        EXPECT_EQ(lanes::covers(x.lanes, y.lanes), expected);
        covered += expected;
    }
    EXPECT_GT(covered, 100);
    EXPECT_TRUE(lanes::covers(0x7f7f7f7f7f7f7f7fULL, 0x7f7f7f7f7f7f7f7fULL));
}

}  // namespace
}  // namespace pakhuis
