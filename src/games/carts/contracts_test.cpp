// Drawing contracts: keeping, returning, and the knowledge of where they lie.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// rulebook: drawing contracts
TEST(CartsContracts, TwoAreDrawnAndOneOrBothKept) {
    Table t(2);
    t.play("0: contracts");
    EXPECT_EQ(t.waiting(), "chance");
    t.play({"chance: offer noordermarkt-dam", "chance: offer blauwbrug-begijnhof"});
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0),
              (Texts{"keep blauwbrug-begijnhof", "keep blauwbrug-begijnhof noordermarkt-dam",
                     "keep noordermarkt-dam"}));
    EXPECT_EQ(t.refusal(0, Action::keep({})), "not-offered");
    EXPECT_EQ(t.refusal("0: keep waag-leidsepoort"), "not-offered");
    EXPECT_EQ(t.refusal("0: draw"), "keep-due");
    EXPECT_EQ(t.refusal("0: pass"), "keep-due");
}

// rulebook: drawing contracts
TEST(CartsContracts, KeepingBothEndsTheTurn) {
    Table t(2);
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer blauwbrug-begijnhof",
            "0: keep blauwbrug-begijnhof noordermarkt-dam"});
    EXPECT_EQ(t.state.contracts[0].count(), 3);
    EXPECT_TRUE(t.state.queue.empty());
    EXPECT_EQ(t.waiting(), "1");
}

// rulebook: drawing contracts
TEST(CartsContracts, ARejectedCardGoesUnderThePile) {
    Table t(2);
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer blauwbrug-begijnhof",
            "0: keep noordermarkt-dam"});
    EXPECT_EQ(t.state.contracts[0].count(), 2);
    ASSERT_EQ(t.state.queue.size(), 1u);
    EXPECT_EQ(t.state.queue[0], t.contract("blauwbrug-begijnhof"));
    EXPECT_EQ(t.state.contract_pile.count(), 20);
    EXPECT_EQ(t.waiting(), "1");
}

// rulings: contracts
TEST(CartsContracts, ReturnedCardsAreDrawnLastInTheOrderOfTheirReturn) {
    Table t(2);
    t.queued("noordermarkt-dam", 1).queued("blauwbrug-begijnhof", 0).queued("waag-leidsepoort", 1);
    t.contract_pile({"oude-waal-munttoren"}, 0);
    t.play("0: contracts");
    EXPECT_EQ(t.refusal("chance: offer noordermarkt-dam"), "impossible-outcome");
    t.play("chance: offer oude-waal-munttoren");
    EXPECT_EQ(t.refusal("chance: offer blauwbrug-begijnhof"), "impossible-outcome");
    t.play({"chance: offer noordermarkt-dam", "0: keep noordermarkt-dam"});
    t.play("1: contracts");
    EXPECT_EQ(t.refusal("chance: offer waag-leidsepoort"), "impossible-outcome");
    t.play({"chance: offer blauwbrug-begijnhof", "chance: offer waag-leidsepoort",
            "1: keep blauwbrug-begijnhof waag-leidsepoort"});
    ASSERT_EQ(t.state.queue.size(), 1u);
    EXPECT_EQ(t.state.queue[0], t.contract("oude-waal-munttoren"));
}

// rulebook: drawing contracts
TEST(CartsContracts, TheLastOneMustBeKept) {
    Table t(2);
    t.contract_pile({"blauwbrug-begijnhof"}, 1);
    t.play({"0: contracts", "chance: offer blauwbrug-begijnhof"});
    EXPECT_EQ(t.legal(0), Texts{"keep blauwbrug-begijnhof"});
    t.play("0: keep blauwbrug-begijnhof");
    EXPECT_TRUE(t.state.queue.empty());
    EXPECT_EQ(t.state.contracts[0].count(), 2);
    EXPECT_EQ(t.waiting(), "1");
}

// rulebook: drawing contracts
TEST(CartsContracts, TheLastOneMayLieInTheQueue) {
    Table t(2);
    t.queued("blauwbrug-begijnhof", 1).contract_pile({}, 1);
    t.play({"0: contracts", "chance: offer blauwbrug-begijnhof"});
    EXPECT_EQ(t.legal(0), Texts{"keep blauwbrug-begijnhof"});
}

// rulings: contracts
TEST(CartsContracts, CannotBeDrawnWhenNoneIsLeft) {
    Table t(2);
    t.contract_pile({}, 1);
    EXPECT_EQ(t.refusal("0: contracts"), "no-contracts");
    EXPECT_EQ(t.legal(0, "contracts"), Texts{});
}

// rulebook: drawing contracts
TEST(CartsContracts, ASeatMayHoldAnyNumber) {
    Table t(2);
    t.contract_pile({"blauwbrug-begijnhof", "noordermarkt-dam"}, 0);
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer blauwbrug-begijnhof",
            "0: keep blauwbrug-begijnhof noordermarkt-dam"});
    EXPECT_EQ(t.state.contracts[0].count(), 23);
}

// rulebook: drawing contracts
TEST(CartsContracts, AKeptCardIsNeverReturned) {
    const Table t(2);
    EXPECT_EQ(t.refusal("0: keep haringpakkerstoren-dam"), "nothing-to-keep");
}

