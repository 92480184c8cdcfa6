// The events of a step for each viewer, kind by kind.
#include <gtest/gtest.h>

#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

void expect_all_see(const Table& t, const Texts& expected) {
    for (int seat = 0; seat < t.rules.seats; ++seat) {
        EXPECT_EQ(t.seen(static_cast<Seat>(seat)), expected) << "seat " << seat;
    }
    EXPECT_EQ(t.seen(kSpectator), expected);
}

TEST(CartsEvents, ADealtCardIsSeenByItsOwner) {
    Table t = Table::at_start(3);
    t.play({"chance: deal red", "chance: deal joker"});
    EXPECT_EQ(t.seen(1), Texts{"dealt 1 joker"});
    EXPECT_EQ(t.seen(0), Texts{"dealt 1"});
    EXPECT_EQ(t.seen(kSpectator), Texts{"dealt 1"});
}

TEST(CartsEvents, ABlindDrawIsAnnouncedThenDealt) {
    Table t(2);
    t.play("0: draw");
    expect_all_see(t, {"drew 0"});
    t.play("chance: deal green");
    EXPECT_EQ(t.seen(0), Texts{"dealt 0 green"});
    EXPECT_EQ(t.seen(1), Texts{"dealt 0"});
    t.play({"0: draw", "chance: deal joker"});
    EXPECT_EQ(t.seen(0), Texts{"dealt 0 joker"});
    EXPECT_EQ(t.seen(1), Texts{"dealt 0"});
}

TEST(CartsEvents, AllSeeCardsTakenFromTheRowAndCardsTurnedUp) {
    Table t(3);
    t.play("0: take green");
    expect_all_see(t, {"took 0 green"});
    t.play("chance: turn joker");
    expect_all_see(t, {"turned joker"});
}

TEST(CartsEvents, ASweepFollowsTheCardThatCausesIt) {
    Table t(2);
    t.row("joker joker pink blue green");
    t.play({"0: take pink", "chance: turn joker"});
    expect_all_see(t, {"turned joker", "swept n=3"});
}

TEST(CartsEvents, ASweepCountsAllItsJokers) {
    Table t(2);
    t.row("joker x4 pink");
    t.play({"0: take pink", "chance: turn red"});
    expect_all_see(t, {"turned red", "swept n=4"});
}

TEST(CartsEvents, ARenewedPileIsAnnounced) {
    Table t(2);
    t.discards("pink x2 red").pile("orange", 1);
    t.play({"0: take green", "chance: turn orange"});
    expect_all_see(t, {"turned orange", "reshuffled n=3"});
    Table blind(2);
    blind.discards("pink x2 red").pile("orange", 1);
    blind.play({"0: draw", "chance: deal orange"});
    EXPECT_EQ(blind.seen(1), (Texts{"dealt 0", "reshuffled n=3"}));
}

TEST(CartsEvents, AClaimThatRenewsThePileAnnouncesIt) {
    Table t(2);
    t.hand(0, "green x3").row("pink").pile("", 1);
    t.play("0: claim blauwbrug-munttoren green x3");
    expect_all_see(
        t, {"claimed 0 green blauwbrug-munttoren n=3 points=4", "goods 0 n=1", "reshuffled n=3"});
}

TEST(CartsEvents, AnEmptyPileThatStaysEmptyIsNotAnnounced) {
    Table t(2);
    t.pile("orange", 1);
    t.play({"0: draw", "chance: deal orange"});
    EXPECT_EQ(t.seen(1), Texts{"dealt 0"});
}

TEST(CartsEvents, AClaimNamesPaymentAndPoints) {
    Table t(2);
    t.hand(0, "green x1 joker x2").hand(1, "joker x1");
    t.play("0: claim blauwbrug-munttoren green x1 joker x2");
    expect_all_see(t, {"claimed 0 green blauwbrug-munttoren n=1 jokers=2 points=4", "goods 0 n=1"});
    t.play("1: claim oude-kerk-dam joker x1");
    expect_all_see(t, {"claimed 1 joker oude-kerk-dam jokers=1 points=1"});
}

