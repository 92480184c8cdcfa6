// The effects of paid masters.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// 1.4.2.3
TEST(VeniseMasters, ASingleUseMasterActsAtOnceAndGoesUnderTheBoard) {
    Table t(2);
    t.master(0, "price-cloth", "", 2).stock(0, "wool").finish(0);
    EXPECT_EQ(free_places(t.rules, t.state, 0, 2), 3);
    t.play("0: down wool price-cloth");
    EXPECT_EQ(t.price_of(Good::kCloth), 1);
    EXPECT_TRUE(t.state.under[0].has(master_of(t.card("price-cloth"))));
    EXPECT_TRUE(t.state.masters[0].empty());
    EXPECT_EQ(free_places(t.rules, t.state, 0, 2), 4);
}

// 1.4.2.3
TEST(VeniseMasters, APermanentMasterIsActiveFromItsLastCube) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "port-a").boat("port-b").master(0, "step-a", "wool").stock(0, "linen").roll(2, 2);
    EXPECT_EQ(t.legal("move"), Texts{"move 2 workshop"});
    t.play("0: down linen step-a");
    EXPECT_EQ(t.legal("move"), (Texts{"move 2 gold", "move 2 linen", "move 2 workshop"}));
    EXPECT_EQ(free_places(t.rules, t.state, 0, 1), 3);
}

// 4
TEST(VeniseMasters, FillingTheStockAddsAtMostTwoKinds) {
    Table t(2);
    t.master(0, "fill-a", "wool").stock(0, "wool linen gold").finish(0);
    t.play("0: down gold fill-a");
    EXPECT_EQ(t.waiting(), "0");
    // There are 28 stocks of six cubes of three kinds. Stocks with more of all three are illegal.
    int three = 0;
    for (int w = 2; w <= 6; ++w) {
        for (int l = 2; w + l <= 6; ++l) three += 6 - w - l >= 1;
    }
    EXPECT_EQ(t.legal().size(), 28u - static_cast<unsigned>(three));
    EXPECT_EQ(t.refusal("0: fill wool x2 linen x2 gold x2"), "three-kinds");
    EXPECT_EQ(t.refusal("0: fill wool x5"), "bad-count");
    EXPECT_EQ(t.refusal("0: end"), "answer-due");
    t.play("0: fill wool x1 linen x3 gold x2");
    EXPECT_EQ(t.state.stock[0], cubes("wool linen x3 gold x2"));
    EXPECT_EQ(t.waiting(), "0");
}

// 4, while the stock overflows
TEST(VeniseMasters, FillingAStockThatOverflowsLeavesSix) {
    Table t(2);
    t.master(0, "fill-a", "wool").stock(0, "wool x3 linen x3").roll(1, 3);
    t.play({"0: move 1 gold", "0: activate 3", "0: down gold fill-a"});
    t.play("0: fill gold x6");
    EXPECT_EQ(t.state.stock[0], cubes("gold x6"));
    EXPECT_EQ(t.state.phase, Phase::kFinish);
}

// 4
TEST(VeniseMasters, RaisingAGoodLowersAnotherGoodWithAOne) {
    Table t(2);
    t.master(0, "price-cloth").stock(0, "wool").price("lace", 1).price("jewels", 2, 1).finish(0);
    t.play("0: down wool price-cloth");
    EXPECT_EQ(t.legal(), (Texts{"lower jewels", "lower lace"}));
    EXPECT_EQ(t.refusal("0: lower cloth"), "just-raised");
    t.play("0: lower jewels");
    EXPECT_EQ(t.price_of(Good::kCloth), 1);
    EXPECT_EQ(t.price_of(Good::kJewels), 3);
    EXPECT_EQ(t.price_of(Good::kLace), 1);
}

// 4: there is one for each good, paid with its colour
TEST(VeniseMasters, EachMasterOfPricesRaisesItsOwnGood) {
    const std::array<const char*, 3> goods{"cloth", "lace", "jewels"};
    const std::array<const char*, 3> colours{"wool", "linen", "gold"};
    for (std::size_t i = 0; i < goods.size(); ++i) {
        Table t(2);
        const std::string card = std::string("price-") + goods[i];
        t.master(0, card).stock(0, "wool linen gold").finish(0);
        EXPECT_EQ(t.legal("down"), Texts{std::string("down ") + colours[i] + " " + card});
        t.play(std::string("0: down ") + colours[i] + " " + card);
        std::array<std::uint8_t, kColours> ones{};
        ones[i] = 1;
        EXPECT_EQ(t.state.ones, ones);
    }
}

// 4
TEST(VeniseMasters, TheOnlyGoodWithAOneFallsWithoutAQuestion) {
    Table t(2);
    t.master(0, "price-cloth").stock(0, "wool").price("lace", 0, 2).price("jewels", 1).finish(0);
    t.play("0: down wool price-cloth");
    EXPECT_EQ(t.price_of(Good::kJewels), 0);
    EXPECT_EQ(t.price_of(Good::kLace), 4);
}

// 4
TEST(VeniseMasters, TwosAreNeverTouchedAndNothingFallsBelowZero) {
    Table t(2);
    t.master(0, "price-cloth").stock(0, "wool").price("lace", 0, 1).finish(0);
    t.play("0: down wool price-cloth");
    EXPECT_EQ(t.price_of(Good::kCloth), 1);
    EXPECT_EQ(t.price_of(Good::kLace), 2);
}

// 4
TEST(VeniseMasters, TheMasterOfBridgesGivesTwoPointsForEachBridgeAtTheEnd) {
    Table t(2);
    t.bridge(0, "market-gold").bridge(0, "linen-port-b").engaged(0, "bridges-a");
    EXPECT_EQ(t.score(0), 1 + 1 + 2 * 2 + 1);
}

// 4, rulings: it joins the price when used
TEST(VeniseMasters, AMasterThatIsAnOrderRaisesThePriceWhenUsed) {
    Table t(2);
    t.built(0, "lace-1", "linen").finish(0);
    t.state.master_deck[0].cards.remove(master_of(t.card("order-lace")));
    t.state.orders[0] = Orders::of(OrderKind::kLace1);
    t.play("0: produce lace-1 plus-1");
    EXPECT_EQ(t.price_of(Good::kLace), 1);
    EXPECT_EQ(t.score(0), 0);
}

}  // namespace
}  // namespace pakhuis::venise
