#include "base/rng.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace pakhuis {
namespace {

// Chi-square of counts that should be equal.
double chi_square(const std::vector<int>& counts) {
    double drawn = 0;
    for (const int count : counts) drawn += count;
    const double expected = drawn / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

TEST(Rng, EqualSeedsGiveEqualNumbers) {
    Rng one(42);
    Rng same(42);
    Rng other(43);
    int equal = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto number = one.next();
        EXPECT_EQ(number, same.next());
        equal += number == other.next();
    }
    EXPECT_EQ(equal, 0);
}

// Records and perft positions depend on these numbers: they are the same on every platform.
TEST(Rng, TheFirstNumbersAreFixed) {
    Rng rng(1);
    EXPECT_EQ(rng.next(), 0x6a03b3da92c76515ULL);
    EXPECT_EQ(rng.next(), 0xf2482a5b8766e581ULL);
    // SplitMix64's published first output for state 0.
    EXPECT_EQ(mix64(0), 0xe220a8397b1dcdafULL);
}

TEST(Rng, BelowStaysBelow) {
    Rng rng(7);
    for (int n = 1; n < 200; ++n) {
        for (int i = 0; i < 200; ++i) {
            const int x = rng.below(n);
            EXPECT_GE(x, 0);
            EXPECT_LT(x, n);
        }
    }
    for (int i = 0; i < 1000; ++i) EXPECT_LT(rng.below(0x80000000u), 0x80000000u);
}

TEST(Rng, BelowOneIsZero) {
    Rng rng(8);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0);
}

// A good generator exceeds these bounds once in a million runs.
TEST(Rng, BelowIsUniform) {
    struct Case {
        int n;
        double bound;
    };
    for (const auto& [n, bound] :
         {Case{2, 23.93}, Case{3, 27.64}, Case{7, 38.26}, Case{44, 104.3}, Case{100, 186.1}}) {
        Rng rng(static_cast<std::uint64_t>(n));
        std::vector<int> counts(static_cast<std::size_t>(n));
        for (int i = 0; i < 1000 * n; ++i) ++counts[static_cast<std::size_t>(rng.below(n))];
        EXPECT_LT(chi_square(counts), bound) << n;
    }
}

TEST(Rng, NeighbouringPairsAreUniform) {
    Rng rng(9);
    std::vector<int> counts(64);
    std::uint32_t last = rng.below(8u);
    for (int i = 0; i < 64'000; ++i) {
        const std::uint32_t next = rng.below(8u);
        ++counts[8 * last + next];
        last = next;
    }
    EXPECT_LT(chi_square(counts), 136.0);
}

TEST(Rng, NeighbouringSeedsGiveUniformFirstNumbers) {
    std::vector<int> counts(16);
    for (std::uint64_t seed = 0; seed < 16'000; ++seed) {
        ++counts[static_cast<std::size_t>(Rng(seed).below(16))];
    }
    EXPECT_LT(chi_square(counts), 56.5);
}

TEST(Rng, EveryBitChanges) {
    Rng rng(10);
    int ones[64]{};
    for (int i = 0; i < 10'000; ++i) {
        const auto number = rng.next();
        for (int bit = 0; bit < 64; ++bit) ones[bit] += (number >> bit) & 1;
    }
    for (const int count : ones) {
        EXPECT_GT(count, 4700);
        EXPECT_LT(count, 5300);
    }
}

TEST(Mix64, GivesDifferentResultsForNeighbours) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t i = 0; i < 10'000; ++i) seen.insert(mix64(i));
    EXPECT_EQ(seen.size(), 10'000u);
}

}  // namespace
}  // namespace pakhuis
