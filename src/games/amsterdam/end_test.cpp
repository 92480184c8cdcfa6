// The end: penalties, laurel cards, city, quarters, leftovers, ranking.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

// Example: four penalties cost 22.
TEST(AmsterdamScore, PenaltiesCostThreeFiveAndThenSeven) {  // the end 1, example
    const std::array<int, 6> wanted{0, -3, -8, -15, -22, -29};
    for (int n = 0; n < 6; ++n) {
        Table t(2);
        t.penalties(0, n);
        EXPECT_EQ(t.line(0, "penalties"), wanted[static_cast<std::size_t>(n)]);
    }
}

TEST(AmsterdamScore, EachInactiveCardIsAPenaltyAtTheEnd) {  // the end
    Table t(2);
    t.below(0, "001 109").over();
    EXPECT_EQ(t.state.penalties[0], 2);
    EXPECT_EQ(t.line(0, "penalties"), -8);
}

// Example: 007, 011 and 086 among five cards give 6, 7 and 6.
TEST(AmsterdamScore, LaurelCardsAreAddedUp) {  // the end 2, example
    Table t(2);
    t.active(0, "007 011 086 001 013").promoted("blue x2 white x2 pink x2 green").over();
    EXPECT_EQ(t.line(0, "laurels"), 6 + 7 + 6);
}

TEST(AmsterdamScore, Card009MovesTheDiscBeforeScoring) {  // the end 2, 009
    Table t(2);
    t.active(0, "009 105").amstel({4, 6});
    EXPECT_EQ(t.line(0, "track"), 2 + 4);  // as if the match ended now
    EXPECT_EQ(t.line(0, "laurels"), 2 * 2);
    EXPECT_EQ(t.space_of(0), 4);
    t.over();
    EXPECT_EQ(t.space_of(0), 9);
    EXPECT_EQ(t.line(0, "laurels"), 2 * 2);
}

// Example: six blocks joined by bridges, in several quarters, give 18.
TEST(AmsterdamScore, TheLargestGroupGivesThreePointsForEachCrest) {  // the end 3, example
    Table t(2);
    t.crests(0, "haarlemmerbuurt-5 haarlemmerbuurt-6 jordaan-4 jordaan-5 jordaan-2 jordaan-1");
    t.crests(0, "plantage-1 plantage-2");
    EXPECT_EQ(t.line(0, "city"), 18);
}

TEST(AmsterdamScore, BlocksWithoutABridgeBetweenThemAreApart) {  // the end 3
    Table t(2);
    t.crests(0, "haarlemmerbuurt-3 jordaan-1");  // side by side, but the bridge is a row lower
    EXPECT_EQ(t.line(0, "city"), 3);
    Table joined(2);
    joined.crests(0, "haarlemmerbuurt-6 jordaan-4");
    EXPECT_EQ(joined.line(0, "city"), 6);
}

// Example: in pink two seats with 2 crests share 5 + 2; in orange 3 and 2 crests give 5 and 2.
TEST(AmsterdamScore, MajoritiesScoreInQuartersWithAnOpenTile) {  // the end 4, example
    Table t(3);
    t.quarters("plantage jordaan");
    t.crests(0, "plantage-1 plantage-2 jordaan-1 jordaan-2");
    t.crests(1, "plantage-3 plantage-4 jordaan-3 jordaan-4 jordaan-5");
    EXPECT_EQ(t.line(0, "quarters"), 3 + 2);
    EXPECT_EQ(t.line(1, "quarters"), 3 + 5);
    EXPECT_EQ(t.line(2, "quarters"), 0);  // no crest, no points
    t.crests(2, "burgwallen-1");          // no points for a quarter without an open tile
    EXPECT_EQ(t.line(2, "quarters"), 0);
}

TEST(AmsterdamScore, MajorityPointsDependOnTheNumberOfPlayers) {  // the end 4
    Table two(2);
    two.quarters("jordaan").crests(0, "jordaan-1 jordaan-2").crests(1, "jordaan-3");
    EXPECT_EQ(two.line(0, "quarters"), 5);
    EXPECT_EQ(two.line(1, "quarters"), 0);
    Table four(4);
    four.quarters("jordaan plantage burgwallen").crests(0, "jordaan-1 jordaan-2 jordaan-3");
    four.crests(1, "jordaan-4 jordaan-5").crests(2, "jordaan-6");
    EXPECT_EQ(four.line(1, "quarters"), 2);
    EXPECT_EQ(four.line(2, "quarters"), 1);
}

// Example: 4 resources, 2 goods, a docker and 5 Florins are 12 leftovers and give 6.
TEST(AmsterdamScore, TwoLeftoversGiveAPoint) {  // the end 5, example
    Table t(2);
    t.supply(0, "pink x3 grey").store(0, "beer").barge(0, "lace").aboard(0, "blue").florins(0, 5);
    EXPECT_EQ(t.line(0, "leftovers"), 6);
    t.florins(0, 6).rondel(0, 2, "pink x9");  // an odd leftover and the rondel give nothing
    EXPECT_EQ(t.line(0, "leftovers"), 6);
}

TEST(AmsterdamScore, TheSumMayFallBelowZero) {  // ours
    Table t(2);
    t.penalties(0, 4).over();
    EXPECT_EQ(t.score(0), -22);
}

TEST(AmsterdamScore, TheAmstelOrderBreaksTies) {  // the winner
    Table t(2);
    t.amstel({3, 3}).in_order({1, 0}).over();
    EXPECT_EQ(t.score(0), t.score(1));
    const Ranking places = Amsterdam::ranking(t.rules, t.state);
    EXPECT_EQ(places[1], 1);
    EXPECT_EQ(places[0], 2);
}

TEST(AmsterdamScore, TheTieBreakUsesThePlaceAfter009) {  // 009
    Table t(2);
    t.active(0, "009").amstel({1, 3}).points(1, 2).over();  // five steps pass one bridge
    EXPECT_EQ(t.score(0), t.score(1));
    EXPECT_EQ(Amsterdam::ranking(t.rules, t.state)[0], 1);
}

TEST(AmsterdamEnd, ComesAfterRoundTwelve) {  // the end
    Table t(2);
    t.round(11).play({"0: end", "1: end"});
    EXPECT_EQ(t.state.round, 12);
    Table last(2);
    last.over();
    EXPECT_EQ(Amsterdam::end_reason(last.rules, last.state), "rounds");
    EXPECT_EQ(last.refusal("0: end"), "match-over");
}

}  // namespace
}  // namespace pakhuis::amsterdam
