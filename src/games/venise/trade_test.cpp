// Market, ports and prices.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// Seat 0 moves from gold to the market of layout `first` and has a die to activate it.
Table at_market(int seats, int die) {
    Table t(seats);
    t.burgher(0, "gold").roll(1, die).play("0: move 1 market");
    return t;
}
Table at_port(int die) {
    Table t(2);
    t.burgher(0, "gold").roll(1, die).play("0: move 1 port-a");
    return t;
}
Table at_port_b(int die) {
    Table t(2);
    t.burgher(0, "linen").roll(1, die).play("0: move 1 port-b");
    return t;
}

// 1.4.1.3, the example
TEST(VeniseMarket, ThreeJewelsAtFourAndABonusOfFourGiveTwentyFour) {
    Table t = at_market(2, 3);
    t.store(0, "jewels x3").price("jewels", 2, 1).play({"0: activate 3", "0: sell jewels x3"});
    EXPECT_EQ(t.points(0), 24);
    EXPECT_EQ(t.state.store[0], Goods{});
    t.play("0: drop one");
    EXPECT_EQ(t.price_of(Good::kJewels), 3);
    EXPECT_EQ(t.state.sales, 1);
    EXPECT_EQ(t.rules.bonuses[t.state.sales], 3);
}

// 1.4.1.3
TEST(VeniseMarket, SellsOneKindAndAtMostTheValueOfTheDie) {
    Table t = at_market(2, 2);
    t.store(0, "cloth lace x3").play("0: activate 2");
    EXPECT_EQ(t.legal(), (Texts{"sell cloth x1", "sell lace x1", "sell lace x2"}));
    EXPECT_EQ(t.refusal("0: sell lace x3"), "die-too-low");
    EXPECT_EQ(t.refusal("0: sell cloth x2"), "too-few-goods");
    EXPECT_EQ(t.refusal("0: sell jewels x1"), "too-few-goods");
}

// 1.4.1.3
TEST(VeniseMarket, ACardOfTwoMayGoAndLowersThePriceByTwo) {
    Table t = at_market(2, 1);
    t.store(0, "cloth").price("cloth", 1, 1).play({"0: activate 1", "0: sell cloth x1"});
    EXPECT_EQ(t.legal(), (Texts{"drop one", "drop two"}));
    t.play("0: drop two");
    EXPECT_EQ(t.price_of(Good::kCloth), 1);
}

// 1.4.1.3
TEST(VeniseMarket, OnesOrTwosAloneGoWithoutAQuestion) {
    Table ones = at_market(2, 1);
    ones.store(0, "cloth").price("cloth", 2).play({"0: activate 1", "0: sell cloth x1"});
    EXPECT_EQ(ones.price_of(Good::kCloth), 1);
    Table twos = at_market(2, 1);
    twos.store(0, "cloth").price("cloth", 0, 2).play({"0: activate 1", "0: sell cloth x1"});
    EXPECT_EQ(twos.price_of(Good::kCloth), 2);
    EXPECT_EQ(twos.state.phase, Phase::kFinish);
}

// 1.4.1.3, rulings: price 0
TEST(VeniseMarket, APriceOfZeroSellsForTheBonusAndStays) {
    Table t = at_market(2, 2);
    t.store(0, "lace x2").play({"0: activate 2", "0: sell lace x2"});
    EXPECT_EQ(t.points(0), 8);
    EXPECT_EQ(t.price_of(Good::kLace), 0);
}

// 2, the author's note
TEST(VeniseMarket, SellsWithoutBonusOnceFull) {
    Table t = at_market(2, 2);
    t.store(0, "lace x2").price("lace", 3).state.sales = 5;
    t.play({"0: activate 2", "0: sell lace x2"});
    EXPECT_EQ(t.points(0), 6);
    EXPECT_EQ(t.state.sales, 5);
}

// 1.4.1.3, the author's note
TEST(VeniseMarket, CanBeVisitedButNotActivatedWithoutGoods) {
    Table t = at_market(2, 2);
    EXPECT_EQ(t.legal(), Texts{"rest 2"});
}

// 1.5
TEST(VeniseMarket, MarketAndPortsHaveNoSecondaryActivation) {
    Table t = at_market(2, 1);
    t.burgher(1, "market").store(0, "cloth").store(1, "cloth");
    t.play({"0: activate 1", "0: sell cloth x1"});
    EXPECT_EQ(t.state.phase, Phase::kFinish);
    Table port = at_port(1);
    port.burgher(1, "port-a").store(0, "cloth").store(1, "cloth");
    port.play({"0: activate 1", "0: ship cloth", "0: stay"});
    EXPECT_EQ(port.state.phase, Phase::kFinish);
}

// 1.4.1.4
TEST(VenisePort, GivesTheValueOfTheDieForOneGood) {
    Table t = at_port(5);
    t.store(0, "cloth x2 lace").price("cloth", 3).play({"0: activate 5", "0: ship cloth"});
    EXPECT_EQ(t.points(0), 5);  // the price does not matter
    EXPECT_EQ(t.state.store[0], counts_of<Goods>("cloth lace"));
}

// 1.4.1.4
TEST(VenisePort, TakesEachGoodOnlyOnce) {
    Table t = at_port(5);
    t.store(0, "cloth").state.shipped = {1, 0};
    EXPECT_EQ(t.legal(), Texts{"rest 5"});
    t.store(0, "cloth lace").play("0: activate 5");
    EXPECT_EQ(t.legal(), Texts{"ship lace"});
    EXPECT_EQ(t.refusal("0: ship cloth"), "already-there");
    t.play("0: ship lace");
    EXPECT_EQ(t.state.shipped[0], 3);
    EXPECT_EQ(t.state.shipped[1], 0);
}

// 1.4.1.4
TEST(VenisePort, TakesAGoodThatLiesInTheOtherPort) {
    Table t = at_port_b(2);
    t.store(0, "cloth").state.shipped = {1, 0};
    t.play({"0: activate 2", "0: ship cloth"});
    EXPECT_EQ(t.state.shipped[0], 1);
    EXPECT_EQ(t.state.shipped[1], 1);
    Table full = at_port_b(2);
    full.store(0, "cloth").state.shipped = {0, 1};
    EXPECT_EQ(full.legal(), Texts{"rest 2"});
}

// 1.4.1.4
TEST(VenisePort, ThePriceMayStayRiseOrFallByOne) {
    const auto after = [](std::string_view change) {
        Table t = at_port(1);
        t.store(0, "lace").price("lace", 1, 1).play({"0: activate 1", "0: ship lace"});
        EXPECT_EQ(t.legal(), (Texts{"drop one", "raise", "split", "stay"}));
        t.play("0: " + std::string(change));
        return std::array<int, 2>{t.state.ones[1], t.state.twos[1]};
    };
    EXPECT_EQ(after("stay"), (std::array<int, 2>{1, 1}));
    EXPECT_EQ(after("raise"), (std::array<int, 2>{2, 1}));
    EXPECT_EQ(after("drop one"), (std::array<int, 2>{0, 1}));
    EXPECT_EQ(after("split"), (std::array<int, 2>{2, 0}));
}

// 1.4.1.4
TEST(VenisePort, APriceDoesNotFallBelowZero) {
    Table t = at_port(1);
    t.store(0, "lace").play({"0: activate 1", "0: ship lace"});
    EXPECT_EQ(t.legal(), (Texts{"raise", "stay"}));
    EXPECT_EQ(t.refusal("0: drop one"), "no-one");
    EXPECT_EQ(t.refusal("0: split"), "no-two");
}

}  // namespace
}  // namespace pakhuis::venise
