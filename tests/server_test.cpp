// The real server over the network. Tests without a network are in src/host.
#include <fmt/format.h>

#include "client/raw_client.h"
#include "client/server_fixture.h"
#include "protocol/version.h"

namespace {

using namespace pakhuis::client;
using Server = ServerTest;

TEST_F(Server, AnswersByHttp) {
    EXPECT_EQ(http_get(server->port(), "/api/health").status, 200);
    EXPECT_EQ(Json::parse(http_get(server->port(), "/api/games").body)["games"][0]["id"], "carts");
    EXPECT_EQ(get("/api/nothing").status, 404);
    EXPECT_EQ(http_get(server->port(), "/api/tables/nothing").status, 404);
    EXPECT_EQ(http_get(server->port(), "/api/tables/nothing/log").status, 404);
}

TEST_F(Server, ShowsFiguresOnlyAtAnAddressOfTheirOwn) {
    EXPECT_EQ(server->metrics_port(), 0);
    EXPECT_EQ(get("/metrics").status, 404);
    start(with_metrics());
    EXPECT_TRUE(figures_have("pakhuis_connections 0\n"));
    EXPECT_EQ(get("/metrics").status, 404) << "the public address never has them";
    EXPECT_EQ(get("/metrics?x").status, 404);
    for (const char* page : {"/", "/api/me", "/api/tables", "/metrics/x"}) {
        EXPECT_EQ(http_get(server->metrics_port(), page).status, 404) << page;
    }
    EXPECT_EQ(WsClient(server->metrics_port(), new_cookie()).status(), 404);
}

TEST_F(Server, TellsInItsFiguresWhereActionsWait) {
    start(with_metrics());
    Player anna(server->port(), new_cookie());
    const std::string table = create(anna, {"person", "person"});
    ASSERT_EQ(anna.ask({{"type", "watch"}, {"table", table}})["type"], "ok");
    const Json chat = {{"type", "chat"}, {"table", table}, {"text", "Hello."}};
    ASSERT_EQ(anna.ask(chat)["type"], "ok");
    const auto count = [](const char* part, int n) {
        return fmt::format("\npakhuis_wait_seconds_count{{part=\"{}\"}} {}\n", part, n);
    };
    for (const auto& [part, n] :
         std::initializer_list<std::pair<const char*, int>>{{"arrival", 3},
                                                            {"table-queue", 1},
                                                            {"applying", 1},
                                                            {"writer-queue", 3},
                                                            {"commit", 3},
                                                            {"answer-queue", 2},
                                                            {"text", 2}}) {
        EXPECT_TRUE(figures_have(count(part, n))) << part;
    }
    for (const char* part : {"reading", "checkpoint", "sending"}) {
        EXPECT_TRUE(figures_have(fmt::format("_count{{part=\"{}\"}} ", part))) << part;
    }
}

TEST_F(Server, RefusesAMetricsAddressWithoutAPort) {
    for (const char* address : {"127.0.0.1", "9090x", "127.0.0.1:", "127.0.0.1:x", "nowhere:1"}) {
        EXPECT_EQ(ServerProcess(data.string() + "-2", {"--metrics", address}).port(), 0) << address;
    }
    std::filesystem::remove_all(data.string() + "-2");
}

TEST_F(Server, KnowsAGuestByTheCookie) {
    const std::string cookie = new_cookie();
    const auto me = http_get(server->port(), "/api/me", cookie);
    EXPECT_EQ(me.cookie, cookie) << "it is renewed";
    EXPECT_NE(me.cookie_header.find("Max-Age=31536000"), std::string::npos) << me.cookie_header;
    EXPECT_EQ(http_get(server->port(), "/api/me", cookie).body, me.body);
    start();
    EXPECT_EQ(http_get(server->port(), "/api/me", cookie).body, me.body);
    EXPECT_NE(http_get(server->port(), "/api/me", "pakhuis=abc").body, me.body);
}

// The header that sets the cookie for a client whose proxy forwards this protocol.
std::string cookie_over(std::uint16_t port, const std::string& protocol) {
    RawClient proxy(port);
    proxy.send("GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-Proto: " +
               protocol + "\r\n\r\n");
    const std::string answer = proxy.receive_all();
    const auto at = answer.find("Set-Cookie: ");
    return at == answer.npos ? "" : answer.substr(at, answer.find("\r\n", at) - at);
}

TEST_F(Server, MarksTheCookieAsSecureBehindTls) {
    const auto is_secure = [&](const char* protocol) {
        const std::string header = cookie_over(server->port(), protocol);
        EXPECT_NE(header.find("; HttpOnly; SameSite=Lax"), std::string::npos) << header;
        return header.find("; Secure") != std::string::npos;
    };
    EXPECT_FALSE(is_secure("https")) << "without a proxy the header means nothing";
    start({"--behind-proxy"});
    EXPECT_TRUE(is_secure("https"));
    EXPECT_FALSE(is_secure("http"));
}

TEST_F(Server, ForgetsAGuestWhoLogsOut) {
    const std::string cookie = new_cookie();
    const std::string other = new_cookie();
    const auto me = get("/api/me", cookie);
    WsClient socket(server->port(), cookie);
    WsClient stays(server->port(), other);
    const auto foreign = http_post(server->port(), "/api/logout", "", cookie, "http://a.example");
    EXPECT_EQ(foreign.status, 403);
    EXPECT_EQ(get("/api/logout", cookie).status, 404);
    EXPECT_EQ(get("/api/me", cookie).body, me.body);

    const auto out = http_post(server->port(), "/api/logout", "", cookie);
    EXPECT_EQ(out.status, 200) << out.body;
    EXPECT_EQ(out.cookie, "pakhuis=");
    EXPECT_NE(out.cookie_header.find("Max-Age=0"), std::string::npos) << out.cookie_header;
    while (socket.receive()) {
    }
    EXPECT_EQ(socket.close_code(), 1008);
    stays.receive();
    EXPECT_TRUE(stays.send(R"({"type":"ping","id":3})"));
    EXPECT_EQ(stays.receive(), R"({"type":"ok","id":3})");
    EXPECT_EQ(WsClient(server->port(), cookie).status(), 401);
    EXPECT_NE(get("/api/me", cookie).cookie, cookie) << "it is a new guest";
    EXPECT_EQ(http_post(server->port(), "/api/logout", "", cookie).status, 200) << "again";
    start();
    EXPECT_EQ(WsClient(server->port(), cookie).status(), 401);
    EXPECT_TRUE(WsClient(server->port(), other).connected());
}

TEST_F(Server, LogsWhatHappensWithoutSecretsAndAddresses) {
    start_logged({"--requests-per-second", "1"});
    const std::string cookie = new_cookie();
    while (get("/api/me", cookie).status != 429) {
    }
    EXPECT_EQ(server->stop(SIGTERM), 0);
    const std::string all = log();
    for (const char* event : {"start", "listening", "limit-requests", "stopping", "stopped"}) {
        EXPECT_NE(all.find(fmt::format(" event={}", event)), std::string::npos) << event << all;
    }
    EXPECT_EQ(all.find("127.0.0.1"), std::string::npos) << all;
    EXPECT_EQ(all.find(cookie.substr(cookie.find('=') + 1)), std::string::npos) << all;
}

TEST_F(Server, LogsAddressesIfAllowed) {
    start_logged({"--requests-per-second", "1", "--log-addresses"});
    while (get("/api/games").status != 429) {
    }
    EXPECT_NE(log().find("event=limit-requests address=127.0.0.1"), std::string::npos) << log();
}

TEST_F(Server, LogsOnlyTheChosenLevels) {
    start_logged({"--log-level", "warning"});
    EXPECT_EQ(server->stop(SIGTERM), 0);
    EXPECT_EQ(log(), "");
}

TEST_F(Server, OpensSocketsOnlyForKnownGuestsOnItsOwnPages) {
    EXPECT_FALSE(WsClient(server->port(), "").connected());
    EXPECT_FALSE(WsClient(server->port(), new_cookie(), "http://elsewhere.example").connected());
    EXPECT_TRUE(WsClient(server->port(), new_cookie(), "http://localhost").connected());
}

TEST_F(Server, PlaysAWholeMatchAgainstABot) {
    Player player(server->port(), new_cookie());
    const std::string table = create(player, {"person", "easy"});
    ASSERT_EQ(player.ask(watch(table, 0))["type"], "ok");
    play_out(player, 0);
    EXPECT_EQ(player.table["end"], "last-lap");
    EXPECT_EQ(player.table["result"].size(), 2u);
    const auto record = http_get(server->port(), "/api/tables/" + table + "/record");
    EXPECT_EQ(record.status, 200);
    EXPECT_NE(record.body.find("end: last-lap"), std::string::npos);
}

TEST_F(Server, NamesItsProtocolInTheGreeting) {
    WsClient socket(server->port(), new_cookie());
    const Json hello = Json::parse(socket.receive().value_or("{}"));
    EXPECT_EQ(hello["type"], "hello");
    EXPECT_EQ(hello["protocol"], pakhuis::protocol::kProtocolVersion);
}

TEST_F(Server, AsksATooOldClientToReload) {
    const std::string old = fmt::format("/ws?protocol={}", pakhuis::protocol::kOldestProtocol - 1);
    WsClient socket(server->port(), new_cookie(), "", 0, old);
    const auto next = [&] { return Json::parse(socket.receive().value_or("{}")); };
    EXPECT_EQ(next()["type"], "hello");
    const Json told = next();
    EXPECT_EQ(schema().problem("server", told), "");
    EXPECT_EQ(told["id"], 0);
    EXPECT_EQ(told["key"], "reload");
    socket.send(R"({"type":"ping","id":3})");
    const Json answer = next();
    EXPECT_EQ(answer["id"], 3);
    EXPECT_EQ(answer["key"], "reload");
}

TEST_F(Server, AcceptsTheOldestAndANewerProtocol) {
    for (const int version :
         {pakhuis::protocol::kOldestProtocol, pakhuis::protocol::kProtocolVersion + 1}) {
        WsClient socket(server->port(), new_cookie(), "", 0,
                        fmt::format("/ws?protocol={}", version));
        socket.receive();
        socket.send(R"({"type":"ping","id":3})");
        EXPECT_EQ(socket.receive(), R"({"type":"ok","id":3})") << version;
    }
}

TEST_F(Server, RefusesMessagesThatComeTooFast) {
    Player player(server->port(), new_cookie());
    bool refused = false;
    for (int i = 0; i < 200 && !refused; ++i) {
        refused = player.ask({{"type", "ping"}}).value("key", "") == "too-fast";
        if (player.received.find("too-fast") != std::string::npos) refused = true;
    }
    EXPECT_TRUE(refused);
}

TEST_F(Server, LosesNoAcknowledgedDecisionWhenKilled) {
    const std::string cookie = new_cookie();
    std::string table;
    Json last;
    {
        Player player(server->port(), cookie);
        table = create(player, {"person", "easy"});
        player.ask(watch(table, 0));
        for (int i = 0; i < 5; ++i) {
            ASSERT_TRUE(player.wait_until(can_decide_or_over));
            ASSERT_EQ(player.ask(act(player.table, 0, player.table["legal"][0][0]))["type"], "ok");
            player.table.erase("legal");
        }
        ASSERT_TRUE(player.wait_until(can_decide_or_over));
        last = player.table["view"];
    }
    server->stop(SIGKILL);
    start();
    ASSERT_NE(server->port(), 0);
    Player player(server->port(), cookie);
    ASSERT_EQ(player.ask(watch(table, 0))["type"], "ok");
    ASSERT_TRUE(player.wait_until(can_decide_or_over));
    EXPECT_TRUE(same(player.table["view"], last)) << player.table["view"].dump() << last.dump();
}

TEST_F(Server, TellsClientsThatItGoesAway) {
    WsClient one(server->port(), new_cookie());
    WsClient two(server->port(), new_cookie());
    ASSERT_EQ(kill(server->pid(), SIGTERM), 0);
    for (WsClient* client : {&one, &two}) {
        while (client->receive()) {
        }
        EXPECT_FALSE(client->connected());
        EXPECT_EQ(client->close_code(), 1001);
        EXPECT_EQ(client->close_reason(), "the server stops; come back soon");
    }
    EXPECT_EQ(server->stop(SIGTERM), 0);
}

TEST_F(Server, StopsWhenAsked) {
    EXPECT_EQ(server->stop(SIGTERM), 0);
}

TEST_F(Server, RefusesADataFolderThatIsInUse) {
    const ServerProcess second(data);
    EXPECT_EQ(second.port(), 0);
}

}  // namespace
