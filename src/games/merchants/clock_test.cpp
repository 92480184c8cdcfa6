// A live run in time.
#include "games/merchants/clock.h"

#include <gtest/gtest.h>
#include <vector>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

constexpr bool kFirst = false;
constexpr bool kTwice = true;

// rulings: three seconds of START, then 0.7 seconds a price
TEST(MerchantsClock, StandsOnStartAndThenFallsByTens) {
    const Rules r = rules_for(3, true);
    EXPECT_EQ(shown_price(r, kFirst, 0), 0);
    EXPECT_EQ(shown_price(r, kFirst, 2999), 0);
    EXPECT_EQ(shown_price(r, kFirst, 3000), 200);
    EXPECT_EQ(shown_price(r, kFirst, 3699), 200);
    EXPECT_EQ(shown_price(r, kFirst, 3700), 190);
    EXPECT_EQ(shown_price(r, kFirst, 3000 + 15 * 700), 50);
    EXPECT_EQ(run_length(r, kFirst), 3000 + 16 * 700);
    EXPECT_EQ(shown_price(r, kFirst, run_length(r, kFirst)), 0);
}

// the auction: before 200
TEST(MerchantsClock, APressBefore200IsEarly) {
    const Rules r = rules_for(3, true);
    EXPECT_EQ(bid_at(r, kFirst, 0), kEarlyBid);
    EXPECT_EQ(bid_at(r, kFirst, 2999), kEarlyBid);
    EXPECT_EQ(bid_at(r, kFirst, 3000), 200);
}

// the auction: between two prices
TEST(MerchantsClock, APressBetweenTwoPricesPaysTheHigher) {
    const Rules r = rules_for(3, true);
    const int ms_of_90 = first_press_ms(r, kFirst, 90);
    EXPECT_EQ(bid_at(r, kFirst, ms_of_90), 90);
    EXPECT_EQ(bid_at(r, kFirst, ms_of_90 + 350), 90) << "half way to 80";
    EXPECT_EQ(bid_at(r, kFirst, ms_of_90 + 699), 90);
    EXPECT_EQ(bid_at(r, kFirst, ms_of_90 + 700), 80);
}

// the auction: the pointer stops once it has passed 50
TEST(MerchantsClock, SellsAt50AndNotAfterIt) {
    const Rules r = rules_for(3, true);
    EXPECT_EQ(bid_at(r, kFirst, run_length(r, kFirst) - 1), 50);
    EXPECT_EQ(bid_at(r, kFirst, run_length(r, kFirst)), 0);
    EXPECT_EQ(bid_at(r, kFirst, 1'000'000), 0);
}

// the auction: the doubled run
TEST(MerchantsClock, TheDoubledRunCostsTwiceAndIsOverAt100) {
    const Rules r = rules_for(3, true);
    EXPECT_EQ(bid_at(r, kTwice, 0), 400) << "there is no third run";
    EXPECT_EQ(bid_at(r, kTwice, 3000), 400);
    EXPECT_EQ(bid_at(r, kTwice, 3700), 380);
    const int ms_of_100 = 3000 + 10 * 700;
    EXPECT_EQ(bid_at(r, kTwice, ms_of_100 - 1), 220);
    EXPECT_EQ(bid_at(r, kTwice, ms_of_100), 0) << "the early presser buys the card";
    EXPECT_EQ(run_length(r, kTwice), ms_of_100);
}

// rulings: bots press at the price they have fixed
TEST(MerchantsClock, EveryPriceHasAFirstMillisecond) {
    for (const Pace pace : {Pace::kNormal, Pace::kSlow, Pace::kFast}) {
        const Rules r = rules_for(3, true, built_in_edition(), pace);
        for (int bid = 50; bid <= 200; bid += 10) {
            EXPECT_EQ(bid_at(r, kFirst, first_press_ms(r, kFirst, bid)), bid);
            EXPECT_NE(bid_at(r, kFirst, first_press_ms(r, kFirst, bid) - 1), bid);
        }
        for (int bid = 220; bid <= 400; bid += 20) {
            EXPECT_EQ(bid_at(r, kTwice, first_press_ms(r, kTwice, bid)), bid);
        }
        EXPECT_EQ(bid_at(r, kFirst, first_press_ms(r, kFirst, kEarlyBid)), kEarlyBid);
        EXPECT_EQ(bid_at(r, kFirst, first_press_ms(r, kFirst, 0)), 0);
        EXPECT_EQ(bid_at(r, kTwice, first_press_ms(r, kTwice, 0)), 0);
    }
}

