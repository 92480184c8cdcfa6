// The search on small games: simultaneous choices, chance, likely samples, memory and budget.
#include "search/tree.h"

#include <gtest/gtest.h>

#include "games/coins.h"
#include "games/ferry.h"

namespace pakhuis::search {
namespace {

using coins::Coins;
using coins::Verb;
using Ferry = ferry::Ferry<2>;

template <Game G>
using ByScore = Judge<ScoreValues<G>, EvenPriors<G>>;

template <class Tree, class View>
auto choice(Tree& tree, const View& view, int iterations, std::uint64_t seed = 1) {
    return tree.choose(view, {.iterations = iterations}, seed);
}

// Seat `seat` is asked first, or after the other seat has shown a side.
coins::View asked(Seat seat, bool after_other) {
    coins::State s;
    if (after_other) Coins::apply({}, s, static_cast<Seat>(1 - seat), {Verb::kTails});
    return Coins::observe({}, s, seat);
}

class SimultaneousChoices : public testing::TestWithParam<Keys> {
  protected:
    Verb choice_of(Seat seat, bool after_other, int odds) {
        const coins::Rules rules{1, 2, odds};
        Shape shape;
        shape.keys = GetParam();
        Tree<Coins, ByScore<Coins>> tree(rules, {}, shape);
        return choice(tree, asked(seat, after_other), 4000).verb;
    }
};

// A side wins half of the time. A seat that saw the other's side would think that its own always
// wins, and would leave a safe play of 65 % alone.
TEST_P(SimultaneousChoices, ASafePlayBeatsASideThatWinsHalfOfTheTime) {
    EXPECT_EQ(choice_of(1, true, 65), Verb::kSafe);
    EXPECT_EQ(choice_of(0, true, 65), Verb::kSafe);
    EXPECT_EQ(choice_of(1, false, 65), Verb::kSafe);
    EXPECT_EQ(choice_of(0, false, 65), Verb::kSafe);
}

// If the other saw the searcher's side, every side would lose, and a safe play of 25 % would be
// better.
TEST_P(SimultaneousChoices, TheOtherDoesNotSeeTheSearchersChoiceInItsThoughts) {
    EXPECT_NE(choice_of(0, false, 25), Verb::kSafe);
    EXPECT_NE(choice_of(1, false, 25), Verb::kSafe);
}

INSTANTIATE_TEST_SUITE_P(Search, SimultaneousChoices, testing::Values(Keys::kViews, Keys::kPaths));

// Seat 0 shows tails nine times as often as heads.
struct LikesTails {
    int operator()(const coins::Rules&, const coins::View&, const coins::State& sample) const {
        return sample.choice[0] == Verb::kTails ? 9 : 1;
    }
};

TEST(LikelySamples, AreDrawnWithProbabilitiesInTheRatioOfTheirWeights) {
    Rng rng(1);
    int tails = 0;
    for (int i = 0; i < 10'000; ++i) {
        const auto world = likely_world<Coins>(coins::Rules{}, asked(1, true), LikesTails{}, rng);
        tails += world.choice[0] == Verb::kTails;
    }
    // Of 8 samples some 4 are tails: 9/10 of the weight, a bit less for uneven draws.
    EXPECT_GT(tails, 8500);
    EXPECT_LT(tails, 9100);
}

TEST(LikelySamples, LeadTheSearchToTheAnswerToALikelyChoice) {
    const coins::Rules rules{1, 2, 65};
    Tree<Coins, ByScore<Coins>, LikesTails> tree(rules);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        EXPECT_EQ(choice(tree, asked(1, true), 400, seed).verb, Verb::kTails);
    }
}

// The ferry has room for one crate. Who loads it gets a point and pays three; a wait costs nothing.
ferry::State nearly_full(const ferry::Rules& rules) {
    ferry::State s;
    s.crates = static_cast<std::uint8_t>(rules.room - 1);
    return s;
}
ferry::Rules ferry_rules() {
    ferry::Rules rules;
    EXPECT_EQ(Ferry::make_rules({}, Ferry::built_in(), rules).refusal, nullptr);
    return rules;
}

TEST(Search, FindsTheMoveThatLeavesTheOtherTheCostlyOne) {
    const ferry::Rules rules = ferry_rules();
    Tree<Ferry, ByScore<Ferry>> tree(rules);
    ferry::State s = nearly_full(rules);
    s.waits[1] = 1;  // the other must load
    const auto view = Ferry::observe(rules, s, 0);
    EXPECT_EQ(choice(tree, view, 2000).verb, ferry::Verb::kWait);
}

TEST(Search, TheSameSeedAndBudgetGiveTheSameVisits) {
    const ferry::Rules rules = ferry_rules();
    const auto visits = [&](std::uint64_t seed) {
        Tree<Ferry, ByScore<Ferry>> tree(rules);
        choice(tree, Ferry::observe(rules, Ferry::start(rules), 0), 500, seed);
        std::vector<std::uint32_t> all;
        tree.for_each_candidate([&](const auto& c) { all.push_back(c.visits); });
        return all;
    };
    EXPECT_EQ(visits(3), visits(3));
    EXPECT_NE(visits(3), visits(4));
}

TEST(Search, AFormerMatchChangesNothing) {
    const ferry::Rules rules = ferry_rules();
    const auto view = Ferry::observe(rules, Ferry::start(rules), 0);
    Tree<Ferry, ByScore<Ferry>> fresh(rules);
    Tree<Ferry, ByScore<Ferry>> used(rules);
    choice(used, Ferry::observe(rules, nearly_full(rules), 0), 100);
    choice(used, view, 300, 9);
    choice(fresh, view, 300, 9);
    EXPECT_EQ(fresh.nodes(), used.nodes());
}

TEST(Search, AForcedActionNeedsNoIteration) {
    const ferry::Rules rules = ferry_rules();
    ferry::State s = nearly_full(rules);
    s.waits[0] = 1;
    Tree<Ferry, ByScore<Ferry>> tree(rules);
    EXPECT_EQ(choice(tree, Ferry::observe(rules, s, 0), 1000),
              (ferry::Action{ferry::Verb::kLoad, 1}));
    EXPECT_EQ(tree.iterations(), 0);
}

TEST(Search, EndsWhenItIsToldToStop) {
    const ferry::Rules rules = ferry_rules();
    Tree<Ferry, ByScore<Ferry>> tree(rules);
    int asked_times = 0;
    const Budget budget{1'000'000, [](void* times) { return ++*static_cast<int*>(times) == 5; },
                        &asked_times};
    tree.choose(Ferry::observe(rules, Ferry::start(rules), 0), budget, 1);
    EXPECT_EQ(asked_times, 5);
    EXPECT_EQ(tree.iterations(), 4 * kIterationsBetweenStops);
}

TEST(Search, ChoosesWithoutAnyIteration) {
    const ferry::Rules rules = ferry_rules();
    Tree<Ferry, ByScore<Ferry>> tree(rules);
    const auto view = Ferry::observe(rules, Ferry::start(rules), 0);
    EXPECT_EQ(Ferry::refusal(rules, view, 0, choice(tree, view, 0)), nullptr);
}

// With no room, little room and enough, for nodes and for edges.
TEST(Search, AFullArenaGrowsNoMoreAndStillChooses) {
    const ferry::Rules rules = ferry_rules();
    ferry::State s = nearly_full(rules);
    s.waits[1] = 1;
    const auto view = Ferry::observe(rules, s, 0);
    for (const std::size_t nodes : {0u, 1u, 2u, 7u}) {
        for (const std::size_t edges : {0u, 1u, 3u, 30u}) {
            Shape shape;
            shape.nodes = nodes;
            shape.edges = edges;
            Tree<Ferry, ByScore<Ferry>> tree(rules, {}, shape);
            const auto action = choice(tree, view, 300);
            EXPECT_EQ(Ferry::refusal(rules, s, 0, action), nullptr) << nodes << " " << edges;
            EXPECT_LE(tree.nodes(), nodes);
            EXPECT_EQ(tree.iterations(), nodes > 0 && edges > 0 ? 300 : 0);
        }
    }
}

TEST(Search, PairedWorldsGiveTheSameAnswer) {
    const ferry::Rules rules = ferry_rules();
    ferry::State s = nearly_full(rules);
    s.waits[1] = 1;
    Shape shape;
    shape.paired = true;
    Tree<Ferry, ByScore<Ferry>> tree(rules, {}, shape);
    EXPECT_EQ(choice(tree, Ferry::observe(rules, s, 0), 500).verb, ferry::Verb::kWait);
}

TEST(Search, MixesByVisits) {
    const coins::Rules rules{1, 2, 5};
    Tree<Coins, ByScore<Coins>> tree(rules);
    int heads = 0;
    int tails = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto verb = tree.choose_mixed(asked(0, false), {.iterations = 200}, seed).verb;
        heads += verb == Verb::kHeads;
        tails += verb == Verb::kTails;
    }
    EXPECT_GT(heads, 40);
    EXPECT_GT(tails, 40);
}

