// City, barge, dockers, warehouses and the black market.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

// Example: a pink block costs two pink; its good goes to the store.
TEST(AmsterdamBlocks, ABlockIsPaidInItsColourAndItsGoodIsStored) {  // blocks, example
    Table t(2);
    t.good_on("plantage-1", Good::kFurniture).supply(0, "pink x2 grey");
    t.play({"0: claim plantage-1", "0: store"});
    EXPECT_EQ(t.supply_of(0), resources("grey"));
    EXPECT_EQ(t.state.store[0], Goods::of(Good::kFurniture));
    EXPECT_TRUE(t.state.crests[0].has(block_of(find_spot("plantage-1"))));
}

TEST(AmsterdamBlocks, ATurnAllowsOneBlock) {  // blocks
    Table t(2);
    t.supply(0, "pink grey").play({"0: claim plantage-5", "0: store"});
    EXPECT_EQ(t.refusal("0: claim haarlemmerbuurt-2"), "block-limit");
}

TEST(AmsterdamBlocks, ABlockKeepsItsOwner) {  // blocks
    Table t(2);
    t.crests(1, "plantage-5").supply(0, "pink x2");
    EXPECT_EQ(t.refusal("0: claim plantage-5"), "block-taken");
}

// Example: a good is sold for two Florins.
TEST(AmsterdamBlackMarket, AGoodIsSoldAtOnceForTwoFlorins) {  // black market, example
    Table t(2);
    t.good_on("plantage-5", Good::kCoffee).supply(0, "pink");
    t.play({"0: claim plantage-5", "0: sell-florins"});
    EXPECT_EQ(t.florins_of(0), 2);
    EXPECT_EQ(t.state.black_market[Good::kCoffee], 1);
    EXPECT_EQ(t.state.store[0], Goods{});
}

TEST(AmsterdamBlackMarket, AGoodIsSoldForOneResourceOfAnyColour) {  // black market
    Table t(2);
    t.supply(0, "pink").play({"0: claim plantage-5", "0: sell-resource"});
    EXPECT_EQ(t.legal(0).size(), 6u);
    t.play("0: gain violet");
    EXPECT_EQ(t.supply_of(0), resources("violet"));
}

TEST(AmsterdamBlackMarket, EachGoodIsSoldOnceAndOnlyWhenGained) {  // black market
    Table t(2);
    t.sold("coffee").good_on("plantage-5", Good::kCoffee).supply(0, "pink");
    t.play("0: claim plantage-5");
    EXPECT_TRUE(t.state.asked.empty());  // no question
    EXPECT_EQ(t.state.store[0], Goods::of(Good::kCoffee));
    EXPECT_EQ(t.refusal("0: sell-florins"), "nothing-asked");
}

// Example: two goods of the store are loaded at a quay.
TEST(AmsterdamBarge, GoodsAreLoadedAtQuaysAndAtTheStart) {  // loading, example
    Table t(2);
    t.store(0, "beer lace").ship(0, "white-quay").play({"0: load beer", "0: load lace"});
    EXPECT_EQ(t.state.store[0], Goods{});
    EXPECT_EQ(t.state.barge[0].total(), 2);
    Table start(2);
    start.store(0, "beer").play("0: load beer");
    Table water(2);
    water.store(0, "beer").ship(0, "w1");
    EXPECT_EQ(water.refusal("0: load beer"), "no-loading");
    EXPECT_EQ(start.refusal("0: load lace"), "none-in-store");
}

// Example: three resources pay the way over the tulip anchor and a water space to the yellow quay.
TEST(AmsterdamBarge, EachSpaceCostsOneResourceOfAnyColour) {  // moving the barge, example
    Table t(2);
    t.supply(0, "pink x3 grey");
    t.play({"0: sail tulip-anchor", "0: pay pink", "0: sail w3", "0: pay pink"});
    t.play({"0: sail yellow-quay", "0: pay grey"});
    EXPECT_EQ(t.place(0), "yellow-quay");
    EXPECT_EQ(t.supply_of(0), resources("pink"));
}

TEST(AmsterdamBarge, MovesOnlyAlongChannelsAndAsOftenAsItIsPaid) {  // moving the barge
    Table t(2);
    t.supply(0, "pink x2");
    EXPECT_EQ(t.refusal("0: sail w3"), "not-beside");
    t.play({"0: sail w1", "0: sail start"});  // and back again
    EXPECT_EQ(t.refusal("0: sail w1"), "too-few-any");
}

TEST(AmsterdamBarge, SeveralBargesMayLieOnASpace) {  // moving the barge
    Table t(2);
    t.ship(1, "w1").supply(0, "pink").play("0: sail w1");
    EXPECT_EQ(t.place(0), t.place(1));
}

// Example: a docker who comes aboard gives a Florin.
TEST(AmsterdamDockers, HiringADockerAtAQuayGivesAFlorin) {  // dockers, example
    Table t(2);
    t.ship(0, "yellow-quay");
    EXPECT_EQ(t.legal(0, "hire"), (Texts{"hire brown", "hire pink"}));
    t.play("0: hire pink");
    EXPECT_EQ(t.florins_of(0), 1);
    EXPECT_EQ(t.state.aboard[0], Crew::of(Docker::kPink));
    EXPECT_EQ(t.refusal("0: hire brown"), "already-hired");
}

