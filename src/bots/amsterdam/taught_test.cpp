// The lessons of amsterdam teach enough to win: a player who knows only them beats the beginner.
// Each rule of thumb has a position.
#include <string>

#include "bots/amsterdam/beginner.h"
#include "bots/amsterdam/test_taught.h"
#include "bots/test_matches.h"
#include "games/amsterdam/test_table.h"
#include "kit/effort.h"

namespace pakhuis::bots {
namespace {

using namespace amsterdam;

std::string taught_answer(const Table& t) {
    Rng rng(1);
    return kit::action_text<Amsterdam>(t.rules, taught_choice(t.rules, t.view(0), rng));
}
// Plays seat 0 until it no longer waits, at most so many actions.
std::string taught_turn(Table& t, int most) {
    std::string all;
    for (int i = 0; i < most && t.waiting() == "0"; ++i) {
        const std::string one = taught_answer(t);
        all += (all.empty() ? "" : ", ") + one;
        t.play("0: " + one);
    }
    return all;
}

TEST(AmsterdamTaught, TakesTheCardThatItsRondelPays) {
    Table t(2);
    t.round(1).rondel(0, 2, "pink x2").taking_cards("110 118 020 092");
    EXPECT_EQ(taught_answer(t), "take 110");
}

TEST(AmsterdamTaught, FillsTheGapOfTheRondel) {
    Table t(2);
    t.round(2).rondel(0, 1, "pink").rondel(0, 2, "grey").rondel(0, 4, "pink").rondel(0, 5, "grey");
    t.rondel(0, 6, "grey").taking_dice({1, 5, 3, 4, 5, 6});
    EXPECT_EQ(taught_answer(t), "dice orange black");
}

TEST(AmsterdamTaught, ActivatesACardThatItCanPayAndUsesIt) {
    Table t(2);
    t.round(2).below(0, "015").supply(0, "violet");
    EXPECT_EQ(taught_turn(t, 2), "activate 015, use 015");
}

TEST(AmsterdamTaught, UsesFreeCardsFirst) {
    Table t(2);
    t.state.turn.blocks = 1;
    t.active(0, "024 110").supply(0, "pink x2");
    EXPECT_EQ(taught_turn(t, 2), "use 024, use 110");
}

TEST(AmsterdamTaught, ClaimsABlockThatJoinsItsCrests) {
    Table t(2);
    t.crests(0, "nieuwmarkt-1").supply(0, "violet x2");
    EXPECT_EQ(taught_answer(t), "claim nieuwmarkt-4");
}

TEST(AmsterdamTaught, SellsAGoodThatTheBlackMarketStillBuys) {
    Table t(2);
    t.good_on("nieuwmarkt-1", Good::kCoffee).supply(0, "violet x2").play("0: claim nieuwmarkt-1");
    EXPECT_EQ(taught_answer(t), "sell-florins");
}

TEST(AmsterdamTaught, LoadsSailsAndDelivers) {
    Table t(2);
    t.state.turn.blocks = 1;
    t.round(3).store(0, "beer").supply(0, "orange x2");
    EXPECT_EQ(taught_turn(t, 4), "load beer, sail w1, sail beer-anchor, deliver beer");
}

TEST(AmsterdamTaught, PicksUpADockerAndBringsItHome) {
    Table t(2);
    t.state.turn.blocks = 1;
    t.round(3).ship(0, "blue-quay").supply(0, "orange x4");
    EXPECT_EQ(taught_turn(t, 5), "hire yellow, sail w1, sail w4, sail w3, sail yellow-quay");
}

TEST(AmsterdamTaught, AdvancesOnTheAmstelAndBuysPoints) {
    Table t(2);
    t.state.turn.blocks = 1;
    t.ship(0, "w10").round(3).florins(0, 3).supply(0, "black").amstel({2, 2});
    EXPECT_EQ(taught_turn(t, 3), "advance 1, market, end");
}

TEST(AmsterdamTaught, KeepsTheResourceThatACardNeeds) {
    Table t(2);
    t.below(0, "119").supply(0, "violet orange black").play({"0: end", "1: end"});
    EXPECT_EQ(taught_answer(t), "keep orange");
}

TEST(AmsterdamTaught, ChoosesLegallyAndByItsViewInRandomMatches) {
    for (int seats = 1; seats <= kMaxPlayers; ++seats) {
        const int every = PAKHUIS_SANITIZED ? 20 : 4;
        expect_legal_by_view<Amsterdam>(rules_for(seats), seats, every, taught_choice);
    }
    play_itself<Amsterdam>(rules_for(2), 1, taught_choice);
}

// PAKHUIS_LONG_MATCHES=10000 plays that many.
TEST(AmsterdamTaught, BeatsTheBeginnerInMoreThanHalfOfItsMatches) {
    const int matches = kit::long_matches(PAKHUIS_SANITIZED ? 150 : 600);
    const double rate = win_rate<Amsterdam>(rules_for(2), matches, taught_choice, beginner_choice);
    record_rate("beginner", rate, matches);
    EXPECT_GT(lower_end(rate, matches), 0.5) << rate;
}

}  // namespace
}  // namespace pakhuis::bots
