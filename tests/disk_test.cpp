// The server on a disk that can't be written. Players get a refusal, and nobody is shown a change
// that was not written. When the disk works again, the server continues.
#include <thread>

#include "client/in_process_server.h"
#include "client/server_fixture.h"
#include "kit/test_folder.h"
#include "sqlite/sqlite_store.h"
#include "sqlite/test_disk.h"

namespace {

using namespace pakhuis::client;
namespace store = pakhuis::store;

struct Fault {
    int code;  // of SQLite
    std::string key;
};
const Fault kFaults[] = {
    {SQLITE_FULL, "disk-full"}, {SQLITE_READONLY, "read-only"}, {SQLITE_IOERR_WRITE, "io-error"}};

class ServerOnFailingDisk : public testing::Test {
  protected:
    void SetUp() override {
        auto opened = store::open_sqlite_store(folder.path(), {.vfs = disk.vfs()});
        ASSERT_TRUE(opened) << opened.error().text();
        kept = std::move(*opened);
        restart();
    }
    void TearDown() override { disk.refuse_writes(SQLITE_OK); }
    void restart() {
        server.reset();
        pakhuis::server::Limits limits;
        limits.messages_per_second = limits.requests_per_second = 1e6;
        server = std::make_unique<InProcessServer>(*kept, limits);
    }
    std::string new_cookie() const { return http_get(server->port(), "/api/me").cookie; }
    Json page(const std::string& target, const std::string& cookie = "") const {
        return Json::parse(http_get(server->port(), target, cookie).body);
    }

    pakhuis::TestFolder folder;
    store::TestDisk disk;
    std::unique_ptr<store::Store> kept;
    std::unique_ptr<InProcessServer> server;
};

// Two players and a spectator at a table. All of them have the same version.
struct Table {
    Table(std::uint16_t port, const std::string& a, const std::string& b, const std::string& c)
        : one(port, a), two(port, b), other(port, c), id(create(one, {"person", "person"})) {
        two.ask(sit(id, 1));
        one.ask(watch(id, 0));
        two.ask(watch(id, 1));
        other.ask({{"type", "watch"}, {"table", id}});
        other.next();
        skip_messages();
    }
    // The answer to the ping comes after all messages that were sent before.
    void skip_messages() {
        for (Player* p : all()) {
            EXPECT_EQ(p->ask({{"type", "ping"}})["type"], "ok");
            p->received.clear();
        }
    }
    std::vector<Player*> all() { return {&one, &two, &other}; }

