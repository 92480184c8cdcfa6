// The end: last lap, passing, final scoring, places.
#include <gtest/gtest.h>

#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// Thirteen spaces: three carts are left.
Texts thirteen_spaces() {
    return {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
            "noordermarkt-korenmetershuisje", "munttoren-leidsepoort", "oude-kerk-dam"};
}

// rulebook: end
TEST(CartsEnd, TwoCartsLeftAtTheEndOfATurnStartTheLastLap) {
    Table t(3);
    t.owns(0, thirteen_spaces()).hand(0, "orange");
    ASSERT_EQ(t.state.carts[0], 3);
    t.play("0: claim haringpakkerstoren-korenmetershuisje orange x1");
    EXPECT_EQ(t.state.carts[0], 2);
    EXPECT_EQ(t.state.turns_left, 3);
}

// rulebook: end
TEST(CartsEnd, NoCartsLeftStartTheLastLapToo) {
    Table t(2);
    t.owns(0, thirteen_spaces()).hand(0, "green x3");
    t.play("0: claim blauwbrug-munttoren green x3");
    EXPECT_EQ(t.state.carts[0], 0);
    EXPECT_EQ(t.state.turns_left, 2);
}

// rulebook: end
TEST(CartsEnd, ThreeCartsLeftDoNotStartTheLastLap) {
    Table t(2);
    t.owns(0, {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
               "noordermarkt-korenmetershuisje", "oude-kerk-dam"});
    t.hand(0, "black x3");
    t.play("0: claim munttoren-leidsepoort black x3");
    EXPECT_EQ(t.state.carts[0], 3);
    EXPECT_EQ(t.state.turns_left, kNoLap);
}

// rulebook: end
TEST(CartsEnd, EverySeatHasOneMoreTurnAndTheTriggeringSeatIsLast) {
    Table t(3);
    t.row("joker joker pink blue green").owns(1, thirteen_spaces()).hand(1, "orange").turn(1);
    t.play("1: claim haringpakkerstoren-korenmetershuisje orange x1");
    EXPECT_EQ(t.waiting(), "2");
    t.play({"2: take joker", "chance: turn red"});
    EXPECT_EQ(t.waiting(), "0");
    t.play({"0: take joker", "chance: turn red"});
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.state.turns_left, 1);
    t.play({"1: draw", "chance: deal red", "1: draw", "chance: deal red"});
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.state.phase, Phase::kOver);
    EXPECT_EQ(Carts::end_reason(t.rules, t.state), "last-lap");
}

// rulings: last lap
TEST(CartsEnd, ASecondTriggerChangesNothing) {
    Table t(3);
    t.row("joker pink blue green black");
    t.owns(0, thirteen_spaces()).hand(0, "orange").hand(1, "blue x3");
    t.owns(1, {"blauwbrug-munttoren", "westerkerk-leidsepoort", "montelbaanstoren-blauwbrug",
               "oude-waal-montelbaanstoren", "oude-kerk-waag", "munttoren-begijnhof"});
    ASSERT_EQ(t.state.carts[1], 3);
    t.play("0: claim haringpakkerstoren-korenmetershuisje orange x1");
    t.play("1: claim de-drie-hendricken-noordermarkt blue x3");
    ASSERT_EQ(t.state.carts[1], 0);
    EXPECT_EQ(t.state.turns_left, 2);
    t.play({"2: take joker", "chance: turn red"});
    t.play({"0: draw", "chance: deal red", "0: draw", "chance: deal red"});
    EXPECT_EQ(t.state.phase, Phase::kOver);
}

// rulebook: end
TEST(CartsEnd, NobodyActsWhenTheMatchIsOver) {
    Table t(2);
    t.owns(0, thirteen_spaces()).owns(0, {"waag-oost-indisch-huis"});
    t.row("joker pink blue green black");
    t.state.turns_left = 1;
    t.play("0: take joker");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.state.row.total(), 4);
    EXPECT_EQ(t.refusal("1: draw"), "match-over");
    EXPECT_EQ(t.refusal("chance: turn red"), "match-over");
}

