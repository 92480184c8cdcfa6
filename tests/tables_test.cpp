// What people do at tables of the real server, beyond playing a match: rematch, fork, import, hot
// seat, clocks, turns.
#include <algorithm>
#include <sstream>
#include <thread>

#include "client/server_fixture.h"
#include "server/test_target.h"

namespace {

using namespace pakhuis::client;
using NetworkTables = ServerTest;

std::string page(const std::string& table, const char* what) {
    return "/api/tables/" + table + "/" + what;
}

TEST_F(NetworkTables, GoOnInARematchThatBothFind) {
    Player one(server->port(), new_cookie());
    Player two(server->port(), new_cookie());
    const std::string table = create(one, {"person", "person"});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    two.ask(watch(table, 1));
    EXPECT_EQ(one.ask({{"type", "rematch"}, {"table", table}})["key"], "unfinished");
    one.ask({{"type", "resign"}, {"table", table}, {"seat", 0}});
    two.ask({{"type", "resign"}, {"table", table}, {"seat", 1}});
    ASSERT_TRUE(two.wait_until([](const Json& t) { return t["status"] == "over"; }));
    EXPECT_EQ(two.table["end"], "abandoned");
    const std::string again = two.ask({{"type", "rematch"}, {"table", table}})["table"];
    ASSERT_TRUE(one.wait_until([](const Json& t) { return t.contains("rematch"); }));
    EXPECT_EQ(one.table["rematch"], again);
    EXPECT_EQ(one.ask({{"type", "rematch"}, {"table", table}})["table"], again);
    EXPECT_EQ(one.ask(sit(again, 1))["key"], "seat-taken") << "everybody has the seat he had";
    EXPECT_EQ(one.ask(sit(again, 0))["type"], "ok");
}

TEST_F(NetworkTables, HaveOneRematchHoweverManyAskInTheSameInstant) {
    Player one(server->port(), new_cookie());
    Player two(server->port(), new_cookie());
    for (int i = 0; i < 10; ++i) {
        const std::string table = create(one, {"person", "person"});
        two.ask(sit(table, 1));
        one.ask({{"type", "resign"}, {"table", table}, {"seat", 0}});
        two.ask({{"type", "resign"}, {"table", table}, {"seat", 1}});
        const Json request = {{"type", "rematch"}, {"table", table}};
        std::vector<unsigned> asked;
        for (int n = 0; n < 3; ++n) asked.push_back(one.send(request));
        const unsigned other = two.send(request);
        const std::string again = two.answer(other)["table"];
        EXPECT_FALSE(again.empty());
        for (const unsigned id : asked) EXPECT_EQ(one.answer(id)["table"], again);
    }
}

TEST_F(NetworkTables, OfAFinishedMatchAreForkedWithItsSteps) {
    const std::string cookie = new_cookie();
    Player player(server->port(), cookie);
    const std::string table = create(player, {"person", "easy"});
    player.ask(watch(table, 0));
    play_out(player, 0);
    const Json replay = Json::parse(get(page(table, "replay?seat=1")).body);
    EXPECT_EQ(replay["viewer"], 1) << "a finished match is open";
    ASSERT_GT(replay["steps"].size(), 40u);
    const std::string fork =
        player.ask({{"type", "fork"}, {"table", table}, {"step", 40}})["table"];
    player.ask(watch(fork, 0));
    const Json again = Json::parse(get(page(fork, "replay?seat=0"), cookie).body);
    EXPECT_GE(again["steps"].size(), 40u) << "chance or the bot may have gone on";
    for (std::size_t i = 0; i < 40; ++i) {
        EXPECT_EQ(again["steps"][i]["events"].empty(), replay["steps"][i]["events"].empty());
    }
}

TEST_F(NetworkTables, ThatGoOnAreForkedFromWhatTheAskerKnows) {
    const std::string cookie = new_cookie();
    Player one(server->port(), cookie);
    Player two(server->port(), new_cookie());
    const std::string table = create(one, {"person", "person"});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    two.ask(watch(table, 1));
    for (int i = 0; i < 6; ++i) {
        const auto newest = std::max(one.version, two.version);
        for (Player* p : {&one, &two}) {
            ASSERT_TRUE(p->wait_until([&](const Json& t) { return t["version"] >= newest; }));
        }
        Player& mover = one.table.contains("legal") ? one : two;
        const int seat = &mover == &one ? 0 : 1;
        ASSERT_EQ(mover.ask(act(mover.table, seat, mover.table["legal"][0][0]))["type"], "ok");
    }
    const Json log = Json::parse(get(page(table, "replay?seat=0"), cookie).body);
    Json view = log["view"];
    const std::size_t steps = log["steps"].size();
    for (const auto& step : log["steps"]) view.merge_patch(step["view"]);
    const Json answer = one.ask(
        {{"type", "fork"}, {"table", table}, {"step", steps}, {"seats", {"person", "random"}}});
    ASSERT_EQ(answer["type"], "ok") << answer.dump();
    Player watcher(server->port(), cookie);
    ASSERT_EQ(watcher.ask(watch(answer["table"], 0))["type"], "ok");
    ASSERT_TRUE(watcher.wait_until([](const Json& t) { return t.contains("view"); }));
    const Json fork = Json::parse(get(page(answer["table"], "replay?seat=0"), cookie).body);
    EXPECT_TRUE(same(fork["view"], view));
    EXPECT_EQ(get(page(answer["table"], "record")).status, 409) << "nothing is open before the end";
}

TEST_F(NetworkTables, AreMadeFromRecordsThatPeopleBring) {
    const std::string cookie = new_cookie();
    Player player(server->port(), cookie);
    const std::string table = create(player, {"person", "easy"});
    player.ask(watch(table, 0));
    play_out(player, 0);
    const std::string record = get(page(table, "record")).body;
    const Json whole = {{"terms", {{"begin", record}}}};
    const auto posted = http_post(server->port(), "/api/tables", whole.dump(), cookie);
    ASSERT_EQ(posted.status, 200) << posted.body;
    const std::string imported = Json::parse(posted.body)["table"];
    EXPECT_EQ(get(page(imported, "record")).body, record);
    EXPECT_EQ(Json::parse(get("/api/tables/" + imported).body)["status"], "over");

    std::string part = record.substr(0, record.find("\nend:") + 1);
    for (int i = 0; i < 30; ++i) part.resize(part.rfind('\n', part.size() - 2) + 1);
    const Json open = {{"terms", {{"begin", part}, {"seats", {"easy", "easy"}}}}};
    const auto goes_on = http_post(server->port(), "/api/tables", open.dump(), cookie);
    ASSERT_EQ(goes_on.status, 200) << goes_on.body;
    player.table = nullptr;
    player.ask({{"type", "watch"}, {"table", Json::parse(goes_on.body)["table"]}});
    EXPECT_TRUE(player.wait_until([](const Json& t) { return t["status"] == "over"; }));

    const Json bad = {{"terms", {{"begin", "pakhuis-record 1\ngame: chess\n"}}}};
    const auto refused = http_post(server->port(), "/api/tables", bad.dump(), cookie);
    EXPECT_EQ(refused.status, 400);
    EXPECT_NE(refused.body.find("begin, "), std::string::npos) << refused.body;
}

TEST_F(NetworkTables, TakeAnEditionThatIsLongerThanAMessage) {
    const std::string cookie = new_cookie();
    Json edition = Json::parse(get("/api/games/carts/edition").body);
    edition["title"] = "Elsewhere";
    const Json terms = {{"game", "carts"}, {"seats", {"person", "easy"}}, {"edition", edition}};
    const auto posted =
        http_post(server->port(), "/api/tables", Json{{"terms", terms}}.dump(2), cookie);
    ASSERT_EQ(posted.status, 200) << posted.body;
    const std::string table = Json::parse(posted.body)["table"];
    const Json own = Json::parse(get(page(table, "edition")).body);
    EXPECT_EQ(own["edition"]["title"], "Elsewhere");
    EXPECT_EQ(own["parts"]["card:0"], "pink");
    EXPECT_TRUE(own["parts"].contains("track:42") && own["parts"].contains("contract:23"));
    Player player(server->port(), cookie);
    player.ask(watch(table, 0));
    ASSERT_TRUE(player.wait_until(waits));
    EXPECT_FALSE(player.table["terms"].contains("edition")) << "named by its hash only";
}

TEST_F(NetworkTables, AreSharedAtOneBrowserByHandingOver) {
    Player player(server->port(), new_cookie());
    const std::string table = create(player, {"person", "person"});
    Json second = sit(table, 1);
    second["name"] = "Ben";
    ASSERT_EQ(player.ask(second)["type"], "ok");
    for (int seat : {0, 1, 0}) {
        ASSERT_EQ(player.ask(watch(table, seat))["type"], "ok");
        ASSERT_TRUE(player.wait_until([&](const Json& t) { return t["viewer"] == seat; }));
        EXPECT_EQ(player.table["view"]["viewer"], seat);
        EXPECT_EQ(player.table["view"]["offer"][std::size_t(1 - seat)].size(), 0u)
            << "the other's are hidden";
        EXPECT_EQ(player.table["seats"][0].value("mine", false), true);
        EXPECT_EQ(player.table["seats"][1].value("mine", false), true);
        EXPECT_EQ(player.table["seats"][1]["name"], "Ben") << "each under a name of his own";
        if (player.table.contains("legal")) {
            ASSERT_EQ(player.ask(act(player.table, seat, player.table["legal"][0][0]))["type"],
                      "ok");
        }
    }
    ASSERT_EQ(player.ask({{"type", "undo"}, {"table", table}, {"seat", 0}})["type"], "ok")
        << "whoever plays all seats takes back freely";

    const std::string listed = create(player, {"person", "person"}, {{"listed", true}});
    EXPECT_EQ(player.ask(sit(listed, 1))["key"], "already-seated");
}

TEST_F(NetworkTables, TellWhoIsHere) {
    Player one(server->port(), new_cookie());
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
        Player two(server->port(), new_cookie());
        two.ask({{"type", "watch"}, {"table", table}});
        EXPECT_EQ(until_presence()["spectators"], 1);
        two.ask(sit(table, 2));
        ASSERT_TRUE(one.wait_until([](const Json& t) { return t["status"] == "playing"; }));
        EXPECT_EQ(one.table["seats"][2]["present"], true);
    }
    EXPECT_EQ(until_presence()["present"], (Json{true, true, false}));
}

