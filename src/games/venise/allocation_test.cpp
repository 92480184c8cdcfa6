// Play takes nothing from the heap.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/venise/test_rules.h"
#include "kit/count_allocations.h"

namespace pakhuis::venise {
namespace {

template <class Work>
long allocations_of(Work&& work) {
    const long before = kit::allocations;
    work();
    return kit::allocations - before;
}

TEST(VeniseAllocation, ARandomMatchAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    const Rules rules = rules_for(4, LayoutName::kFree);
    int steps = 0;
    EXPECT_EQ(allocations_of([&] {
                  Rng rng(1);
                  State state = Venise::start(rules);
                  steps = random_finish<Venise>(rules, state, rng);
              }),
              0);
    EXPECT_GT(steps, 200);
}

// Everything of the contract that search and drivers call at each step.
TEST(VeniseAllocation, TheWholeContractAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    const Rules rules = rules_for(3);
    EXPECT_EQ(allocations_of([&] {
                  Rng rng(2);
                  State state = Venise::start(rules);
                  for (State before = state; random_step<Venise>(rules, state, rng) != kSpectator;
                       before = state) {
                      const Seats who = Venise::waiting(rules, state);
                      ActionList<Venise> actions;
                      ChanceList<Action> chances;
                      if (who == Seats::of(kChance)) Venise::chances(rules, state, chances);
                      Venise::legal(rules, state, 0, actions);
                      const View view = Venise::observe(rules, state, 1);
                      const State dealt = Venise::sample(rules, view, rng);
                      (void)Venise::inconsistency(rules, dealt);
                      (void)Venise::ranking(rules, state);
                      ScoreSheet sheet;
                      Venise::score_sheet(rules, state, 2, sheet);
                      for (const Action& action : actions) {
                          ActionText text;
                          Venise::write(rules, action, text);
                          (void)Venise::parse(rules, text);
                          (void)Venise::refusal(rules, state, 0, action);
                          TargetList targets;
                          Venise::targets(rules, action, targets);
                      }
                      EventList<Venise> events;
                      Venise::events(rules, before, 0, Action::of(Verb::kEnd), state, 1, events);
                  }
              }),
              0);
}

}  // namespace
}  // namespace pakhuis::venise
