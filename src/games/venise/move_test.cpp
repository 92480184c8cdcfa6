// Recalled dice, rolls, moves, and the placement of the activation die.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"
#include "kit/chance.h"

namespace pakhuis::venise {
namespace {

// 1.2
TEST(VeniseDice, WithOneDieLeftAPlacedDieComesBackFirst) {
    Table t(2);
    t.burgher(1, "wool").die("gold", 1, 3).die("linen", 1, 2).die("order", 1, 6);
    t.die("port-a", 1, 1).finish(0).play("0: end");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.legal(), (Texts{"recall gold", "recall linen", "recall order", "recall port-a"}));
    EXPECT_EQ(t.refusal("1: recall market"), "no-own-die");
    t.play("1: recall order");
    EXPECT_EQ(t.die_on("order"), Die{});
    EXPECT_EQ(t.waiting(), "chance");
}

// 1.2
TEST(VeniseDice, WithTwoDiceLeftTheRollComesAtOnce) {
    Table t(2);
    t.die("gold", 1, 3).die("linen", 1, 2).die("order", 1, 6).finish(0).play("0: end");
    EXPECT_EQ(t.waiting(), "chance");
}

// 1.2
TEST(VeniseDice, EitherDieMovesAndTheOtherActivates) {
    Table t(2);
    t.roll(1, 4);
    EXPECT_FALSE(t.legal("move 1").empty());
    EXPECT_FALSE(t.legal("move 4").empty());
    EXPECT_EQ(t.refusal("0: move 2 gold"), "no-such-die");
    t.play("0: move 1 gold");
    EXPECT_EQ(t.legal(), (Texts{"activate 4", "rest 4"}));
}

// 1.2, the author's note
TEST(VeniseDice, RollsThatAllowNoMoveAreRolledAgain) {
    // In the middle of the street: four tiles in each direction, and the boat is far.
    Table t(2, LayoutName::kStreet);
    t.boat("port-b").burgher(0, "market");
    EXPECT_EQ(t.chances(), (Texts{"roll 1 *6", "roll 2 *6", "roll 3 *6", "roll 4 *6", "roll 5 *4",
                                  "roll 6 *4"}));
    t.play("chance: roll 6");
    EXPECT_EQ(t.chances(), (Texts{"roll 1 *1", "roll 2 *1", "roll 3 *1", "roll 4 *1"}));
    EXPECT_EQ(t.refusal("chance: roll 5"), "impossible-outcome");
    t.play("chance: roll 4");
    EXPECT_EQ(t.legal("move 6"), Texts{});
}

// 1.2, the author's note: chance never draws a roll that would be repeated
TEST(VeniseDice, OnlyRollsThatAllowAMoveAreDrawn) {
    Table t(2, LayoutName::kStreet);
    t.boat("port-b").burgher(0, "market");
    Rng rng(3);
    std::vector<double> first(kFaces);
    for (int i = 0; i < 6000; ++i) {
        first[Venise::sample_chance(t.rules, t.state, rng).number - 1u] += 1;
    }
    EXPECT_LT(kit::chi_square(first, {6, 6, 6, 6, 4, 4}), kit::chi_square_bound(5));
    t.play("chance: roll 6");
    for (int i = 0; i < 200; ++i) {
        EXPECT_LE(Venise::sample_chance(t.rules, t.state, rng).number, 4);
    }
}

// 1.2 with 4: a five may count as a four
TEST(VeniseDice, AMasterForTheMoveMakesMoreRollsPossible) {
    Table t(2, LayoutName::kStreet);
    t.boat("port-b").burgher(0, "market").engaged(0, "step-a");
    EXPECT_EQ(t.chances()[4], "roll 5 *6");
    EXPECT_EQ(t.chances()[5], "roll 6 *5");
}

// 1.3, the example with a die of 2
TEST(VeniseMove, ATwoFromPortBWithABridgeEndsOnWoolGoldOrOrder) {
    Table t(2);
    t.burgher(0, "port-b").bridge(0, "order-wool").roll(2, 3);
    EXPECT_EQ(t.legal("move 2"), (Texts{"move 2 gold", "move 2 order", "move 2 wool"}));
}

// 1.3
TEST(VeniseMove, AnotherSeatsBridgeIsNotFree) {
    Table t(2);
    t.burgher(0, "port-b").bridge(1, "order-wool").roll(2, 3);
    EXPECT_EQ(t.legal("move 2"), (Texts{"move 2 gold", "move 2 wool"}));
}

// 1.3
TEST(VeniseMove, TheWholeDieIsSpentAndNoTileIsVisitedTwice) {
    Table t(2, LayoutName::kRing);
    t.burgher(0, "market").boat("port-b").roll(2, 2);
    EXPECT_EQ(t.legal("move"), (Texts{"move 2 gold", "move 2 workshop"}));
    EXPECT_EQ(t.refusal("0: move 2 wool"), "out-of-reach");
    EXPECT_EQ(t.refusal("0: move 2 market"), "stands-there");
}

// rulings: burghers and dice do not block
TEST(VeniseMove, BurghersAndDiceOnTheWayDoNotBlock) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "port-a").burgher(1, "gold").die("gold", 1, 6).boat("port-b").roll(2, 2);
    EXPECT_EQ(t.legal("move"), Texts{"move 2 workshop"});
}