TEST(CartsEvents, AGoodsCardIsAnnouncedWithTheNewNumber) {
    Table t(2);
    t.owns(0, {"nieuwe-waal-noordermarkt"}).hand(0, "green x3");
    t.play("0: claim blauwbrug-munttoren green x3");
    EXPECT_EQ(t.seen(1)[1], "goods 0 n=2");
}

TEST(CartsEvents, OfferedContractsAreSeenByTheirOwner) {
    Table t(2);
    t.play("0: contracts");
    expect_all_see(t, {"drew-contracts 0"});
    t.play("chance: offer dam-zuiderkerk");
    EXPECT_EQ(t.seen(0), Texts{"offered 0 dam-zuiderkerk"});
    EXPECT_EQ(t.seen(1), Texts{"offered 0"});
    EXPECT_EQ(t.seen(kSpectator), Texts{"offered 0"});
}

TEST(CartsEvents, OthersSeeHowManyContractsAreKept) {
    Table t(2);
    t.play({"0: contracts", "chance: offer dam-zuiderkerk", "chance: offer noordermarkt-dam",
            "0: keep noordermarkt-dam"});
    EXPECT_EQ(t.seen(0), (Texts{"kept-contract 0 noordermarkt-dam",
                                "returned-contract 0 dam-zuiderkerk", "kept 0 n=1"}));
    EXPECT_EQ(t.seen(1), Texts{"kept 0 n=1"});
    EXPECT_EQ(t.seen(kSpectator), Texts{"kept 0 n=1"});
}

TEST(CartsEvents, TheFirstChoicesAreSecretUntilAllHaveChosen) {
    Table t = Table::at_start(2);
    t.play({"chance: deal red", "chance: deal red", "chance: deal red", "chance: deal red"});
    t.turn_up("pink blue green black orange");
    t.play({"chance: offer haringpakkerstoren-dam", "chance: offer waag-munttoren",
            "chance: offer noordermarkt-dam", "chance: offer dam-zuiderkerk"});
    t.play("1: keep waag-munttoren");
    EXPECT_EQ(t.seen(1), (Texts{"chose 1", "kept-contract 1 waag-munttoren",
                                "returned-contract 1 dam-zuiderkerk"}));
    EXPECT_EQ(t.seen(0), Texts{"chose 1"});
    EXPECT_EQ(t.seen(kSpectator), Texts{"chose 1"});
    t.play("0: keep haringpakkerstoren-dam noordermarkt-dam");
    EXPECT_EQ(t.seen(0), (Texts{"chose 0", "kept-contract 0 haringpakkerstoren-dam",
                                "kept-contract 0 noordermarkt-dam", "kept 0 n=2", "kept 1 n=1"}));
    EXPECT_EQ(t.seen(1), (Texts{"chose 0", "kept 0 n=2", "kept 1 n=1"}));
}

TEST(CartsEvents, AClaimThatCompletesAContractTellsItsOwnerOnly) {
    Table t(2);
    t.owns(0, {"oost-indisch-huis-dam-a"}).holds(0, {"dam-zuiderkerk", "noordermarkt-dam"});
    t.hand(0, "green");
    t.play("0: claim zuiderkerk-oost-indisch-huis green x1");
    const std::string claimed = "claimed 0 green zuiderkerk-oost-indisch-huis n=1 points=1";
    EXPECT_EQ(t.seen(0), (Texts{claimed, "completed 0 dam-zuiderkerk points=3"}));
    EXPECT_EQ(t.seen(1), Texts{claimed});
    EXPECT_EQ(t.seen(kSpectator), Texts{claimed});
}

TEST(CartsEvents, AContractThatIsKeptAlreadyJoinedIsCompleted) {
    Table t(2);
    t.owns(0, {"oost-indisch-huis-dam-a", "zuiderkerk-oost-indisch-huis"});
    t.play({"0: contracts", "chance: offer dam-zuiderkerk", "chance: offer noordermarkt-dam"});
    EXPECT_EQ(t.seen(0).size(), 1U) << "an offer is not yet the seat's";
    t.play("0: keep dam-zuiderkerk");
    EXPECT_EQ(t.seen(0).back(), "completed 0 dam-zuiderkerk points=3");
    EXPECT_EQ(t.seen(1), Texts{"kept 0 n=1"});
}

