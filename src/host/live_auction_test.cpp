// The live clock of merchants, in simulated time.
#include <sstream>

#include "host/live_run.h"
#include "host/test_party.h"

namespace pakhuis::host {
namespace {

using client::act;
using client::Json;
using client::Player;
using client::sit;
using client::watch;

Json live_terms(const Json& seats) {
    return {{"game", "merchants"},
            {"seats", seats},
            {"options", {{"auction", "live"}, {"pace", "fast"}}}};
}

// Anna, Bert and Carla at a table of three. The first mayor has filled the discs, and the clock
// waits until all three say that they are ready.
class BeforeLiveAuction : public testing::Test {
  protected:
    void seat_all(const Json& seats) {
        people.emplace(house, live_terms(seats));
        Rng rng(1);
        for (int i = 0; i < 200 && !awaits_clock(); ++i) people->decide(rng);
        people->hear();
        ASSERT_TRUE(awaits_clock());
    }
    void SetUp() override { seat_all({"person", "person", "person"}); }

    bool awaits_clock() {
        people->hear();
        const Json& table = player(0).table;
        return table["status"] == "playing" && table["waiting"].empty();
    }
    Player& player(std::size_t seat) { return *people->players[seat]; }
    // The next clock message to this player.
    Json clock_of(std::size_t seat) {
        for (;;) {
            const Json message = player(seat).next();
            if (message.is_null() || message["type"] == "clock") return message;
        }
    }
    // Lets the clock come down from its start.
    Json wait_for_price(std::size_t seat) {
        Json clock = clock_of(seat);
        while (clock.is_object() && clock["at"] < clock["start-ms"]) clock = clock_of(seat);
        return clock;
    }
    Json ready(std::size_t seat) {
        return player(seat).ask({{"type", "ready"},
                                 {"table", people->table},
                                 {"version", player(seat).table["version"]}});
    }
    void all_ready() {
        for (std::size_t seat = 0; seat < people->players.size(); ++seat) {
            EXPECT_EQ(ready(seat)["type"], "ok");
        }
    }
    // The newest readiness message to this player; null: none came.
    Json readiness_of(std::size_t seat) {
        people->hear();
        Json newest;
        std::istringstream lines(player(seat).received);
        for (std::string line; std::getline(lines, line);) {
            Json message = Json::parse(line);
            if (message["type"] == "readiness") newest = std::move(message);
        }
        return newest;
    }
    bool runs() { return press(0)["key"] != "no-run"; }
    Json press_request(int seat) {
        return {{"type", "press"},
                {"table", people->table},
                {"seat", seat},
                {"version", player(static_cast<std::size_t>(seat)).table["version"]}};
    }
    Json press(int seat) { return player(static_cast<std::size_t>(seat)).ask(press_request(seat)); }
    // The first event of the auction's end, as a player saw it.
    Json result_of(std::size_t seat) {
        const std::size_t before = player(seat).events.size();
        player(seat).wait_until([&](const Json&) { return player(seat).events.size() > before; });
        return player(seat).events.size() > before ? player(seat).events[before] : Json();
    }

