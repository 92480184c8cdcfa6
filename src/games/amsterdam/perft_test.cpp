// Numbers of lines of play. Only a change of the rules may change them.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

// Nine kinds of goods, four of each.
TEST(AmsterdamPerft, CountsTheFirstGoods) {
    const Rules rules = rules_for(4);
    const State start = Amsterdam::start(rules);
    EXPECT_EQ(perft<Amsterdam>(rules, start, 1), 9u);
    EXPECT_EQ(perft<Amsterdam>(rules, start, 4), 9u * 9u * 9u * 9u);
    EXPECT_EQ(perft<Amsterdam>(rules, start, 5), 9u * 9u * 9u * 9u * 9u - 9u);
}

// Six faces of a die; fifteen pairs of dice for each of two seats.
TEST(AmsterdamPerft, CountsTheDice) {
    Table t(2);
    t.taking_dice({1, 2, 3, 4, 5, 5});
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 2), 15u * 15u);
    t.state.phase = Phase::kRoll;
    t.state.queue.clear();
    t.state.dice = {};
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 3), 6u * 6u * 6u);
}

// Discounts, exchanges, free activations and replacements in one turn.
Table rich_turn(int version) {
    Table t(form_of_version(version, 3));
    t.active(0, "020 025 027 028 029 031 036 038 039 042 109").below(0, "001 055 110 112");
    t.supply(0, "pink x3 orange grey").florins(0, 4).store(0, "beer").ship(0, "yellow-quay");
    return t;
}
TEST(AmsterdamPerft, CountsARichTurn) {
    const Table t = rich_turn(2);
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 1), t.legal(0).size());
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 2), 1'001u);
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 3), 17'603u);
    const Table first = rich_turn(1);
    EXPECT_EQ(perft<Amsterdam>(first.rules, first.state, 2), 999u);
    EXPECT_EQ(perft<Amsterdam>(first.rules, first.state, 3), 17'624u);
}

// 42 tasks, dealt one by one.
TEST(AmsterdamPerft, CountsTheDealOfTasks) {
    const Rules rules = rules_for(MatchForm{2, false, TaskTiles::kSecret3});
    State s = Amsterdam::start(rules);
    Rng rng(1);
    while (s.phase != Phase::kTaskDeal) random_step<Amsterdam>(rules, s, rng);
    EXPECT_EQ(perft<Amsterdam>(rules, s, 3), 42u * 41u * 40u);
}

// CB24 with three inactive cards: one card, then another or none.
TEST(AmsterdamPerft, CountsFreeActivations) {
    Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kCForB});
    t.tile("cb24").below(0, "001 055 110").florins(0, 6).play("0: market");
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 2), 3u * (2u + 1u));
}

// The player chooses which of two plans TOM takes away, then takes one of the other three cards.
TEST(AmsterdamPerft, CountsTheChoiceForTom) {
    Table t(1);
    t.tom_on(3).deal("113 109 007 055");
    EXPECT_EQ(perft<Amsterdam>(t.rules, t.state, 2), 2u * 3u);
}

// Four depots, eighteen blocks of cost two, nine goods.
TEST(AmsterdamPerft, CountsThePlacingOfWalkers) {
    const Rules rules = rules_with_walkers(3, true, true);
    State s = Amsterdam::start(rules);
    Rng rng(1);
    while (s.phase != Phase::kPlace) random_step<Amsterdam>(rules, s, rng);
    EXPECT_EQ(perft<Amsterdam>(rules, s, 3), 4u * 18u * 9u);
}

struct Count {
    MatchForm form;
    int steps;  // random steps from seed 11 to the position
    int depth;
    std::uint64_t lines;
};

void PrintTo(const Count& c, std::ostream* out) {
    *out << c.form.seats << " seats, " << (c.form.is_short ? "short" : "whole") << ", after "
         << c.steps << ", depth " << c.depth;
}

class AmsterdamPerftCount : public testing::TestWithParam<Count> {};

TEST_P(AmsterdamPerftCount, StaysTheSame) {
    const Count& c = GetParam();
    const Rules rules = rules_for(c.form);
    const State state = kit::position_after<Amsterdam>(rules, 11, c.steps);
    EXPECT_EQ(perft<Amsterdam>(rules, state, c.depth), c.lines)
        << kit::position_text<Amsterdam>(rules, state);
}

INSTANTIATE_TEST_SUITE_P(
    Positions, AmsterdamPerftCount,
    testing::Values(Count{{2, false}, 50, 3, 60}, Count{{2, false}, 150, 4, 46'080},
                    Count{{2, false}, 300, 4, 41'250}, Count{{2, true}, 250, 5, 48'600},
                    Count{{3, false}, 120, 4, 325}, Count{{3, false}, 350, 5, 14'611},
                    Count{{3, true}, 200, 5, 121'500}, Count{{4, false}, 200, 4, 1'920},
                    Count{{4, false}, 450, 4, 957}, Count{{4, true}, 333, 3, 50'616},
                    Count{{1, false}, 45, 4, 1'236'384}, Count{{1, false}, 100, 4, 6'733},
                    Count{{1, true}, 160, 4, 42'504},
                    Count{
                        {2, false, TaskTiles::kNone, MarketTiles::kBase, true, true}, 300, 4, 432},
                    Count{{4, true, TaskTiles::kNone, MarketTiles::kBase, true, true}, 450, 4, 218},
                    Count{{2, false, TaskTiles::kSecret3, MarketTiles::kMixed}, 315, 4, 814},
                    Count{{3, true, TaskTiles::kOpen2, MarketTiles::kCForB}, 420, 4, 3'327},
                    Count{{4, false, TaskTiles::kSecret5, MarketTiles::kCForB}, 580, 4, 7'306}));

// The same under version 1. These numbers never change.
std::vector<Count> under_version_one(std::vector<Count> counts) {
    for (Count& count : counts) count.form.version = 1;
    return counts;
}

INSTANTIATE_TEST_SUITE_P(
    PositionsOfVersionOne, AmsterdamPerftCount,
    testing::ValuesIn(under_version_one(
        {Count{{2, false}, 50, 3, 60}, Count{{2, false}, 150, 4, 46'080},
         Count{{2, false}, 300, 4, 40'815}, Count{{2, true}, 250, 5, 48'600},
         Count{{3, false}, 120, 4, 321}, Count{{3, false}, 350, 7, 184'137},
         Count{{3, true}, 200, 5, 121'500}, Count{{4, false}, 200, 4, 1'920},
         Count{{4, false}, 450, 4, 300}, Count{{4, true}, 333, 3, 50'616},
         Count{{1, false}, 45, 4, 1'236'384}, Count{{1, false}, 100, 4, 6'733},
         Count{{1, true}, 160, 4, 42'504},
         Count{{2, false, TaskTiles::kNone, MarketTiles::kBase, true, true}, 300, 4, 1'249},
         Count{{4, true, TaskTiles::kNone, MarketTiles::kBase, true, true}, 450, 4, 2'280},
         Count{{2, false, TaskTiles::kSecret3, MarketTiles::kMixed}, 315, 4, 5'169},
         Count{{3, true, TaskTiles::kOpen2, MarketTiles::kCForB}, 420, 4, 2'267},
         Count{{4, false, TaskTiles::kSecret5, MarketTiles::kCForB}, 580, 4, 1'781}})));

}  // namespace
}  // namespace pakhuis::amsterdam
