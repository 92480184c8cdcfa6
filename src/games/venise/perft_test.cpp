// How many lines of play there are: numbers that only a change of the rules may change.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/venise/test_table.h"
#include "kit/properties.h"

namespace pakhuis::venise {
namespace {

// Two burghers on nine tiles, then two dice.
TEST(VenisePerft, FromTheStart) {
    const Rules rules = rules_for(2);
    const State start = Venise::start(rules);
    EXPECT_EQ(perft<Venise>(rules, start, 0), 1u);
    EXPECT_EQ(perft<Venise>(rules, start, 1), 9u);
    EXPECT_EQ(perft<Venise>(rules, start, 2), 81u);
    EXPECT_EQ(perft<Venise>(rules, start, 4), 81u * 36u);
}

// Eight tiles to take (the ports are alike), one cell; then seven or eight left and six cells.
TEST(VenisePerft, OfFreePlacement) {
    const Rules rules = rules_for(2, LayoutName::kFree);
    const State start = Venise::start(rules);
    EXPECT_EQ(perft<Venise>(rules, start, 2), 8u);
    EXPECT_EQ(perft<Venise>(rules, start, 3), 7u * 7u + 8u);
    EXPECT_EQ(perft<Venise>(rules, start, 4), 6u * (7u * 7u + 8u));
}

struct Count {
    LayoutName layout;
    int seats;
    int steps;  // random ones from seed 11 to the position
    int depth;
    std::uint64_t lines;
};

void PrintTo(const Count& c, std::ostream* out) {
    *out << name_of(c.layout) << ", " << c.seats << " seats, after " << c.steps << ", depth "
         << c.depth;
}

class VenisePerftCount : public testing::TestWithParam<Count> {};

TEST_P(VenisePerftCount, StaysTheSame) {
    const Count& c = GetParam();
    const Rules rules = rules_for(c.seats, c.layout);
    const State state = kit::position_after<Venise>(rules, 11, c.steps);
    EXPECT_EQ(perft<Venise>(rules, state, c.depth), c.lines)
        << kit::position_text<Venise>(rules, state);
}

INSTANTIATE_TEST_SUITE_P(Positions, VenisePerftCount,
                         testing::Values(Count{LayoutName::kFirst, 2, 60, 7, 16'147},
                                         Count{LayoutName::kFirst, 2, 200, 7, 7'331},
                                         Count{LayoutName::kFirst, 3, 300, 7, 7'120},
                                         Count{LayoutName::kFirst, 4, 500, 7, 19'900},
                                         Count{LayoutName::kRing, 2, 150, 7, 9'340},
                                         Count{LayoutName::kStreet, 3, 250, 7, 32'736},
                                         Count{LayoutName::kIslands, 4, 300, 7, 153'163},
                                         Count{LayoutName::kCompact, 2, 150, 7, 224'866},
                                         Count{LayoutName::kCompact, 4, 400, 7, 3'557},
                                         Count{LayoutName::kFree, 3, 300, 7, 13'845}));

}  // namespace
}  // namespace pakhuis::venise
