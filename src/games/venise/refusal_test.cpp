// Refusals have stable keys. The tests of single rules check their own refusals.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

TEST(VeniseRefusal, OnlyTheWaitingSeatMayAct) {
    Table t(2);
    EXPECT_EQ(t.refusal("0: end"), "not-your-turn");
    EXPECT_EQ(t.refusal("1: end"), "not-your-turn");
    t.finish(0);
    EXPECT_EQ(t.refusal("1: end"), "not-your-turn");
    EXPECT_EQ(t.refusal("chance: roll 3"), "not-your-turn");
    EXPECT_EQ(t.refusal("0: roll 3"), "wrong-actor");
}

TEST(VeniseRefusal, ChanceMayOnlyTakeItsOwnActions) {
    const Table t(2);
    EXPECT_EQ(t.refusal("chance: draw cloth-1"), "impossible-outcome");
    EXPECT_EQ(t.refusal("chance: end"), "wrong-actor");
}

TEST(VeniseRefusal, NoActionIsLegalAfterTheEnd) {
    Table t(2);
    t.order_deck("").finish(1).play("1: end");
    t.finish(1).play("1: end");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.refusal("0: end"), "match-over");
}

TEST(VeniseRefusal, ActionsAreRefusedOutsideTheirPhase) {
    Table t(2);
    t.finish(0);
    for (const char* step :
         {"0: take gold",     "0: lay 0,0",      "0: start gold",   "0: recall gold",
          "0: move 1 gold",   "0: boat gold",    "0: activate 1",   "0: rest 1",
          "0: throw wool x1", "0: sell lace x1", "0: ship lace",    "0: stay",
          "0: raise",         "0: drop one",     "0: split",        "0: keep none",
          "0: put cloth-1",   "0: store",        "0: replace wool", "0: lose",
          "0: fill wool x6",  "0: lower lace",   "0: look",         "0: decline"}) {
        EXPECT_EQ(t.refusal(step), "not-now") << step;
    }
}

TEST(VeniseRefusal, AnActionHasOneFormOnly) {
    Table t(2);
    t.finish(0);
    Action end = Action::of(Verb::kEnd);
    end.number = 1;
    EXPECT_EQ(key_of(Venise::refusal(t.rules, t.state, 0, end)), "no-such-action");
    Action down = Action::down(Colour::kWool, CardId());
    EXPECT_EQ(key_of(Venise::refusal(t.rules, t.state, 0, down)), "no-such-action");
    EXPECT_EQ(key_of(Venise::refusal(t.rules, t.state, 0, Action::of(static_cast<Verb>(kVerbs)))),
              "no-such-action");
}

TEST(VeniseRefusal, AnImpossibleDieValueIsRefused) {
    Table t(2);
    t.roll(1, 4).play("0: move 1 gold");
    EXPECT_EQ(t.refusal("0: activate 5"), "bad-value");
    EXPECT_EQ(t.refusal("0: rest 3"), "bad-value");
}

}  // namespace
}  // namespace pakhuis::venise
