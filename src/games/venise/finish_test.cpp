// Bridges and production.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// 1.6, the first example
TEST(VeniseBridge, CostsThreeCubesOfAnyKindWithASixAndAThree) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 6).die("linen", 0, 3).stock(0, "wool x2 gold").finish(0);
    EXPECT_EQ(t.legal("bridge"), (Texts{"bridge linen-gold wool x2 gold x1 back gold",
                                        "bridge linen-gold wool x2 gold x1 back linen"}));
    t.play("0: bridge gold-linen wool x2 gold x1 back gold");
    EXPECT_TRUE(t.state.bridges[0].has(t.spot("linen-gold")));
    EXPECT_EQ(t.state.stock[0], Cubes{});
    EXPECT_EQ(t.die_on("gold"), Die{});
    EXPECT_EQ(t.die_on("linen"), (Die{0, 3}));
}

// 1.6
TEST(VeniseBridge, CostsNothingWithEqualDice) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 2).die("linen", 0, 2).stock(0, "").finish(0);
    t.play("0: bridge linen-gold back linen");
    EXPECT_EQ(t.state.bridges[0].count(), 1);
}

// 1.6
TEST(VeniseBridge, ReplacesAnotherSeatsBridgeForTheSum) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 2).die("linen", 0, 3).bridge(1, "linen-gold");
    t.stock(0, "wool x4").finish(0);
    EXPECT_EQ(t.legal("bridge"), Texts{});
    t.stock(0, "wool x5").play("0: bridge linen-gold wool x5 back linen");
    EXPECT_EQ(t.state.bridges[0].count(), 1);
    EXPECT_EQ(t.state.bridges[1].count(), 0);
}

// 1.6
TEST(VeniseBridge, CannotReplaceAnOwnBridge) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 2).die("linen", 0, 2).bridge(0, "linen-gold").finish(0);
    EXPECT_EQ(t.refusal("0: bridge linen-gold back gold"), "own-bridge");
}

// 1.6
TEST(VeniseBridge, NeedsOwnDiceOnTheBurghersTileAndOneBesideIt) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 2).die("order", 0, 2).die("market", 1, 2).finish(0);
    EXPECT_EQ(t.refusal("0: bridge order-gold back gold"), "not-beside");
    EXPECT_EQ(t.refusal("0: bridge market-gold back gold"), "no-own-die");
    EXPECT_EQ(t.refusal("0: bridge gold-port-a back gold"), "no-own-die");
    EXPECT_EQ(t.legal("bridge"), Texts{});
    t.die("linen", 0, 3).stock(0, "wool");
    EXPECT_EQ(t.refusal("0: bridge linen-gold wool x1 back market"), "die-elsewhere");
    EXPECT_EQ(t.refusal("0: bridge linen-gold back gold"), "wrong-price");
    EXPECT_EQ(t.refusal("0: bridge linen-gold linen x1 back gold"), "not-in-stock");
    t.burgher(0, "port-b");
    EXPECT_EQ(t.refusal("0: bridge linen-gold wool x1 back gold"), "burgher-elsewhere");
}

// 1.6
TEST(VeniseBridge, IsBuiltOnceATurnAndBeforeProduction) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 2).die("linen", 0, 2).die("port-a", 0, 2);
    t.built(0, "jewels-1", "gold").orders(0, "jewels-plus-1").finish(0);
    Table first = t;
    first.play("0: bridge linen-gold back linen");
    EXPECT_EQ(first.legal("bridge"), Texts{});
    EXPECT_EQ(first.refusal("0: bridge gold-port-a back gold"), "one-bridge");
    t.play("0: produce jewels-1 plus-1");
    EXPECT_EQ(t.legal("bridge"), Texts{});
    EXPECT_EQ(t.refusal("0: bridge linen-gold back linen"), "produced-already");
}

// 1.6: one bridge in each turn
TEST(VeniseBridge, AnotherMayBeBuiltInTheNextTurn) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 2).die("linen", 0, 2).die("port-a", 0, 2).finish(0);
    t.play({"0: bridge linen-gold back linen", "0: end"});
    EXPECT_FALSE(t.state.bridged);
    t.finish(0).play("0: bridge gold-port-a back gold");
    EXPECT_EQ(t.state.bridges[0].count(), 2);
}

// rulings: all five bridges are built
TEST(VeniseBridge, CannotBeBuiltAfterTheFifth) {
    Table t(2, LayoutName::kCompact);
    for (const char* edge :
         {"market-order", "market-workshop", "market-master", "market-wool", "market-linen"}) {
        t.bridge(0, edge);
    }
    t.burgher(0, "gold").die("gold", 0, 2).die("market", 0, 2).finish(0);
    EXPECT_EQ(t.refusal("0: bridge market-gold back gold"), "no-bridge-left");
}

