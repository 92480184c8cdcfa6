// The number of lines of play. Only a change of the rules may change these numbers.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/venise/test_table.h"
#include "kit/properties.h"

namespace pakhuis::venise {
namespace {

// Two burghers on nine tiles, then two dice.
TEST(VenisePerft, CountsTheLinesFromTheStart) {
    const Rules rules = rules_for(2);
    const State start = Venise::start(rules);
    EXPECT_EQ(perft<Venise>(rules, start, 0), 1u);
    EXPECT_EQ(perft<Venise>(rules, start, 1), 9u);
    EXPECT_EQ(perft<Venise>(rules, start, 2), 81u);
    EXPECT_EQ(perft<Venise>(rules, start, 4), 81u * 36u);
}

// Eight tiles to take (the ports are equal) and one cell; then seven or eight tiles and six cells.
TEST(VenisePerft, CountsTheLinesOfFreePlacement) {
    const Rules rules = rules_for(2, LayoutName::kFree);
    const State start = Venise::start(rules);
    EXPECT_EQ(perft<Venise>(rules, start, 2), 8u);
    EXPECT_EQ(perft<Venise>(rules, start, 3), 7u * 7u + 8u);
    EXPECT_EQ(perft<Venise>(rules, start, 4), 6u * (7u * 7u + 8u));
}

struct Count {
    int version;
    LayoutName layout;
    int seats;
    int steps;  // random steps from seed 11 to the position
    int depth;
    std::uint64_t lines;
};

void PrintTo(const Count& c, std::ostream* out) {
    *out << "version " << c.version << ", " << name_of(c.layout) << ", " << c.seats
         << " seats, after " << c.steps << ", depth " << c.depth;
}

class VenisePerftCount : public testing::TestWithParam<Count> {};

TEST_P(VenisePerftCount, StaysTheSame) {
    const Count& c = GetParam();
    const Rules rules = rules_of_version(c.version, c.seats, c.layout);
    const State state = kit::position_after<Venise>(rules, 11, c.steps);
    EXPECT_EQ(perft<Venise>(rules, state, c.depth), c.lines)
        << kit::position_text<Venise>(rules, state);
}

INSTANTIATE_TEST_SUITE_P(Positions, VenisePerftCount,
                         testing::Values(Count{1, LayoutName::kFirst, 2, 60, 7, 16'147},
                                         Count{1, LayoutName::kFirst, 2, 200, 7, 7'331},
                                         Count{1, LayoutName::kFirst, 3, 300, 7, 7'120},
                                         Count{1, LayoutName::kFirst, 4, 500, 7, 19'900},
                                         Count{1, LayoutName::kRing, 2, 150, 7, 9'340},
                                         Count{1, LayoutName::kStreet, 3, 250, 7, 32'736},
                                         Count{1, LayoutName::kIslands, 4, 300, 7, 153'163},
                                         Count{1, LayoutName::kCompact, 2, 150, 7, 224'866},
                                         Count{1, LayoutName::kCompact, 4, 400, 7, 3'557},
                                         Count{1, LayoutName::kFree, 3, 300, 7, 13'845},
                                         Count{2, LayoutName::kFirst, 2, 60, 7, 13'260},
                                         Count{2, LayoutName::kFirst, 2, 200, 7, 287'566},
                                         Count{2, LayoutName::kFirst, 3, 300, 7, 10'993},
                                         Count{2, LayoutName::kFirst, 4, 500, 7, 116'104},
                                         Count{2, LayoutName::kRing, 2, 150, 7, 9'340},
                                         Count{2, LayoutName::kStreet, 3, 250, 7, 42'383},
                                         Count{2, LayoutName::kIslands, 4, 300, 7, 16'017},
                                         Count{2, LayoutName::kCompact, 2, 150, 7, 224'890},
                                         Count{2, LayoutName::kCompact, 4, 400, 7, 36'629},
                                         Count{2, LayoutName::kFree, 3, 300, 7, 22'835}));

}  // namespace
}  // namespace pakhuis::venise
