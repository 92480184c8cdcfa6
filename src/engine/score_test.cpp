#include "engine/score.h"

#include <gtest/gtest.h>
#include <vector>

#include "engine/seat.h"
#include "engine/target.h"

namespace pakhuis {
namespace {

std::vector<int> places(const std::vector<int>& keys) {
    const Ranking ranking = rank_by(static_cast<int>(keys.size()),
                                    [&](int seat) { return keys[static_cast<std::size_t>(seat)]; });
    std::vector<int> out;
    for (std::size_t seat = 0; seat < ranking.values.size(); ++seat) {
        if (seat < keys.size()) {
            out.push_back(ranking[seat]);
        } else {
            EXPECT_EQ(ranking[seat], 0);
        }
    }
    return out;
}

TEST(RankingTest, PutsTheLargestKeyFirst) {
    EXPECT_EQ(places({10, 30, 20}), (std::vector<int>{3, 1, 2}));
    EXPECT_EQ(places({-5, -3}), (std::vector<int>{2, 1}));
    EXPECT_EQ(places({7}), (std::vector<int>{1}));
}

TEST(RankingTest, SharesAPlaceBetweenEqualKeysAndSkipsTheNext) {
    EXPECT_EQ(places({5, 5, 3}), (std::vector<int>{1, 1, 3}));
    EXPECT_EQ(places({1, 9, 9, 9, 0}), (std::vector<int>{4, 1, 1, 1, 5}));
    EXPECT_EQ(places({2, 2, 2, 2, 2}), (std::vector<int>{1, 1, 1, 1, 1}));
}

TEST(SeatsTest, AreASetOfActors) {
    Seats seats = Seats::of(2) | Seats::of(kChance);
    EXPECT_TRUE(seats.has(2));
    EXPECT_TRUE(seats.has(kChance));
    EXPECT_FALSE(seats.has(kClock));
    EXPECT_EQ(seats.count(), 2);
    EXPECT_EQ(seats.pop(), 2);
    EXPECT_EQ(seats.lowest(), kChance);
    EXPECT_EQ(seats - Seats::of(kChance), Seats{});
    EXPECT_TRUE(Seats{}.empty());
}

TEST(SeatsTest, EveryoneIncludesTheSpectators) {
    EXPECT_EQ(Seats::first(0), Seats{});
    EXPECT_EQ(Seats::first(3).bits, 0b111);
    EXPECT_TRUE(Seats::everyone(3).has(kSpectator));
    EXPECT_FALSE(Seats::everyone(3).has(3));
    EXPECT_FALSE(Seats::everyone(3).has(kChance));
    EXPECT_EQ(Seats::first(kMaxSeats).count(), 5);
}

TEST(TargetTest, IsWrittenAsKindAndNumber) {
    EXPECT_EQ(target_text({"track", 12}).view(), "track:12");
    EXPECT_EQ(target_text({"pile"}).view(), "pile");
    EXPECT_EQ(target_text({"seat", 0}).view(), "seat:0");
}

}  // namespace
}  // namespace pakhuis
