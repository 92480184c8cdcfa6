// The changes in version 2 of the rules, each compared with version 1.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// Seat 0 has moved to a tile and decides about its power, by the rules of a version.
Table arrived_by_version(int version, std::string_view tile, int die, int seats = 2) {
    Table t(rules_of_version(version, seats));
    t.burgher(0, tile).state.phase = Phase::kActivate;
    t.state.rolled = {static_cast<std::uint8_t>(die), 0};
    return t;
}

// 1.4.1.1: cubes may go down at any time in the own turn
TEST(VeniseVersions, CubesGoDownAtEveryDecisionOfTheOwnTurn) {
    for (const int version : {1, 2}) {
        const Texts then = version == 1 ? Texts{} : Texts{"down linen jewels-3"};
        Table recall(rules_of_version(version, 2));
        recall.die("gold", 0, 1).die("linen", 0, 1).die("order", 0, 1).die("market", 0, 1);
        recall.workshop(0, "jewels-3", "gold x2").state.phase = Phase::kRecall;
        EXPECT_EQ(recall.legal("down"), then);

        Table power = arrived_by_version(version, "gold", 1);
        EXPECT_EQ(power.workshop(0, "jewels-3", "gold x2").legal("down"), then);

        Table market = arrived_by_version(version, "market", 2);
        market.workshop(0, "jewels-3", "gold x2").store(0, "lace x2").price("lace", 1, 1);
        EXPECT_EQ(market.play("0: activate 2").legal("down"), then);
        EXPECT_EQ(market.play("0: sell lace x1").legal("down"), then);

        Table port = arrived_by_version(version, "port-a", 2);
        port.workshop(0, "jewels-3", "gold x2").store(0, "lace x2");
        EXPECT_EQ(port.play("0: activate 2").legal("down"), then);
        EXPECT_EQ(port.play("0: ship lace").legal("down"), then);

        Table cards = arrived_by_version(version, "order", 1);
        cards.workshop(0, "jewels-3", "gold x2");
        cards.play({"0: activate 1", "chance: draw cloth-plus-1"});
        EXPECT_EQ(cards.legal("down"), then);
    }
}

// 1.3: the choice of the boat's place after a ride is a decision like others
TEST(VeniseVersions, CubesGoDownWhileThePlaceOfTheBoatIsChosen) {
    for (const int version : {1, 2}) {
        Table t(rules_of_version(version, 2, LayoutName::kStreet));
        t.burgher(0, "port-a").boat("port-a").workshop(0, "jewels-3", "gold x2").roll(3, 1);
        t.play("0: move 3 linen");
        ASSERT_EQ(t.state.phase, Phase::kRide);
        EXPECT_EQ(t.legal("down").size(), version == 1 ? 0u : 1u);
    }
}

// 1.1, 4: a master paid between move and power counts for this power
TEST(VeniseVersions, AMasterPaidAfterTheMoveHelpsTheActivation) {
    Table t = arrived_by_version(2, "gold", 3);
    t.master(0, "skill-a", "linen").play("0: down gold skill-a");
    EXPECT_EQ(t.state.phase, Phase::kActivate);
    EXPECT_EQ(t.legal("activate"), (Texts{"activate 2", "activate 3", "activate 4"}));
    Table old = arrived_by_version(1, "gold", 3);
    old.master(0, "skill-a", "linen");
    EXPECT_EQ(old.why("0: down gold skill-a"), "not-now: You can't do that now. First: activate.");
}

// 1.4.1.2, 1.4.2.3: a master used while cards are looked at frees its place
TEST(VeniseVersions, AMasterUsedWhileChoosingFreesItsPlace) {
    Table t = arrived_by_version(2, "master", 1);
    t.workshop(0, "cloth-1").workshop(0, "cloth-2").workshop(0, "cloth-3");
    t.master(0, "fill-a", "wool").play({"0: activate 1", "chance: draw step-a"});
    EXPECT_EQ(t.legal("keep"), (Texts{"keep none", "keep step-a row 2"}));
    t.play({"0: down gold fill-a", "0: fill wool x3 linen x3"});
    EXPECT_EQ(t.state.phase, Phase::kKeep);
    EXPECT_EQ(t.legal("keep"), (Texts{"keep none", "keep step-a row 1", "keep step-a row 2"}));
}