TEST(CartsEvents, ACompletedContractIsToldOnce) {
    Table t(2);
    t.owns(0, {"oost-indisch-huis-dam-a", "zuiderkerk-oost-indisch-huis"});
    t.holds(0, {"dam-zuiderkerk"}).hand(0, "red");
    t.play("0: claim oude-kerk-waag red x1");
    EXPECT_EQ(t.seen(0), Texts{"claimed 0 red oude-kerk-waag n=1 points=1"});
}

TEST(CartsEvents, PassesAreSeen) {
    Table t(2, small_edition());
    t.row("").pile("", 1).contract_pile({}, 1);
    t.play("0: pass");
    expect_all_see(t, {"passed 0"});
}

// Two carts are left.
Texts fourteen_spaces() {
    return {"haringpakkerstoren-oude-waal",
            "noordermarkt-haringpakkerstoren",
            "noordermarkt-korenmetershuisje",
            "munttoren-leidsepoort",
            "oude-kerk-dam",
            "zuiderkerk-oost-indisch-huis"};
}

TEST(CartsEvents, TheLastLapIsAnnouncedOnce) {
    Table t(2);
    t.owns(0, fourteen_spaces()).hand(0, "red");
    t.state.tracks[0].remove(t.track("oude-kerk-dam"));
    t.state.carts[0] = 3;
    --t.state.points[0];
    t.play("0: claim oude-kerk-waag red x1");
    expect_all_see(t, {"claimed 0 red oude-kerk-waag n=1 points=1", "last-lap 0"});
    t.play({"1: draw", "chance: deal red", "1: draw", "chance: deal red"});
    EXPECT_EQ(t.seen(0), Texts{"dealt 1"});
}

TEST(CartsEvents, TheEndRevealsAllContracts) {
    Table t(2);
    t.owns(0, fourteen_spaces()).row("joker pink blue green black");
    t.holds(0, {"haringpakkerstoren-dam", "dam-zuiderkerk"}).holds(1, {"waag-munttoren"});
    t.owns(1, {"waag-oost-indisch-huis", "oost-indisch-huis-munttoren-a"});
    t.state.turns_left = 1;
    t.play("0: take joker");
    expect_all_see(
        t, {"took 0 joker", "contract-done 1 waag-munttoren points=3",
            "contract-failed 0 haringpakkerstoren-dam points=3",
            "contract-failed 0 dam-zuiderkerk points=3", "goods-bonus 0 n=4 points=8", "over"});
}

TEST(CartsEvents, TheEndGivesTheGoodsBonus) {
    Table t(3);
    t.owns(0, fourteen_spaces()).owns(2, {"nieuwe-waal-noordermarkt"});
    t.row("joker pink blue green black");
    t.state.turns_left = 1;
    t.play("0: take joker");
    expect_all_see(t, {"took 0 joker", "contract-failed 0 haringpakkerstoren-dam points=3",
                       "contract-failed 1 waag-munttoren points=3",
                       "contract-failed 2 dam-zuiderkerk points=3", "goods-bonus 0 n=4 points=8",
                       "goods-bonus 2 n=1 points=5", "over"});
}

TEST(CartsEvents, AContractOfTheLastClaimIsToldWithTheOthers) {
    Table t(2);
    t.owns(0, fourteen_spaces()).hand(0, "red x2");
    t.state.turns_left = 1;
    t.play("0: claim korenmetershuisje-dam-a red x2");
    expect_all_see(
        t, {"claimed 0 red korenmetershuisje-dam-a n=2 points=2",
            "contract-done 0 haringpakkerstoren-dam points=3",
            "contract-failed 1 waag-munttoren points=3", "goods-bonus 0 n=4 points=8", "over"});
}

TEST(CartsEvents, AHiddenCardThatEndsTheMatchStaysHidden) {
    Table t(2);
    t.owns(0, fourteen_spaces());
    t.state.turns_left = 1;
    t.play({"0: draw", "chance: deal red", "0: draw", "chance: deal blue"});
    ASSERT_EQ(t.state.phase, Phase::kOver);
    EXPECT_EQ(t.seen(0).front(), "dealt 0 blue");
    EXPECT_EQ(t.seen(1).front(), "dealt 0");
    EXPECT_EQ(t.seen(1).back(), "over");
}

}  // namespace
}  // namespace pakhuis::carts