    Player one, two, other;
    std::string id;
};

void expect_refused(const Json& answer, const std::string& key) {
    EXPECT_EQ(answer["type"], "refused") << answer.dump();
    EXPECT_EQ(answer["key"], key);
    const std::string sentence = answer.value("sentence", "");
    EXPECT_NE(sentence.find("did not happen"), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find_first_of("0123456789("), std::string::npos)
        << "the sentence is not for players";
}

TEST_F(ServerOnFailingDisk, RefusesAndHidesUnwrittenChanges) {
    const std::string cookie = new_cookie();
    Table table(server->port(), cookie, new_cookie(), new_cookie());
    const std::string open = create(table.one, {"person", "person"});
    table.skip_messages();
    const Json before = table.one.table;
    const Json log = page("/api/tables/" + table.id + "/log");
    const Json decision = act(before, 0, before["legal"][0][0]);
    for (const auto& [code, key] : kFaults) {
        disk.refuse_writes(code);
        expect_refused(table.one.ask(decision), key);
        expect_refused(table.two.ask({{"type", "chat"}, {"table", table.id}, {"text", "Hello?"}}),
                       key);
        expect_refused(table.two.ask(sit(open, 1)), key);
        const Json terms = {{"game", "carts"}, {"seats", {"person", "person"}}};
        expect_refused(table.one.ask({{"type", "create"}, {"terms", terms}}), key);
        const auto posted =
            http_post(server->port(), "/api/tables", Json{{"terms", terms}}.dump(), cookie);
        EXPECT_EQ(posted.status, 503) << posted.body;
        EXPECT_EQ(Json::parse(posted.body)["key"], key);
        // The table's executor reads the log after all earlier work.
        EXPECT_EQ(page("/api/tables/" + table.id + "/log"), log);
        for (Player* p : table.all()) {
            EXPECT_EQ(p->ask({{"type", "ping"}})["type"], "ok");
            EXPECT_EQ(p->received.find("\"update\""), std::string::npos) << p->received;
            EXPECT_EQ(p->received.find("\"full\""), std::string::npos) << p->received;
        }
    }
    disk.refuse_writes(SQLITE_OK);
    table.skip_messages();
    const Json done = table.one.ask(decision);
    ASSERT_EQ(done["type"], "ok") << done.dump();
    for (Player* p : table.all()) {
        ASSERT_TRUE(p->wait_until([&](const Json& t) { return t["version"] == done["version"]; }));
        EXPECT_EQ(p->table["from"], before["version"]) << "no version was skipped";
    }
    EXPECT_EQ(table.two.ask(sit(open, 1))["type"], "ok");
    Player again(server->port(), cookie);
    again.ask(watch(table.id, 0));
    again.next();
    EXPECT_TRUE(same(again.table["view"], table.one.table["view"]));
    EXPECT_EQ(again.table["version"], done["version"]);
}

TEST_F(ServerOnFailingDisk, MakesNoGuestThatItCantWrite) {
    for (const auto& [code, key] : kFaults) {
        disk.refuse_writes(code);
        const auto me = http_get(server->port(), "/api/me");
        EXPECT_EQ(me.status, 503);
        EXPECT_EQ(me.cookie, "");
        EXPECT_EQ(Json::parse(me.body)["key"], key);
        disk.refuse_writes(SQLITE_OK);
        EXPECT_NE(new_cookie(), "");
    }
}

TEST_F(ServerOnFailingDisk, ReportsTheProblemAsItsHealth) {
    Player player(server->port(), new_cookie());
    EXPECT_EQ(http_get(server->port(), "/api/health").status, 200);
    for (const auto& [code, key] : kFaults) {
        disk.refuse_writes(code);
        player.ask({{"type", "hello"}, {"name", "Anna"}});
        const auto health = http_get(server->port(), "/api/health");
        EXPECT_EQ(health.status, 503);
        EXPECT_EQ(Json::parse(health.body)["key"], key) << health.body;
        disk.refuse_writes(SQLITE_OK);
        player.ask({{"type", "hello"}, {"name", "Anna"}});
        EXPECT_EQ(http_get(server->port(), "/api/health").status, 200);
    }
}

TEST_F(ServerOnFailingDisk, ContinuesPlayWhileSomeWritesFail) {
    Table table(server->port(), new_cookie(), new_cookie(), new_cookie());
    std::jthread fickle([&](const std::stop_token& stop) {
        for (int i = 0; !stop.stop_requested(); ++i) {
            disk.refuse_writes(i % 2 == 0 ? SQLITE_FULL : SQLITE_OK);
            std::this_thread::sleep_for(std::chrono::milliseconds(1 + i % 5));
        }
    });
    int accepted = 0;
    for (int tries = 0; accepted < 60 && tries < 100'000; ++tries) {
        const auto newest = std::max(table.one.version, table.two.version);
        for (Player* p : table.all()) {
            ASSERT_TRUE(p->wait_until([&](const Json& t) { return t["version"] >= newest; }));
        }
        Player& mover = table.one.table.contains("legal") ? table.one : table.two;
        const int seat = &mover == &table.one ? 0 : 1;
        const Json answer = mover.ask(act(mover.table, seat, mover.table["legal"][0][0]));
        if (answer["type"] == "ok") ++accepted;
        EXPECT_EQ(answer.value("key", "disk-full"), "disk-full") << answer.dump();
    }
    EXPECT_EQ(accepted, 60);
    EXPECT_EQ(page("/api/tables/" + table.id + "/log")["version"],
              std::max(table.one.version, table.two.version));
}

}  // namespace