// Nothing is left to draw: seat 1 holds all contracts and all cards except those of seat 0.
Table with_nothing_to_draw(int seats) {
    Table t(seats, small_edition());
    t.row("").pile("", 1).contract_pile({}, 1);
    t.owns(0, {"bea-cis", "dirk-eva", "fop-ada"});
    t.owns(1, {"ada-bea-a", "cis-dirk", "eva-fop"});
    return t;
}

// rulings: pass
TEST(CartsEnd, ASeatMayPassOnlyIfItCanDoNothingElse) {
    Table t = with_nothing_to_draw(2);
    EXPECT_EQ(t.legal(0), Texts{"pass"});
    EXPECT_EQ(t.refusal("0: pass"), "");
    Table with_row = with_nothing_to_draw(2);
    with_row.state.hand[1] -= cards("joker");
    with_row.state.row += cards("joker");
    EXPECT_EQ(with_row.refusal("0: pass"), "can-act");
    Table with_contract = with_nothing_to_draw(2);
    with_contract.state.contracts[1].remove(with_contract.contract("ada-dirk"));
    with_contract.state.contract_pile.add(with_contract.contract("ada-dirk"));
    EXPECT_EQ(with_contract.refusal("0: pass"), "can-act");
    Table with_pile = with_nothing_to_draw(2);
    with_pile.state.hand[1] -= cards("red");
    with_pile.state.pile += cards("red");
    EXPECT_EQ(with_pile.refusal("0: pass"), "not-your-turn");  // the row is filled first
    Table with_claim = with_nothing_to_draw(3);
    with_claim.state.hand[1] -= cards("blue x2");
    with_claim.state.hand[2] += cards("blue x2");
    with_claim.turn(2);
    EXPECT_EQ(with_claim.legal(2), Texts{"claim ada-bea-b blue x2"});
    EXPECT_EQ(with_claim.refusal("2: pass"), "can-act");
}

// rulings: pass
TEST(CartsEnd, TheMatchEndsWhenAllSeatsPassInARow) {
    Table t = with_nothing_to_draw(2);
    t.play("0: pass");
    EXPECT_EQ(t.waiting(), "1");
    t.play("1: pass");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(Carts::end_reason(t.rules, t.state), "all-passed");
    EXPECT_EQ(t.refusal("0: pass"), "match-over");
}

// rulings: pass
TEST(CartsEnd, AnotherActionInterruptsTheConsecutivePasses) {
    Table t = with_nothing_to_draw(3);
    t.state.hand[1] -= cards("blue x2");
    t.state.hand[2] += cards("blue x2");
    t.play({"0: pass", "1: pass", "2: claim ada-bea-b blue x2"});
    EXPECT_EQ(t.state.passes, 0);
    EXPECT_EQ(t.waiting(), "chance");
    t.turn_up("blue blue");
    t.play({"0: take blue", "0: take blue", "1: pass", "2: pass"});
    EXPECT_EQ(t.waiting(), "0");
    t.play("0: pass");
    EXPECT_EQ(Carts::end_reason(t.rules, t.state), "all-passed");
}

// rulings: pass, last lap
TEST(CartsEnd, APassCountsAsATurnOfTheLastLap) {
    Table t(3);
    t.row("").pile("", 1).contract_pile({}, 1).turn(2);
    t.owns(2, thirteen_spaces()).owns(2, {"oude-kerk-waag", "waag-oost-indisch-huis"});
    t.state.turns_left = 1;
    t.play("2: pass");
    EXPECT_EQ(t.state.phase, Phase::kOver);
    EXPECT_EQ(Carts::end_reason(t.rules, t.state), "last-lap");
}

}  // namespace
}  // namespace pakhuis::carts
