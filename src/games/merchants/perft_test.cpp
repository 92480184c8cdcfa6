// Numbers of lines of play. Only a change of the rules may change them.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/merchants/test_table.h"
#include "kit/properties.h"

namespace pakhuis::merchants {
namespace {

// 25 kinds of cards and the hourglass; three discs; the first hourglass changes nothing.
TEST(MerchantsPerft, CountsTheStart) {
    const Rules rules = rules_for(4);
    const State start = Merchants::start(rules);
    EXPECT_EQ(perft<Merchants>(rules, start, 0), 1u);
    EXPECT_EQ(perft<Merchants>(rules, start, 1), 26u);
    EXPECT_EQ(perft<Merchants>(rules, start, 2), 25u * 3u + 26u);
}

// Each of three seats names one of 18 amounts; then the result.
TEST(MerchantsPerft, CountsAnAuction) {
    Table t(3);
    t.auction();
    EXPECT_EQ(perft<Merchants>(t.rules, t.state, 3), 18u * 18u * 18u);
    // The highest wins, of n equal ones any: Σ over the highest of Σ n C(3,n) (lower prices)^(3−n);
    // three times "nothing" is one line more.
    std::uint64_t lines = 1;
    for (std::uint64_t below = 1; below <= 17; ++below) lines += 3 * below * below + 6 * below + 3;
    EXPECT_EQ(perft<Merchants>(t.rules, t.state, 4), lines);
}

// 16 prices or early for each seat, or unsold.
TEST(MerchantsPerft, CountsALiveRun) {
    Table t(3, true);
    t.auction();
    EXPECT_EQ(perft<Merchants>(t.rules, t.state, 1), 3u * 17u + 1u);
}

// Ten sites and four goods: either first, then the other or done; or done, then 18 prices. In
// version 1 the step ends the card.
TEST(MerchantsPerft, CountsAHouseCard) {
    Table now(3);
    now.deal("house-l", "goods");
    EXPECT_EQ(perft<Merchants>(now.rules, now.state, 2), 10u * 5u + 4u * 11u + 18u);
    Table before(rules_of_version(1, 3));
    before.deal("house-l", "goods");
    EXPECT_EQ(perft<Merchants>(before.rules, before.state, 2), 10u * 5u + 4u * 18u + 18u);
}

struct Count {
    int version;
    int seats;
    bool live;
    int steps;  // random ones from seed 11 to the position
    int depth;
    std::uint64_t lines;
};

void PrintTo(const Count& c, std::ostream* out) {
    *out << "version " << c.version << ", " << c.seats << " seats, " << (c.live ? "live" : "sealed")
         << ", after " << c.steps << ", depth " << c.depth;
}

class MerchantsPerftCount : public testing::TestWithParam<Count> {};

TEST_P(MerchantsPerftCount, StaysTheSame) {
    const Count& c = GetParam();
    const Rules rules = rules_of_version(c.version, c.seats, c.live);
    const State state = kit::position_after<Merchants>(rules, 11, c.steps);
    EXPECT_EQ(perft<Merchants>(rules, state, c.depth), c.lines)
        << kit::position_text<Merchants>(rules, state);
}

INSTANTIATE_TEST_SUITE_P(
    Positions, MerchantsPerftCount,
    testing::Values(Count{1, 3, false, 40, 4, 2'325}, Count{1, 3, false, 120, 4, 5'420},
                    Count{1, 3, false, 230, 5, 27'291}, Count{1, 4, false, 80, 4, 1'338},
                    Count{1, 4, false, 200, 4, 15'098}, Count{1, 4, true, 150, 4, 54'187},
                    Count{1, 5, false, 60, 4, 69'984}, Count{1, 5, false, 250, 4, 685},
                    Count{1, 5, true, 100, 4, 2'216}, Count{2, 3, false, 40, 4, 2'325},
                    Count{2, 3, false, 120, 4, 5'420}, Count{2, 3, false, 230, 5, 22'864},
                    Count{2, 4, false, 80, 4, 7'560}, Count{2, 4, false, 200, 4, 4'654},
                    Count{2, 4, true, 150, 4, 1'968}, Count{2, 5, false, 60, 4, 69'984},
                    Count{2, 5, false, 250, 4, 1'080}, Count{2, 5, true, 100, 4, 5'565}));

}  // namespace
}  // namespace pakhuis::merchants