// 1.3, the example with the boat
TEST(VeniseMove, AFiveFromTheMarketReachesThePortByBoatOnly) {
    Table t(2);
    t.roll(5, 1);
    EXPECT_EQ(t.refusal("0: move 5 port-b"), "");
    Reach by_boat;
    walk(t.rules.map, Tile::kMarket, Tile::kOrder, {}, kFaces, by_boat);
    // order, boat, workshop, port B
    EXPECT_TRUE(by_boat.by_boat[at(Tile::kWorkshop)].at_cost(5) & bit(Tile::kPortB));
    EXPECT_FALSE(by_boat.by_boat[at(Tile::kOrder)].at_cost(5) & bit(Tile::kPortB));
    // The boat is moved away: on foot a 5 reaches no port.
    Reach on_foot;
    walk(t.rules.map, Tile::kMarket, Tile::kPortB, {}, kFaces, on_foot);
    for (const Tile port : {Tile::kPortA, Tile::kPortB}) {
        EXPECT_FALSE(on_foot.by_boat[at(Tile::kPortB)].at_cost(5) & bit(port));
    }
    t.play({"0: move 5 port-b", "0: boat workshop"});
    EXPECT_EQ(t.burgher_of(0), "port-b");
    EXPECT_EQ(t.state.boat, Tile::kWorkshop);
}

// 1.3
TEST(VeniseMove, TheBoatIsRiddenFromItsTileForThreeAndStaysThere) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "port-a").boat("port-a").roll(3, 1);
    EXPECT_EQ(t.legal("move 3").size(), 8u);
    t.play("0: move 3 port-b");
    EXPECT_EQ(t.state.boat, Tile::kPortB);
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.state.phase, Phase::kActivate);
}

// 1.3, reading: the place of the boat
TEST(VeniseMove, TheSeatChoosesThePlaceOfTheBoatIfThereAreSeveral) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "port-a").boat("port-a").roll(3, 1);
    // Either on foot to linen, the neighbour of the workshop tile, or by boat.
    t.play("0: move 3 linen");
    EXPECT_EQ(t.state.phase, Phase::kRide);
    EXPECT_EQ(t.legal(), (Texts{"boat linen", "boat port-a"}));
    EXPECT_EQ(t.refusal("0: boat gold"), "no-boat-there");
    t.play("0: boat port-a");
    EXPECT_EQ(t.state.boat, Tile::kPortA);
    EXPECT_EQ(t.burgher_of(0), "linen");
}

// 1.3, reading: with a 6
TEST(VeniseMove, ASixAllowsTwoBoatRides) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "port-a").boat("port-a").roll(6, 1);
    t.play("0: move 6 port-b");
    EXPECT_EQ(t.refusal("0: boat port-b"), "");
}

// 4
TEST(VeniseMove, AMasterLetsTheMoveBeOneMoreOrLess) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "port-a").boat("port-b").engaged(0, "step-b").roll(2, 1);
    EXPECT_EQ(t.legal("move 2"), (Texts{"move 2 gold", "move 2 linen", "move 2 workshop"}));
    EXPECT_EQ(t.legal("move 1"), (Texts{"move 1 gold", "move 1 workshop"}));
}

// rulings: the times when cubes may go down
TEST(VeniseMove, CubesMayGoDownBeforeTheMove) {
    Table t(2);
    t.workshop(0, "cloth-2").stock(0, "wool linen").roll(1, 1);
    EXPECT_EQ(t.legal("down"), (Texts{"down linen cloth-2", "down wool cloth-2"}));
    t.play({"0: down wool cloth-2", "0: down linen cloth-2", "0: move 1 wool"});
    EXPECT_TRUE(t.state.built.has(workshop_of(t.card("cloth-2"))));
}

