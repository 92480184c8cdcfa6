// The end, the final scoring and results.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// The last mayor's turn, up to the end of the auction.
Table& last_auction(Table& t) {
    t.last_turn().deal("goods", "goods", "goods").play("2: done");
    for (int seat = 0; seat < 3; ++seat) t.play(std::to_string(seat) + ": bid nothing");
    return t.play("chance: unsold");
}

// end
TEST(MerchantsEnd, WithoutHourglassesTheLastAuctionIsFollowedBy1666) {
    Table t(3);
    t.hourglasses_left(0);
    last_auction(t);
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.state.space, 25);
    EXPECT_EQ(Merchants::end_reason(t.rules, t.state), "cards");
}

// end: only hourglasses are left
TEST(MerchantsEnd, TheLastMayorTurnsTheHourglassesThatAreLeft) {
    Table t(3);
    t.hourglasses_left(2);
    last_auction(t);
    EXPECT_EQ(t.state.mayor, 2);
    EXPECT_EQ(t.chances(), Texts{"turn hourglass *2"});
    t.hourglass();  // 1664: everybody loses a house, from the last mayor's left
    EXPECT_EQ(t.waiting(), "0");
    t.play({"0: demolish g2", "1: demolish oz2", "2: demolish nz7"});
    EXPECT_EQ(t.chances(), Texts{"turn hourglass *1"});
    t.hourglass();  // 1665: nothing, and then 1666
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.told(0)[0], "New card: hourglass.");
    EXPECT_EQ(t.told(0)[1], "The time marker is on 1665: nothing.");
    EXPECT_EQ(t.told(0)[2], "The time marker is on 1666: final.");
}

// end: the final scoring is of all three areas
TEST(MerchantsEnd, TheFinalScoringPaysAllThreeAreas) {
    Table t(3);
    t.clear().markers(0, "sugar x3").markers(1, "sugar x2 silk").houses(1, "g0 g1");
    t.houses(2, "g8")
        .colonies(0, "africa-gems")
        .colonies(2, "far-east-silk")
        .money({400, 400, 400});
    t.hourglasses_left(0);
    last_auction(t);
    // Exchange: sugar 200/120, silk 160 alone. Grachten 200/120. Africa 200, Far East 160.
    EXPECT_EQ(t.all_money(), (std::vector<int>{800, 880, 680}));
    EXPECT_EQ(t.state.ledger[0].payouts, (std::array<std::uint32_t, 3>{200, 0, 200}));
    EXPECT_EQ(t.state.ledger[1].payouts, (std::array<std::uint32_t, 3>{280, 200, 0}));
    EXPECT_EQ(t.state.ledger[2].payouts, (std::array<std::uint32_t, 3>{0, 120, 160}));
}

// end: the last buyer still uses the card
TEST(MerchantsEnd, TheLastCardIsUsedBefore1666) {
    Table t(3);
    t.hourglasses_left(0).last_turn().deal("goods", "goods", "goods");
    t.play({"2: done", "0: bid 50", "1: bid nothing", "2: bid nothing", "chance: sold 0 50"});
    EXPECT_EQ(t.waiting(), "0");
    t.play({"0: step silk", "0: step sugar", "0: step sugar"});
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.marker(0, Good::kSugar), 2);
}

// end: loans are repaid
TEST(MerchantsScore, CreditsCost200EachAtAllTimesAndMayLeaveDebts) {
    Table t(3);
    t.before("1609").hourglass().play({"1: borrow", "2: pass", "0: pass"});
    EXPECT_EQ(t.score(1), 320);
    t.money(1, 0);
    EXPECT_EQ(t.score(1), -200);
}

// end: most money wins; rulings: ties share
TEST(MerchantsScore, MostMoneyWinsAndTiesShare) {
    Table t(4);
    t.money({500, 620, 620, 100});
    const Ranking places = Merchants::ranking(t.rules, t.state);
    EXPECT_EQ(places[0], 3);
    EXPECT_EQ(places[1], 1);
    EXPECT_EQ(places[2], 1);
    EXPECT_EQ(places[3], 4);
}

// the sheet names the source of every florin
TEST(MerchantsScore, TheSheetExplainsEveryFlorin) {
    Table t(3);
    t.houses(0, "g4").before("1609").hourglass().play({"1: pass", "2: pass", "0: borrow"});
    t.deal("house-nz", "goods").play({"0: build nz0", "0: done"});
    t.play({"0: bid 70", "1: bid nothing", "2: bid nothing", "chance: sold 0 70"});
    ScoreSheet sheet;
    Merchants::score_sheet(t.rules, t.state, 0, sheet);
    std::string text;
    for (const ScoreLine& line : sheet) {
        if (line.points != 0)
            text += std::string(line.key) + " " + std::to_string(line.points) + " ";
    }
    EXPECT_EQ(text, "start 400 bonuses 40 auctions -70 credits 120 repayments -200 ");
    EXPECT_EQ(t.score(0), 290);
}

}  // namespace
}  // namespace pakhuis::merchants
