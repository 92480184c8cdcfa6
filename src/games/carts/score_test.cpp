// Final scoring: contracts, goods, the winner.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// rulebook: end and final scoring
TEST(CartsScore, AJoinedContractAddsItsPoints) {
    Table t(2);
    t.holds(0, {"haringpakkerstoren-dam"});
    t.owns(0, {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a"});
    EXPECT_EQ(t.score(0), 1 + 2 + 3);
}

// rulebook: end and final scoring
TEST(CartsScore, AnIncompleteContractSubtractsItsPoints) {
    Table t(2);
    t.holds(0, {"haringpakkerstoren-dam", "nieuwe-waal-zuiderkerk"}).owns(0, {"oude-kerk-dam"});
    EXPECT_EQ(t.score(0), 1 - 3 - 8);
}

// rulings: final
TEST(CartsScore, AScoreMayFallBelowZero) {
    Table t(2);
    t.holds(1, {"nieuwe-waal-zuiderkerk"});
    EXPECT_EQ(t.score(1), -8);
}

// rulebook: drawing contracts
TEST(CartsScore, AJoiningWayMayBeADetour) {
    Table t(2);
    t.holds(0, {"waag-munttoren"});
    t.owns(0, {"oude-kerk-waag", "oude-kerk-dam", "begijnhof-dam", "munttoren-begijnhof"});
    EXPECT_EQ(t.score(0), 1 + 1 + 1 + 1 + 3);
}

// rulebook: drawing contracts
TEST(CartsScore, SeparatePiecesDoNotJoin) {
    Table t(2);
    t.holds(0, {"waag-munttoren"}).owns(0, {"waag-oost-indisch-huis", "munttoren-begijnhof"});
    EXPECT_EQ(t.score(0), 1 + 1 - 3);
}

// rulebook: drawing contracts
TEST(CartsScore, RoutesOfOthersDoNotJoin) {
    Table t(2);
    t.holds(0, {"haringpakkerstoren-dam"}).owns(0, {"haringpakkerstoren-korenmetershuisje"});
    t.owns(1, {"korenmetershuisje-dam-a"});
    EXPECT_EQ(t.score(0), 1 - 3);
}

// rulebook: drawing contracts
TEST(CartsScore, OneRouteMayServeSeveralContracts) {
    Table t(2);
    t.holds(0, {"dam-zuiderkerk", "haringpakkerstoren-dam", "haringpakkerstoren-zuiderkerk"});
    t.owns(0, {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a",
               "oost-indisch-huis-dam-a", "zuiderkerk-oost-indisch-huis"});
    EXPECT_EQ(t.score(0), 1 + 2 + 2 + 1 + 3 + 3 + 6);
}

struct GoodsCase {
    std::vector<int> cards;
    std::vector<int> bonus;
};

void PrintTo(const GoodsCase& c, std::ostream* out) {
    *out << testing::PrintToString(c.cards);
}

class CartsGoods : public testing::TestWithParam<GoodsCase> {};

// rulebook: end and final scoring, the goods table; rulings: goods bonus
TEST_P(CartsGoods, TiedSeatsGetTheFullPointsOfTheirPlace) {
    const GoodsCase& c = GetParam();
    Table t(static_cast<int>(c.cards.size()));
    for (std::size_t seat = 0; seat < c.cards.size(); ++seat) {
        t.state.goods[seat] = static_cast<std::uint8_t>(c.cards[seat]);
    }
    for (std::size_t seat = 0; seat < c.cards.size(); ++seat) {
        EXPECT_EQ(goods_bonus(t.rules, t.state, static_cast<Seat>(seat)), c.bonus[seat]);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Table, CartsGoods,
    testing::Values(GoodsCase{{4, 3, 2, 1}, {8, 6, 4, 2}}, GoodsCase{{1, 2, 3, 4}, {2, 4, 6, 8}},
                    GoodsCase{{3, 3, 1, 0}, {8, 8, 4, 0}}, GoodsCase{{5, 2, 2, 2}, {8, 6, 6, 6}},
                    GoodsCase{{2, 2, 2, 2}, {8, 8, 8, 8}}, GoodsCase{{2, 2, 2, 1}, {8, 8, 8, 2}},
                    GoodsCase{{0, 0, 0, 0}, {0, 0, 0, 0}}, GoodsCase{{3, 2, 1}, {8, 5, 2}},
                    GoodsCase{{3, 3, 1}, {8, 8, 2}}, GoodsCase{{3, 1, 1}, {8, 5, 5}},
                    GoodsCase{{0, 1, 0}, {0, 8, 0}}, GoodsCase{{2, 1}, {8, 4}},
                    GoodsCase{{1, 1}, {8, 8}}, GoodsCase{{2, 0}, {8, 0}},
                    GoodsCase{{0, 0}, {0, 0}}));

// rulebook: end and final scoring
TEST(CartsScore, TheSheetListsTheSourcesOfPoints) {
    Table t(2);
    t.holds(0, {"haringpakkerstoren-dam", "dam-zuiderkerk"});
    t.owns(0, {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a",
               "oude-waal-montelbaanstoren"});
    ScoreSheet sheet;
    Carts::score_sheet(t.rules, t.state, 0, sheet);
    ASSERT_EQ(sheet.size(), 4u);
    EXPECT_EQ(sheet[0].key, "routes");
    EXPECT_EQ(sheet[0].points, 5);
    EXPECT_EQ(sheet[0].count, 3);
    EXPECT_EQ(sheet[1].key, "contracts-done");
    EXPECT_EQ(sheet[1].points, 3);
    EXPECT_EQ(sheet[1].count, 1);
    EXPECT_EQ(sheet[2].key, "contracts-failed");
    EXPECT_EQ(sheet[2].points, -3);
    EXPECT_EQ(sheet[2].count, 1);
    EXPECT_EQ(sheet[3].key, "goods");
    EXPECT_EQ(sheet[3].points, 8);
    EXPECT_EQ(sheet[3].count, 1);
    EXPECT_EQ(t.score(0), 13);
}

std::vector<int> places(const Table& t) {
    const Ranking ranking = Carts::ranking(t.rules, t.state);
    std::vector<int> out(static_cast<std::size_t>(t.rules.seats));
    for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] = ranking[seat];
    return out;
}

// rulebook: end and final scoring
TEST(CartsScore, MostPointsWin) {
    Table t(3);
    t.state.points = {{9, 12, 10, 0}};
    t.holds(0, {}).holds(1, {}).holds(2, {});
    EXPECT_EQ(places(t), (std::vector<int>{3, 1, 2}));
}

// rulebook: end and final scoring
TEST(CartsScore, ATieGoesToMoreCompletedContracts) {
    Table t(2);
    // Both seats have 11: seat 0 with one contract of 3, seat 1 with two of 3.
    t.holds(0, {"haringpakkerstoren-dam"}).holds(1, {"dam-zuiderkerk", "waag-munttoren"});
    t.owns(0, {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a"});
    t.owns(1, {"oost-indisch-huis-dam-a", "zuiderkerk-oost-indisch-huis", "waag-oost-indisch-huis",
               "oost-indisch-huis-munttoren-a"});
    t.state.points = {{8, 5, 0, 0}};
    ASSERT_EQ(t.score(0), 11);
    ASSERT_EQ(t.score(1), 11);
    EXPECT_EQ(places(t), (std::vector<int>{2, 1}));
}

// rulebook: end and final scoring
TEST(CartsScore, FailedContractsDoNotBreakATie) {
    Table t(2);
    t.holds(0, {"haringpakkerstoren-dam", "dam-zuiderkerk"}).holds(1, {});
    t.state.points = {{16, 10, 0, 0}};
    ASSERT_EQ(t.score(0), t.score(1));
    EXPECT_EQ(places(t), (std::vector<int>{1, 1}));
}

// rulebook: end and final scoring
TEST(CartsScore, AFurtherTieSharesThePlace) {
    Table t(4);
    for (int seat = 0; seat < 4; ++seat) t.holds(seat, {});
    t.state.points = {{10, 7, 10, 7}};
    EXPECT_EQ(places(t), (std::vector<int>{1, 3, 1, 3}));
}

// rulebook: end and final scoring
TEST(CartsScore, MorePointsBeatMoreContracts) {
    Table t(2);
    t.holds(0, {}).holds(1, {"haringpakkerstoren-dam"});
    t.owns(1, {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a"});
    t.state.points = {{6, 2, 0, 0}};
    EXPECT_EQ(places(t), (std::vector<int>{1, 2}));
}

// rulebook: drawing contracts, end and final scoring
TEST(CartsScore, AllContractsAreRevealedAtTheEnd) {
    Table t(2);
    t.holds(0, {"haringpakkerstoren-dam", "waag-leidsepoort"}).holds(1, {"waag-munttoren"});
    t.owns(0, {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
               "noordermarkt-korenmetershuisje", "munttoren-leidsepoort", "oude-kerk-dam",
               "zuiderkerk-oost-indisch-huis"});
    t.row("joker pink blue green black");
    t.state.turns_left = 1;
    for (const Seat viewer : {Seat{1}, kSpectator}) {
        EXPECT_TRUE(t.view(viewer).contracts[0].empty());
    }
    t.play("0: take joker");
    ASSERT_EQ(t.state.phase, Phase::kOver);
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        EXPECT_EQ(t.view(viewer).contracts, t.state.contracts);
    }
}

}  // namespace
}  // namespace pakhuis::carts
