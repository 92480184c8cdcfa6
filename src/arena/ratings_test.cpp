// Ratings: known small cases, and simulations of known strengths with fixed seeds.
#include "arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

#include "base/rng.h"

namespace pakhuis::arena {
namespace {

// A match that these scores decide.
batch::PlayedMatch match_of(const std::vector<double>& scores) {
    batch::PlayedMatch out;
    out.ranking = rank_by(static_cast<int>(scores.size()),
                          [&](int seat) { return scores[static_cast<std::size_t>(seat)]; });
    out.scores.assign(scores.size(), 0);
    return out;
}

// Two bots: of each deal the first wins so many of two matches.
Totals totals_of(const std::vector<int>& wins) {
    const Schedule schedule({0, 1}, 2);
    Totals out(2);
    for (const int won : wins) {
        DealResult deal(2);
        int left = won;
        for (const Seating& seating : schedule.of(0)) {
            const bool first = seating.bots[0] == 0;
            const bool wins_now = left-- > 0;
            deal.add(seating, match_of(first == wins_now ? std::vector<double>{1, 0}
                                                         : std::vector<double>{0, 1}));
        }
        out.add(deal, 2);
    }
    return out;
}

std::vector<Rating> ratings_of_two(const std::vector<int>& wins,
                                   std::optional<std::size_t> anchor = {}) {
    const Schedule schedule({0, 1}, 2);
    return ratings_of(totals_of(wins), Counts(schedule, false), anchor);
}

TEST(Ratings, OfTwoBotsFollowFromTheirShare) {
    // 6 of 8, and half of one match more: odds of 6.5 to 2.5.
    const auto ratings = ratings_of_two({2, 1, 2, 1});
    EXPECT_NEAR(ratings[0].value - ratings[1].value, kRatingScale * std::log(6.5 / 2.5), 1e-6);
    EXPECT_NEAR(ratings[0].value + ratings[1].value, 0, 1e-9);
}

TEST(Ratings, CountFromTheAnchor) {
    const auto mean = ratings_of_two({2, 1, 2, 1});
    const auto anchored = ratings_of_two({2, 1, 2, 1}, 1);
    EXPECT_EQ(anchored[1].value, 0);
    EXPECT_EQ(anchored[1].error, 0);
    EXPECT_NEAR(anchored[0].value, mean[0].value - mean[1].value, 1e-6);
    EXPECT_NEAR(anchored[0].error, 2 * mean[0].error, 1e-6) << "of the difference";
}

TEST(Ratings, OfABotThatNeverLostAreFiniteAndUncertain) {
    const auto ratings = ratings_of_two(std::vector<int>(500, 2));
    EXPECT_NEAR(ratings[0].value - ratings[1].value, kRatingScale * std::log(1000.5 / 0.5), 1e-3);
    EXPECT_GT(2 * ratings[0].error, 200);
    EXPECT_LT(2 * ratings[0].error, 300);
}

TEST(Ratings, AreSurerWhereEachDealIsHalved) {
    const auto halved = ratings_of_two(std::vector<int>(50, 1));
    std::vector<int> luck;
    for (int i = 0; i < 25; ++i) luck.insert(luck.end(), {2, 0});
    const auto lucky = ratings_of_two(luck);
    EXPECT_NEAR(halved[0].value, lucky[0].value, 1e-9);
    EXPECT_GT(lucky[0].error, 5 * halved[0].error);
    // 50 independent deals with two equal matches each: as 50 matches.
    EXPECT_NEAR(2 * lucky[0].error, kRatingScale * 2 / std::sqrt(50.0), 1);
}

TEST(Ratings, OfThreeEqualBotsAreEqual) {
    const Schedule schedule({0, 1, 2}, 3);
    Totals totals(3);
    for (int n = 0; n < 6; ++n) {
        DealResult deal(3);
        for (const Seating& seating : schedule.of(n)) deal.add(seating, match_of({3, 2, 1}));
        totals.add(deal, 3);
    }
    for (const Rating& rating : ratings_of(totals, Counts(schedule, false))) {
        EXPECT_NEAR(rating.value, 0, 1e-9);
    }
}

double inner_uniform(Rng& rng) {
    return (static_cast<double>(rng.next() >> 11) + 0.5) / 9007199254740992.0;
}

// By the model of Plackett and Luce: the highest of strength + Gumbel noise is first, and so on.
using Noise = std::vector<double>;

Noise noise_of(std::size_t bots, Rng& rng) {
    Noise out;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        out.push_back(-std::log(-std::log(inner_uniform(rng))));
    }
    return out;
}

batch::PlayedMatch simulated(const Seating& seating, const std::vector<double>& strengths,
                             const Noise& noise) {
    std::vector<double> scores;
    for (const int bot : seating.bots) {
        const auto i = static_cast<std::size_t>(bot);
        scores.push_back(strengths[i] + noise[i]);
    }
    return match_of(scores);
}

struct Coverage {
    double covered = 0;  // the part of the intervals that hold the truth
    double off = 0;      // the mean error of the first bot's rating
};

// `alike`: a bot's luck is the same in all matches of a deal.
Coverage simulate(int seats, bool alike) {
    constexpr int kTimes = 250;
    constexpr int kDeals = 40;
    const std::vector<double> truth{0.9, 0.2, -0.3, -0.8};
    const Schedule schedule({0, 1, 2, 3}, seats);
    const Counts counts(schedule, false);
    Rng rng(11);
    Coverage out;
    for (int time = 0; time < kTimes; ++time) {
        Totals totals(truth.size());
        for (int n = 0; n < kDeals; ++n) {
            DealResult deal(truth.size());
            const Noise of_deal = noise_of(truth.size(), rng);
            for (const Seating& seating : schedule.of(n)) {
                const Noise luck = alike ? of_deal : noise_of(truth.size(), rng);
                deal.add(seating, simulated(seating, truth, luck));
            }
            totals.add(deal, schedule.matches_of(n));
        }
        const auto ratings = ratings_of(totals, counts);
        for (std::size_t bot = 0; bot < truth.size(); ++bot) {
            const double off = ratings[bot].value - kRatingScale * truth[bot];
            out.covered += std::abs(off) <= 1.96 * ratings[bot].error;
            if (bot == 0) out.off += off / kTimes;
        }
    }
    out.covered /= kTimes * static_cast<double>(truth.size());
    return out;
}

TEST(Ratings, FindKnownStrengthsWithinTheirErrors) {
    for (const int seats : {2, 3, 4}) {
        const Coverage found = simulate(seats, false);
        EXPECT_GE(found.covered, 0.925) << seats;
        EXPECT_LE(found.covered, 0.98) << seats;
        EXPECT_NEAR(found.off, 0, 4) << seats;
    }
}

TEST(Ratings, ErrorsKnowThatTheMatchesOfADealDependOnEachOther) {
    const Coverage found = simulate(2, true);
    EXPECT_GE(found.covered, 0.92);
    EXPECT_LE(found.covered, 0.98);
}

}  // namespace
}  // namespace pakhuis::arena