// 4, 1.4.1.3: the sale goes on after the question of a master
TEST(VeniseVersions, AMasterOfPricesMayAskBeforeThePriceFalls) {
    Table t = arrived_by_version(2, "market", 1);
    t.store(0, "lace").price("lace", 1, 1).price("jewels", 1).master(0, "price-cloth");
    t.play({"0: activate 1", "0: sell lace x1", "0: down wool price-cloth"});
    EXPECT_EQ(t.legal(), (Texts{"lower jewels", "lower lace"}));
    EXPECT_EQ(t.refusal("0: lower cloth"), "just-raised");
    EXPECT_EQ(t.refusal("0: drop one"), "answer-due");
    t.play("0: lower lace");
    EXPECT_EQ(t.state.phase, Phase::kFall);
    EXPECT_EQ(t.legal(), Texts{"drop two"});  // the last one of the price has gone
    EXPECT_EQ(t.refusal("0: drop one"), "no-one");
    t.play("0: drop two");
    EXPECT_EQ(t.price_of(Good::kLace), 0);
    EXPECT_EQ(t.price_of(Good::kCloth), 1);
}

// 4: in both versions the master asks for the falling price if two goods have a one
TEST(VeniseVersions, AMasterOfPricesAsksIfTwoGoodsCanFall) {
    for (const int version : {1, 2}) {
        Table t(rules_of_version(version, 2));
        t.master(0, "price-cloth").stock(0, "wool").price("lace", 1).price("jewels", 2, 1);
        t.finish(0).play("0: down wool price-cloth");
        EXPECT_EQ(t.legal(), (Texts{"lower jewels", "lower lace"}));
        EXPECT_EQ(t.state.raised, version == 1 ? Good::kNone : Good::kCloth);
        EXPECT_EQ(t.state.good, version == 1 ? Good::kCloth : Good::kNone);
        EXPECT_EQ(t.json().find("raised") == std::string::npos, version == 1);
        t.play("0: lower lace");
        EXPECT_EQ(t.state.raised, Good::kNone);
        EXPECT_EQ(t.state.good, Good::kNone);
    }
}

// 1.5: the use of the tile is optional for the others
TEST(VeniseVersions, ASecondaryActivationOnADeckMayBeDeclined) {
    Table t = arrived_by_version(2, "order", 1, 3);
    t.burgher(1, "order").burgher(2, "order").workshop(1, "jewels-3");
    t.play({"0: activate 1", "chance: draw cloth-plus-1", "0: keep none"});
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.legal(), (Texts{"decline", "look"}));  // no cubes go down in another seat's turn
    t.play("1: decline");
    EXPECT_EQ(t.told(0), Texts{"Seat 1 draws no cards."});
    EXPECT_EQ(t.waiting(), "2");
    t.play("2: look");
    EXPECT_EQ(t.told(0), Texts{"Seat 2 activates order with 1."});
    EXPECT_EQ(t.waiting(), "chance");
    t.play({"chance: draw lace-plus-1", "2: keep none"});
    EXPECT_EQ(t.state.phase, Phase::kFinish);

    Table old = arrived_by_version(1, "order", 1, 3);
    old.burgher(1, "order");
    old.play({"0: activate 1", "chance: draw cloth-plus-1", "0: keep none"});
    EXPECT_EQ(old.state.actor, 1);
    EXPECT_EQ(old.waiting(), "chance");
}

// A position of version 1 contains nothing of version 2.
TEST(VeniseVersions, VersionOneRefusesPositionsOfVersionTwo) {
    Table t(rules_of_version(1, 2));
    t.burgher(0, "order").burgher(1, "order").state.phase = Phase::kLook;
    t.state.actor = 1;
    t.state.value = 1;
    EXPECT_EQ(t.problem(), "bad-phase");
    t.rules = rules_of_version(2, 2);
    EXPECT_EQ(t.problem(), "");
    t.finish(0).state.value = 0;
    t.state.raised = Good::kLace;
    EXPECT_EQ(t.problem(), "bad-phase");
}

}  // namespace
}  // namespace pakhuis::venise
