// A row with three jokers is swept.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// rulebook: taking transport cards
TEST(CartsSweep, AThirdJokerSweepsTheRow) {
    Table t(2);
    t.row("joker joker pink blue green");
    t.play({"0: take joker", "chance: turn joker"});
    EXPECT_EQ(t.state.row, cards("joker x2 pink blue green"));
    t.play({"1: take pink", "chance: turn joker"});
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_EQ(t.state.discards, cards("joker x3 blue green"));
    t.turn_up("red red red red orange");
    EXPECT_EQ(t.state.row, cards("red x4 orange"));
}

// rulings: sweep
TEST(CartsSweep, HappensAlsoBetweenTheTwoCardsOfATurn) {
    Table t(2);
    t.row("joker joker pink blue green");
    t.play({"0: take pink", "chance: turn joker"});
    EXPECT_EQ(t.waiting(), "chance");
    t.turn_up("red red red red orange");
    EXPECT_EQ(t.waiting(), "0");
    t.play({"0: take orange", "chance: turn orange"});
    EXPECT_EQ(t.state.hand[0], cards("pink orange"));
    EXPECT_EQ(t.waiting(), "1");
}

// rulings: sweep
TEST(CartsSweep, HappensAfterTheSecondCardBeforeTheNextTurn) {
    Table t(2);
    t.row("joker joker pink blue green");
    t.play({"0: draw", "chance: deal red", "0: take pink", "chance: turn joker"});
    EXPECT_EQ(t.waiting(), "chance");
    t.turn_up("red red red red orange");
    EXPECT_EQ(t.waiting(), "1");
}

// Only ten cards circulate, half of them face up.
Table with_circulating_jokers() {
    Table t(2);
    t.row("joker joker green pink blue").pile("joker x4 red x2", 1);
    t.play({"0: take green", "chance: turn joker"});
    return t;
}

// rulings: sweep
TEST(CartsSweep, HappensAtMostThreeTimesPerRefill) {
    Table t = with_circulating_jokers();
    EXPECT_EQ(t.state.sweeps, 1);
    EXPECT_EQ(t.state.pile, cards("joker x3 red x2"));
    t.turn_up("joker joker joker red red");
    EXPECT_EQ(t.state.sweeps, 2);
    t.turn_up("joker joker joker pink blue");
    EXPECT_EQ(t.state.sweeps, 3);
    t.turn_up("joker joker joker red red");
    EXPECT_EQ(t.state.row, cards("joker x3 red x2"));
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: sweep
TEST(CartsSweep, IsCountedAnewForEachRefill) {
    Table t = with_circulating_jokers();
    t.turn_up("joker joker joker red red");
    t.turn_up("joker joker joker pink blue");
    t.turn_up("joker joker joker red red");
    EXPECT_EQ(t.state.sweeps, 0);
    t.play("0: take red");
    t.turn_up("pink");
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_EQ(t.state.sweeps, 1);
}

// rulings: sweep
TEST(CartsSweep, AShortRowIsNotSwept) {
    Table t(2);
    t.row("joker joker red").pile("joker", 1);
    t.play("chance: turn joker");
    EXPECT_EQ(t.state.row, cards("joker x3 red"));
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: sweep
TEST(CartsSweep, DoesNotHappenWhilePileAndDiscardsAreEmpty) {
    Table t(2);
    t.row("joker joker red green").pile("joker", 1);
    t.play("chance: turn joker");
    EXPECT_EQ(t.state.row, cards("joker x3 red green"));
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: sweep, pile
TEST(CartsSweep, DiscardsAloneAreEnoughForASweep) {
    Table t(2);
    t.row("joker joker red green").discards("pink").pile("joker", 1);
    t.play("chance: turn joker");
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_EQ(t.state.pile, cards("pink"));
    t.turn_up("pink");
    EXPECT_EQ(t.state.pile, cards("joker x3 red green"));
    EXPECT_TRUE(t.state.discards.empty());
    t.turn_up("joker joker red green");
    EXPECT_EQ(t.state.row, cards("pink joker x2 red green"));
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: sweep, pile
TEST(CartsSweep, ARowFilledAfterAClaimCanBeSwept) {
    Table t(3);
    t.hand(0, "green x2 joker").row("joker joker pink blue").pile("", 1);
    t.play("0: claim blauwbrug-munttoren green x2 joker x1");
    EXPECT_EQ(t.state.pile, cards("green x2 joker"));
    t.turn_up("joker");
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_EQ(t.state.discards, cards("joker x3 pink blue"));
    EXPECT_EQ(t.state.pile, cards("green x2"));
    t.turn_up("green green joker pink blue");
    EXPECT_EQ(t.waiting(), "1");
}

// Leaves a row with three jokers, since pile and discards are empty.
void leave_unswept(Table& t) {
    t.hand(0, "green x2 joker").row("joker joker red green").pile("joker", 1);
    t.play("chance: turn joker");
}

// rulings: sweep; since version 2
TEST(CartsSweep, ARowThatCouldNotBeSweptIsSweptOnceThereIsAPile) {
    Table t(3);
    leave_unswept(t);
    EXPECT_TRUE(t.state.unswept);
    t.play("0: claim blauwbrug-munttoren green x2 joker x1");
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_FALSE(t.state.unswept);
    EXPECT_EQ(t.state.discards, cards("joker x3 red green"));
    EXPECT_EQ(t.waiting(), "chance") << "five new cards come";
    EXPECT_EQ(t.told(kSpectator).back(), "3 wild cards face up: all five cards are replaced.");
}

TEST(CartsSweep, ARowThatCouldNotBeSweptStaysInVersionOne) {
    Table t(3);
    t.rules.version = 1;
    leave_unswept(t);
    EXPECT_FALSE(t.state.unswept);
    t.play("0: claim blauwbrug-munttoren green x2 joker x1");
    EXPECT_EQ(t.state.row, cards("joker x3 red green"));
    EXPECT_EQ(t.waiting(), "1");
}

// After a card is taken it is a different, short row.
TEST(CartsSweep, ARowNoLongerWaitsOnceACardIsTakenFromIt) {
    Table t(3);
    leave_unswept(t);
    t.play("0: take red");
    EXPECT_FALSE(t.state.unswept);
}

// rulings: sweep: after three sweeps a row stays until the next refill
TEST(CartsSweep, ARowThatStayedAfterThreeSweepsDoesNotWait) {
    Table t(2);
    t.row("joker joker red green").pile("joker pink", 1);
    t.state.sweeps = 3;
    t.play("chance: turn joker");
    EXPECT_FALSE(t.state.unswept);
    EXPECT_EQ(t.state.row, cards("joker x3 red green"));
}

}  // namespace
}  // namespace pakhuis::carts
