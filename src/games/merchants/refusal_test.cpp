// Refusals have stable keys. Those of single rules stand with the rules' tests.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

TEST(MerchantsRefusal, OnlyTheOneWhoWaitsMayAct) {
    Table t(3);
    EXPECT_EQ(t.refusal("0: keep"), "not-your-turn") << "chance turns a card first";
    t.play("chance: turn goods");
    EXPECT_EQ(t.refusal("1: keep"), "not-your-turn");
    EXPECT_EQ(t.refusal("chance: turn goods"), "not-your-turn");
    EXPECT_EQ(t.refusal("0: turn goods"), "wrong-actor");
}

TEST(MerchantsRefusal, ChanceDoesOnlyWhatIsDue) {
    const Table t(3);
    EXPECT_EQ(t.refusal("chance: unsold"), "impossible-outcome");
    EXPECT_EQ(t.refusal("chance: keep"), "wrong-actor");
}

TEST(MerchantsRefusal, EachActionHasItsTime) {
    Table t(3);
    t.play("chance: turn goods");
    for (const char* step : {"0: step silk", "0: found africa-gems", "0: build nz7", "0: done",
                             "0: pass", "0: borrow", "0: back gems", "0: abandon africa-gems",
                             "0: demolish g4", "0: bid 140", "0: bid early", "0: bid nothing"}) {
        EXPECT_EQ(t.refusal(step), "not-now") << step;
    }
}

TEST(MerchantsRefusal, AnActionHasOneFormOnly) {
    Table t(3);
    t.play("chance: turn goods");
    Action keep = Action::of(Verb::kKeep);
    keep.amount = 1;
    EXPECT_EQ(t.refusal(0, keep), "no-such-action");
    EXPECT_EQ(t.refusal(0, Action::of(static_cast<Verb>(kVerbs))), "no-such-action");
}

}  // namespace
}  // namespace pakhuis::merchants
