// The Amstel and the market.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

std::vector<int> order_of(const Table& t) {
    return {t.state.order.begin(), t.state.order.end()};
}

// Example: two steps cost three resources and pass a bridge of four points.
TEST(AmsterdamAmstel, TheFirstStepCostsOneAndEachFurtherStepTwo) {  // Amstel, example
    Table t(2);
    t.amstel({7, 1}).supply(0, "pink x3").play("0: advance 2");
    EXPECT_EQ(t.supply_of(0), Resources{});
    EXPECT_EQ(t.space_of(0), 9);
    EXPECT_EQ(t.points_of(0), 4);
}

TEST(AmsterdamAmstel, AMoveMustBePayable) {  // ours
    Table t(2);
    t.supply(0, "pink x4");
    EXPECT_EQ(t.legal(0, "advance"), (Texts{"advance 1", "advance 2"}));
    EXPECT_EQ(t.refusal("0: advance 3"), "too-few-any");
}

TEST(AmsterdamAmstel, AllowsOneActionATurn) {  // Amstel
    Table t(2);
    t.supply(0, "pink x4").play("0: advance 1");
    EXPECT_EQ(t.refusal("0: advance 1"), "already-advanced");
}

TEST(AmsterdamAmstel, StepsOfCardsAndTilesDoNotCountAsTheAction) {  // ours
    Table t(2);
    t.active(0, "017").amstel({1, 5}).round(1).tile("a1").florins(0, 1).supply(0, "pink");
    t.play({"0: advance 1", "0: use 017", "0: market"});
    EXPECT_EQ(t.space_of(0), 5);
    EXPECT_EQ(t.points_of(0), 1 + 2);
}

TEST(AmsterdamAmstel, TheLastDiscToArriveLiesOnTop) {  // Amstel
    Table t(3);
    t.amstel({1, 2, 2}).supply(0, "pink").play("0: advance 1");
    EXPECT_EQ(order_of(t), (std::vector{0, 1, 2}));
    Table behind(3);
    behind.amstel({1, 3, 2}).supply(0, "pink").play("0: advance 1");
    EXPECT_EQ(order_of(behind), (std::vector{1, 0, 2}));
}

TEST(AmsterdamAmstel, EveryBridgePaysWhenItIsPassed) {  // Amstel
    const std::array<std::pair<int, int>, 4> bridges{{{4, 2}, {8, 4}, {12, 6}, {16, 8}}};
    for (const auto& [space, points] : bridges) {
        Table t(2);
        t.amstel({space, 1}).supply(0, "pink").play("0: advance 1");
        EXPECT_EQ(t.points_of(0), points);
        Table before(2);
        before.amstel({space - 1, 1}).supply(0, "pink").play("0: advance 1");
        EXPECT_EQ(before.points_of(0), 0);
    }
}

TEST(AmsterdamAmstel, TheMouthPaysTenAndKeepsTheOrderOfArrival) {  // the mouth
    Table t(3);
    t.amstel({18, 19, 17}).supply(0, "pink").play("0: advance 1");
    EXPECT_EQ(t.points_of(0), 10);
    EXPECT_EQ(order_of(t), (std::vector{1, 0, 2}));
    EXPECT_EQ(t.refusal("0: advance 1"), "already-advanced");
}

TEST(AmsterdamAmstel, NoStepLeadsBeyondTheMouth) {  // ours
    Table t(2);
    t.amstel({18, 1}).supply(0, "pink x9");
    EXPECT_EQ(t.legal(0, "advance"), (Texts{"advance 1"}));
    EXPECT_EQ(t.refusal("0: advance 2"), "too-far");
    t.round(1).tile("a1").florins(0, 1).play("0: market");  // the tile's second step is lost
    EXPECT_EQ(t.space_of(0), 19);
    EXPECT_EQ(t.points_of(0), 1 + 10);
}

// A disc with 034 returns to the top also in others' turns, after any kind of step.
TEST(AmsterdamAmstel, Card034ActsOutOfTurn) {  // 034
    Table t(3);
    t.active(2, "034").active(0, "074").amstel({4, 6, 5}).supply(0, "pink");
    t.play({"0: claim plantage-5", "0: store"});  // one step by 074
    EXPECT_EQ(order_of(t), (std::vector{1, 2, 0}));
    t.play("0: end").supply(2, "pink");
    t.to_act({2}).play("2: advance 1");  // in the own turn, on top of seat 1
    EXPECT_EQ(order_of(t), (std::vector{2, 1, 0}));
}

// Example: a Florin buys a point and two steps.
TEST(AmsterdamMarket, TheTileGivesPointsAndStepsForFlorins) {  // market, example
    Table t(2);
    t.round(1).tile("a1").florins(0, 1).play("0: market");
    EXPECT_EQ(t.florins_of(0), 0);
    EXPECT_EQ(t.points_of(0), 1);
    EXPECT_EQ(t.space_of(0), 3);
}

TEST(AmsterdamMarket, IsUsedOnceATurnAndOnlyIfItCanBePaid) {  // market
    Table t(2);
    t.round(1).tile("a2").florins(0, 5).play("0: market");
    EXPECT_EQ(t.refusal("0: market"), "market-used");
    Table poor(2);
    poor.round(7).tile("b16").florins(0, 5);
    EXPECT_EQ(poor.refusal("0: market"), "too-few-florins");
}

struct TileCase {
    const char* name;
    int price;
    int points;
    int steps;
    int resources;
};

class AmsterdamTile : public testing::TestWithParam<TileCase> {};

TEST_P(AmsterdamTile, HasTheEffectOfTheSupplement) {  // market tiles
    const TileCase& c = GetParam();
    Table t(2);
    t.round(c.name[0] == 'a' ? 1 : 7).tile(c.name).florins(0, c.price);
    t.play("0: market");
    EXPECT_EQ(t.florins_of(0), 0);
    EXPECT_EQ(t.points_of(0), c.points);
    EXPECT_EQ(t.space_of(0), 1 + c.steps);
    for (int i = 0; i < c.resources; ++i) t.play("0: gain pink");
    EXPECT_EQ(t.supply_of(0).total(), c.resources);
    EXPECT_TRUE(t.state.asked.empty());
}

TEST_P(AmsterdamTile, CannotBePaidWithFewerFlorins) {  // market tiles
    const TileCase& c = GetParam();
    Table t(2);
    t.round(c.name[0] == 'a' ? 1 : 7).tile(c.name).florins(0, c.price - 1);
    EXPECT_EQ(t.refusal("0: market"), "too-few-florins");
}

INSTANTIATE_TEST_SUITE_P(All, AmsterdamTile,
                         testing::Values(TileCase{"a1", 1, 1, 2, 0}, TileCase{"a2", 1, 2, 0, 0},
                                         TileCase{"a3", 1, 3, 0, 0}, TileCase{"a4", 2, 2, 0, 1},
                                         TileCase{"a5", 2, 3, 1, 0}, TileCase{"a6", 2, 4, 0, 0},
                                         TileCase{"a7", 3, 4, 2, 0}, TileCase{"a8", 3, 5, 0, 0},
                                         TileCase{"b9", 3, 5, 0, 1}, TileCase{"b10", 4, 4, 2, 0},
                                         TileCase{"b11", 4, 6, 1, 0}, TileCase{"b12", 4, 8, 0, 0},
                                         TileCase{"b13", 5, 11, 0, 1}, TileCase{"b14", 5, 12, 0, 0},
                                         TileCase{"b15", 6, 14, 0, 0},
                                         TileCase{"b16", 6, 15, 0, 0}),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace pakhuis::amsterdam