TEST(Shares, AWinCountsForTheWinnerAndTheLeadForBoth) {
    EXPECT_EQ(squashed(0, 20), kWhole / 2);
    EXPECT_EQ(squashed(20, 20), kWhole * 3 / 4);
    EXPECT_EQ(squashed(-20, 20), kWhole / 4);
    const coins::Rules rules;
    coins::State s;
    s.winner = Seats::of(1);
    const Values values = values_of_end<Coins>(rules, s, {1, 75});
    EXPECT_EQ(values[1], kWhole * 3 / 4 + kWhole * 3 / 4 / 4);
    EXPECT_EQ(values[0], kWhole / 4 / 4);
    EXPECT_EQ(values[2], 0);
}

struct Padded {
    std::uint8_t small;
    std::uint32_t large;

    template <class Visit>
    static void fields(const Padded& self, Visit&& visit) {
        visit("small", self.small);
        visit("large", self.large);
    }
};

TEST(Fingerprint, PaddingDoesNotCount) {
    alignas(Padded) std::array<unsigned char, sizeof(Padded)> ones;
    ones.fill(0xff);
    auto* one = new (ones.data()) Padded;
    one->small = 1;
    one->large = 2;
    EXPECT_EQ(fingerprint(*one), fingerprint(Padded{1, 2}));
    EXPECT_NE(fingerprint(*one), fingerprint(Padded{2, 2}));
    EXPECT_NE(fingerprint(*one), fingerprint(Padded{1, 3}));
}

}  // namespace
}  // namespace pakhuis::search