    TestHouse house;
    std::optional<Party> people;
};

class LiveAuction : public BeforeLiveAuction {
  protected:
    void SetUp() override {
        BeforeLiveAuction::SetUp();
        all_ready();
    }
};

// Rulebook, "La vente aux enchères": the mayor starts the clock when the players are ready.
TEST_F(BeforeLiveAuction, WaitsUntilEverybodyIsReady) {
    EXPECT_EQ(readiness_of(1)["ready"], Json({false, false, false}));
    EXPECT_EQ(ready(0)["type"], "ok");
    EXPECT_EQ(ready(2)["type"], "ok");
    EXPECT_EQ(readiness_of(1)["ready"], Json({true, false, true}));
    EXPECT_FALSE(runs());
    EXPECT_EQ(ready(1)["type"], "ok");
    EXPECT_TRUE(runs());
}

TEST_F(BeforeLiveAuction, MeasuresTheRoundTripOfEveryWatcher) {
    EXPECT_EQ(house.measured, 3) << "once each, when the clock is about to run";
    EXPECT_EQ(ready(0)["type"], "ok");
    EXPECT_EQ(house.measured, 3);
}

TEST_F(BeforeLiveAuction, WaitsThirtySecondsForWhoDoesNotAnswer) {
    EXPECT_EQ(ready(0)["type"], "ok");
    const Json told = readiness_of(0);
    EXPECT_GT(told["within"], 29'000);
    house.wait(29'000);
    EXPECT_FALSE(runs());
    house.wait(1'000);
    EXPECT_TRUE(runs());
}

TEST_F(BeforeLiveAuction, TellsWhoComesWhatItWaitsFor) {
    EXPECT_EQ(ready(2)["type"], "ok");
    people->players[1] = std::make_unique<Player>(house, people->guests[1]);
    EXPECT_EQ(player(1).ask(watch(people->table, 1))["type"], "ok");
    EXPECT_EQ(readiness_of(1)["ready"], Json({false, false, true}));
}

TEST_F(BeforeLiveAuction, TakesTheWordOfPlayersOnlyAndOnlyForThisClock) {
    Player stranger(house, house.new_guest());
    EXPECT_EQ(stranger.ask({{"type", "ready"}, {"table", people->table}, {"version", 9999}})["key"],
              "not-your-seat");
    EXPECT_EQ(player(0).ask({{"type", "ready"}, {"table", people->table}, {"version", 1}})["key"],
              "stale");
    EXPECT_FALSE(runs());
}

TEST_F(BeforeLiveAuction, TakesTheWordTwice) {
    EXPECT_EQ(ready(0)["type"], "ok");
    EXPECT_EQ(ready(0)["type"], "ok");
    EXPECT_FALSE(runs());
    all_ready();
    EXPECT_EQ(ready(0)["type"], "ok") << "the clock runs already";
}

TEST_F(BeforeLiveAuction, KnowsNoReadinessWhereNoClockIsAboutToRun) {
    Player maker(house, house.new_guest());
    const Json terms = {{"game", "merchants"}, {"seats", {"person", "easy", "easy"}}};
    const Json made = maker.ask({{"type", "create"}, {"terms", terms}});
    EXPECT_EQ(maker.ask({{"type", "ready"}, {"table", made["table"]}, {"version", 9}})["key"],
              "no-run");
}

TEST_F(BeforeLiveAuction, NeedsNoWordOfBots) {
    seat_all({"person", "easy", "random"});
    EXPECT_EQ(readiness_of(0)["ready"], Json({false, true, true}));
    EXPECT_FALSE(runs());
    EXPECT_EQ(ready(0)["type"], "ok");
    EXPECT_TRUE(clock_of(0).is_object());
}

TEST_F(BeforeLiveAuction, BeginsWithoutABotThatNeverAnswers) {
    seat_all({"person", "easy", "random"});
    house.thinker.hold(true);
    house.restart();
    people->come_back();
    EXPECT_EQ(ready(0)["type"], "ok");
    house.wait(29'000);
    EXPECT_FALSE(runs());
    house.wait(1'000);
    EXPECT_TRUE(runs());
}

TEST_F(BeforeLiveAuction, CountsThePriceOfABotThatAnswersDuringTheRun) {
    seat_all({"person", "easy", "easy"});
    house.thinker.hold(true);
    house.restart();
    people->come_back();
    house.wait(31'000);
    people->hear();
    house.thinker.answer_held();
    const Json event = result_of(0);
    EXPECT_EQ(event["kind"], "bought") << event.dump();
    EXPECT_NE(event["seat"], 0);
}

TEST_F(LiveAuction, RunsWhenAllAreReadyAndTellsItsAgeEverySecond) {
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const Json clock = clock_of(seat);
        ASSERT_TRUE(clock.is_object());
        EXPECT_EQ(clock["table"], people->table);
        EXPECT_EQ(clock["highest"], 200);
        EXPECT_EQ(clock["doubled"], false);
    }
    const int first = clock_of(0)["at"];
    const int second = clock_of(0)["at"];
    EXPECT_EQ(second, first + 1000);
}

TEST_F(LiveAuction, EndsUnsoldWhenNobodyPresses) {
    const Json clock = clock_of(0);
    const Json event = result_of(0);
    EXPECT_EQ(event["kind"], "unsold") << event.dump();
}

TEST_F(LiveAuction, IsDoubledByAPressOnStart) {
    clock_of(1);
    EXPECT_EQ(press(1)["type"], "ok");
    const Json event = result_of(0);
    EXPECT_EQ(event["kind"], "early") << event.dump();
    EXPECT_EQ(event["seat"], 1);
    Json clock = clock_of(0);
    while (clock["doubled"] == false) clock = clock_of(0);
    EXPECT_EQ(clock["at"], 0) << "the second run begins anew, and at once";
}

TEST_F(LiveAuction, SellsAtThePriceThatShows) {
    wait_for_price(2);
    EXPECT_EQ(press(2)["type"], "ok");
    const Json event = result_of(0);
    EXPECT_EQ(event["kind"], "bought") << event.dump();
    EXPECT_EQ(event["seat"], 2);
    EXPECT_LE(event["amount"], 200);
    EXPECT_GE(event["amount"], 50);
}

TEST_F(LiveAuction, ClosesTheRun150MillisecondsAfterTheFirstPress) {
    wait_for_price(2);
    const std::int64_t pressed = house.time.steady_ms();
    EXPECT_EQ(press(2)["type"], "ok");
    result_of(0);
    EXPECT_EQ(house.time.steady_ms(), pressed + kMostLag);
}

TEST_F(LiveAuction, TellsNobodyOfAPressBeforeTheRunIsClosed) {
    clock_of(0);
    const std::size_t before = player(0).received.size();
    EXPECT_EQ(press(1)["type"], "ok");
    result_of(0);
    std::istringstream lines(player(0).received.substr(before));
    for (std::string line; std::getline(lines, line);) {
        const Json message = Json::parse(line);
        if (message["type"] == "update") break;
        EXPECT_EQ(message["type"], "clock") << line;
    }
}

TEST_F(LiveAuction, TakesPressesOfOnesOwnSeatOnlyAndOnlyWhileItRuns) {
    clock_of(0);
    Json foreign = press_request(1);
    EXPECT_EQ(player(0).ask(foreign)["key"], "not-your-seat");
    Player stranger(house, house.new_guest());
    EXPECT_EQ(stranger.ask({{"type", "press"}, {"table", people->table}, {"version", 9999}})["key"],
              "not-your-seat");
    Json old = press_request(0);
    old["version"] = 1;
    EXPECT_EQ(player(0).ask(old)["key"], "stale");
}

TEST_F(LiveAuction, ReadsNoClaimsAboutTime) {
    clock_of(0);
    Json claim = press_request(0);
    claim["at"] = 10;
    EXPECT_EQ(player(0).ask(claim)["key"], "unknown-field");
}

TEST_F(LiveAuction, BeginsAnewAfterARestartInTheMiddleOfARun) {
    wait_for_price(0);
    house.restart();
    people->come_back();
    all_ready();
    const Json clock = clock_of(0);
    ASSERT_TRUE(clock.is_object());
    EXPECT_LT(clock["at"], clock["start-ms"]);
    EXPECT_EQ(press(0)["type"], "ok");
    EXPECT_EQ(result_of(1)["kind"], "early");
}

// Bert's line is slow: he presses before Anna, and his press arrives after hers.
TEST_F(LiveAuction, DatesAPressBackByHalfTheRoundTrip) {
    house.round_trip = 200;
    people->players[1] = std::make_unique<Player>(house, people->guests[1]);
    EXPECT_EQ(player(1).ask(watch(people->table, 1))["type"], "ok");
    wait_for_price(0);
    house.wait(500);
    people->hear();
    EXPECT_EQ(press(0)["type"], "ok");
    house.wait(50);
    EXPECT_EQ(press(1)["type"], "ok");
    const Json event = result_of(2);
    EXPECT_EQ(event["kind"], "bought") << event.dump();
    EXPECT_EQ(event["seat"], 1);
}

TEST_F(LiveAuction, WaitsThirtySecondsForPeopleWhoAreAway) {
    house.restart();
    people->guests.pop_back();
    people->come_back();
    EXPECT_EQ(press(0)["key"], "no-run");
    all_ready();
    const std::int64_t begin = house.time.steady_ms();
    EXPECT_TRUE(clock_of(0).is_object());
    EXPECT_EQ(house.time.steady_ms() - begin, 30'000);
    EXPECT_EQ(press(0)["type"], "ok");
}

TEST_F(LiveAuction, BeginsWhenTheLastOneComesAndIsReady) {
    house.restart();
    const std::string carla = people->guests.back();
    people->guests.pop_back();
    people->come_back();
    all_ready();
    house.wait(10'000);
    Player third(house, carla);
    EXPECT_EQ(third.ask(watch(people->table, 2))["type"], "ok");
    EXPECT_FALSE(runs());
    third.ask({{"type", "ready"}, {"table", people->table}, {"version", third.table["version"]}});
    const Json clock = clock_of(0);
    ASSERT_TRUE(clock.is_object());
    EXPECT_EQ(clock["at"], 0);
}

TEST_F(LiveAuction, BotsPressWhereTheyFixedTheirPrice) {
    seat_all({"person", "easy", "random"});
    all_ready();
    const Json event = result_of(0);
    EXPECT_TRUE(event["kind"] == "bought" || event["kind"] == "early" || event["kind"] == "unsold")
        << event.dump();
}

TEST_F(LiveAuction, NeedsEverybodyAtOnce) {
    Json terms = live_terms({"person", "easy", "easy"});
    terms["tempo"] = {{"kind", "daily"}, {"days", 1}};
    EXPECT_EQ(player(0).ask({{"type", "create"}, {"terms", terms}})["key"], "needs-people-at-once");
}

TEST_F(LiveAuction, FollowsAuctionUntilTheEndOfTheMatch) {
    Rng rng(4);
    for (int i = 0; i < 3'000 && !people->over(); ++i) {
        if (people->decide(rng)) continue;
        // The clock is about to run or runs. Somebody presses now and then, or time passes.
        for (std::size_t seat = 0; seat < 3; ++seat) ready(seat);
        house.wait(1 + rng.below(4'000));
        if (rng.below(2) == 0) press(rng.below(3));
    }
    EXPECT_TRUE(people->over());
}

TEST(LiveAuctions, OfBotsAloneEndWhileNobodyWatches) {
    TestHouse house;
    Player maker(house, house.new_guest());
    const Json made =
        maker.ask({{"type", "create"}, {"terms", live_terms({"easy", "easy", "random"})}});
    const std::string table = made["table"];
    house.wait(3'600'000);
    EXPECT_EQ(Json::parse(house.get("/api/tables/" + table).body)["status"], "over");
}

}  // namespace
}  // namespace pakhuis::host
