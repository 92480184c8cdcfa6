// How far the lesson of merchants leads: a player who knows only it, against beginners. Each rule
// of thumb has a position.
#include "bots/merchants/beginner.h"
#include "bots/merchants/test_taught.h"
#include "bots/test_matches.h"
#include "games/merchants/test_table.h"
#include "kit/effort.h"

namespace pakhuis::bots {
namespace {

using namespace merchants;

std::string taught_answer(const Table& t, int seat) {
    Rng rng(1);
    const View view = t.view(static_cast<Seat>(seat));
    return kit::action_text<Merchants>(t.rules, taught_choice(t.rules, view, rng));
}

TEST(MerchantsTaught, TakesTheFirstPlaceOfAnEmptyRow) {
    Table t(3);
    t.markers(0, "silk x3 gems x2 spices x2").markers(1, "gems x4 spices x3");
    t.markers(2, "gems x4 spices x3").before("1588").hourglass();
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(taught_answer(t, 1), "step sugar");
}

TEST(MerchantsTaught, BuildsAtTheOtherEndOfItsBridge) {
    Table t(3);
    t.houses(0, "g4").deal("house-nz", "goods");
    EXPECT_EQ(taught_answer(t, 0), "build nz0");
}

TEST(MerchantsTaught, FoundsItsColonyOnTheContinentItLacks) {
    Table t(3);
    t.colonies(0, "americas-sugar africa-gems far-east-silk").deal("colony-spices", "goods");
    EXPECT_EQ(taught_answer(t, 0), "found east-indies-spices");
}

TEST(MerchantsTaught, BuildsBesideItsGroup) {
    Table t(3);
    t.before("1640").houses(0, "l6 l7").houses(1, "l3 l4").deal("house-l", "goods");
    const std::string answer = taught_answer(t, 0);
    EXPECT_TRUE(answer == "build l1" || answer == "build l2" || answer == "build l5" ||
                answer == "build l8")
        << answer;
}

TEST(MerchantsTaught, KeepsACardThatBringsMoreThanMost) {
    Table t(3);
    t.last_turn().hourglasses_left(2);
    for (int seat = 0; seat < 3; ++seat) t.markers(seat, "sugar x8 gems x8 spices x8 silk x8");
    t.state.pile = Pile::of(CardKind::kGoods, 2);
    t.state.pile += Pile::of(colony_card(Continent::kEastIndies));
    t.colonies(2, "americas-sugar africa-gems far-east-sugar");
    t.play("chance: turn colony-east-indies");
    EXPECT_EQ(taught_answer(t, 2), "keep");
}

TEST(MerchantsTaught, DiscardsACardThatBringsNothing) {
    Table t(3);
    t.markers(0, "sugar x8 gems x8 spices x8 silk x8").play("chance: turn goods");
    EXPECT_EQ(taught_answer(t, 0), "discard");
}

TEST(MerchantsTaught, BidsALittleMoreThanTheOthersCan) {
    Table t(3);
    t.money({400, 70, 60}).auction("goods");
    EXPECT_EQ(taught_answer(t, 0), "bid 80");
}

TEST(MerchantsTaught, BidsNothingForACardThatBringsNothing) {
    Table t(3);
    t.clear().last_turn().hourglasses_left(0).money({400, 400, 400});
    t.markers(0, "sugar x8 gems x8 spices x8 silk x8");
    t.markers(1, "sugar x1").deal("goods", "goods").play("2: done");
    EXPECT_EQ(taught_answer(t, 0), "bid nothing");
}

TEST(MerchantsTaught, MakesNoBidInASecondRun) {
    Table t(3);
    t.auction("goods").play({"0: bid 100", "1: bid early", "2: bid 100", "chance: early 1"});
    EXPECT_EQ(taught_answer(t, 0), "bid nothing");
}

TEST(MerchantsTaught, TakesNoLoan) {
    Table t(3);
    t.before("1609").money({30, 400, 400}).hourglass().play({"1: pass", "2: pass"});
    EXPECT_EQ(taught_answer(t, 0), "pass");
}

TEST(MerchantsTaught, ChoosesLegallyByItsViewInRandomMatches) {
    const int matches = PAKHUIS_SANITIZED ? 1 : 5;
    for (int m = 0; m < 3 * matches; ++m) {
        expect_legal_by_view<Merchants>(rules_for(3 + m % 3), m, 1, taught_choice);
    }
    EXPECT_EQ(play_itself<Merchants>(rules_for(3), 1, taught_choice).phase, Phase::kOver);
}

// With three seats a third would be equal. PAKHUIS_LONG_MATCHES=10000 plays that many.
TEST(MerchantsTaught, BeatsTwoBeginnersInMoreThanHalfOfItsMatches) {
    const Rules rules = rules_for(3);
    const int matches = kit::long_matches(PAKHUIS_SANITIZED ? 12 : 600);
    double ahead = 0;
    const auto compare = [&](const State& end, Seat me) {
        for (int i = 0; i < rules.seats; ++i) {
            const int lead = Merchants::score(rules, end, me) -
                             Merchants::score(rules, end, static_cast<Seat>(i));
            if (i != me) ahead += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        }
    };
    const double rate =
        win_rate<Merchants>(rules, matches, taught_choice, beginner_choice, compare);
    ahead /= 2 * matches;
    record_rate("two-beginners", rate, matches);
    record_rate("ahead-of-each", ahead, matches);
    if (PAKHUIS_SANITIZED) return;
    EXPECT_GT(lower_end(rate, matches), 0.5) << rate;
    EXPECT_GT(lower_end(ahead, matches), 0.6) << ahead;
}

TEST(MerchantsTaught, BeatsTwoOfGreedy) {
    const int matches = PAKHUIS_SANITIZED ? 6 : 120;
    const double rate =
        win_rate<Merchants>(rules_for(3), matches, taught_choice, greedy_choice<Merchants>);
    EXPECT_GE(rate, 0.9);
}

}  // namespace
}  // namespace pakhuis::bots
