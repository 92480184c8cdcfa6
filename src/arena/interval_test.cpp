// Intervals: known cases, and how often they cover the truth in simulations with fixed seeds.
#include "arena/interval.h"

#include <cmath>
#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"

namespace pakhuis::arena {
namespace {

Sums sums_of(const std::vector<double>& values) {
    Sums out;
    for (const double value : values) {
        out.sum += value;
        out.squares += value * value;
    }
    return out;
}

double uniform(Rng& rng) {
    return static_cast<double>(rng.next() >> 11) / 9007199254740992.0;
}

TEST(TQuantile, AgreesWithTheTables) {
    EXPECT_NEAR(t_quantile(1), 12.706, 0.001);
    EXPECT_NEAR(t_quantile(5), 2.571, 0.001);
    EXPECT_NEAR(t_quantile(6), 2.447, 0.002);
    EXPECT_NEAR(t_quantile(10), 2.228, 0.001);
    EXPECT_NEAR(t_quantile(30), 2.042, 0.001);
    EXPECT_NEAR(t_quantile(1e9), 1.95996, 0.0001);
}

TEST(MeanInterval, IsStudents) {
    // Mean 3, variance 2.5, five deals: 3 ± 2.776 × √(2.5 / 5).
    const Estimate mean = mean_interval(sums_of({1, 2, 3, 4, 5}), 5);
    EXPECT_DOUBLE_EQ(mean.value, 3);
    EXPECT_NEAR(mean.high - 3, 1.963, 0.001);
    EXPECT_NEAR(3 - mean.low, 1.963, 0.001);
    EXPECT_EQ(mean_interval(sums_of({7, 7, 7}), 3), (Estimate{7, 7, 7}));
}

TEST(ShareInterval, OfDealsThatAreAllWonStaysOpenBelow) {
    for (const int deals : {20, 100, 1000}) {
        const std::vector<double> won(static_cast<std::size_t>(deals), 1.0);
        const Estimate share = share_interval(sums_of(won), deals, 2);
        EXPECT_EQ(share.value, 1);
        EXPECT_EQ(share.high, 1);
        // As if each deal were one match, 3 / deals would be the rule.
        EXPECT_GT(1 - share.low, 1.5 / deals);
        EXPECT_LT(1 - share.low, 4.0 / deals);
    }
    const Estimate lost = share_interval(sums_of(std::vector<double>(100, 0.0)), 100, 2);
    EXPECT_EQ(lost.low, 0);
    EXPECT_GT(lost.high, 0.015);
}

TEST(ShareInterval, OfDealsThatAreAllHalvedIsNarrowButNotAPoint) {
    const Estimate share = share_interval(sums_of(std::vector<double>(100, 0.5)), 100, 2);
    EXPECT_EQ(share.value, 0.5);
    EXPECT_GT(share.width(), 0.01);
    EXPECT_LT(share.width(), 0.03);
}

TEST(ShareInterval, IsWiderWhereTheMatchesOfADealEndAlike) {
    const std::vector<double> alike{1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    const std::vector<double> opposite(12, 0.5);
    EXPECT_GT(share_interval(sums_of(alike), 12, 2).width(),
              2 * share_interval(sums_of(opposite), 12, 2).width());
}

// How the two matches of a deal depend on each other.
enum class Deals { kIndependent, kAlike, kOpposite };

double value_of_deal(Deals kind, double p, Rng& rng) {
    const double luck = uniform(rng);
    const double other = kind == Deals::kIndependent ? uniform(rng)
                         : kind == Deals::kAlike     ? luck
                                                     : 1 - luck;
    return ((luck < p ? 1 : 0) + (other < p ? 1 : 0)) / 2.0;
}

// The part of 2,000 intervals that cover the truth.
double coverage(Deals kind, double p, int deals) {
    constexpr int kTimes = 2000;
    Rng rng(7);
    int covered = 0;
    for (int time = 0; time < kTimes; ++time) {
        Sums sums;
        for (int deal = 0; deal < deals; ++deal) {
            const double value = value_of_deal(kind, p, rng);
            sums.sum += value;
            sums.squares += value * value;
        }
        const Estimate share = share_interval(sums, deals, 2);
        covered += share.low <= p && p <= share.high;
    }
    return static_cast<double>(covered) / kTimes;
}

TEST(ShareInterval, CoversTheTruthInNineteenOfTwentyCases) {
    for (const double p : {0.5, 0.63, 0.85, 0.95}) {
        for (const int deals : {50, 300}) {
            SCOPED_TRACE(testing::Message() << p << " in " << deals << " deals");
            EXPECT_GE(coverage(Deals::kIndependent, p, deals), 0.935);
            EXPECT_GE(coverage(Deals::kAlike, p, deals), 0.9) << "half as much is known";
            EXPECT_GE(coverage(Deals::kOpposite, p, deals), 0.935);
            EXPECT_LE(coverage(Deals::kIndependent, p, deals), 0.99);
        }
    }
}

TEST(ShareInterval, NearTheEndsKeepsMostOfItsCoverage) {
    EXPECT_GE(coverage(Deals::kIndependent, 0.99, 100), 0.94);
    EXPECT_GE(coverage(Deals::kIndependent, 0.002, 300), 0.94);
    EXPECT_GE(coverage(Deals::kAlike, 0.99, 300), 0.9);
}

// A thing that nobody, one or both of two seats have: more often the seat that wins.
struct Having {
    int seats, won;
};
Having having(double p, Rng& rng) {
    const bool winner_has_it = uniform(rng) < p;
    const bool other_has_it = uniform(rng) < 0.4;
    return {winner_has_it + other_has_it, winner_has_it};
}

TEST(RatioInterval, CoversTheTruthThoughDealsHaveMoreOrLess) {
    constexpr int kTimes = 2000;
    for (const double p : {0.3, 0.6}) {
        const double truth = p / (p + 0.4);
        Rng rng(3);
        int covered = 0;
        for (int time = 0; time < kTimes; ++time) {
            RatioSums sums;
            for (int deal = 0; deal < 200; ++deal) {
                const auto [seats, won] = having(p, rng);
                sums.won += won;
                sums.all += seats;
                sums.won_squares += won * won;
                sums.all_squares += seats * seats;
                sums.products += won * seats;
            }
            const Estimate share = ratio_interval(sums, 200);
            covered += share.low <= truth && truth <= share.high;
        }
        EXPECT_GE(static_cast<double>(covered) / kTimes, 0.94);
        EXPECT_LE(static_cast<double>(covered) / kTimes, 0.98);
    }
}

TEST(RatioInterval, OfNothingIsWide) {
    const Estimate share = ratio_interval({}, 100);
    EXPECT_EQ(share.value, 0);
    EXPECT_EQ(share.low, 0);
    EXPECT_GT(share.high, 0.9);
}

}  // namespace
}  // namespace pakhuis::arena
