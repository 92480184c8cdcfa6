// Setup: hands, the row, the secret choice of contracts.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

Table after_dealt_hands(int seats) {
    Table t = Table::at_start(seats);
    for (int i = 0; i < 2 * seats; ++i) t.play("chance: deal orange");
    return t;
}

Table after_laid_row(int seats) {
    Table t = after_dealt_hands(seats);
    return t.turn_up("pink blue green black red");
}

// Three seats. Seat i is offered the contracts i and i + 3.
Table after_offers() {
    Table t = Table::at_start(3);
    for (const char* card : {"pink", "blue", "green"}) {
        t.play("chance: deal " + std::string(card)).play("chance: deal " + std::string(card));
    }
    t.turn_up("pink blue green black red");
    for (int i = 0; i < 6; ++i) {
        t.play("chance: offer " + std::string(t.rules.name_of(ContractId(i))));
    }
    return t;
}

// rulebook: in the box
TEST(CartsSetup, TheBoxMatchesTheComponentList) {
    EXPECT_EQ(kDeck.total(), 44);
    for (int colour = 0; colour < kColours; ++colour) {
        EXPECT_EQ(kDeck[static_cast<Card>(colour)], 6);
    }
    EXPECT_EQ(kDeck[Card::kJoker], 8);
    EXPECT_EQ(kCarts, 16);
    EXPECT_EQ(kGoodsCards, 16);
    EXPECT_EQ(built_in_edition().contracts.size(), 24u);
}

// rulebook: setup
TEST(CartsSetup, EverySeatBeginsWithSixteenCartsAndNothingElse) {
    for (int seats = 2; seats <= 4; ++seats) {
        const Table t = Table::at_start(seats);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            EXPECT_EQ(t.state.carts[seat], static_cast<int>(seat) < seats ? 16 : 0);
            EXPECT_EQ(t.state.points[seat], 0);
            EXPECT_EQ(t.state.goods[seat], 0);
            EXPECT_TRUE(t.state.hand[seat].empty());
        }
        EXPECT_EQ(t.state.pile, kDeck);
        EXPECT_EQ(goods_left(t.state), 16);
    }
}

// rulebook: setup
TEST(CartsSetup, HandsOfTwoAreDealtRoundTheTable) {
    Table t = Table::at_start(3);
    t.play({"chance: deal pink", "chance: deal blue", "chance: deal green"});
    EXPECT_EQ(t.state.hand[0], cards("pink"));
    EXPECT_EQ(t.state.hand[2], cards("green"));
    t.play({"chance: deal joker", "chance: deal black", "chance: deal red"});
    EXPECT_EQ(t.state.hand[0], cards("pink joker"));
    EXPECT_EQ(t.state.hand[1], cards("blue black"));
    EXPECT_EQ(t.state.hand[2], cards("green red"));
    EXPECT_EQ(t.state.pile.total(), 38);
}

// rulings: order of the setup
TEST(CartsSetup, TheRowIsLaidAfterTheHandsAndBeforeTheContracts) {
    Table t = Table::at_start(2);
    EXPECT_EQ(t.refusal("chance: turn red"), "impossible-outcome");
    t = after_dealt_hands(2);
    EXPECT_EQ(t.refusal("chance: deal red"), "impossible-outcome");
    EXPECT_EQ(t.refusal("chance: offer waag-munttoren"), "impossible-outcome");
    t.turn_up("pink blue green black");
    EXPECT_EQ(t.refusal("chance: offer waag-munttoren"), "impossible-outcome");
    t.turn_up("red");
    EXPECT_EQ(t.state.row, cards("pink blue green black red"));
    EXPECT_EQ(t.refusal("chance: turn red"), "impossible-outcome");
    EXPECT_EQ(t.refusal("chance: offer waag-munttoren"), "");
}

// rulebook: setup
TEST(CartsSetup, ThreeJokersInTheFirstRowSweepIt) {
    Table t = after_dealt_hands(2);
    t.turn_up("joker pink joker blue");
    EXPECT_EQ(t.state.row.total(), 4);
    t.turn_up("joker");
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_EQ(t.state.discards, cards("joker x3 pink blue"));
    t.turn_up("pink blue green black red");
    EXPECT_EQ(t.state.row, cards("pink blue green black red"));
    EXPECT_EQ(t.state.discards.total(), 5);
    EXPECT_EQ(t.refusal("chance: offer waag-munttoren"), "");
}

// rulebook: setup
TEST(CartsSetup, FiveJokersInTheFirstRowSweepItToo) {
    Table t = after_dealt_hands(2);
    t.turn_up("joker joker joker joker joker");
    EXPECT_TRUE(t.state.row.empty());
    EXPECT_EQ(t.state.discards, cards("joker x5"));
}

// rulebook: setup
TEST(CartsSetup, TwoJokersInTheFirstRowStay) {
    Table t = after_dealt_hands(2);
    t.turn_up("joker joker pink blue red");
    EXPECT_EQ(t.state.row, cards("joker x2 pink blue red"));
    EXPECT_TRUE(t.state.discards.empty());
}

// rulings: sweep
TEST(CartsSetup, ASweptFirstRowCanBeSweptAgain) {
    Table t = after_dealt_hands(2);
    t.turn_up("joker joker joker pink pink");
    t.turn_up("joker joker joker blue blue");
    EXPECT_EQ(t.state.discards, cards("joker x6 pink x2 blue x2"));
    EXPECT_EQ(t.state.sweeps, 2);
    t.turn_up("joker joker green green black");
    EXPECT_EQ(t.state.row, cards("joker x2 green x2 black"));
    EXPECT_EQ(t.state.sweeps, 0);
}

