// The live clock of merchants on the real server, with real time and measured round trips. The
// rules of a run are tested in src/host in simulated time.
#include <chrono>

#include "client/server_fixture.h"
#include "client/slow_line.h"

namespace pakhuis::client {
namespace {

constexpr const char* kLive = R"({"auction": "live", "pace": "fast"})";

bool clock_awaited(const Json& table) {
    return table["status"] == "playing" && table["waiting"].empty();
}

class LiveClock : public ServerTest {
  protected:
    // Anna, Bert and Carla at a table of three. The first mayor has filled the discs, so the match
    // waits for the clock.
    void SetUp() override {
        ServerTest::SetUp();
        seat_all({"person", "person", "person"});
    }
    void seat_all(const Json& seats) {
        people.clear();
        cookies.clear();
        for (std::size_t i = 0; i < seats.size(); ++i) {
            if (seats[i] != "person") continue;
            cookies.push_back(new_cookie());
            people.push_back(std::make_unique<Player>(server->port(), cookies.back()));
        }
        Json terms = {{"game", "merchants"}, {"seats", seats}, {"options", Json::parse(kLive)}};
        table = people[0]->ask({{"type", "create"}, {"terms", terms}}).value("table", "");
        for (std::size_t i = 0; i < people.size(); ++i) {
            if (i > 0) {
                EXPECT_EQ(people[i]->ask(sit(table, static_cast<int>(i)))["type"], "ok");
            }
            EXPECT_EQ(people[i]->ask(watch(table, static_cast<int>(i)))["type"], "ok");
        }
        fill_discs();
        say_ready();
    }
    // Everybody at the table, that the clock may begin.
    void say_ready() {
        for (auto& player : people) {
            const Json answer = player->ask(
                {{"type", "ready"}, {"table", table}, {"version", player->table["version"]}});
            EXPECT_EQ(answer["type"], "ok") << answer.dump();
        }
    }
    // Takes the first legal action until the match waits for the clock.
    void fill_discs() {
        for (int steps = 0; steps < 200; ++steps) {
            bool all = true;
            for (std::size_t i = 0; i < people.size(); ++i) {
                Player& player = *people[i];
                player.wait_until([](const Json& t) { return t["status"] == "playing"; });
                if (player.table.contains("legal")) {
                    const std::string text = player.table["legal"][0][0];
                    EXPECT_EQ(player.ask(act(player.table, static_cast<int>(i), text))["type"],
                              "ok");
                    player.table.erase("legal");
                    player.wait_until(
                        [&](const Json& t) { return t["version"] >= player.version; });
                    all = false;
                }
                if (!clock_awaited(player.table)) all = false;
            }
            if (all) return;
            for (auto& player : people) {
                if (!clock_awaited(player->table) && !player->table.contains("legal"))
                    player->next(std::chrono::milliseconds(200));
            }
        }
        FAIL() << "the match never waited for the clock";
    }
    // The next clock message to this player.
    static Json clock_of(Player& player) {
        for (;;) {
            const Json message = player.next();
            if (message.is_null() || message["type"] == "clock") return message;
        }
    }
    Json press(int seat) {
        Player& player = *people[static_cast<std::size_t>(seat)];
        return player.ask({{"type", "press"},
                           {"table", table},
                           {"seat", seat},
                           {"version", player.table["version"]}});
    }
    // The event at the end of the auction: "early", "sold" or "unsold".
    static Json result_of(Player& player) {
        const std::size_t before = player.events.size();
        player.wait_until([&](const Json&) { return player.events.size() > before; });
        return player.events[before];
    }
    std::vector<std::string> cookies;
    std::vector<std::unique_ptr<Player>> people;
    std::string table;
};

TEST_F(LiveClock, RunsWhenAllAreReadyAndSendsItsAge) {
    for (auto& player : people) {
        const Json clock = clock_of(*player);
        ASSERT_TRUE(clock.is_object());
        EXPECT_EQ(clock["table"], table);
        EXPECT_EQ(clock["highest"], 200);
        EXPECT_EQ(clock["doubled"], false);
    }
    const int first = clock_of(*people[0])["at"];
    const int second = clock_of(*people[0])["at"];
    EXPECT_GT(second, first);
}

TEST_F(LiveClock, DoublesTheRunAfterAnEarlyPress) {
    clock_of(*people[1]);
    EXPECT_EQ(press(1)["type"], "ok");
    const Json event = result_of(*people[0]);
    EXPECT_EQ(event["kind"], "early") << event.dump();
    EXPECT_EQ(event["seat"], 1);
    Json clock = clock_of(*people[0]);
    while (clock["doubled"] == false) clock = clock_of(*people[0]);
    EXPECT_LT(clock["at"], 2000) << "the second run starts from the beginning";
}

// Everybody except Carla connects again after a restart.
class RoundTrip : public LiveClock {
  protected:
    void SetUp() override {
        LiveClock::SetUp();
        come_back({});
    }
    void come_back(const std::vector<std::string>& flags) {
        people.clear();
        start(flags);
        for (int seat = 0; seat < 2; ++seat) {
            const auto& cookie = cookies[static_cast<std::size_t>(seat)];
            people.push_back(std::make_unique<Player>(server->port(), cookie));
            EXPECT_EQ(people.back()->ask(watch(table, seat))["type"], "ok");
            people.back()->wait_until(clock_awaited);
        }
        say_ready();
    }
    // Carla answers every ping 800 ms late, to seem far away. The run begins when she says that she
    // is ready. The age in her first clock message is half of her measured round trip.
    // `header`: X-Client-RTT, in microseconds.
    int age_for_late_pongs(const std::string& header = "") {
        const SlowLine line(server->port(), std::chrono::milliseconds(800));
        WsClient carla(line.port(), cookies[2], "", 0, "/ws", header);
        carla.send(Json{{"type", "ping"}, {"id", 1}}.dump());
        Json request = watch(table, 2);
        request["id"] = 2;
        for (bool asked = false;;) {
            const auto text = carla.receive();
            if (!text) return -1;
            const Json message = Json::parse(*text);
            if (message["type"] == "clock") return message["at"];
            if (message["type"] == "ok" && !asked) asked = carla.send(request.dump());
            if (message["type"] == "readiness") {
                const Json ready = {{"type", "ready"},
                                    {"id", 3},
                                    {"table", table},
                                    {"version", message["version"]}};
                carla.send(ready.dump());
            }
        }
    }
};

TEST_F(RoundTrip, IsNotIncreasedByLatePongs) {
    const int age = age_for_late_pongs();
    EXPECT_GE(age, 0);
    EXPECT_LT(age, 300);
}

TEST_F(RoundTrip, IsNotIncreasedByLatePongsBehindAProxy) {
    come_back({"--behind-proxy"});
    const int age = age_for_late_pongs("2000000");  // a header of the client counts for nothing
    EXPECT_GE(age, 0);
    EXPECT_LT(age, 300);
}

TEST_F(RoundTrip, IsBoundedByTheMeasurementOfTheProxy) {
    come_back({"--behind-proxy", "--round-trip-header", "X-Client-RTT"});
    const int age = age_for_late_pongs("20000");
    EXPECT_GE(age, 0);
    EXPECT_LT(age, 300);
}

TEST_F(RoundTrip, IsMeasuredByPingsUpToTheMeasurementOfTheProxy) {
    come_back({"--behind-proxy", "--round-trip-header", "X-Client-RTT"});
    EXPECT_GE(age_for_late_pongs("2000000"), 400);
}

}  // namespace
}  // namespace pakhuis::client
