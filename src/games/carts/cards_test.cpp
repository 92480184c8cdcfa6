// Taking transport cards: draws and the pile. The sweep has its own file.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// rulebook: turn
TEST(CartsCards, ATurnIsOneOfThreeActions) {
    Table t(2);
    t.hand(0, "orange");
    EXPECT_EQ(t.legal(0),
              (Texts{"claim begijnhof-dam orange x1",
                     "claim haringpakkerstoren-korenmetershuisje orange x1",
                     "claim waag-oost-indisch-huis orange x1", "contracts", "draw", "take black",
                     "take blue", "take green", "take pink", "take red"}));
    EXPECT_EQ(t.refusal("0: pass"), "can-act");
    EXPECT_EQ(t.refusal("1: draw"), "not-your-turn");
}

// rulebook: turn
TEST(CartsCards, TurnsGoRoundTheTable) {
    Table t(3);
    t.row("joker joker pink blue green");
    t.play({"0: take joker", "chance: turn red"});
    EXPECT_EQ(t.waiting(), "1");
    t.play({"1: take joker", "chance: turn red"});
    EXPECT_EQ(t.waiting(), "2");
    t.play({"2: take pink", "chance: turn red", "2: take blue", "chance: turn red"});
    EXPECT_EQ(t.waiting(), "0");
}

// rulebook: taking transport cards
TEST(CartsCards, AFaceUpCardIsReplacedAtOnce) {
    Table t(2);
    t.play("0: take green");
    EXPECT_EQ(t.state.hand[0], cards("green"));
    EXPECT_EQ(t.state.row, cards("pink blue black red"));
    EXPECT_EQ(t.waiting(), "chance");
    t.play("chance: turn orange");
    EXPECT_EQ(t.state.row, cards("pink blue black red orange"));
    EXPECT_EQ(t.waiting(), "0");
}

// rulebook: taking transport cards
TEST(CartsCards, ATurnBringsTwoCardsFromRowOrPile) {
    Table t(2);
    t.play({"0: take green", "chance: turn orange", "0: take orange", "chance: turn joker"});
    EXPECT_EQ(t.state.hand[0], cards("green orange"));
    t.play({"1: draw", "chance: deal red", "1: draw", "chance: deal black"});
    EXPECT_EQ(t.state.hand[1], cards("red black"));
    t.play({"0: draw", "chance: deal pink", "0: take pink", "chance: turn pink"});
    EXPECT_EQ(t.state.hand[0], cards("green orange pink x2"));
    t.play({"1: take blue", "chance: turn blue", "1: draw", "chance: deal blue"});
    EXPECT_EQ(t.state.hand[1], cards("red black blue x2"));
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: draw
TEST(CartsCards, TheSecondCardCannotBeDeclined) {
    Table t(2);
    t.hand(0, "orange x2");
    t.play({"0: draw", "chance: deal red"});
    EXPECT_EQ(t.legal(0),
              (Texts{"draw", "take black", "take blue", "take green", "take pink", "take red"}));
    EXPECT_EQ(t.refusal("0: pass"), "second-card-due");
    EXPECT_EQ(t.refusal("0: contracts"), "second-card-due");
    EXPECT_EQ(t.refusal("0: claim begijnhof-dam orange x1"), "second-card-due");
}

// rulebook: taking transport cards
TEST(CartsCards, AFaceUpJokerTakenFirstIsTheOnlyCardOfTheTurn) {
    Table t(2);
    t.row("joker pink blue green black");
    t.play({"0: take joker", "chance: turn red"});
    EXPECT_EQ(t.state.hand[0], cards("joker"));
    EXPECT_EQ(t.waiting(), "1");
}

// rulebook: taking transport cards
TEST(CartsCards, AFaceUpJokerCannotBeTheSecondCard) {
    Table t(2);
    t.row("joker pink blue green black");
    t.play({"0: take pink", "chance: turn joker"});
    EXPECT_EQ(t.refusal("0: take joker"), "second-joker");
    EXPECT_EQ(t.legal(0), (Texts{"draw", "take black", "take blue", "take green"}));
}

// rulings: draw
TEST(CartsCards, AJokerDrawnBlindIsLikeAnyCard) {
    Table t(2);
    t.play({"0: draw", "chance: deal joker"});
    EXPECT_EQ(t.waiting(), "0");
    t.play({"0: draw", "chance: deal joker"});
    EXPECT_EQ(t.state.hand[0], cards("joker x2"));
    EXPECT_EQ(t.waiting(), "1");
}

// rulebook: taking transport cards
TEST(CartsCards, AHandHasNoLimit) {
    Table t(2);
    t.hand(0, "pink x5 blue x5 green x5 black x5 red x5 orange x6 joker x7");
    t.play({"0: draw", "chance: deal joker"});
    EXPECT_EQ(t.state.hand[0].total(), 39);
}

// rulebook: taking transport cards
TEST(CartsCards, OnlyCardsThatLieFaceUpCanBeTaken) {
    const Table t(2);
    EXPECT_EQ(t.refusal("0: take orange"), "not-in-row");
    EXPECT_EQ(t.refusal("0: take joker"), "not-in-row");
}

// rulings: draw
TEST(CartsCards, TheTurnEndsWithOneCardWhenOnlyJokersLieFaceUpAndThePileIsEmpty) {
    Table t(2);
    t.row("green joker joker").pile("", 1);
    t.play("0: take green");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.state.hand[0], cards("green"));
}