// rulebook: setup
TEST(CartsSetup, TwoContractsAreDealtToEverySeat) {
    const Table t = after_offers();
    for (int seat = 0; seat < 3; ++seat) {
        ContractSet both;
        both.add(ContractId(seat));
        both.add(ContractId(seat + 3));
        EXPECT_EQ(t.state.offer[static_cast<std::size_t>(seat)], both);
    }
    EXPECT_EQ(t.state.contract_pile.count(), 18);
}

// rulings: order of the setup
TEST(CartsSetup, AllSeatsChooseAtOnceInAnyOrder) {
    Table t = after_offers();
    EXPECT_EQ(t.waiting(), "0 1 2");
    t.play("2: keep dam-zuiderkerk");
    EXPECT_EQ(t.waiting(), "0 1");
    t.play("0: keep haringpakkerstoren-dam");
    EXPECT_EQ(t.waiting(), "1");
}

// rulebook: setup
TEST(CartsSetup, OneOrBothOfTheFirstContractsMustBeKept) {
    const Table t = after_offers();
    EXPECT_EQ(t.legal(0), (Texts{"keep blauwbrug-begijnhof", "keep haringpakkerstoren-dam",
                                 "keep haringpakkerstoren-dam blauwbrug-begijnhof"}));
    EXPECT_EQ(t.refusal(0, Action::keep({})), "not-offered");
    EXPECT_EQ(t.refusal("0: keep waag-munttoren"), "not-offered");
    EXPECT_EQ(t.refusal("0: keep haringpakkerstoren-dam waag-munttoren"), "not-offered");
    EXPECT_EQ(t.refusal("0: draw"), "keep-due");
}

// rulings: order of the setup
TEST(CartsSetup, ASeatChoosesOnlyOnce) {
    Table t = after_offers();
    t.play("1: keep waag-munttoren");
    EXPECT_EQ(t.refusal("1: keep waag-blauwbrug"), "not-your-turn");
}

// rulings: order of the setup
TEST(CartsSetup, TheNumbersOfKeptContractsAreKnownOnceAllHaveChosen) {
    Table t = after_offers();
    t.play("0: keep haringpakkerstoren-dam blauwbrug-begijnhof");
    t.play("1: keep waag-munttoren");
    EXPECT_EQ(t.view(2).contract_count, (PerPlayer<std::uint8_t>{}));
    EXPECT_EQ(t.view(0).contract_count, (PerPlayer<std::uint8_t>{{2, 0, 0, 0}}));
    EXPECT_EQ(t.view(2).chosen, Seats::first(2));
    t.play("2: keep dam-zuiderkerk");
    EXPECT_EQ(t.view(2).contract_count, (PerPlayer<std::uint8_t>{{2, 1, 1, 0}}));
    EXPECT_EQ(t.view(kSpectator).contract_count, (PerPlayer<std::uint8_t>{{2, 1, 1, 0}}));
}

// rulings: contracts, the queue under the pile
TEST(CartsSetup, RejectedContractsGoUnderThePileInTheOrderOfTheSeats) {
    Table t = after_offers();
    t.play({"2: keep dam-zuiderkerk", "1: keep waag-blauwbrug", "0: keep blauwbrug-begijnhof"});
    ASSERT_EQ(t.state.queue.size(), 3u);
    EXPECT_EQ(t.state.queue[0], t.contract("haringpakkerstoren-dam"));
    EXPECT_EQ(t.state.queue[1], t.contract("waag-munttoren"));
    EXPECT_EQ(t.state.queue[2], t.contract("oude-waal-korenmetershuisje"));
    EXPECT_EQ(t.state.contract_pile.count(), 18);
    for (const ContractSet& offer : t.state.offer.values) EXPECT_TRUE(offer.empty());
}

// rulebook: setup
TEST(CartsSetup, BothContractsMayBeKept) {
    Table t = after_offers();
    t.play({"0: keep haringpakkerstoren-dam blauwbrug-begijnhof",
            "1: keep waag-munttoren waag-blauwbrug",
            "2: keep dam-zuiderkerk oude-waal-korenmetershuisje"});
    EXPECT_TRUE(t.state.queue.empty());
    for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(t.state.contracts[seat].count(), 2);
}

// rulings: seat 0 starts
TEST(CartsSetup, SeatZeroHasTheFirstTurn) {
    Table t = after_offers();
    t.play({"2: keep oude-waal-korenmetershuisje", "0: keep blauwbrug-begijnhof",
            "1: keep waag-blauwbrug"});
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.state.phase, Phase::kTurn);
}

// design: chance names its stream and its weights
TEST(CartsSetup, ChanceDrawsFromTwoStreamsWeightedByTheRemainingCards) {
    ChanceList<Action> chances;
    Table t = Table::at_start(2);
    t.play("chance: deal red");
    Carts::chances(t.rules, t.state, chances);
    EXPECT_EQ(Carts::kInfo.streams[chances.stream], "cards");
    ASSERT_EQ(chances.outcomes.size(), 7u);
    EXPECT_EQ(chances.outcomes[4].action, Action::deal(Card::kRed));
    EXPECT_EQ(chances.outcomes[4].weight, 5u);
    EXPECT_EQ(chances.outcomes[6].weight, 8u);

    t = after_laid_row(2);
    t.play("chance: offer waag-munttoren");
    Carts::chances(t.rules, t.state, chances);
    EXPECT_EQ(Carts::kInfo.streams[chances.stream], "contracts");
    EXPECT_EQ(chances.outcomes.size(), 23u);
    for (const auto& outcome : chances.outcomes) EXPECT_EQ(outcome.weight, 1u);
}

}  // namespace
}  // namespace pakhuis::carts
