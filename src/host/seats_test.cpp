// People at a table: views of seats, presence, turns, fallen flags.
#include <algorithm>
#include <sstream>

#include "host/test_fixture.h"

namespace pakhuis::host {
namespace {

using namespace pakhuis::client;

using SeatViews = HouseTest;
using Turns = HouseTest;
using Messages = HouseTest;

TEST_F(SeatViews, ShowTheirOwnCardsOnly) {
    const std::string guests[] = {new_guest(), new_guest(), new_guest()};
    Player one(house, guests[0]);
    Player two(house, guests[1]);
    Player other(house, guests[2]);
    const std::string table = create(one, {"person", "person"});
    ASSERT_EQ(two.ask({{"type", "sit"}, {"table", table}, {"seat", 1}})["type"], "ok");
    ASSERT_EQ(one.ask(watch(table, 0))["type"], "ok");
    ASSERT_EQ(two.ask(watch(table, 1))["type"], "ok");
    EXPECT_EQ(other.ask(watch(table, 1))["key"], "not-your-seat");
    ASSERT_EQ(other.ask({{"type", "watch"}, {"table", table}})["type"], "ok");
    ASSERT_TRUE(one.wait_until(can_decide_or_over) && two.wait_until(can_decide_or_over));
    other.next();
    EXPECT_EQ(one.table["view"]["viewer"], 0);
    EXPECT_EQ(one.table["view"]["contracts"].dump(), "[[],[]]");
    EXPECT_EQ(one.table["view"]["offer"][0].size(), 2u);
    EXPECT_EQ(one.table["view"]["offer"][1].size(), 0u);
    EXPECT_EQ(other.table["view"]["hand"].dump(), "{}");
    EXPECT_EQ(other.ask(act(one.table, 0, one.table["legal"][0][0]))["key"], "not-your-seat");
    EXPECT_EQ(get(about(table, "record"), guests[0]).status, 409);
    const auto log = get(about(table, "log?seat=1"), guests[0]);
    EXPECT_EQ(log.body, get(about(table, "log")).body)
        << "a guest without this seat is a spectator";
}

TEST_F(SeatViews, ChangeWhenAGuestWatchesAnotherOwnSeat) {
    Player player(house, new_guest());
    const std::string table = create(player, {"person", "person"});
    Json second = sit(table, 1);
    second["name"] = "Ben";
    ASSERT_EQ(player.ask(second)["type"], "ok");
    for (int seat : {0, 1, 0}) {
        ASSERT_EQ(player.ask(watch(table, seat))["type"], "ok");
        ASSERT_TRUE(player.wait_until([&](const Json& t) { return t["viewer"] == seat; }));
        EXPECT_EQ(player.table["view"]["viewer"], seat);
        EXPECT_EQ(player.table["view"]["offer"][std::size_t(1 - seat)].size(), 0u)
            << "the other seat's are hidden";
        EXPECT_EQ(player.table["seats"][0].value("mine", false), true);
        EXPECT_EQ(player.table["seats"][1].value("mine", false), true);
        EXPECT_EQ(player.table["seats"][1]["name"], "Ben") << "each seat has its own name";
        if (player.table.contains("legal")) {
            ASSERT_EQ(player.ask(act(player.table, seat, player.table["legal"][0][0]))["type"],
                      "ok");
        }
    }
    ASSERT_EQ(player.ask({{"type", "undo"}, {"table", table}, {"seat", 0}})["type"], "ok")
        << "a guest who plays all seats may always undo";

    const std::string listed = create(player, {"person", "person"}, {{"listed", true}});
    EXPECT_EQ(player.ask(sit(listed, 1))["key"], "already-seated");
}

TEST_F(SeatViews, ShowWhichPlayersArePresent) {
    Player one(house, new_guest());
    const std::string table = create(one, {"person", "easy", "person"});
    one.ask(watch(table, 0));
    ASSERT_TRUE(one.wait_until([](const Json& t) { return t.contains("seats"); }));
    EXPECT_EQ(one.table["seats"][1]["present"], true);
    EXPECT_EQ(one.table["seats"][2]["present"], false);
    const auto until_presence = [&] {
        Json message = one.next();
        while (!message.is_null() && message["type"] != "presence") message = one.next();
        return message;
    };
    {
        Player two(house, new_guest());
        two.ask({{"type", "watch"}, {"table", table}});
        EXPECT_EQ(until_presence()["spectators"], 1);
        two.ask(sit(table, 2));
        ASSERT_TRUE(one.wait_until([](const Json& t) { return t["status"] == "playing"; }));
        EXPECT_EQ(one.table["seats"][2]["present"], true);
    }
    EXPECT_EQ(until_presence()["present"], (Json{true, true, false}));
}

TEST_F(Turns, AreAnnouncedToAPlayerWhoDoesNotWatch) {
    const std::string guest = new_guest();
    Player one(house, guest);
    Player two(house, new_guest());
    const auto daily = [](int days) {
        return Json{{"tempo", {{"kind", "daily"}, {"days", days}}}};
    };
    EXPECT_EQ(page("/api/next", guest)["table"], nullptr);
    const std::string first = create(one, {"person", "person"}, daily(3));
    two.ask(sit(first, 1));
    while (one.received.find(R"("type":"turn")") == std::string::npos) {
        ASSERT_FALSE(one.next().is_null()) << "no turn message came";
    }
    const std::string second = create(one, {"person", "easy"}, daily(2));
    const Json next = page("/api/next", guest);
    EXPECT_EQ(next["waiting"], 2);
    EXPECT_EQ(next["table"], second) << "soonest due first";
    EXPECT_EQ(page("/api/next?after=" + first, guest)["table"], second);
    EXPECT_EQ(page("/api/next?after=" + second, guest)["table"], first);
}

TEST_F(Turns, AreNotifiedOutsideForDailyTablesOfAbsentPlayers) {
    const std::string guest = new_guest();
    Player two(house, new_guest());
    std::string daily;
    std::string untimed;
    {
        Player away(house, guest);
        EXPECT_EQ(away.ask({{"type", "webhook"}, {"url", "ftp://a"}})["key"], "bad-webhook");
        ASSERT_EQ(away.ask({{"type", "webhook"}, {"url", "http://a/turn"}})["type"], "ok");
        daily = create(away, {"person", "person"}, {{"tempo", {{"kind", "daily"}, {"days", 1}}}});
        untimed = create(away, {"person", "person"});
    }
    EXPECT_EQ(page("/api/me", guest)["webhook"], "http://a/turn");
    ASSERT_EQ(two.ask(sit(untimed, 1))["type"], "ok");
    ASSERT_EQ(two.ask(sit(daily, 1))["type"], "ok");
    house.settle();
    ASSERT_EQ(house.notifier.sent.size(), 1u);
    EXPECT_EQ(house.notifier.sent[0].guest, guest);
    EXPECT_EQ(house.notifier.sent[0].table, daily);
}

TEST_F(Turns, PassToABotWhenAFlagFallsAtATableNotInMemory) {
    std::string table;
    const std::string guest = new_guest();
    {
        Player one(house, guest);
        table = create(one, {"person", "easy"}, {{"tempo", {{"kind", "daily"}, {"days", 1}}}});
    }
    house.restart();
    house.wait(23 * 3'600'000);
    const int before = page(about(table, "log"))["version"];
    house.restart();
    house.wait(2 * 3'600'000);
    EXPECT_GT(page(about(table, "log"))["version"], before)
        << "a bot decides for the absent player";
}

TEST_F(Turns, PassToABotWhenAFlagFallsUntilThePlayerReturns) {
    Player one(house, new_guest());
    const Json live = {{"tempo", {{"kind", "live"}, {"base", 1000}, {"increment", 60000}}}};
    const std::string table = create(one, {"person", "easy"}, live);
    one.ask(watch(table, 0));
    ASSERT_TRUE(one.wait_until(can_decide_or_over));
    EXPECT_LE(one.table["seats"][0]["clock"].get<int>(), 1000);
    // The player does not decide: the flag falls, and the bot `easy` plays for the seat.
    ASSERT_TRUE(one.wait_until([](const Json& t) { return t["seats"][0].contains("away"); }));
    const Json back = one.ask({{"type", "back"}, {"table", table}, {"seat", 0}});
    if (back["type"] == "ok") {
        ASSERT_TRUE(one.wait_until([](const Json& t) {
            return !t["seats"][0].contains("away") || t["status"] == "over";
        }));
    }
    EXPECT_NE(one.received.find("\"kind\":\"flag\""), std::string::npos);
}

TEST_F(Turns, OfABotTellIfItWasHurried) {
    const auto hurried_events = [&] {
        Player one(house, new_guest());
        one.ask(watch(create(one, {"person", "easy"}), 0));
        for (int turn = 0; turn < 6; ++turn) {
            EXPECT_TRUE(one.wait_until(can_decide_or_over));
            EXPECT_EQ(one.ask(act(one.table, 0, one.table["legal"][0][0]))["type"], "ok");
            one.table.erase("legal");
        }
        return std::count_if(one.events.begin(), one.events.end(), [](const Json& event) {
            if (!event.value("hurried", false)) return false;
            EXPECT_EQ(event["seat"], 1) << event;
            return true;
        });
    };
    EXPECT_EQ(hurried_events(), 0);
    house.thinker.hurries = true;
    EXPECT_GT(hurried_events(), 0);
}

TEST_F(Messages, ResumeFromAVersion) {
    const std::string guest = new_guest();
    Player player(house, guest);
    const std::string table = create(player, {"person", "easy"});
    player.ask(watch(table, 0));
    ASSERT_TRUE(player.wait_until(can_decide_or_over));
    const Json before = player.table;
    ASSERT_EQ(player.ask(act(player.table, 0, player.table["legal"][0][0]))["type"], "ok");
    player.table.erase("legal");
    ASSERT_TRUE(player.wait_until(can_decide_or_over));

    Player again(house, guest);
    again.table = before;
    Json request = watch(table, 0);
    request["version"] = before["version"];
    ASSERT_EQ(again.ask(request)["type"], "ok");
    ASSERT_TRUE(
        again.wait_until([&](const Json& t) { return t["version"] == player.table["version"]; }));
    EXPECT_TRUE(same(again.table["view"], player.table["view"]));
}

TEST_F(Messages, NameTheDecisionThatWasTakenBack) {
    Player one(house, new_guest());
    Player two(house, new_guest());
    const std::string table = create(one, {"person", "person"});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    two.ask(watch(table, 1));
    ASSERT_TRUE(one.wait_until(can_decide_or_over));
    ASSERT_EQ(one.ask(act(one.table, 0, one.table["legal"][0][0]))["type"], "ok");
    ASSERT_EQ(one.ask({{"type", "undo"}, {"table", table}, {"seat", 0}})["type"], "ok");
    const auto heard = [](Player& player) {
        while (player.events.empty() || player.events.back()["kind"] != "undone") {
            if (player.next().is_null()) return Json();
        }
        return player.events.back();
    };
    const Json own = heard(one);
    ASSERT_TRUE(own.contains("events")) << own.dump();
    EXPECT_EQ(own["events"][0]["kind"], "chose");
    EXPECT_FALSE(own["events"][0]["text"].empty());
    const Json other = heard(two);
    EXPECT_EQ(other["events"].size(), 1u) << "another seat saw only that seat 0 has chosen";
}

TEST_F(Messages, AreSmall) {
    Player player(house, new_guest());
    const std::string table = create(player, {"person", "easy", "easy", "easy"});
    player.ask(watch(table, 0));
    play_out(player, 0);
    std::vector<std::size_t> updates;
    std::size_t longest_full = 0;
    std::istringstream lines(player.received);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(R"({"type":"update")")) updates.push_back(line.size());
        if (line.starts_with(R"({"type":"full")"))
            longest_full = std::max(longest_full, line.size());
    }
    player.ask(watch(table, 0));
    player.next();
    longest_full = std::max(longest_full, player.received.size() - player.received.rfind("\n{"));
    ASSERT_FALSE(updates.empty());
    std::nth_element(updates.begin(), updates.begin() + updates.size() / 2, updates.end());
    EXPECT_LE(updates[updates.size() / 2], 2048u);
    EXPECT_LE(longest_full, 24u * 1024);
}

}  // namespace
}  // namespace pakhuis::host