TEST(AmsterdamDockers, EveryStopAllowsOne) {  // ours
    Table t(2);
    t.ship(0, "yellow-quay").supply(0, "grey x2");
    t.play({"0: hire pink", "0: sail w3", "0: sail yellow-quay", "0: hire brown"});
    EXPECT_EQ(t.florins_of(0), 2);
    Table next(2);  // a new turn is a new stop
    next.ship(0, "yellow-quay").to_act({0}).play({"0: hire pink", "0: end"});
    EXPECT_FALSE(next.state.turn.hired);
}

TEST(AmsterdamDockers, AtMostTwoAreAboard) {  // dockers
    Table t(2);
    t.aboard(0, "blue white").ship(0, "yellow-quay");
    EXPECT_EQ(t.refusal("0: hire pink"), "crew-full");
}

TEST(AmsterdamDockers, NoneStandsAtTheStart) {  // ours
    Table t(2);
    EXPECT_EQ(t.legal(0, "hire"), Texts{});
    EXPECT_EQ(t.refusal("0: hire pink"), "no-quay");
}

// Example: the second docker in the building gives seven points.
TEST(AmsterdamDockers, ScoreTheNextSpaceOnArrivalAtTheirQuay) {  // dockers, example
    Table t(2);
    t.promoted("blue").aboard(0, "pink").ship(0, "w6").supply(0, "grey").play("0: sail pink-quay");
    EXPECT_EQ(t.points_of(0), 7);
    EXPECT_EQ(t.state.promoted.total(), 2);
    EXPECT_EQ(t.state.aboard[0], Crew{});
}

TEST(AmsterdamDockers, AllOfTheColourLeaveTheBargeAndTheLastSpaceTakesTheRest) {  // dockers
    Table t(2);
    t.promoted("blue x2 white").aboard(0, "pink x2").ship(0, "w6").supply(0, "grey");
    t.play("0: sail pink-quay");
    EXPECT_EQ(t.points_of(0), 3 + 3);
    Table third(2);
    third.promoted("blue x2").aboard(0, "pink white").ship(0, "w6").supply(0, "grey");
    third.play("0: sail pink-quay");
    EXPECT_EQ(third.points_of(0), 5);
    EXPECT_EQ(third.state.aboard[0], Crew::of(Docker::kWhite));
}

// Example: beer on the first roof gives four.
TEST(AmsterdamDelivery, TheBestFreeRoofIsTaken) {  // delivering, example
    Table t(2);
    t.barge(0, "beer x3").ship(0, "beer-anchor").play("0: deliver beer");
    EXPECT_EQ(t.points_of(0), 4);
    t.play({"0: deliver beer", "0: deliver beer"});
    EXPECT_EQ(t.points_of(0), 4 + 3 + 2);
}

TEST(AmsterdamDelivery, AWarehouseTakesThreeOfItsOwnGood) {  // delivering
    Table t(2);
    t.delivered("beer x3").barge(0, "beer lace").ship(0, "beer-anchor");
    EXPECT_EQ(t.refusal("0: deliver beer"), "full");
    EXPECT_EQ(t.refusal("0: deliver lace"), "not-here");
    EXPECT_EQ(t.refusal("0: deliver tulip"), "none-aboard");
}

TEST(AmsterdamDelivery, ADepotTakesOneGoodOfAnyKind) {  // delivering
    Table t(2);
    t.barge(0, "tulip beer").ship(0, "depot-3").play("0: deliver tulip");
    EXPECT_EQ(t.points_of(0), 5);
    EXPECT_EQ(t.refusal("0: deliver beer"), "full");
}

TEST(AmsterdamDelivery, GoodsOfTheStoreCannotBeDelivered) {  // delivering
    Table t(2);
    t.store(0, "beer").ship(0, "beer-anchor");
    EXPECT_EQ(t.refusal("0: deliver beer"), "none-aboard");
}

// Example: in round 4 the second roof of cheese gives 6 and 4.
TEST(AmsterdamDelivery, AnEarlyDeliveryGivesEightMinusTheRoundExtra) {  // rounds 1–7, example
    Table t(2);
    t.round(4).delivered("cheese").barge(0, "cheese").ship(0, "cheese-anchor");
    t.play("0: deliver cheese");
    EXPECT_EQ(t.points_of(0), 10);
    for (int round = 1; round <= 12; ++round) {
        EXPECT_EQ(early_bonus(round), round <= 7 ? 8 - round : 0);
    }
}

TEST(AmsterdamDelivery, DepotsAlsoGiveTheEarlyBonus) {  // rounds 1–7
    Table t(2);
    t.round(7).barge(0, "cheese").ship(0, "depot-1").play("0: deliver cheese");
    EXPECT_EQ(t.points_of(0), 3 + 1);
}

}  // namespace
}  // namespace pakhuis::amsterdam
