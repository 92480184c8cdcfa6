// Sequential halving at the root of a search.
#include "search/root.h"

#include <gtest/gtest.h>
#include <vector>

#include "games/ferry.h"
#include "search/tree.h"

namespace pakhuis::search {
namespace {

using Ferry = ferry::Ferry<2>;
using TestArena = Arena<int>;

// A root whose actions 0, 1, 2 … have these priors.
TestArena arena_with(const std::vector<Share>& priors) {
    TestArena arena(1, 16);
    arena.add_node(1, 0);
    for (std::size_t i = 0; i < priors.size(); ++i) {
        arena.add_edge(0, static_cast<int>(i), priors[i], i);
    }
    return arena;
}

Shape halving(int width) {
    Shape shape;
    shape.root_width = width;
    shape.root_odds = 100;
    shape.prior_weight = 64;
    return shape;
}

// Lets the search go on, with the same value for each visit of an action.
Halving<int> searched(TestArena& arena, const Shape& shape, int budget,
                      const std::vector<Share>& values) {
    Halving<int> root;
    root.begin(arena, 0, budget, shape);
    for (Index edge = root.next(arena); edge != kNone; edge = root.next(arena)) {
        arena.edge(edge).sum += values[static_cast<std::size_t>(edge)];
        ++arena.edge(edge).visits;
    }
    return root;
}

TEST(Halving, GivesTheWorseHalfUpAfterEqualVisits) {
    TestArena arena = arena_with({16'000, 16'000, 16'000, 16'000});
    const auto root = searched(arena, halving(4), 80, {10'000, 40'000, 20'000, 30'000});
    EXPECT_EQ(root.best(arena), 1);
    EXPECT_EQ(arena.edge(0).visits, 10u);
    EXPECT_EQ(arena.edge(2).visits, 10u);
    EXPECT_EQ(arena.edge(1).visits, 30u);
    EXPECT_EQ(arena.edge(3).visits, 30u);
}

TEST(Halving, SpendsNoMoreThanItsBudget) {
    for (int width = 2; width <= 8; ++width) {
        const std::vector<Share> same(8, 8000);
        TestArena arena = arena_with(same);
        searched(arena, halving(width), 200, same);
        unsigned visits = 0;
        for (Index i = 0; i < 8; ++i) visits += arena.edge(i).visits;
        EXPECT_LE(visits, 200u) << width;
        EXPECT_GE(visits, 150u) << width;
    }
}

TEST(Halving, LeavesUnlikelyActionsOut) {
    TestArena arena = arena_with({60'000, 3000, 500});
    searched(arena, halving(8), 40, {0, 0, kWhole});
    EXPECT_GT(arena.edge(1).visits, 0u);
    EXPECT_EQ(arena.edge(2).visits, 0u);
}

TEST(Halving, TakesTheLikeliestActionUnlessAnotherIsBetterByMoreThanItsPriorTells) {
    const auto choice = [](Share gain) {
        TestArena arena = arena_with({40'000, 10'000});  // four times as likely: twice the weight
        return searched(arena, halving(2), 20, {30'000, 30'000 + gain}).best(arena);
    };
    EXPECT_EQ(choice(100), 0);
    EXPECT_EQ(choice(160), 1);
}

TEST(Halving, NeedsNoVisitForASingleCandidate) {
    TestArena arena = arena_with({65'000, 10});
    Halving<int> root;
    root.begin(arena, 0, 100, halving(8));
    EXPECT_EQ(root.next(arena), kNone);
    EXPECT_EQ(root.best(arena), 0);
}

TEST(Halving, DrawsBetterActionsMoreOften) {
    TestArena arena = arena_with({30'000, 30'000});
    // A difference of as much as a doubled prior is worth.
    const auto root = searched(arena, halving(2), 20, {30'000, 30'064});
    Rng rng(1);
    int better = 0;
    for (int i = 0; i < 3000; ++i) better += root.drawn(arena, rng) == 1;
    EXPECT_NEAR(better, 2000, 120);
}

TEST(Halving, FindsTheMoveThatLeavesTheOtherTheCostlyOne) {
    ferry::Rules rules;
    ASSERT_EQ(Ferry::make_rules({}, Ferry::built_in(), rules).refusal, nullptr);
    ferry::State s;
    s.crates = static_cast<std::uint8_t>(rules.room - 1);
    s.waits[1] = 1;
    Shape shape = halving(4);
    shape.paired = true;
    using ByScore = Judge<ScoreValues<Ferry>, EvenPriors<Ferry>>;
    Tree<Ferry, ByScore> tree(rules, {}, shape);
    EXPECT_EQ(tree.choose(Ferry::observe(rules, s, 0), {.iterations = 400}, 1).verb,
              ferry::Verb::kWait);
}

}  // namespace
}  // namespace pakhuis::search
