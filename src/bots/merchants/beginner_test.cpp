// The beginner of merchants: what it never misses, what it misses, and its strength.
#include "bots/merchants/beginner.h"

#include <string_view>

#include "bots/test_matches.h"
#include "games/merchants/test_table.h"

namespace pakhuis::bots {
namespace {

using namespace merchants;

// How often a seat gives this answer, of 200 times.
int times(const Table& t, int seat, std::string_view wanted) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        const View view = t.view(static_cast<Seat>(seat));
        const Action action = beginner_choice(t.rules, view, rng);
        count += kit::action_text<Merchants>(t.rules, action) == wanted;
    }
    return count;
}

TEST(MerchantsBeginner, MostlyFoundsItsColonyOnTheContinentItLacks) {
    Table t(3);
    t.colonies(0, "americas-sugar africa-gems far-east-silk").deal("colony-spices", "goods");
    EXPECT_GE(times(t, 0, "found east-indies-spices"), 110);
}

TEST(MerchantsBeginner, SometimesLosesTheWrongColonyAndSeldomTheLastOfAContinent) {
    Table t(3);
    t.colonies(1, "americas-sugar africa-gems x2 east-indies-silk far-east-silk x2");
    t.before("1662").hourglass();
    const int africa = times(t, 1, "abandon africa-gems");
    EXPECT_GE(africa + times(t, 1, "abandon far-east-silk"), 150);
    EXPECT_GT(africa, 0);
    EXPECT_LT(africa, 200);
}

TEST(MerchantsBeginner, MostlyBorrowsWhenItIsPoorAndSeldomWhenItIsRich) {
    Table t(3);
    t.before("1609").money({400, 400, 30}).hourglass();
    EXPECT_GE(times(t, 1, "pass"), 150);
    t.play("1: pass");
    EXPECT_GE(times(t, 2, "borrow"), 150);
}

TEST(MerchantsBeginner, NamesNoPriceForACardThatBringsNothing) {
    Table t(3);
    t.clear().last_turn().hourglasses_left(0).money({400, 400, 400});
    t.markers(0, "sugar x8 gems x8 spices x8 silk x8").markers(1, "sugar x1");
    t.deal("goods", "goods").play("2: done");
    EXPECT_EQ(times(t, 0, "bid nothing"), 200);
}

TEST(MerchantsBeginner, ChoosesLegallyByItsViewInRandomMatches) {
    const int matches = PAKHUIS_SANITIZED ? 1 : 5;
    for (int m = 0; m < 3 * matches; ++m) {
        expect_legal_by_view<Merchants>(rules_for(3 + m % 3), m, 1, beginner_choice);
    }
}

// Of three seats an equal player would win a third.
TEST(MerchantsBeginner, LosesToTwoOfEasyAndBeatsGreedyAndRandom) {
    const Rules rules = rules_for(3);
    const int matches = PAKHUIS_SANITIZED ? 6 : 120;
    const auto against = [&](auto other) {
        return win_rate<Merchants>(rules, matches, beginner_choice, other);
    };
    const auto easy_bot = [](const Rules& r, const View& v, Rng& rng) {
        return easy_choice(r, v, rng);
    };
    if (!PAKHUIS_SANITIZED) {
        EXPECT_LE(against(easy_bot), 0.25);
    }
    EXPECT_GE(against(greedy_choice<Merchants>), 0.9);
    EXPECT_GE(against(random_choice<Merchants>), 0.9);
}

}  // namespace
}  // namespace pakhuis::bots
