// Positions from outside: every refusal key, each produced by damage to a valid position.
#include <functional>
#include <gtest/gtest.h>

#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// Seat 1 of three chooses from two contracts. The other two have each put one under the pile.
Table keeping() {
    Table t(3);
    t.hand(0, "pink x2 joker").sure(0, "pink").hand(1, "red x3").discards("blue x2");
    t.owns(0, {"nieuwe-waal-noordermarkt", "korenmetershuisje-dam-a"});
    t.owns(1, {"oude-kerk-waag"});
    t.queued("noordermarkt-dam", 0).queued("waag-leidsepoort", 2).turn(1);
    t.play({"1: contracts", "chance: offer waag-blauwbrug", "chance: offer blauwbrug-begijnhof"});
    return t;
}

struct Damaged {
    const char* name;
    const char* key;
    std::function<void(Table&)> damage;
};

void PrintTo(const Damaged& d, std::ostream* out) {
    *out << d.key;
}

class CartsDamaged : public testing::TestWithParam<Damaged> {};

TEST_P(CartsDamaged, IsInconsistent) {
    Table t = keeping();
    ASSERT_EQ(t.problem(), "");
    GetParam().damage(t);
    EXPECT_EQ(t.problem(), GetParam().key);
}

using T = Table;

INSTANTIATE_TEST_SUITE_P(
    Components, CartsDamaged,
    testing::Values(
        Damaged{"ACardTooMany", "cards-lost", [](T& x) { x.state.pile += cards("red"); }},
        Damaged{"ACardTooFew", "cards-lost", [](T& x) { x.state.pile -= cards("red"); }},
        Damaged{"ACardOfAnotherColour", "cards-lost",
                [](T& x) { x.state.pile += cards("red") - cards("pink"); }},
        Damaged{"AnEighthKind", "cards-lost", [](T& x) { x.state.pile.lanes |= 1ULL << 56; }},
        Damaged{"AHandBeyondTheDeck", "cards-lost",
                [](T& x) { x.state.hand[2] = Cards::of(Card::kRed, 99); }},
        Damaged{"CardsOfASeatThatDoesNotPlay", "cards-lost",
                [](T& x) {
                    x.state.pile -= cards("red");
                    x.state.hand[3] += cards("red");
                }},
        Damaged{"MoreSureThanHeld", "bad-sure", [](T& x) { x.state.sure[0] = cards("pink x3"); }},
        Damaged{"SureOfAnotherKind", "bad-sure", [](T& x) { x.state.sure[1] = cards("blue"); }},
        Damaged{"SixInTheRow", "bad-row",
                [](T& x) {
                    x.state.pile -= cards("red");
                    x.state.row += cards("red");
                }},
        Damaged{"EmptyPileNotRenewed", "bad-pile",
                [](T& x) {
                    x.state.discards += x.state.pile;
                    x.state.pile = {};
                }},
        Damaged{"UnknownTrack", "bad-tracks", [](T& x) { x.state.tracks[1].add(TrackId(43)); }},
        Damaged{"TrackClaimedTwice", "bad-tracks",
                [](T& x) { x.state.tracks[2].add(x.track("oude-kerk-waag")); }},
        Damaged{"BothTwinsWithOneSeat", "bad-tracks",
                [](T& x) { x.state.tracks[0].add(x.track("korenmetershuisje-dam-b")); }},
        Damaged{"TrackOfASeatThatDoesNotPlay", "bad-tracks",
                [](T& x) { x.state.tracks[3].add(x.track("oude-kerk-dam")); }},
        Damaged{"ACartTooMany", "bad-carts", [](T& x) { ++x.state.carts[1]; }},
        Damaged{"CartsOfASeatThatDoesNotPlay", "bad-carts", [](T& x) { x.state.carts[3] = 16; }},
        Damaged{"APointTooMany", "bad-points", [](T& x) { ++x.state.points[0]; }},
        Damaged{"PointsOfASeatThatDoesNotPlay", "bad-points", [](T& x) { x.state.points[3] = 1; }},
        Damaged{"AGoodsCardTooMany", "bad-goods", [](T& x) { ++x.state.goods[1]; }},
        Damaged{"AGoodsCardTooFew", "bad-goods", [](T& x) { --x.state.goods[0]; }},
        Damaged{"AContractInTwoPlaces", "contracts-lost",
                [](T& x) { x.state.contracts[2].add(x.contract("haringpakkerstoren-dam")); }},
        Damaged{"AContractInHandAndPile", "contracts-lost",
                [](T& x) { x.state.contract_pile.add(x.contract("haringpakkerstoren-dam")); }},
        Damaged{
            "AContractNowhere", "contracts-lost",
            [](T& x) { x.state.contract_pile.remove(x.contract("korenmetershuisje-blauwbrug")); }},
        Damaged{"AContractThatDoesNotExist", "contracts-lost",
                [](T& x) { x.state.contract_pile.add(ContractId(24)); }},
        Damaged{"AQueueWithAnUnknownCard", "contracts-lost",
                [](T& x) { x.state.queue[0] = ContractId(); }},
        Damaged{"AContractTwiceInTheQueue", "contracts-lost",
                [](T& x) { x.state.queue.push_back(x.state.queue[0]); }},
        Damaged{"ContractsOfASeatThatDoesNotPlay", "contracts-lost",
                [](T& x) {
                    x.state.contract_pile.remove(x.contract("korenmetershuisje-blauwbrug"));
                    x.state.contracts[3].add(x.contract("korenmetershuisje-blauwbrug"));
                }},
        Damaged{"KnowledgeOfASeatThatDoesNotPlay", "contracts-lost",
                [](T& x) { x.state.known[3].add(x.contract("noordermarkt-dam")); }},
        Damaged{"KnownThoughInThePile", "bad-known",
                [](T& x) { x.state.known[0].add(x.contract("korenmetershuisje-blauwbrug")); }},
        Damaged{"KnownThoughHisOwn", "bad-known",
                [](T& x) { x.state.known[0].add(x.contract("haringpakkerstoren-dam")); }},
        Damaged{"KnownThoughOnOfferToHim", "bad-known",
                [](T& x) { x.state.known[1].add(x.contract("waag-blauwbrug")); }},
        Damaged{"QueuedCardNobodyKnows", "bad-known", [](T& x) { x.state.known[0] = {}; }},
        Damaged{"QueuedCardTwoKnow", "bad-known",
                [](T& x) { x.state.known[1].add(x.contract("noordermarkt-dam")); }}),
    [](const auto& param) { return std::string(param.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Pending, CartsDamaged,
    testing::Values(
        Damaged{"TurnOfASeatThatDoesNotPlay", "bad-seat", [](T& x) { x.turn(3); }},
        Damaged{"ChoiceOfASeatThatDoesNotPlay", "bad-seat",
                [](T& x) { x.state.chosen = Seats::of(3); }},
        Damaged{"ChosenAfterTheSetup", "bad-phase", [](T& x) { x.state.chosen = Seats::of(0); }},
        Damaged{"OfferToAnother", "bad-phase", [](T& x) { x.turn(0); }},
        Damaged{"OfferInATurn", "bad-phase", [](T& x) { x.state.phase = Phase::kTurn; }},
        Damaged{"TwoOfferedAndMoreDue", "bad-phase", [](T& x) { x.state.phase = Phase::kOffer; }},
        Damaged{"OneOfferedThoughMoreAreLeft", "bad-phase",
                [](T& x) {
                    x.state.offer[1].remove(x.contract("waag-blauwbrug"));
                    x.state.contract_pile.add(x.contract("waag-blauwbrug"));
                }},
        Damaged{"ASeatWithoutContract", "bad-phase",
                [](T& x) {
                    x.state.contract_pile |= x.state.contracts[2];
                    x.state.contracts[2] = {};
                }},
        Damaged{"ALapThatNobodyStarted", "bad-phase", [](T& x) { x.state.turns_left = 2; }},
        Damaged{"ALapOfTooManyTurns", "bad-phase", [](T& x) { x.state.turns_left = 4; }},
        Damaged{"PassedInTheMiddleOfATurn", "bad-phase", [](T& x) { x.state.passes = 1; }},
        Damaged{"UnsweptWithAPile", "bad-phase", [](T& x) { x.state.unswept = true; }},
        Damaged{"SweepsWithAFullRow", "bad-phase", [](T& x) { x.state.sweeps = 1; }},
        Damaged{"FourSweeps", "bad-phase",
                [](T& x) {
                    x.state.pile += x.state.row;
                    x.state.row = {};
                    x.state.sweeps = 4;
                }},
        Damaged{"OverTooEarly", "bad-phase",
                [](T& x) {
                    x.state.contract_pile |= x.state.offer[1];
                    x.state.offer[1] = {};
                    x.state.phase = Phase::kOver;
                }}),
    [](const auto& param) { return std::string(param.param.name); });

std::string turn_problem(int seats, const std::function<void(Table&)>& damage) {
    Table t(seats);
    damage(t);
    return t.problem();
}

TEST(CartsConsistent, WithTwoPlayersADoubleIsClaimedOnce) {
    const auto both = [](Table& t) {
        t.owns(0, {"korenmetershuisje-dam-a"}).owns(1, {"korenmetershuisje-dam-b"});
    };
    EXPECT_EQ(turn_problem(2, both), "bad-tracks");
    EXPECT_EQ(turn_problem(3, both), "");
}

TEST(CartsConsistent, FewCartsMeanThatTheLastLapHasBegun) {
    const auto few = [](Table& t) {
        t.owns(0, {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
                   "noordermarkt-korenmetershuisje", "munttoren-leidsepoort", "oude-kerk-dam",
                   "zuiderkerk-oost-indisch-huis"});
    };
    EXPECT_EQ(turn_problem(2, few), "bad-phase");
    EXPECT_EQ(turn_problem(2,
                           [&](Table& t) {
                               few(t);
                               t.state.turns_left = 1;
                           }),
              "");
    EXPECT_EQ(turn_problem(2,
                           [&](Table& t) {
                               few(t);
                               t.state.phase = Phase::kOver;
                           }),
              "");
}

TEST(CartsConsistent, AllSeatsHavePassedOnlyWhenTheMatchIsOver) {
    EXPECT_EQ(turn_problem(2, [](Table& t) { t.state.passes = 1; }), "");
    EXPECT_EQ(turn_problem(2, [](Table& t) { t.state.passes = 2; }), "bad-phase");
    EXPECT_EQ(turn_problem(2,
                           [](Table& t) {
                               t.state.passes = 2;
                               t.state.phase = Phase::kOver;
                           }),
              "");
}

TEST(CartsConsistent, ADealNeedsAPileAndAFullRow) {
    EXPECT_EQ(turn_problem(2, [](Table& t) { t.state.phase = Phase::kDealFirst; }), "");
    EXPECT_EQ(turn_problem(2,
                           [](Table& t) {
                               t.pile("", 1);
                               t.state.phase = Phase::kDealFirst;
                           }),
              "bad-phase");
    EXPECT_EQ(turn_problem(2,
                           [](Table& t) {
                               t.row("pink");
                               t.state.phase = Phase::kDealSecond;
                           }),
              "bad-phase");
}

TEST(CartsConsistent, ASecondCardIsDueOnlyIfThereIsOne) {
    EXPECT_EQ(turn_problem(2, [](Table& t) { t.state.phase = Phase::kSecond; }), "");
    EXPECT_EQ(turn_problem(2,
                           [](Table& t) {
                               t.row("joker x2").pile("", 1);
                               t.state.phase = Phase::kSecond;
                           }),
              "bad-phase");
}

TEST(CartsConsistent, DealsGoRoundTheTable) {
    Table t = Table::at_start(3);
    t.play({"chance: deal red", "chance: deal red"});
    EXPECT_EQ(t.problem(), "");
    std::swap(t.state.hand[1], t.state.hand[2]);
    EXPECT_EQ(t.problem(), "bad-phase");
    Table row = Table::at_start(3);
    row.row("red");
    EXPECT_EQ(row.problem(), "bad-phase");
}

TEST(CartsConsistent, ChoicesAreMadeFromTheOffer) {
    Table t = Table::at_start(2);
    t.play({"chance: deal red", "chance: deal red", "chance: deal red", "chance: deal red"});
    t.turn_up("pink blue green black orange");
    t.play({"chance: offer haringpakkerstoren-dam", "chance: offer waag-munttoren",
            "chance: offer noordermarkt-dam", "chance: offer waag-blauwbrug"});
    t.play("0: keep noordermarkt-dam");
    const State good = t.state;
    t.state.contracts[0] = ContractSet::of(t.contract("waag-munttoren"));
    EXPECT_EQ(t.problem(), "contracts-lost");
    t.state = good;
    t.state.contracts[0] = {};
    EXPECT_EQ(t.problem(), "bad-phase");
    t.state = good;
    t.state.contracts[1] = ContractSet::of(t.contract("waag-munttoren"));
    EXPECT_EQ(t.problem(), "bad-phase");
    t.state.chosen = Seats::first(2);
    EXPECT_EQ(t.problem(), "bad-phase");
}

}  // namespace
}  // namespace pakhuis::carts