// rulings: draw
TEST(CartsCards, TheTurnEndsWithOneCardWhenNothingIsLeft) {
    Table t(2);
    t.row("green").pile("", 1);
    t.play("0: take green");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_TRUE(t.state.row.empty());
}

// rulings: draw
TEST(CartsCards, TheTurnEndsWithOneCardWhenThePileIsUsedUpAndOnlyJokersLieFaceUp) {
    Table t(2);
    t.row("joker x5").pile("red", 1);
    t.play({"0: draw", "chance: deal red"});
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.state.hand[0], cards("red"));
}

// rulings: draw
TEST(CartsCards, TheTurnEndsWithOneCardWhenTheLastCardOfThePileTurnsUpAsAJoker) {
    Table t(2);
    t.row("green joker x4").pile("joker", 1);
    t.play({"0: take green", "chance: turn joker"});
    EXPECT_EQ(t.state.row, cards("joker x5"));
    EXPECT_EQ(t.waiting(), "1");
}

// rulings: draw
TEST(CartsCards, TheSecondCardMayComeFromAShortRow) {
    Table t(2);
    t.row("green red joker").pile("", 1);
    t.play("0: take green");
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0), Texts{"take red"});
    EXPECT_EQ(t.refusal("0: draw"), "pile-empty");
}

// rulings: draw
TEST(CartsCards, ASecondBlindCardIsPossibleWhenOnlyJokersLieFaceUp) {
    Table t(2);
    t.row("joker x5").pile("red blue", 1);
    t.play({"0: draw", "chance: deal red"});
    EXPECT_EQ(t.legal(0), Texts{"draw"});
}

// rulebook: taking transport cards; rulings: pile
TEST(CartsCards, TheDiscardsBecomeThePileWhenItsLastCardIsDrawn) {
    Table t(2);
    t.discards("pink x2 red").pile("orange", 1);
    t.play({"0: draw", "chance: deal orange"});
    EXPECT_EQ(t.state.pile, cards("pink x2 red"));
    EXPECT_TRUE(t.state.discards.empty());
    EXPECT_EQ(t.refusal("0: draw"), "");
}

// rulings: pile
TEST(CartsCards, TheDiscardsBecomeThePileWhenItsLastCardIsTurnedUp) {
    Table t(2);
    t.discards("pink x2 red").pile("orange", 1);
    t.play({"0: take green", "chance: turn orange"});
    EXPECT_EQ(t.state.pile, cards("pink x2 red"));
    EXPECT_TRUE(t.state.discards.empty());
}

// rulings: pile
TEST(CartsCards, TheDiscardsStayWhileThePileHasACard) {
    Table t(2);
    t.discards("pink x2 red").pile("orange blue", 1);
    t.play({"0: draw", "chance: deal orange"});
    EXPECT_EQ(t.state.pile, cards("blue"));
    EXPECT_EQ(t.state.discards, cards("pink x2 red"));
}

// rulings: pile
TEST(CartsCards, ARowStaysShortWhilePileAndDiscardsAreEmpty) {
    Table t(2);
    t.row("pink blue green").pile("", 1);
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.refusal("0: draw"), "pile-empty");
    t.play({"0: take pink", "0: take blue"});
    EXPECT_EQ(t.state.row, cards("green"));
    EXPECT_EQ(t.waiting(), "1");
}

// rulings: pile
TEST(CartsCards, APaidClaimRenewsAnEmptyPileAndFillsTheRowBeforeTheNextTurn) {
    Table t(2);
    t.hand(0, "green x3 joker").row("pink").pile("", 1);
    t.play("0: claim blauwbrug-munttoren green x3");
    EXPECT_EQ(t.state.pile, cards("green x3"));
    EXPECT_TRUE(t.state.discards.empty());
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(t.refusal("1: take pink"), "not-your-turn");
    t.turn_up("green green green");
    EXPECT_EQ(t.state.row, cards("pink green x3"));
    EXPECT_EQ(t.waiting(), "1");
}

// rulebook: taking transport cards
TEST(CartsCards, PaidCardsLieOnTheDiscardsWhileThePileLasts) {
    Table t(2);
    t.hand(0, "green x3");
    t.play("0: claim blauwbrug-munttoren green x3");
    EXPECT_EQ(t.state.discards, cards("green x3"));
    EXPECT_TRUE(t.state.hand[0].empty());
    EXPECT_EQ(t.waiting(), "1");
}

// design: a chance outcome is one card, weighted by the remaining cards
TEST(CartsCards, TheChanceOfACardIsItsShareOfThePile) {
    Table t(2);
    t.pile("pink x3 joker x2");
    t.play("0: draw");
    ChanceList<Action> chances;
    Carts::chances(t.rules, t.state, chances);
    ASSERT_EQ(chances.outcomes.size(), 2u);
    EXPECT_EQ(chances.outcomes[0].action, Action::deal(Card::kPink));
    EXPECT_EQ(chances.outcomes[0].weight, 3u);
    EXPECT_EQ(chances.outcomes[1].action, Action::deal(Card::kJoker));
    EXPECT_EQ(chances.outcomes[1].weight, 2u);
    EXPECT_EQ(t.refusal("chance: deal red"), "impossible-outcome");
}

}  // namespace
}  // namespace pakhuis::carts
