// Every refusal key of an action.
#include <functional>
#include <gtest/gtest.h>

#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

struct Refused {
    const char* name;
    const char* key;
    const char* step;
    std::function<void(Table&)> prepare = [](Table&) {};
};

void PrintTo(const Refused& r, std::ostream* out) {
    *out << r.key;
}

class CartsRefusal : public testing::TestWithParam<Refused> {};

TEST_P(CartsRefusal, HasItsKey) {
    Table t(2);
    GetParam().prepare(t);
    ASSERT_EQ(t.problem(), "");
    EXPECT_EQ(t.refusal(GetParam().step), GetParam().key);
}

void draw_first(Table& t) {
    t.play({"0: draw", "chance: deal red"});
}
void draw_contracts(Table& t) {
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer dam-zuiderkerk"});
}
void finish(Table& t) {
    t.owns(0, {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
               "noordermarkt-korenmetershuisje", "munttoren-leidsepoort", "oude-kerk-dam",
               "zuiderkerk-oost-indisch-huis"});
    t.state.phase = Phase::kOver;
}
void empty_pile(Table& t) {
    t.pile("", 1);
}

INSTANTIATE_TEST_SUITE_P(
    Keys, CartsRefusal,
    testing::Values(
        Refused{"OtherSeat", "not-your-turn", "1: draw"},
        Refused{"ChanceInATurn", "not-your-turn", "chance: turn red"},
        Refused{"SeatWhileChanceIsDue", "not-your-turn", "0: draw",
                [](Table& table) { table.play("0: take green"); }},
        Refused{"Spectator", "not-your-turn", "5: draw"},
        Refused{"SeatThatDoesNotPlay", "not-your-turn", "3: draw"},
        Refused{"AfterTheEnd", "match-over", "0: draw", finish},
        Refused{"ChanceAfterTheEnd", "match-over", "chance: turn red", finish},
        Refused{"OutcomeByASeat", "wrong-actor", "0: deal red"},
        Refused{"OfferByASeat", "wrong-actor", "0: offer dam-zuiderkerk"},
        Refused{"TurnUpByASeat", "wrong-actor", "0: turn red"},
        Refused{"DecisionByChance", "wrong-actor", "chance: draw",
                [](Table& table) { table.play("0: draw"); }},
        Refused{"OutcomeOfAnotherKind", "impossible-outcome", "chance: turn red",
                [](Table& table) { table.play("0: draw"); }},
        Refused{"CardThatIsNotInThePile", "impossible-outcome", "chance: deal blue",
                [](Table& table) { table.pile("red").play("0: draw"); }},
        Refused{"ContractThatIsNotInThePile", "impossible-outcome", "chance: offer waag-munttoren",
                [](Table& table) { table.play("0: contracts"); }},
        Refused{"EmptyPile", "pile-empty", "0: draw", empty_pile},
        Refused{"NotFaceUp", "not-in-row", "0: take orange"},
        Refused{"SecondJoker", "second-joker", "0: take joker",
                [](Table& table) {
                    table.row("joker pink blue green red");
                    draw_first(table);
                }},
        Refused{"ClaimForSecondCard", "second-card-due", "0: claim oude-kerk-waag red x1",
                draw_first},
        Refused{"ContractsForSecondCard", "second-card-due", "0: contracts", draw_first},
        Refused{"NoContracts", "no-contracts", "0: contracts",
                [](Table& table) { table.contract_pile({}, 1); }},
        Refused{"KeepIsDue", "keep-due", "0: draw", draw_contracts},
        Refused{"NothingToKeep", "nothing-to-keep", "0: keep haringpakkerstoren-dam"},
        Refused{"NotOffered", "not-offered", "0: keep haringpakkerstoren-dam", draw_contracts},
        Refused{"TrackTaken", "track-taken", "0: claim oude-kerk-waag red x1",
                [](Table& table) { table.owns(1, {"oude-kerk-waag"}); }},
        Refused{"OwnTwin", "own-twin", "0: claim korenmetershuisje-dam-b green x2",
                [](Table& table) { table.owns(0, {"korenmetershuisje-dam-a"}); }},
        Refused{"TwinClosed", "twin-closed", "0: claim korenmetershuisje-dam-b green x2",
                [](Table& table) { table.owns(1, {"korenmetershuisje-dam-a"}); }},
        Refused{"TooFewCarts", "too-few-carts", "0: claim blauwbrug-munttoren green x3",
                [](Table& table) {
                    finish(table);
                    table.state.phase = Phase::kTurn;
                    table.state.turns_left = 1;
                }},
        Refused{"WrongColour", "wrong-colour", "0: claim oude-kerk-waag blue x1",
                [](Table& table) { table.hand(0, "blue"); }},
        Refused{"TooFewCards", "too-few-cards", "0: claim oude-kerk-waag red x1"},
        Refused{"TooFewJokers", "too-few-cards", "0: claim oude-kerk-waag joker x1"},
        Refused{"CanAct", "can-act", "0: pass"}),
    [](const auto& param) { return std::string(param.param.name); });

// Some refusals have facts, and their sentences name them.
TEST(CartsRefusalFacts, NameTheCardsThatAreMissing) {
    Table t(2);
    t.hand(0, "blue x1 joker x1");
    EXPECT_EQ(t.why("0: claim oude-kerk-waag red x1"),
              "too-few-cards: You need 1 red card; you have 0.");
    EXPECT_EQ(t.why("0: claim oude-waal-waag blue x2"),
              "too-few-cards: You need 2 blue cards; you have 1.");
    EXPECT_EQ(t.why("0: claim oude-waal-waag joker x2"),
              "too-few-cards: You need 2 joker cards; you have 1.");
    EXPECT_EQ(t.why("0: claim oude-kerk-waag blue x1"),
              "wrong-colour: Pay for this route with red and wild cards, not blue.");
    EXPECT_EQ(t.why("0: take orange"), "not-in-row: There is no face-up orange card.");
}

