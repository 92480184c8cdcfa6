// The easy level of merchants: legality, blindness to hidden parts, choices in set positions,
// strength.
#include "bots/merchants/easy.h"

#include <string>

#include "bots/test_matches.h"
#include "games/merchants/payout.h"
#include "games/merchants/test_table.h"

namespace pakhuis::bots {
namespace {

using namespace merchants;

Action easy(const Rules& rules, const View& view, Rng& rng) {
    return easy_choice(rules, view, rng);
}

std::string answer(const Table& t, int seat, std::uint64_t seed = 1) {
    Rng rng(seed);
    const auto viewer = static_cast<Seat>(seat);
    return kit::action_text<Merchants>(t.rules, easy(t.rules, t.view(viewer), rng));
}
int price(const Table& t, int seat) {
    Rng rng(1);
    return easy(t.rules, t.view(static_cast<Seat>(seat)), rng).amount;
}
// Lets a seat decide as long as only this seat is waiting.
Table& let_play(Table& t, int seat) {
    while (t.waiting() == std::to_string(seat)) {
        t.play(std::to_string(seat) + ": " + answer(t, seat));
    }
    return t;
}

// ── Using cards ─────────────────────────────────────────────────────────────────────────────────

TEST(MerchantsEasy, StepsPastTheLeaderBeforeTheExchangeIsScored) {
    Table t(3);
    t.clear().before("1656").money({400, 400, 400});
    t.markers(0, "sugar x4 gems x1 spices x1 silk x1");
    t.markers(1, "sugar x5 gems x8 spices x6 silk x7").markers(2, "gems x7 spices x7 silk x6");
    t.deal("goods", "colony-silk");
    let_play(t, 0);
    EXPECT_EQ(t.marker(0, Good::kSugar), 6);
}

TEST(MerchantsEasy, TakesTheStepThatBringsTheFreeHouseAndBuildsIt) {
    Table t(3);
    t.markers(0, "sugar x1 gems x2 spices x2 silk x2").houses(0, "g2");
    t.deal("house-nz-l-sugar", "colony-silk");
    let_play(t, 0);
    EXPECT_EQ(t.marker(0, Good::kSugar), 2);
    EXPECT_EQ(t.state.houses[0].count(), 3);
}

TEST(MerchantsEasy, FoundsItsColonyOnTheContinentItLacks) {
    Table t(3);
    t.colonies(0, "americas-sugar africa-gems far-east-silk").deal("colony-spices", "goods");
    EXPECT_EQ(answer(t, 0), "found east-indies-spices");
}

TEST(MerchantsEasy, BuildsAtTheOtherEndOfItsBridge) {
    Table t(3);
    t.houses(0, "g4").deal("house-nz", "goods");
    EXPECT_EQ(answer(t, 0), "build nz0");
}

TEST(MerchantsEasy, BuildsBesideItsGroupBeforeAmsterdamIsScored) {
    Table t(3);
    t.before("1640").houses(0, "l6 l7").houses(1, "l3 l4").deal("house-l", "goods");
    let_play(t, 0);
    EXPECT_EQ(best_group(t.rules, t.state.houses[0], at(Quarter::kLastage)), 3);
}

// In version 1 the house of an Amsterdam card must come before its step.
TEST(MerchantsEasy, BuildsFirstEvenWhereTheStepIsWorthMore) {
    Table t(rules_of_version(1, 3));
    t.clear().before("1656").markers(0, "sugar x7").markers(1, "sugar x7");
    t.houses(1, "g0 g1 g2").deal("house-g-nz-sugar", "goods");
    EXPECT_TRUE(answer(t, 0).starts_with("build")) << answer(t, 0);
    let_play(t, 0);
    EXPECT_EQ(t.marker(0, Good::kSugar), 8);
}

TEST(MerchantsEasy, BuildsTheHouseOfACardThatHasStepped) {
    Table t(3);
    t.houses(0, "g4").deal("house-nz", "goods").play("0: step silk");
    EXPECT_EQ(answer(t, 0), "build nz0");
}

// ── The time line ───────────────────────────────────────────────────────────────────────────────

TEST(MerchantsEasy, LosesAHouseThatHoldsNeitherAQuarterNorABridge) {
    Table t(3);
    t.houses(1, "g4 nz0 oz2 l2 l9").before("1664").hourglass();
    EXPECT_EQ(answer(t, 1), "demolish l9");
}

TEST(MerchantsEasy, LosesAColonyThatIsNotItsOnlyOneOnAContinent) {
    Table t(3);
    t.colonies(1, "americas-sugar africa-gems x2 east-indies-silk far-east-silk");
    t.before("1662").hourglass();
    EXPECT_EQ(answer(t, 1), "abandon africa-gems");
}

TEST(MerchantsEasy, GoesBackWhereItIsFarAhead) {
    Table t(3);
    t.clear().markers(1, "sugar x8 gems x5 spices x5").markers(0, "sugar x2 gems x4 spices x4");
    t.markers(2, "gems x5 spices x5").before("1652/54").hourglass();
    EXPECT_EQ(answer(t, 1), "back sugar");
}

TEST(MerchantsEasy, BorrowsOnlyWhenItIsPoor) {
    Table t(3);
    t.before("1609").money({400, 400, 30}).hourglass();
    EXPECT_EQ(answer(t, 1), "pass");
    t.play("1: pass");
    EXPECT_EQ(answer(t, 2), "borrow");
}

TEST(MerchantsEasy, FoundsAColonyWhenTheTimeLineAllowsIt) {
    Table t(3);
    t.colonies(1, "africa-gems east-indies-spices far-east-silk").before("1602").hourglass();
    EXPECT_TRUE(answer(t, 1).starts_with("found americas")) << answer(t, 1);
}

// ── The mayor ───────────────────────────────────────────────────────────────────────────────────

TEST(MerchantsEasy, KeepsTheCardThatCompletesItsContinents) {
    Table t(3);
    t.last_turn().hourglasses_left(2);
    for (int seat = 0; seat < 3; ++seat) t.markers(seat, "sugar x8 gems x8 spices x8 silk x8");
    t.state.pile = Pile::of(CardKind::kGoods, 2);
    t.state.pile += Pile::of(colony_card(Continent::kEastIndies));
    t.colonies(2, "americas-sugar africa-gems far-east-sugar");
    t.play("chance: turn colony-east-indies");
    EXPECT_EQ(answer(t, 2), "keep");
}

TEST(MerchantsEasy, DoesNotOfferTheCardThatARivalWantsMost) {
    Table t(3);
    t.colonies(0, "far-east-silk x2").colonies(1, "americas-sugar africa-gems far-east-sugar");
    t.colonies(2, "east-indies-spices x3").money({60, 500, 500});
    t.play({"chance: turn goods", "0: keep", "chance: turn colony-east-indies"});
    EXPECT_EQ(answer(t, 0), "discard");
}

// ── The auction ─────────────────────────────────────────────────────────────────────────────────

// One goods card is left and no hourglass, so nothing is uncertain. The markers decide its value.
Table last_auction(std::string_view mine, std::string_view theirs) {
    Table t(3);
    t.clear().last_turn().hourglasses_left(0).money({400, 400, 400});
    t.markers(0, mine).markers(1, theirs);
    t.deal("goods", "goods");
    return t.play("2: done");
}

TEST(MerchantsEasy, NamesNoPriceForACardThatBringsNothing) {
    EXPECT_EQ(price(last_auction("sugar x8 gems x8 spices x8 silk x8", "sugar x1"), 0), 0);
}

TEST(MerchantsEasy, NamesAHighPriceForAValuableCardButLessThanItsWorth) {
    // Three ties become three victories: 50 more for the first rows, and that much less for the
    // rival.
    const Table t =
        last_auction("sugar x5 gems x5 spices x5 silk x8", "sugar x5 gems x5 spices x5 silk x1");
    EXPECT_GE(price(t, 0), 70);
    EXPECT_LE(price(t, 0), 200);
}

TEST(MerchantsEasy, NamesTheLowestPriceWhereNobodyElseCanPay) {
    Table t = last_auction("sugar x5 gems x5 spices x5", "sugar x5 gems x5 spices x5");
    t.money({400, 40, 40});
    EXPECT_EQ(price(t, 0), 50);
}

TEST(MerchantsEasy, KeepsACardFromARivalWhoWouldDrawLevel) {
    // Seat 0 can't step, but the rival would share the first places of three rows.
    const Table t =
        last_auction("sugar x8 gems x8 spices x8 silk x8", "sugar x7 gems x7 spices x7 silk x1");
    EXPECT_GE(price(t, 0), 50);
}

TEST(MerchantsEasy, SitsStillInTheDoubledRunThatNobodyElseCanPay) {
    Table t(3);
    t.money({400, 210, 210}).auction("goods");
    t.play({"0: bid early", "1: bid nothing", "2: bid 50", "chance: early 0"});
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(price(t, 0), 0);
}

// ── Everywhere ──────────────────────────────────────────────────────────────────────────────────

// Every decision is legal and independent of the prices of others.
TEST(MerchantsEasy, ChoosesLegallyByItsViewInRandomMatches) {
    const int matches = PAKHUIS_SANITIZED ? 1 : 10;
    for (int m = 0; m < 3 * matches; ++m) {
        const int seats = 3 + m % 3;
        const Rules rules =
            m % 2 == 0 ? rules_for(seats) : rules_for(seats, false, small_edition(seats));
        expect_legal_by_view<Merchants>(rules, m, 1, easy);
    }
}

TEST(MerchantsEasy, PlaysItselfLegallyToAScoreAboveTheStartMoney) {
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_for(seats);
        const State end = play_itself<Merchants>(rules, 7, easy);
        EXPECT_EQ(Merchants::end_reason(rules, end), "cards");
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_GT(Merchants::score(rules, end, static_cast<Seat>(seat)), 400) << seats;
        }
    }
}

TEST(MerchantsEasy, BeatsGreedyAndRandomInNineteenMatchesOfTwenty) {
    const int matches = PAKHUIS_SANITIZED ? 6 : 60;
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_for(seats);
        const auto against = [&](auto other) {
            return win_rate<Merchants>(rules, matches, easy, other);
        };
        EXPECT_GE(against(greedy_choice<Merchants>), 0.95) << seats;
        EXPECT_GE(against(random_choice<Merchants>), 0.95) << seats;
    }
}

// Bidders of equal strength do not overpay each other.
TEST(MerchantsEasy, DoesNotPayMoreThanItGainsAgainstItself) {
    const Rules rules = rules_for(3);
    const int matches = PAKHUIS_SANITIZED ? 3 : 30;
    int sum = 0;
    for (int m = 0; m < matches; ++m) {
        const State end = play_itself<Merchants>(rules, m, easy);
        for (Seat seat = 0; seat < 3; ++seat) sum += Merchants::score(rules, end, seat);
    }
    EXPECT_GT(sum / (3 * matches), 1500);
}

}  // namespace
}  // namespace pakhuis::bots