TEST_F(NetworkTables, TellAPlayerOfHisTurnWhereverHeIs) {
    const std::string cookie = new_cookie();
    Player one(server->port(), cookie);
    Player two(server->port(), new_cookie());
    const auto daily = [](int days) {
        return Json{{"tempo", {{"kind", "daily"}, {"days", days}}}};
    };
    EXPECT_EQ(Json::parse(get("/api/next", cookie).body)["table"], nullptr);
    const std::string first = create(one, {"person", "person"}, daily(3));
    two.ask(sit(first, 1));
    while (one.received.find(R"("type":"turn")") == std::string::npos) {
        ASSERT_FALSE(one.next().is_null()) << "nobody told him";
    }
    const std::string second = create(one, {"person", "easy"}, daily(2));
    const Json next = Json::parse(get("/api/next", cookie).body);
    EXPECT_EQ(next["waiting"], 2);
    EXPECT_EQ(next["table"], second) << "soonest due first";
    EXPECT_EQ(Json::parse(get("/api/next?after=" + first, cookie).body)["table"], second);
    EXPECT_EQ(Json::parse(get("/api/next?after=" + second, cookie).body)["table"], first);
}

TEST_F(NetworkTables, TellAPlayerWhoIsAwayAtHisWebhook) {
    pakhuis::server::TestTarget target(
        [](int) { return std::string("HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"); });
    const std::string url = "http://127.0.0.1:" + std::to_string(target.port()) + "/turn";
    Player one(server->port(), new_cookie());
    EXPECT_EQ(one.ask({{"type", "webhook"}, {"url", url}})["key"], "no-webhooks");
    start({"--webhooks", "public"});
    Player guarded(server->port(), new_cookie());
    EXPECT_EQ(guarded.ask({{"type", "webhook"}, {"url", url}})["key"], "bad-webhook");

    start({"--webhooks", "anywhere"});
    const std::string cookie = new_cookie();
    Player two(server->port(), new_cookie());
    std::string table;
    {
        Player away(server->port(), cookie);
        ASSERT_EQ(away.ask({{"type", "webhook"}, {"url", url}})["type"], "ok");
        table = create(away, {"person", "person"}, {{"tempo", {{"kind", "daily"}, {"days", 1}}}});
    }
    EXPECT_EQ(Json::parse(get("/api/me", cookie).body)["webhook"], url);
    // Once the server has seen him go, the other sits down and the match begins.
    for (int i = 0; i < 200 && get("/metrics").body.find("connections 1\n") == std::string::npos;) {
        std::this_thread::sleep_for(std::chrono::milliseconds(++i));
    }
    ASSERT_EQ(two.ask(sit(table, 1))["type"], "ok");
    for (int i = 0; i < 200 && target.requests().empty();) {
        std::this_thread::sleep_for(std::chrono::milliseconds(++i));
    }
    ASSERT_EQ(target.requests().size(), 1u);
    EXPECT_NE(target.requests()[0].find("POST /turn"), std::string::npos);
    EXPECT_NE(target.requests()[0].find("/t/" + table), std::string::npos);
}

TEST_F(NetworkTables, LetABotDecideWhenAFlagFallsUntilTheOwnerReturns) {
    Player one(server->port(), new_cookie());
    const Json live = {{"tempo", {{"kind", "live"}, {"base", 1000}, {"increment", 60000}}}};
    const std::string table = create(one, {"person", "easy"}, live);
    one.ask(watch(table, 0));
    ASSERT_TRUE(one.wait_until(waits));
    EXPECT_LE(one.table["seats"][0]["clock"].get<int>(), 1000);
    // He does not decide: the flag falls, and easy plays for him.
    ASSERT_TRUE(one.wait_until([](const Json& t) { return t["seats"][0].contains("away"); }));
    const Json back = one.ask({{"type", "back"}, {"table", table}, {"seat", 0}});
    if (back["type"] == "ok") {
        ASSERT_TRUE(one.wait_until([](const Json& t) {
            return !t["seats"][0].contains("away") || t["status"] == "over";
        }));
    }
    EXPECT_NE(one.received.find("\"kind\":\"flag\""), std::string::npos);
}

TEST_F(NetworkTables, SendSmallMessages) {
    Player player(server->port(), new_cookie());
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