TEST(CartsRefusalFacts, NameTheCartsThatAreLeft) {
    Table t(2);
    finish(t);
    t.state.phase = Phase::kTurn;
    t.state.turns_left = 1;
    EXPECT_EQ(t.why("0: claim blauwbrug-munttoren green x3"),
              "too-few-carts: You need 3 carts for this route; you have 2.");
}

TEST(CartsRefusalFacts, NameTheLengthOfATrackWithAnImpossiblePayment) {
    const Table t(2);
    const Refusal refusal = Carts::refusal(
        t.rules, t.state, 0, Action::claim(t.track("oude-waal-waag"), Card::kJoker, 1));
    EXPECT_EQ(problem_of(refusal).sentence,
              "Pay for this route with 2 cards of one colour. Wild cards count as any colour.");
}

// The likely meanings of a click on a part, likeliest first.
TEST(CartsIntents, ListThePaymentsOfATrackByTheMostFrequentColour) {
    Table t(2);
    t.hand(0, "blue x1 green x2 joker x1");
    const auto target = [&](const char* name) {
        return "track:" + std::to_string(t.track(name).index());
    };
    EXPECT_EQ(t.intents(0, target("oude-kerk-waag")), Texts{"claim oude-kerk-waag joker x1"});
    const Texts grey = t.intents(0, target("oude-waal-waag"));
    ASSERT_EQ(grey.size(), 6u);
    EXPECT_EQ(grey[0], "claim oude-waal-waag green x2");
    EXPECT_EQ(grey[1], "claim oude-waal-waag blue x1 joker x1");
}

TEST(CartsIntents, ListOneActionForEveryOtherPart) {
    Table t(2);
    EXPECT_EQ(t.intents(0, "pile"), Texts{"draw"});
    EXPECT_EQ(t.intents(0, "card:6"), Texts{"take joker"});
    EXPECT_EQ(t.intents(0, "contracts"), Texts{"contracts"});
    EXPECT_EQ(t.intents(0, "pass"), Texts{"pass"});
    for (const char* odd : {"", "card:7", "track:64", "track:x", "contract:99", "pay:1", "sky"}) {
        EXPECT_EQ(t.intents(0, odd), Texts{}) << odd;
    }
}

// A contract that is not offered is something to look at: a click on it asks for nothing.
TEST(CartsIntents, KeepAContractOnlyWhileContractsAreOffered) {
    Table t(2);
    EXPECT_EQ(t.intents(0, "contract:1"), Texts{});
    t.play({"0: contracts", "chance: offer noordermarkt-dam", "chance: offer dam-zuiderkerk"});
    EXPECT_EQ(t.intents(0, "contract:1"), Texts{"keep waag-munttoren"});
}

// Actions that have no text form.
TEST(CartsMalformedAction, WithUnknownOperandsIsRefused) {
    Table t(2);
    EXPECT_EQ(t.refusal(0, Action::take(Card::kNone)), "no-such-action");
    EXPECT_EQ(t.refusal(0, Action::take(static_cast<Card>(7))), "no-such-action");  // NOLINT
    EXPECT_EQ(t.refusal(0, Action::claim(TrackId(63), Card::kRed, 0)), "no-such-action");
    EXPECT_EQ(t.refusal(0, Action::claim(t.track("oude-kerk-waag"), Card::kJoker, 0)),
              "bad-payment");
    EXPECT_EQ(t.refusal(0, {static_cast<Verb>(9)}), "wrong-actor");  // NOLINT
    t.play("0: draw");
    EXPECT_EQ(t.refusal(kChance, Action::deal(Card::kNone)), "impossible-outcome");
}

TEST(CartsMalformedAction, WithOperandsOfAnotherVerbIsRefused) {
    Table t(2);
    Action draw = Action::draw();
    draw.card = Card::kRed;
    EXPECT_EQ(t.refusal(0, draw), "no-such-action");
    Action take = Action::take(Card::kRed);
    take.jokers = 1;
    EXPECT_EQ(t.refusal(0, take), "no-such-action");
    take = Action::take(Card::kRed);
    take.track = TrackId(0);
    EXPECT_EQ(t.refusal(0, take), "no-such-action");
    Action contracts = Action::contracts();
    contracts.second = ContractId(1);
    EXPECT_EQ(t.refusal(0, contracts), "no-such-action");
    t.play("0: contracts");
    Action offer = Action::offer(t.contract("dam-zuiderkerk"));
    offer.card = Card::kRed;
    EXPECT_EQ(t.refusal(kChance, offer), "no-such-action");
}

TEST(CartsMalformedAction, WithUnknownContractsIsRefused) {
    Table t(2);
    draw_contracts(t);
    EXPECT_EQ(t.refusal(0, Action::keep(ContractId(31))), "not-offered");
    EXPECT_EQ(t.refusal(0, Action::keep(ContractId(32))), "not-offered");
    EXPECT_EQ(t.refusal(0, Action::keep(t.contract("noordermarkt-dam"), ContractId(200))),
              "not-offered");
    EXPECT_EQ(t.refusal(0, Action::keep({}, t.contract("noordermarkt-dam"))), "not-offered");
}

}  // namespace
}  // namespace pakhuis::carts