// rulings: pace
TEST(MerchantsClock, HasThreePaces) {
    EXPECT_EQ(run_length(rules_for(3, true, built_in_edition(), Pace::kSlow), kFirst), 24'200);
    EXPECT_EQ(run_length(rules_for(3, true, built_in_edition(), Pace::kFast), kFirst), 8'400);
}

std::string decided(const Table& t, const std::vector<Press>& presses, std::uint64_t seed = 1) {
    Rng rng(seed);
    const Action action = decide_run(t.rules, t.state, presses, rng);
    EXPECT_EQ(t.refusal(kClock, action), "");
    return kit::action_text<Merchants>(t.rules, action);
}

// the auction: the first press
TEST(MerchantsClock, TheEarliestPressBuys) {
    Table t(3, true);
    t.auction();
    EXPECT_EQ(decided(t, {{0, 9000}, {2, 8000}, {1, 8001}}), "sold 2 130");
    EXPECT_EQ(decided(t, {{0, 9000}, {2, 100}}), "early 2");
    EXPECT_EQ(decided(t, {}), "unsold");
    EXPECT_EQ(decided(t, {{1, 60'000}}), "unsold");
}

// rulings: a press that can't be paid is refused and the clock runs on
TEST(MerchantsClock, RefusesAPressThatCannotBePaid) {
    Table t(3, true);
    t.money({400, 90, 190}).auction();
    EXPECT_EQ(kit::key_of(press_refusal(t.rules, t.state, {1, 8000})), "too-poor");
    EXPECT_EQ(press_refusal(t.rules, t.state, {1, first_press_ms(t.rules, kFirst, 90)}), nullptr);
    EXPECT_EQ(kit::key_of(press_refusal(t.rules, t.state, {2, 0})), "too-poor")
        << "early needs 200";
    EXPECT_EQ(kit::key_of(press_refusal(t.rules, t.state, {3, 8000})), "no-such-seat");
    EXPECT_EQ(kit::key_of(press_refusal(t.rules, t.state, {0, -1})), "clock-stands");
    EXPECT_EQ(decided(t, {{1, 8000}, {2, 0}, {0, 9000}}), "sold 0 120");
}

// the auction: the doubled run
TEST(MerchantsClock, WithoutAPressBy100TheEarlyPresserBuys) {
    Table t(3, true);
    t.auction().play("clock: early 1");
    EXPECT_EQ(decided(t, {}), "sold 1 200");
    EXPECT_EQ(decided(t, {{0, 3000 + 10 * 700}}), "sold 1 200");
    EXPECT_EQ(decided(t, {{0, 3000 + 10 * 700 - 1}}), "sold 0 220");
    EXPECT_EQ(decided(t, {{2, 10}, {0, 20}}), "sold 2 400");
}

// rulings: ties by chance
TEST(MerchantsClock, PressesAtOnceAreEquallyLikelyToWin) {
    Table t(3, true);
    t.auction();
    int first = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const std::string text = decided(t, {{2, 5000}, {0, 5000}, {1, 5001}}, seed);
        EXPECT_TRUE(text == "sold 0 180" || text == "sold 2 180") << text;
        first += text == "sold 0 180";
    }
    EXPECT_GT(first, 430);
    EXPECT_LT(first, 570);
}

// the clock as a server runs it
TEST(MerchantsClock, ItsFaceGivesPricesTimesAndBidders) {
    Table t(3, true);
    t.money({300, 120, 40}).auction();
    const ClockFace face = Merchants::clock_face(t.rules, t.state);
    EXPECT_FALSE(face.doubled);
    EXPECT_EQ(face.highest, 200);
    EXPECT_EQ(face.lowest, 50);
    EXPECT_EQ(face.step, 10);
    EXPECT_EQ(face.start_ms + 16 * face.price_ms, face.length_ms);
    EXPECT_EQ(face.seats, Seats::of(0) | Seats::of(1)) << "40 is not enough";
}

// rulings: bots fix a price before the run and press while it shows
TEST(MerchantsClock, ABotPressesWhileItsPriceShows) {
    Table t(3, true);
    t.money({300, 120, 40}).auction();
    Rng rng(5);
    for (const int bid : {50, 120, 200, kEarlyBid}) {
        const PressWindow window = press_window(t.rules, kFirst, bid);
        int sooner = 0;
        for (int i = 0; i < 1000; ++i) {
            const int at = Merchants::press_moment(t.rules, t.state, Action::bid(bid), rng);
            ASSERT_EQ(bid_at(t.rules, kFirst, at), bid);
            sooner += at < window.begin + window.length / 2;
        }
        EXPECT_GT(sooner, 430) << bid;
        EXPECT_LT(sooner, 570) << bid;
    }
    EXPECT_EQ(Merchants::press_moment(t.rules, t.state, Action::bid(0), rng),
              run_length(t.rules, kFirst));
}

// The windows of all prices cover the run.
TEST(MerchantsClock, APressWindowHoldsAllMillisecondsOfItsPrice) {
    const Rules r = rules_for(3, true);
    for (const bool doubled : {kFirst, kTwice}) {
        int moments = 0;
        const auto count = [&](int bid) {
            const PressWindow window = press_window(r, doubled, bid);
            EXPECT_EQ(bid_at(r, doubled, window.begin), bid);
            EXPECT_EQ(bid_at(r, doubled, window.begin + window.length - 1), bid);
            moments += window.length;
        };
        if (!doubled) count(kEarlyBid);
        for (int bid = r.least_bid(doubled); bid <= r.most_bid(doubled);
             bid += r.bid_step(doubled)) {
            count(bid);
        }
        EXPECT_EQ(moments, run_length(r, doubled));
    }
}

TEST(MerchantsClock, TheSameGeneratorGivesTheSamePress) {
    Table t(3, true);
    t.auction();
    Rng one(9), other(9);
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(Merchants::press_moment(t.rules, t.state, Action::bid(120), one),
                  Merchants::press_moment(t.rules, t.state, Action::bid(120), other));
    }
}

}  // namespace
}  // namespace pakhuis::merchants
