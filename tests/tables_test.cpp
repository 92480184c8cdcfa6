// Features of tables on the real server that need more than messages: long bodies by HTTP,
// webhooks, flags in real time. Tests without a network are in src/host.
#include <thread>

#include "client/server_fixture.h"
#include "server/test_target.h"

namespace {

using namespace pakhuis::client;
using Webhook = ServerTest;
using PostedTable = ServerTest;
using Flag = ServerTest;

std::string page(const std::string& table, const char* what) {
    return "/api/tables/" + table + "/" + what;
}

TEST_F(PostedTable, MayHaveAnEditionLongerThanAMessage) {
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
    ASSERT_TRUE(player.wait_until(can_decide_or_over));
    EXPECT_FALSE(player.table["terms"].contains("edition")) << "only its hash is sent";
}

TEST_F(Webhook, NotifiesAnAbsentPlayer) {
    pakhuis::server::TestTarget target(
        [](int) { return std::string("HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"); });
    const std::string url = "http://127.0.0.1:" + std::to_string(target.port()) + "/turn";
    Player one(server->port(), new_cookie());
    EXPECT_EQ(one.ask({{"type", "webhook"}, {"url", url}})["key"], "no-webhooks");
    start({"--webhooks", "public"});
    Player guarded(server->port(), new_cookie());
    EXPECT_EQ(guarded.ask({{"type", "webhook"}, {"url", url}})["key"], "bad-webhook");

    start(with_metrics({"--webhooks", "anywhere"}));
    const std::string cookie = new_cookie();
    Player two(server->port(), new_cookie());
    std::string table;
    {
        Player away(server->port(), cookie);
        ASSERT_EQ(away.ask({{"type", "webhook"}, {"url", url}})["type"], "ok");
        table = create(away, {"person", "person"}, {{"tempo", {{"kind", "daily"}, {"days", 1}}}});
    }
    EXPECT_EQ(Json::parse(get("/api/me", cookie).body)["webhook"], url);
    // The other player sits down after the server has seen the disconnection. Then the match
    // begins.
    for (int i = 0; i < 200 && !figures_have("connections 1\n");) {
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

TEST_F(Flag, LetsABotDecideUntilThePlayerReturns) {
    Player one(server->port(), new_cookie());
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

}  // namespace
