// Clients that send too much, too long, too fast, twice, nothing or nonsense. They are refused or
// dropped, and others are not affected.
#include <thread>

#include "client/in_process_server.h"
#include "client/raw_client.h"
#include "client/server_fixture.h"
#include "kit/test_folder.h"
#include "sqlite/sqlite_store.h"

namespace {

using namespace pakhuis::client;
using Limits = ServerTest;
using Strings = std::vector<std::string>;

const Json kPing = {{"type", "ping"}};

// Polls until the condition holds.
template <class Is>
bool soon(Is&& is, std::chrono::milliseconds wait = kPatience) {
    const auto end = std::chrono::steady_clock::now() + wait;
    while (!is()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return true;
}

// Reads messages until the server closes; returns the close code.
int closed_with(WsClient& client) {
    while (client.receive()) {
    }
    return client.connected() ? -1 : client.close_code();
}

Json chat(const std::string& table, const std::string& text) {
    return {{"type", "chat"}, {"table", table}, {"text", text}};
}

std::size_t files_of(pid_t pid) {
    const std::filesystem::directory_iterator open("/proc/" + std::to_string(pid) + "/fd");
    return static_cast<std::size_t>(std::distance(begin(open), end(open)));
}

// The HTTP status of a request that a proxy forwards for these addresses.
std::string status_for(std::uint16_t port, const std::string& forwarded) {
    RawClient proxy(port);
    proxy.send("GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: " +
               forwarded + "\r\n\r\n");
    const std::string answer = proxy.receive_all();
    return answer.size() < 12 ? answer : answer.substr(9, 3);
}

TEST_F(Limits, UseTheLastForwardedAddressBehindAProxy) {
    start({"--behind-proxy", "--requests-per-second", "0.34"});
    const std::uint16_t port = server->port();
    ASSERT_TRUE(soon([&] { return status_for(port, "9.9.9.9, 10.0.0.1") == "429"; }));
    EXPECT_EQ(status_for(port, "9.9.9.9, 10.0.0.2"), "200") << "another client";
    EXPECT_EQ(status_for(port, "10.0.0.2, 10.0.0.1"), "429")
        << "a client can fake earlier addresses";
}

TEST_F(Limits, CountIpv6AddressesByTheirFirst64Bits) {
    start({"--behind-proxy", "--requests-per-second", "0.34"});
    const std::uint16_t port = server->port();
    ASSERT_TRUE(soon([&] { return status_for(port, "2001:db8:1:2::1") == "429"; }));
    EXPECT_EQ(status_for(port, "2001:db8:1:2:aaaa:bbbb:cccc:dddd"), "429");
    EXPECT_EQ(status_for(port, "2001:db8:1:3::1"), "200") << "another network";
    ASSERT_TRUE(soon([&] { return status_for(port, "10.0.0.1") == "429"; }));
    EXPECT_EQ(status_for(port, "::ffff:10.0.0.1"), "429");
    EXPECT_EQ(status_for(port, "::ffff:10.0.0.2"), "200");
}

TEST_F(Limits, IgnoreForwardedAddressesWithoutAProxy) {
    start({"--requests-per-second", "0.34"});
    const std::uint16_t port = server->port();
    ASSERT_TRUE(soon([&] { return status_for(port, "10.0.0.1") == "429"; }));
    EXPECT_EQ(status_for(port, "10.0.0.2"), "429");
}

TEST_F(Limits, CloseOnlyTheConnectionOfATooLongMessage) {
    const std::string cookie = new_cookie();
    Player other(server->port(), cookie);
    WsClient client(server->port(), cookie);
    client.send(chat("nowhere", std::string(16'000, 'x')).dump());
    client.receive();
    EXPECT_TRUE(client.connected()) << "this length is allowed";
    client.send(std::string(17'000, 'x'));
    EXPECT_EQ(closed_with(client), 1009);
    EXPECT_EQ(other.ask(kPing)["type"], "ok");
}

TEST_F(Limits, CloseConnectionsThatSendBinaryOrInvalidUtf8) {
    const std::string cookie = new_cookie();
    Player other(server->port(), cookie);
    WsClient binary(server->port(), cookie);
    binary.send_binary(R"({"type":"ping","id":1})");
    EXPECT_EQ(closed_with(binary), 1008);
    WsClient broken(server->port(), cookie);
    broken.send("{\"type\":\"hello\",\"id\":1,\"name\":\"\xc3\x28\"}");
    EXPECT_EQ(closed_with(broken), 1007);
    EXPECT_EQ(other.ask(kPing)["type"], "ok");
}

TEST_F(Limits, DropASlowReaderWithoutDelayingOthers) {
    start_logged(with_metrics(no_limits()));
    Player writer(server->port(), new_cookie());
    Player other(server->port(), new_cookie());
    WsClient slow(server->port(), new_cookie(), "", 4096);
    Strings tables;
    for (int i = 0; i < 20; ++i) {
        tables.push_back(create(writer, {"person", "person"}));
        Json look = {{"type", "watch"}, {"table", tables.back()}};
        ASSERT_EQ(other.ask(look)["type"], "ok");
        look["id"] = i;
        slow.send(look.dump());
    }
    const auto dropped = [&] { return figures_have("pakhuis_connections 2\n"); };
    // Every line is acknowledged. The other client sees it while the slow one reads nothing.
    std::size_t lines = 0;
    while (!dropped() && other.received.size() < 8'000'000) {
        std::vector<unsigned> asked;
        for (const std::string& table : tables) {
            asked.push_back(writer.send(chat(table, std::string(500, 'x'))));
        }
        for (const unsigned id : asked) ASSERT_EQ(writer.answer(id)["type"], "ok");
        lines += tables.size();
        while (other.events.size() < lines) ASSERT_FALSE(other.next().is_null());
    }
    // The server and its system hold a limited number of bytes for one client.
    EXPECT_LT(other.received.size(), 4'000'000u);
    while (slow.receive()) {
    }
    EXPECT_FALSE(slow.connected());
    EXPECT_EQ(writer.ask(kPing)["type"], "ok");
    EXPECT_NE(log().find("level=warning event=slow-reader-dropped\n"), std::string::npos) << log();
}

TEST_F(Limits, CloseConnectionsThatSendBrokenHttp) {
    const Strings broken = {
        std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) + std::string(500, '\0'),
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + std::string(100'000, 'x') + "\r\n\r\n",
        "GET /" + std::string(100'000, 'x') + " HTTP/1.1\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n{",
        "POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET / HTTP/1.1\r\nNo colon here\r\n\r\n",
    };
    for (const std::string& bytes : broken) {
        RawClient client(server->port());
        client.send(bytes);
        client.receive_all();
        EXPECT_TRUE(client.closed()) << bytes.substr(0, 60);
        EXPECT_EQ(get("/api/health").status, 200) << bytes.substr(0, 60);
    }
}

TEST_F(Limits, ApplyToTheSocketsOfOneAddress) {
    start({"--connections-per-address", "3"});
    const std::string cookie = new_cookie();
    std::vector<WsClient> open;
    for (int i = 0; i < 3; ++i) {
        open.emplace_back(server->port(), cookie);
        EXPECT_TRUE(open.back().connected());
    }
    EXPECT_EQ(WsClient(server->port(), cookie).status(), 429);
    EXPECT_EQ(WsClient(server->port(), "").status(), 429)
        << "the limit is checked before the cookie";
    open.pop_back();
    EXPECT_TRUE(soon([&] { return WsClient(server->port(), cookie).connected(); }));
}

TEST_F(Limits, ApplyToTheConnectionsOfOneAddress) {
    start({"--connections-per-address", "3"});
    std::vector<RawClient> silent;
    for (int i = 0; i < 300; ++i) {
        silent.emplace_back(server->port());
        if (i % 2 == 0) silent.back().send("GET /api/health HTTP/1.1\r\nHo");
    }
    silent.back().receive_all(std::chrono::seconds(10));  // less than the time limit of a request
    EXPECT_TRUE(silent.back().closed());
    EXPECT_LT(files_of(server->pid()), 150u);
    RawClient neighbour(server->port(), "127.0.0.2");
    neighbour.send("GET /api/health HTTP/1.0\r\n\r\n");
    EXPECT_TRUE(neighbour.receive_all().starts_with("HTTP/1.0 200"));
    silent.clear();
    EXPECT_TRUE(soon([&] { return get("/api/health").status == 200; }));
}

TEST_F(Limits, ReleaseClosedConnectionsAtOnce) {
    const std::string cookie = new_cookie();
    const std::size_t before = files_of(server->pid());
    for (int i = 0; i < 50; ++i) {
        WsClient client(server->port(), cookie);
        EXPECT_TRUE(client.connected());
    }
    EXPECT_TRUE(soon([&] { return files_of(server->pid()) <= before; }, std::chrono::seconds(6)));
}

TEST_F(Limits, ApplyToTheRequestsOfOneAddress) {
    start({"--requests-per-second", "2"});
    const std::string cookie = new_cookie();
    int answered = 1;
    HttpAnswer last;
    while (answered < 1000 && last.status != 429) {
        last = get("/api/me", cookie);
        ++answered;
    }
    EXPECT_EQ(last.status, 429);
    EXPECT_EQ(Json::parse(last.body)["key"], "too-fast");
    EXPECT_EQ(get("/api/health").status, 200) << "health has no limit";
    EXPECT_TRUE(soon([&] { return get("/api/me", cookie).status == 200; }));
    EXPECT_TRUE(soon([&] { return WsClient(server->port(), cookie).status() == 429; }))
        << "sockets count too";
}

TEST_F(Limits, ChargeRequestsByTheirSize) {
    start({"--requests-per-second", "10"});
    const std::string cookie = new_cookie();
    const std::string large(500'000, '[');
    const auto post = [&] { return http_post(server->port(), "/api/tables", large, cookie); };
    EXPECT_EQ(post().status, 400) << "allowed, but not JSON";
    EXPECT_EQ(post().status, 429) << "it took the budget of many small requests";
    EXPECT_EQ(get("/api/games").status, 429);
    EXPECT_TRUE(soon([&] { return get("/api/games").status == 200; }));
}

// The head of a request that announces a body. The body does not follow.
std::string head_with(const std::string& length) {
    return "POST /api/tables HTTP/1.1\r\nHost: x\r\n" + length + "\r\n\r\n";
}

std::string answer_to_head(std::uint16_t port, const std::string& length) {
    RawClient client(port);
    client.send(head_with(length));
    return client.receive_all();
}

TEST_F(Limits, RefuseARequestBeforeItsBodyIsRead) {
    start({"--requests-per-second", "10"});
    const std::uint16_t port = server->port();
    const std::string large(500'000, '[');
    EXPECT_EQ(http_post(port, "/api/tables", large, "").status, 400) << "it takes the budget";
    for (const char* length : {"Content-Length: 400000", "Transfer-Encoding: chunked"}) {
        const std::string answer = answer_to_head(port, length);
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 429")) << length << "\n" << answer;
        EXPECT_NE(answer.find("Connection: close"), answer.npos) << answer;
    }
}

TEST_F(Limits, ChargeAChunkedBodyAsTheLargest) {
    start({"--requests-per-second", "10"});
    RawClient client(server->port());
    client.send(head_with("Connection: close\r\nTransfer-Encoding: chunked") +
                "2\r\n[]\r\n0\r\n\r\n");
    EXPECT_TRUE(client.receive_all().starts_with("HTTP/1.1 400"));
    EXPECT_EQ(get("/api/games").status, 429);
}

TEST_F(Limits, RefuseTooLargeBodies) {
    const std::string announced = answer_to_head(server->port(), "Content-Length: 600000");
    EXPECT_TRUE(announced.starts_with("HTTP/1.1 413")) << announced;
    EXPECT_NE(announced.find("too-large"), announced.npos) << announced;
    RawClient client(server->port());
    client.send(head_with("Transfer-Encoding: chunked") + "80000\r\n" + std::string(0x80000, ' ') +
                "\r\n1\r\n \r\n0\r\n\r\n");
    const std::string chunked = client.receive_all();
    EXPECT_TRUE(chunked.starts_with("HTTP/1.1 413")) << chunked;
}

TEST_F(Limits, ReadTheBodyOfARequestOnlyFromItsOwnPages) {
    const std::string answer =
        answer_to_head(server->port(), "Content-Length: 400000\r\nOrigin: http://elsewhere");
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 403")) << answer;
}

TEST(RefusedRequests, AreAnsweredLate) {
    const pakhuis::TestFolder folder;
    const auto store = std::move(*pakhuis::store::open_sqlite_store(folder.path()));
    pakhuis::server::Limits limits;
    limits.requests_per_second = 0.34;
    const InProcessServer server(*store, limits, {.refused = std::chrono::milliseconds(200)});
    const auto took = [&](const char* target, int status) {
        const auto begin = std::chrono::steady_clock::now();
        EXPECT_EQ(http_get(server.port(), target).status, status) << target;
        return std::chrono::steady_clock::now() - begin;
    };
    took("/api/games", 200);
    EXPECT_GE(took("/api/games", 429), std::chrono::milliseconds(200));
    EXPECT_GE(took("/api/health", 200), std::chrono::milliseconds(200)) << "not refused, but late";
}

TEST_F(Limits, CloseSocketsThatKeepSendingTooFast) {
    start({"--messages-per-second", "5"});
    Player other(server->port(), new_cookie());
    WsClient hasty(server->port(), new_cookie());
    for (int i = 0; i < 1000 && hasty.send(kPing.dump()); ++i) {
    }
    EXPECT_EQ(closed_with(hasty), 1008);
    EXPECT_EQ(other.ask(kPing)["type"], "ok");
}

TEST_F(Limits, CloseSocketsThatKeepSendingGarbage) {
    start({"--messages-per-second", "1000000", "--messages-per-address", "1000000"});
    const std::string cookie = new_cookie();
    Player other(server->port(), cookie);
    WsClient garbage(server->port(), cookie);
    for (int i = 0; i < 1000 && garbage.send("garbage"); ++i) {
    }
    EXPECT_EQ(closed_with(garbage), 1008);
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(other.ask(chat("nowhere", "hello"))["key"], "no-such-table")
            << "a table's refusals do not count";
    }
}

TEST_F(Limits, ChargeMessagesByTheirSize) {
    start({"--messages-per-second", "1"});
    Player player(server->port(), new_cookie());
    Json large = {{"id", 0}};  // the id is found in the beginning of a refused message
    large.update(chat("nowhere", std::string(15'000, 'x')));
    EXPECT_EQ(player.ask(large)["key"], "no-such-table");
    EXPECT_EQ(player.ask(large)["key"], "too-fast");
}

TEST_F(Limits, ApplyToTheMessagesOfAllSocketsOfOneAddress) {
    start({"--messages-per-second", "1000000", "--messages-per-address", "5"});
    const std::string cookie = new_cookie();
    Player one(server->port(), cookie);
    Player two(server->port(), cookie);
    const auto begin = std::chrono::steady_clock::now();
    int accepted = 0;
    while (accepted < 1000 && (accepted % 2 == 0 ? one : two).ask(kPing)["type"] == "ok") {
        ++accepted;
    }
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    EXPECT_GE(accepted, 15);
    EXPECT_LE(accepted, 16 + 5 * seconds);
    Player& refused = accepted % 2 == 0 ? two : one;  // the player that was refused
    EXPECT_TRUE(soon([&] { return refused.ask(kPing).value("key", "") == "too-fast"; }));
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    EXPECT_TRUE(soon([&] { return one.ask(kPing)["type"] == "ok"; }));
}

TEST_F(Limits, ApplyToTheUnfinishedTablesOfOneGuest) {
    start({"--tables-per-guest", "3"});
    Player player(server->port(), new_cookie());
    const Json request = {{"type", "create"},
                          {"terms", {{"game", "carts"}, {"seats", {"person", "easy"}}}}};
    std::vector<unsigned> asked;
    for (int i = 0; i < 10; ++i) asked.push_back(player.send(request));  // all at once
    Strings tables;
    for (const unsigned id : asked) {
        const Json answer = player.answer(id);
        if (answer["type"] == "ok") tables.push_back(answer["table"]);
        EXPECT_EQ(answer.value("key", "too-many-tables"), "too-many-tables");
    }
    ASSERT_FALSE(tables.empty());
    while (tables.size() < 3) tables.push_back(create(player, {"person", "easy"}));
    EXPECT_EQ(tables.size(), 3u);
    EXPECT_EQ(player.ask(request)["key"], "too-many-tables");
    player.ask({{"type", "resign"}, {"table", tables[0]}, {"seat", 0}});
    EXPECT_EQ(player.ask(request)["type"], "ok");
}

TEST_F(Limits, RefuseWritesFromPagesOfOtherSites) {
    const std::string cookie = new_cookie();
    const std::string body = R"({"terms": {"game": "carts", "seats": ["person", "easy"]}})";
    const auto foreign = http_post(server->port(), "/api/tables", body, cookie, "http://a.example");
    EXPECT_EQ(foreign.status, 403);
    EXPECT_EQ(Json::parse(foreign.body)["key"], "bad-origin");
    EXPECT_EQ(http_post(server->port(), "/api/tables", body, cookie, "null").status, 403);
    EXPECT_EQ(http_post(server->port(), "/api/tables", body, cookie, "http://localhost").status,
              200);
    RawClient put(server->port());
    put.send("PUT /api/me HTTP/1.0\r\nHost: localhost\r\nOrigin: http://a.example\r\n\r\n");
    EXPECT_TRUE(put.receive_all().starts_with("HTTP/1.0 403"));
    RawClient own(server->port());
    own.send("PUT /api/me HTTP/1.0\r\nHost: localhost\r\nOrigin: http://localhost\r\n\r\n");
    EXPECT_TRUE(own.receive_all().starts_with("HTTP/1.0 405"));
}

TEST(SilentPeers, AreDroppedAfterTheTimeLimit) {
    const pakhuis::TestFolder folder;
    const auto store = std::move(*pakhuis::store::open_sqlite_store(folder.path()));
    const std::chrono::seconds soon_enough(1);
    const InProcessServer server(*store, {}, {.idle = soon_enough, .request = soon_enough});
    const std::string cookie = http_get(server.port(), "/api/me").cookie;
    RawClient silent(server.port());
    RawClient half(server.port());
    half.send("GET /api/health HTTP/1.1\r\nHo");
    RawClient deaf(server.port());  // opens a socket and answers no ping
    deaf.send(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " +
        cookie + "\r\n\r\n");
    EXPECT_TRUE(deaf.receive_all().starts_with("HTTP/1.1 101"));
    EXPECT_EQ(half.receive_all(), "");
    EXPECT_EQ(silent.receive_all(), "");
    for (const RawClient* client : {&silent, &half, &deaf}) EXPECT_TRUE(client->closed());
    EXPECT_EQ(http_get(server.port(), "/api/health").status, 200);
}

TEST_F(Limits, LetTheServerStopWithConnectedClients) {
    Player player(server->port(), new_cookie());
    const std::string table = create(player, {"person", "easy"});
    player.ask(watch(table, 0));
    WsClient silent(server->port(), new_cookie(), "", 4096);
    RawClient half(server->port());
    half.send("GET /api/health HTTP/1.1\r\nHo");
    for (int i = 0; i < 30; ++i) player.send(chat(table, "Still there?"));  // under way
    EXPECT_EQ(server->stop(SIGTERM), 0);
}

}  // namespace