// 1.4, the example
TEST(VenisePlacing, ATwoChasesASix) {
    Table t(2);
    t.burgher(0, "market").die("gold", 1, 6).roll(1, 2).play("0: move 1 gold");
    t.play("0: activate 2");
    EXPECT_EQ(t.die_on("gold"), (Die{0, 2}));
    EXPECT_EQ(placed_dice(t.state, 1), 0);
}

// 1.4
TEST(VenisePlacing, AnEqualDieIsChasedToo) {
    Table t(2);
    t.die("gold", 1, 4).roll(1, 4).play({"0: move 1 gold", "0: rest 4"});
    EXPECT_EQ(t.die_on("gold"), (Die{0, 4}));
}

// 1.4
TEST(VenisePlacing, AHigherDieIsNotPlacedButActivatesInFull) {
    Table t(2);
    t.die("gold", 1, 2).stock(0, "").roll(1, 4).play({"0: move 1 gold", "0: activate 4"});
    EXPECT_EQ(t.die_on("gold"), (Die{1, 2}));
    EXPECT_EQ(t.state.stock[0], cubes("gold x4"));
    EXPECT_EQ(placed_dice(t.state, 0), 0);
}

// 1.4, reading: an own die too
TEST(VenisePlacing, AnOwnDieIsChasedOrStaysLikeAnyOther) {
    Table t(2);
    t.die("gold", 0, 4).roll(1, 3).play({"0: move 1 gold", "0: rest 3"});
    EXPECT_EQ(t.die_on("gold"), (Die{0, 3}));
    Table lower(2);
    lower.die("gold", 0, 2).roll(1, 3).play({"0: move 1 gold", "0: rest 3"});
    EXPECT_EQ(lower.die_on("gold"), (Die{0, 2}));
}

// option `unplaced`
TEST(VenisePlacing, WithTheFanAidAnUnplacedDieCountsOne) {
    Table t(2, LayoutName::kFirst, true);
    t.die("gold", 1, 2).stock(0, "").roll(1, 4).play({"0: move 1 gold", "0: activate 4"});
    EXPECT_EQ(t.state.stock[0], cubes("gold"));
    Table placed(2, LayoutName::kFirst, true);
    placed.stock(0, "").roll(1, 4).play({"0: move 1 gold", "0: activate 4"});
    EXPECT_EQ(placed.state.stock[0], cubes("gold x4"));
}

// 4: placing and power
TEST(VenisePlacing, AMasterChangesTheValueThatIsPlacedAndUsed) {
    Table t(2);
    t.die("gold", 1, 3).engaged(0, "skill-a").stock(0, "").roll(1, 4).play("0: move 1 gold");
    EXPECT_EQ(t.legal(),
              (Texts{"activate 3", "activate 4", "activate 5", "rest 3", "rest 4", "rest 5"}));
    t.play("0: activate 3");
    EXPECT_EQ(t.die_on("gold"), (Die{0, 3}));
    EXPECT_EQ(t.state.stock[0], cubes("gold x3"));
}

// 4
TEST(VenisePlacing, AChangedValueStaysBetweenOneAndSix) {
    Table t(2);
    t.engaged(0, "skill-a").roll(1, 6).play("0: move 1 gold");
    EXPECT_EQ(t.legal("rest"), (Texts{"rest 5", "rest 6"}));
    Table low(2);
    low.engaged(0, "skill-c").roll(1, 1).play("0: move 1 gold");
    EXPECT_EQ(low.legal("rest"), (Texts{"rest 1", "rest 2"}));
}

// 1.4
TEST(VenisePlacing, RestingUsesNoPowerAndHelpsNobody) {
    Table t(2);
    t.burgher(1, "gold").stock(0, "").stock(1, "").roll(1, 4).play({"0: move 1 gold", "0: rest 4"});
    EXPECT_EQ(t.state.stock[0], Cubes{});
    EXPECT_EQ(t.state.stock[1], Cubes{});
    EXPECT_EQ(t.die_on("gold"), (Die{0, 4}));
    EXPECT_EQ(t.state.phase, Phase::kFinish);
}

}  // namespace
}  // namespace pakhuis::venise
