// Play takes nothing from the heap.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/carts/test_table.h"
#include "kit/count_allocations.h"

namespace pakhuis::carts {
namespace {

template <class Work>
long allocations_of(Work&& work) {
    const long before = kit::allocations;
    work();
    return kit::allocations - before;
}

TEST(CartsAllocation, TheCounterCounts) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    // A new expression may be optimised away, a call of the function may not.
    EXPECT_EQ(allocations_of([] { ::operator delete(::operator new(8)); }), 1);
    EXPECT_EQ(allocations_of([] {}), 0);
}

TEST(CartsAllocation, ARandomMatchAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    const Rules rules = rules_for(4);
    int steps = 0;
    EXPECT_EQ(allocations_of([&] {
                  Rng rng(1);
                  State state = Carts::start(rules);
                  steps = random_finish<Carts>(rules, state, rng);
              }),
              0);
    EXPECT_GT(steps, 50);
}

// Everything of the contract that search and drivers call at each step.
TEST(CartsAllocation, TheWholeContractAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    const Rules rules = rules_for(3);
    EXPECT_EQ(allocations_of([&] {
                  Rng rng(2);
                  State state = Carts::start(rules);
                  State before = state;
                  while (random_step<Carts>(rules, state, rng) != kSpectator) {
                      const Seats who = Carts::waiting(rules, state);
                      ActionList<Carts> actions;
                      ChanceList<Action> chances;
                      if (who == Seats::of(kChance)) Carts::chances(rules, state, chances);
                      Carts::legal(rules, state, 0, actions);
                      const View view = Carts::observe(rules, state, 1);
                      const State dealt = Carts::sample(rules, view, rng);
                      (void)Carts::inconsistency(rules, dealt);
                      (void)Carts::ranking(rules, state);
                      ScoreSheet sheet;
                      Carts::score_sheet(rules, state, 2, sheet);
                      for (const Action& action : actions) {
                          ActionText text;
                          Carts::write(rules, action, text);
                          (void)Carts::parse(rules, text);
                          (void)Carts::refusal(rules, state, 0, action);
                          TargetList targets;
                          Carts::targets(rules, action, targets);
                      }
                      before = state;
                  }
                  EventList<Carts> events;
                  Carts::events(rules, before, 0, Action::draw(), state, 1, events);
              }),
              0);
}

}  // namespace
}  // namespace pakhuis::carts
