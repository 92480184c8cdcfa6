// The setup and the deal onto the discs.
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

// setup
TEST(MerchantsSetup, EachSeatBeginsWithMoneyAHouseAColonyAndItsMarker) {
    const Table t(5);
    EXPECT_EQ(t.all_money(), (std::vector<int>{400, 400, 400, 400, 400}));
    const char* houses[] = {"g2", "oz2", "nz7", "l2", "l8"};
    const char* colonies[] = {"far-east-silk", "east-indies-spices", "africa-gems",
                              "americas-sugar", "africa-spices"};
    const char* goods[] = {"silk", "spices", "gems", "sugar", "spices"};
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(t.state.houses[i], sites(houses[i]));
        EXPECT_EQ(t.state.colonies[i], kit::counts_of<Colonies>(colonies[i]));
        EXPECT_EQ(t.state.markers[i], kit::counts_of<Markers>(goods[i]));
        EXPECT_EQ(tiles_used(t.state, static_cast<Seat>(i)), 3);
    }
    EXPECT_EQ(t.state.mayor, 0);
    EXPECT_EQ(t.state.space, 0);
}

// setup: fewer players use the low positions
TEST(MerchantsSetup, ThreePlayersTakeTheFirstThreePlaces) {
    const Table t(3);
    EXPECT_EQ(all_houses(t.state), sites("g2 oz2 nz7").bits);
    EXPECT_EQ(t.problem(), "");
}

// goods cards, special rule for three
TEST(MerchantsSetup, WithThreePlayersTheMarkedGoodsCardsAreOut) {
    EXPECT_EQ(Table(3).state.pile[CardKind::kGoods], 6);
    EXPECT_EQ(Table(4).state.pile[CardKind::kGoods], 12);
    EXPECT_EQ(Table(3).state.pile.total(), 54);
    EXPECT_EQ(Table(5).state.pile.total(), 60);
    EXPECT_EQ(Table(3).state.hourglasses, 24);
}

// end: all have equally many turns
TEST(MerchantsSetup, TheCardsGiveEqualTurns) {
    EXPECT_EQ(rules_for(3).action_cards / 9, 6);
    EXPECT_EQ(rules_for(4).action_cards / 12, 5);
    EXPECT_EQ(rules_for(5).action_cards / 15, 4);
}

// the mayor's discs
TEST(MerchantsDeal, ACardLiesOnAFreeDiscBeforeTheNextIsTurned) {
    Table t(3);
    EXPECT_EQ(t.waiting(), "chance");
    t.play("chance: turn goods");
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0), (Texts{"discard", "keep", "offer"}));
    t.play("0: offer");
    EXPECT_EQ(t.waiting(), "chance");
    t.play("chance: turn colony-silk");
    EXPECT_EQ(t.legal(0), (Texts{"discard", "keep"}));
    EXPECT_EQ(t.refusal("0: offer"), "disc-taken");
}

// the mayor's discs
TEST(MerchantsDeal, TheThirdCardGoesToTheLastDiscAndTheKeptCardIsUsedFirst) {
    Table t(3);
    t.play({"chance: turn goods", "0: offer", "chance: turn colony-silk", "0: discard",
            "chance: turn house-l"});
    EXPECT_EQ(disc(t.state, Disc::kMayor), card("house-l"));
    EXPECT_EQ(disc(t.state, Disc::kBucket), CardKind::kNone);
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0, "build").size(), 10u);
    t.play("0: done");
    EXPECT_EQ(t.state.phase, Phase::kAuction);
    EXPECT_EQ(disc(t.state, Disc::kClock), CardKind::kGoods);
}

// hourglass cards: extra cards
TEST(MerchantsDeal, AnHourglassIsCarriedOutAndReplacedEvenBetweenTheCards) {
    Table t(3);
    t.play({"chance: turn goods", "0: keep"}).hourglass();
    EXPECT_EQ(t.state.space, 1);
    EXPECT_EQ(t.waiting(), "chance");
    t.hourglass();  // 1588, a ship
    EXPECT_EQ(t.waiting(), "1");
    t.play({"1: pass", "2: pass", "0: step silk"});
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(disc(t.state, Disc::kMayor), CardKind::kGoods);
    EXPECT_EQ(t.state.hourglasses, 22);
}

// the round's end
TEST(MerchantsDeal, TheDiscsGoToTheLeftAfterTheAuction) {
    Table t(3);
    t.auction();
    t.play({"0: bid nothing", "1: bid nothing", "2: bid nothing", "chance: unsold"});
    EXPECT_EQ(t.state.mayor, 1);
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(free_discs(t.state), 3);
}

// pile: its cards are public, and chance turns each with equal weight
TEST(MerchantsDeal, EveryCardLeftIsEquallyLikely) {
    Table t(3);
    int weight = 0;
    for (const std::string& text : t.chances()) {
        weight += std::stoi(text.substr(text.find('*') + 1));
    }
    EXPECT_EQ(weight, 78);
    EXPECT_EQ(t.chances()[0], "turn hourglass *24");
    EXPECT_EQ(t.chances()[1], "turn goods *6");
    t.play("chance: turn goods");
    EXPECT_EQ(t.state.pile[CardKind::kGoods], 5);
}

}  // namespace
}  // namespace pakhuis::merchants
