// Line-ups, orders and rotations.
#include "arena/schedule.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace pakhuis::arena {
namespace {

std::set<std::vector<int>> seatings_of(const Schedule& schedule, std::int64_t deal) {
    std::set<std::vector<int>> out;
    for (const Seating& seating : schedule.of(deal)) out.insert(seating.bots);
    return out;
}

using Seatings = std::set<std::vector<int>>;

TEST(Schedule, PlaysEachDealInAllRotations) {
    const Schedule two({0, 1}, 2);
    EXPECT_EQ(seatings_of(two, 0), (Seatings{{0, 1}, {1, 0}}));
    EXPECT_EQ(seatings_of(two, 1), seatings_of(two, 0));
    const Schedule three({0, 1, 2}, 3);
    EXPECT_EQ(seatings_of(three, 0), (Seatings{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}}));
}

TEST(Schedule, ChangesTheNeighboursFromDealToDeal) {
    const Schedule three({0, 1, 2}, 3);
    EXPECT_EQ(seatings_of(three, 1), (Seatings{{0, 2, 1}, {1, 0, 2}, {2, 1, 0}}));
    EXPECT_EQ(seatings_of(three, 2), seatings_of(three, 0));
    const Schedule five({0, 1, 2, 3, 4}, 5);
    std::set<Seatings> orders;
    for (int deal = 0; deal < 24; ++deal) orders.insert(seatings_of(five, deal));
    EXPECT_EQ(orders.size(), 24u);
}

TEST(Schedule, GivesEveryChoiceOfBotsTheSameDeal) {
    const Schedule pairs({0, 1, 2}, 2);
    EXPECT_EQ(seatings_of(pairs, 0), (Seatings{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}}));
    const Schedule alone({0, 1}, 1);
    EXPECT_EQ(seatings_of(alone, 0), (Seatings{{0}, {1}}));
}

TEST(Schedule, RepeatsBotsWhereSeatsAreLeft) {
    const Schedule three({0, 1}, 3);
    EXPECT_EQ(seatings_of(three, 0),
              (Seatings{{0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}}));
    EXPECT_EQ(three.places(0), three.places(1));
}

TEST(Schedule, CountsARotationThatIsTheSameInsteadOfPlayingItAgain) {
    const Schedule four({0, 1}, 4);
    const std::vector<Seating> abab{{{0, 1, 0, 1}, 2}, {{1, 0, 1, 0}, 2}};
    EXPECT_EQ(four.of(0), abab);
    std::set<std::int64_t> sizes;
    for (int deal = 0; deal < 6; ++deal) {
        sizes.insert(four.matches_of(deal));
        int weight = 0;
        for (const Seating& seating : four.of(deal)) weight += seating.weight;
        EXPECT_EQ(weight, 4) << deal;
    }
    EXPECT_EQ(sizes, (std::set<std::int64_t>{2, 4}));
}

TEST(Schedule, LetsANamedLineUpStandAsItIs) {
    const Schedule named({0, 1, 1}, 3);
    EXPECT_EQ(seatings_of(named, 0), (Seatings{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}}));
    EXPECT_EQ(named.places(0), 3);
    EXPECT_EQ(named.places(1), 6);
    EXPECT_EQ(named.meetings(0, 1), 6);
}

TEST(Schedule, SeatsEachBotEquallyOftenOnEachSeatInEveryDeal) {
    for (int bots = 1; bots <= 7; ++bots) {
        for (int seats = 1; seats <= 5; ++seats) {
            std::vector<int> numbers;
            for (int bot = 0; bot < bots; ++bot) numbers.push_back(bot);
            const Schedule schedule(numbers, seats);
            for (const int deal : {0, 1, 23}) {
                std::map<std::pair<int, int>, int> sits;
                for (const Seating& seating : schedule.of(deal)) {
                    for (int seat = 0; seat < seats; ++seat) {
                        const int bot = seating.bots[static_cast<std::size_t>(seat)];
                        sits[{bot, seat}] += seating.weight;
                    }
                }
                ASSERT_EQ(sits.size(), static_cast<std::size_t>(bots * seats));
                for (const auto& [place, times] : sits) {
                    EXPECT_EQ(times * seats, schedule.places(0)) << bots << " " << seats;
                }
            }
        }
    }
}

TEST(Schedule, RoundsMatchesUpToWholeDeals) {
    const Schedule two({0, 1}, 2);
    EXPECT_EQ(two.deals_for(1), 1);
    EXPECT_EQ(two.deals_for(2), 1);
    EXPECT_EQ(two.deals_for(3), 2);
    EXPECT_EQ(two.deals_for(1000), 500);
    const Schedule four({0, 1}, 4);  // deals of different sizes
    for (std::int64_t matches = 1; matches < 60; ++matches) {
        const std::int64_t deals = four.deals_for(matches);
        std::int64_t all = 0;
        for (std::int64_t deal = 0; deal < deals; ++deal) all += four.matches_of(deal);
        EXPECT_GE(all, matches);
        EXPECT_LT(all - four.matches_of(deals - 1), matches);
    }
}

}  // namespace
}  // namespace pakhuis::arena
