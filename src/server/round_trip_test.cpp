#include "server/round_trip.h"

#include <gtest/gtest.h>

#include "host/live_run.h"

namespace pakhuis::server {
namespace {

using std::chrono::milliseconds;
constexpr std::int64_t kUnbounded = 1'000'000;

// A connection in simulated time.
class MeasuredRoundTrip : public testing::Test {
  protected:
    // A ping that is answered after so many ms. The next one follows ten seconds later.
    void exchange(int ms) {
        const std::string payload = trip.ping(++random, now);
        now += milliseconds(ms);
        EXPECT_TRUE(trip.pong(payload, now));
        now += std::chrono::seconds(10);
    }

    RoundTrip trip;
    RoundTrip::Time now{};
    std::uint64_t random = 0;
};

TEST_F(MeasuredRoundTrip, IsNothingBeforeTheFirstPong) {
    EXPECT_EQ(trip.counted(kUnbounded), 0);
    trip.ping(1, now);
    now += std::chrono::seconds(5);
    EXPECT_EQ(trip.counted(kUnbounded), 0) << "a client that answers nothing gains nothing";
}

TEST_F(MeasuredRoundTrip, IsTheShortestOfSeveralPings) {
    for (const int ms : {80, 40, 300, 60}) exchange(ms);
    EXPECT_EQ(trip.counted(kUnbounded), 40);
}

TEST_F(MeasuredRoundTrip, IsNotIncreasedByLatePongsAfterAnHonestOne) {
    exchange(30);
    for (int i = 0; i < 50; ++i) exchange(300);
    EXPECT_EQ(trip.counted(kUnbounded), 30);
}

TEST_F(MeasuredRoundTrip, FollowsALineThatBecameSlowerAfterTenMinutes) {
    exchange(30);
    for (int i = 0; i < 61; ++i) exchange(100);
    EXPECT_EQ(trip.counted(kUnbounded), 100);
}

TEST_F(MeasuredRoundTrip, CountsAPongForThePingWithItsNumberOnly) {
    const std::string first = trip.ping(111, now);
    now += milliseconds(200);
    const std::string second = trip.ping(222, now);
    now += milliseconds(20);
    EXPECT_FALSE(trip.pong("", now));
    EXPECT_FALSE(trip.pong("333", now)) << "a guessed number";
    EXPECT_EQ(trip.counted(kUnbounded), 0);
    EXPECT_TRUE(trip.pong(first, now));
    EXPECT_EQ(trip.counted(kUnbounded), 220) << "not since the newest ping";
    EXPECT_TRUE(trip.pong(second, now));
    EXPECT_EQ(trip.counted(kUnbounded), 20);
}

TEST_F(MeasuredRoundTrip, CountsEachPingOnce) {
    const std::string payload = trip.ping(1, now);
    EXPECT_TRUE(trip.pong(payload, now));
    EXPECT_FALSE(trip.pong(payload, now + milliseconds(500)));
}

TEST_F(MeasuredRoundTrip, IsAtMostTheBoundEvenIfAllPongsAreLate) {
    for (int i = 0; i < 20; ++i) exchange(300);
    EXPECT_EQ(trip.counted(kMostUnproven), 100);
    EXPECT_EQ(trip.counted(25), 25) << "the system or the proxy knows better";
}

TEST_F(MeasuredRoundTrip, DoesNotLetALatePressWinByLatePongs) {
    for (int i = 0; i < 20; ++i) exchange(300);
    const host::LiveRun run(0, 10'000);
    const auto honest = run.moment(1'000, 0);
    const auto late = run.moment(1'100, trip.counted(kMostUnproven));
    EXPECT_LT(honest, late) << "he pressed 100 ms later";
}

TEST_F(MeasuredRoundTrip, RemembersAFewUnansweredPings) {
    const std::string oldest = trip.ping(1, now);
    for (std::uint64_t i = 2; i <= 17; ++i) trip.ping(i, now);
    EXPECT_FALSE(trip.pong(oldest, now));
    EXPECT_TRUE(trip.pong("2", now));
}

TEST_F(MeasuredRoundTrip, IsMeasuredFiveTimesInTheFirstTwoSecondsAndThenNowAndThen) {
    for (const std::uint64_t moment : {0u, 299u, 9'999u, 123'456'789u}) {
        RoundTrip fresh;
        milliseconds passed{0};
        for (int i = 0; i < 4; ++i) passed += fresh.pause(moment);
        EXPECT_LE(passed, milliseconds(2'000));
        EXPECT_GE(fresh.pause(moment), milliseconds(5'000));
        EXPECT_LE(fresh.pause(moment), milliseconds(15'000));
        fresh.hurry();
        EXPECT_LT(fresh.pause(moment), milliseconds(500));
    }
}

TEST(ProxyRoundTrip, IsReadInMicroseconds) {
    EXPECT_EQ(read_proxy_round_trip("0"), 0);
    EXPECT_EQ(read_proxy_round_trip("1"), 1);
    EXPECT_EQ(read_proxy_round_trip("20000"), 20);
    EXPECT_EQ(read_proxy_round_trip("20001"), 21);
    for (const char* text : {"", "-", "-5", "1.5", "12ms", " 1", "99999999999999999999"}) {
        EXPECT_EQ(read_proxy_round_trip(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace pakhuis::server