// 1.4, 1.6, reading: an own lower die still counts
TEST(VeniseBridge, UsesAnOlderDieThatStayed) {
    Table t(2);
    t.die("gold", 0, 2).die("linen", 0, 2).stock(0, "").roll(1, 5);
    t.play({"0: move 1 gold", "0: rest 5", "0: bridge linen-gold back gold"});
    EXPECT_EQ(t.state.bridges[0].count(), 1);
}

// 1.6, the second example
TEST(VeniseBridge, IsBuiltInTheWholeTurnOfTheExample) {
    Table t(2);
    t.burgher(1, "gold").die("gold", 1, 5).die("port-a", 0, 3).stock(0, "").stock(1, "");
    t.roll(1, 4).play({"0: move 1 gold", "0: activate 4"});
    EXPECT_EQ(placed_dice(t.state, 1), 0);
    EXPECT_EQ(t.state.stock[0], cubes("gold x4"));
    t.play("1: store");
    EXPECT_EQ(t.state.stock[1], cubes("gold"));
    t.play("0: bridge gold-port-a gold x1 back gold");
    EXPECT_EQ(t.state.stock[0], cubes("gold x3"));
    EXPECT_EQ(t.die_on("gold"), Die{});
    EXPECT_EQ(t.die_on("port-a"), (Die{0, 3}));
    EXPECT_TRUE(t.state.bridges[0].has(t.spot("gold-port-a")));
}

// 1.7, the example
TEST(VeniseProduction, ThreeGoldCompleteFillAndProduceWithAPlusTwo) {
    Table t(2);
    t.workshop(0, "jewels-3", "linen gold").stock(0, "gold x3");
    t.orders(0, "jewels-plus-1 jewels-plus-2").finish(0);
    t.play({"0: down gold jewels-3", "0: down gold jewels-3", "0: down gold jewels-3"});
    EXPECT_EQ(t.legal("produce"), (Texts{"produce jewels-3 plus-1", "produce jewels-3 plus-2"}));
    t.play("0: produce jewels-3 plus-2");
    EXPECT_EQ(t.state.store[0], counts_of<Goods>("jewels x2"));
    EXPECT_EQ(t.price_of(Good::kJewels), 2);
    EXPECT_EQ(t.state.orders[0], Orders::of(OrderKind::kJewels1));
    EXPECT_EQ(t.state.on_workshop[at(workshop_of(t.card("jewels-3")))], Cubes{});
}

// 1.7
TEST(VeniseProduction, NeedsABuiltFullWorkshopAndAnOrderOfItsGood) {
    Table t(2);
    t.built(0, "jewels-3", "gold").workshop(0, "lace-3", "linen x2").built(0, "cloth-1", "wool");
    t.orders(0, "jewels-plus-1 lace-plus-2").finish(0);
    EXPECT_EQ(t.legal("produce"), Texts{});
    EXPECT_EQ(t.refusal("0: produce jewels-3 plus-1"), "not-full");
    EXPECT_EQ(t.refusal("0: produce lace-3 plus-2"), "not-built");
    EXPECT_EQ(t.refusal("0: produce cloth-1 plus-1"), "no-order");
    EXPECT_EQ(t.refusal("0: produce cloth-2 plus-1"), "not-your-card");
}

// 1.7
TEST(VeniseProduction, EachWorkshopProducesOnceATurn) {
    Table t(2);
    t.built(0, "jewels-1", "gold").built(0, "jewels-2", "gold").stock(0, "gold");
    t.orders(0, "jewels-plus-1 x3").finish(0);
    t.play({"0: produce jewels-1 plus-1", "0: down gold jewels-1"});
    EXPECT_EQ(t.refusal("0: produce jewels-1 plus-1"), "once-a-turn");
    t.play("0: produce jewels-2 plus-1");
    EXPECT_EQ(t.state.store[0], counts_of<Goods>("jewels x2"));
    EXPECT_EQ(t.price_of(Good::kJewels), 2);
    t.play("0: end");
    EXPECT_TRUE(t.state.produced.empty());
}

// 1.7, rulings: an order taken in this turn counts too
TEST(VeniseProduction, MayUseAnOrderTakenInTheSameTurn) {
    Table t(2, LayoutName::kCompact);
    t.built(0, "cloth-5", "wool x3").roll(1, 1).play({"0: move 1 order", "0: activate 1"});
    t.play({"chance: draw cloth-plus-2", "0: keep cloth-plus-2", "0: produce cloth-5 plus-2"});
    EXPECT_EQ(t.state.store[0], counts_of<Goods>("cloth x3"));
    EXPECT_EQ(t.price_of(Good::kCloth), 2);
}

// 1.7: the place is free again
TEST(VeniseProduction, AUsedOrderFreesItsPlace) {
    Table t(2);
    t.built(0, "jewels-1", "gold").orders(0, "jewels-plus-1 x4").finish(0);
    EXPECT_EQ(free_places(t.rules, t.state, 0, 2), 0);
    t.play("0: produce jewels-1 plus-1");
    EXPECT_EQ(free_places(t.rules, t.state, 0, 2), 1);
}

}  // namespace
}  // namespace pakhuis::venise