// rulings: contracts
TEST(CartsContracts, OnlyTheReturnerKnowsWhereACardLies) {
    Table t(3);
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer blauwbrug-begijnhof",
            "0: keep noordermarkt-dam"});
    EXPECT_EQ(t.view(0).queue[0], t.contract("blauwbrug-begijnhof"));
    EXPECT_TRUE(t.view(1).queue[0].none());
    EXPECT_TRUE(t.view(2).queue[0].none());
    EXPECT_TRUE(t.view(kSpectator).queue[0].none());
    EXPECT_EQ(t.view(kSpectator).queue_from[0], 0);
}

// Seat 0 has returned blauwbrug-begijnhof. Seat 1 draws it together with an unknown contract.
Table with_redrawn_contract() {
    Table t(3);
    t.queued("blauwbrug-begijnhof", 0).contract_pile({"oude-waal-munttoren"}, 2).turn(1);
    t.play(
        {"1: contracts", "chance: offer oude-waal-munttoren", "chance: offer blauwbrug-begijnhof"});
    return t;
}

// rulings: contracts
TEST(CartsContracts, TheReturnerKnowsThatAnotherSeatLooksAtTheCard) {
    const Table t = with_redrawn_contract();
    EXPECT_EQ(t.view(0).offer[1], ContractSet::of(t.contract("blauwbrug-begijnhof")));
    EXPECT_EQ(t.view(0).offer_count[1], 2);
    EXPECT_TRUE(t.view(2).offer[1].empty());
    EXPECT_EQ(t.view(1).known_to[0], ContractSet::of(t.contract("blauwbrug-begijnhof")));
    EXPECT_TRUE(t.view(1).known_to[2].empty());
}

// rulings: contracts
TEST(CartsContracts, TheReturnerStillKnowsTheCardIfBothAreKept) {
    Table t = with_redrawn_contract();
    t.play("1: keep blauwbrug-begijnhof oude-waal-munttoren");
    EXPECT_EQ(t.view(0).contracts[1], ContractSet::of(t.contract("blauwbrug-begijnhof")));
    EXPECT_EQ(t.view(0).contract_count[1], 3);
    EXPECT_TRUE(t.view(2).contracts[1].empty());
    EXPECT_EQ(t.view(1).known_to[0], ContractSet::of(t.contract("blauwbrug-begijnhof")));
}

// rulings: contracts
TEST(CartsContracts, TheReturnerNoLongerKnowsTheCardOnceOneIsReturned) {
    for (const char* kept : {"blauwbrug-begijnhof", "oude-waal-munttoren"}) {
        Table t = with_redrawn_contract();
        t.play("1: keep " + std::string(kept));
        EXPECT_TRUE(t.state.known[0].empty());
        EXPECT_TRUE(t.view(0).contracts[1].empty());
        EXPECT_TRUE(t.view(0).queue[0].none());
        EXPECT_FALSE(t.view(1).queue[0].none());
        EXPECT_EQ(t.view(0).queue_from[0], 1);
    }
}

// rulings: contracts
TEST(CartsContracts, ASeatThatDrawsItsOwnReturnedCardOwnsIt) {
    Table t(2);
    t.queued("blauwbrug-begijnhof", 0).contract_pile({}, 1);
    t.play({"0: contracts", "chance: offer blauwbrug-begijnhof"});
    EXPECT_TRUE(t.state.known[0].empty());
    t.play("0: keep blauwbrug-begijnhof");
    EXPECT_TRUE(t.state.known[0].empty());
    EXPECT_TRUE(t.view(1).known_to[0].empty());
}

// rulings: contracts
TEST(CartsContracts, ACardReturnedTwiceIsKnownOnlyToTheLaterReturner) {
    Table t(2);
    t.queued("blauwbrug-begijnhof", 0).queued("noordermarkt-dam", 0).contract_pile({}, 0).turn(1);
    t.play({"1: contracts", "chance: offer blauwbrug-begijnhof", "chance: offer noordermarkt-dam",
            "1: keep noordermarkt-dam"});
    EXPECT_TRUE(t.state.known[0].empty());
    EXPECT_EQ(t.state.known[1], ContractSet::of(t.contract("blauwbrug-begijnhof")));
}

// rulebook: setup, drawing contracts
TEST(CartsContracts, OthersSeeOnlyTheNumbersDrawnKeptAndHeld) {
    Table t(2);
    t.play({"0: contracts", "chance: offer noordermarkt-dam"});
    EXPECT_EQ(t.view(1).offer_count[0], 1);
    EXPECT_TRUE(t.view(1).offer[0].empty());
    t.play({"chance: offer blauwbrug-begijnhof", "0: keep blauwbrug-begijnhof noordermarkt-dam"});
    EXPECT_EQ(t.view(1).contract_count[0], 3);
    EXPECT_TRUE(t.view(1).contracts[0].empty());
    EXPECT_EQ(t.view(1).contract_pile_size, 20);
    EXPECT_EQ(t.view(0).contracts[0].count(), 3);
}

// rules: the two contracts of an action are in ascending order
TEST(CartsContracts, AChoiceOfTwoHasOneFormOnly) {
    Table t(2);
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer blauwbrug-begijnhof"});
    const ContractId one = t.contract("blauwbrug-begijnhof");
    const ContractId other = t.contract("noordermarkt-dam");
    EXPECT_EQ(t.refusal(0, Action::keep(one, other)), "");
    EXPECT_EQ(t.refusal(0, Action::keep(other, one)), "not-offered");
    EXPECT_EQ(t.refusal(0, Action::keep(one, one)), "not-offered");
}

}  // namespace
}  // namespace pakhuis::carts
