// Why something is refused: the right reason, and nothing changes by asking.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

struct Refused {
    const char* step;
    const char* key;
};
void PrintTo(const Refused& refused, std::ostream* out) {
    *out << refused.step;
}

class AmsterdamRefusal : public testing::TestWithParam<Refused> {};

// A turn of phase III: at the yellow quay, with a card to activate and one to use.
TEST_P(AmsterdamRefusal, HasItsReason) {
    Table t(3);
    t.ship(0, "yellow-quay").below(0, "013").active(0, "109 053").supply(0, "grey x2");
    t.crests(1, "jordaan-2").barge(0, "beer");
    EXPECT_EQ(t.refusal(GetParam().step), GetParam().key);
}

INSTANTIATE_TEST_SUITE_P(
    All, AmsterdamRefusal,
    testing::Values(
        Refused{"1: end", "not-your-turn"}, Refused{"chance: roll 4", "not-your-turn"},
        Refused{"0: roll 4", "wrong-actor"}, Refused{"0: take 001", "not-now"},
        Refused{"0: keep grey", "not-now"}, Refused{"0: stock grey", "not-now"},
        Refused{"0: dice pink grey", "not-now"}, Refused{"0: pay grey", "nothing-asked"},
        Refused{"0: gain grey", "nothing-asked"}, Refused{"0: store", "nothing-asked"},
        Refused{"0: drop 013", "nothing-asked"}, Refused{"0: leave", "nothing-asked"},
        Refused{"0: activate 013", "too-few-resources"},
        Refused{"0: activate 109", "not-your-card"}, Refused{"0: buy 013", "needs-card"},
        Refused{"0: use 109", "too-few-resources"}, Refused{"0: use 053", "not-usable"},
        Refused{"0: use 013", "not-your-card"}, Refused{"0: cede 109", "needs-card"},
        Refused{"0: claim jordaan-2", "block-taken"},
        Refused{"0: claim jordaan-1", "too-few-resources"},
        Refused{"0: acquire jordaan-1", "needs-card"}, Refused{"0: sail w1", "not-beside"},
        Refused{"0: hire blue", "none-there"}, Refused{"0: load beer", "none-there"},
        Refused{"0: deliver beer", "not-here"}, Refused{"0: advance 2", "too-few-resources"},
        Refused{"0: market", "too-few-florins"}, Refused{"0: claim w1", "no-such-action"},
        Refused{"0: end", ""}));

TEST(AmsterdamRefusals, OfAnswersName) {
    Table drop(2);
    drop.below(0, "001 002 003 004 005").taking_cards("109 110 006 055").play("0: take 109");
    EXPECT_EQ(drop.refusal("0: drop 006"), "not-your-card");
    EXPECT_EQ(drop.refusal("0: take 110"), "answer-due");
    Table dice(2);
    dice.active(0, "053").taking_dice({4, 1, 3, 3, 3, 3}).play("0: dice pink grey");
    EXPECT_EQ(dice.refusal("0: shift orange 2"), "not-taken");
    EXPECT_EQ(dice.refusal("0: shift pink 6"), "not-taken");
    Table pay(2);
    pay.supply(0, "pink grey black").play("0: advance 1");
    EXPECT_EQ(pay.refusal("0: pay violet"), "too-few-resources");
    EXPECT_EQ(pay.refusal("0: gain pink"), "answer-due");
    Table keep(2);
    keep.supply(0, "pink grey").play({"0: end", "1: end"});
    EXPECT_EQ(keep.refusal("0: keep black"), "too-few-resources");
}

}  // namespace
}  // namespace pakhuis::amsterdam
