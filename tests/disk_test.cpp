// The server on a disk that can't be written, its own or that of its database. Players get a
// refusal, and nobody is shown a change that was not written. When the disk works again, the server
// continues.
#include <thread>

#include "client/in_process_server.h"
#include "client/server_fixture.h"
#include "kit/postgres_server.h"
#include "kit/test_folder.h"
#include "postgres/postgres_store.h"
#include "sqlite/sqlite_store.h"
#include "sqlite/test_disk.h"

namespace {

using namespace pakhuis::client;
namespace store = pakhuis::store;

const std::string kFaults[] = {"disk-full", "read-only", "io-error"};

// A store whose writes fail when the test says so.
class FailingStore {
  public:
    virtual ~FailingStore() = default;
    virtual pakhuis::Result<std::unique_ptr<store::Store>> open() = 0;
    virtual void fail(const std::string& key) = 0;
    virtual void heal() = 0;
};

class FailingFolder final : public FailingStore {
  public:
    pakhuis::Result<std::unique_ptr<store::Store>> open() override {
        return store::open_sqlite_store(folder_.path(), {.vfs = disk_.vfs()});
    }
    void fail(const std::string& key) override {
        disk_.refuse_writes(key == "disk-full"   ? SQLITE_FULL
                            : key == "read-only" ? SQLITE_READONLY
                                                 : SQLITE_IOERR_WRITE);
    }
    void heal() override { disk_.refuse_writes(SQLITE_OK); }

  private:
    pakhuis::TestFolder folder_;
    store::TestDisk disk_;
};

class FailingDatabase final : public FailingStore {
  public:
    pakhuis::Result<std::unique_ptr<store::Store>> open() override {
        auto opened = store::open_postgres_store(address_);
        control_ = store::postgres::Connection::open(address_, std::chrono::seconds(10)).value();
        run("CREATE TABLE pakhuis.fault(state text)");
        run("CREATE FUNCTION pakhuis.fail() RETURNS trigger LANGUAGE plpgsql AS $$ "
            "DECLARE state text; BEGIN SELECT f.state INTO state FROM pakhuis.fault f; "
            "IF FOUND THEN RAISE EXCEPTION USING ERRCODE = state; END IF; RETURN NULL; END $$");
        for (const char* table : {"log", "summary", "guest"}) {
            run(
                fmt::format("CREATE TRIGGER fail BEFORE INSERT ON pakhuis.{} "
                            "EXECUTE FUNCTION pakhuis.fail()",
                            table));
        }
        return opened;
    }
    void fail(const std::string& key) override {
        const char* state = key == "disk-full" ? "53100" : key == "read-only" ? "25006" : "58030";
        run(fmt::format("DELETE FROM pakhuis.fault; INSERT INTO pakhuis.fault VALUES('{}')",
                        state));
    }
    void heal() override { run("DELETE FROM pakhuis.fault"); }

  private:
    void run(const std::string& sql) {
        const auto done = control_->execute(sql);
        EXPECT_TRUE(done) << done.error().text();
    }
    const std::string address_ = pakhuis::PostgresServer::shared().new_database();
    std::unique_ptr<store::postgres::Connection> control_;
};

class ServerOnFailingDisk : public testing::TestWithParam<Keeps> {
  protected:
    void SetUp() override {
        if (GetParam() == Keeps::kFolder) {
            disk = std::make_unique<FailingFolder>();
        } else {
            disk = std::make_unique<FailingDatabase>();
        }
        auto opened = disk->open();
        ASSERT_TRUE(opened) << opened.error().text();
        kept = std::move(*opened);
        restart();
    }
    void TearDown() override { disk->heal(); }
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

    std::unique_ptr<FailingStore> disk;
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

TEST_P(ServerOnFailingDisk, RefusesAndHidesUnwrittenChanges) {
    const std::string cookie = new_cookie();
    Table table(server->port(), cookie, new_cookie(), new_cookie());
    const std::string open = create(table.one, {"person", "person"});
    table.skip_messages();
    const Json before = table.one.table;
    const Json log = page("/api/tables/" + table.id + "/log");
    const Json decision = act(before, 0, before["legal"][0][0]);
    for (const std::string& key : kFaults) {
        disk->fail(key);
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
    disk->heal();
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

TEST_P(ServerOnFailingDisk, MakesNoGuestThatItCantWrite) {
    for (const std::string& key : kFaults) {
        disk->fail(key);
        const auto me = http_get(server->port(), "/api/me");
        EXPECT_EQ(me.status, 503);
        EXPECT_EQ(me.cookie, "");
        EXPECT_EQ(Json::parse(me.body)["key"], key);
        disk->heal();
        EXPECT_NE(new_cookie(), "");
    }
}

TEST_P(ServerOnFailingDisk, ReportsTheProblemAsItsHealth) {
    Player player(server->port(), new_cookie());
    EXPECT_EQ(http_get(server->port(), "/api/health").status, 200);
    for (const std::string& key : kFaults) {
        disk->fail(key);
        player.ask({{"type", "hello"}, {"name", "Anna"}});
        const auto health = http_get(server->port(), "/api/health");
        EXPECT_EQ(health.status, 503);
        EXPECT_EQ(Json::parse(health.body)["key"], key) << health.body;
        disk->heal();
        player.ask({{"type", "hello"}, {"name", "Anna"}});
        EXPECT_EQ(http_get(server->port(), "/api/health").status, 200);
    }
}

TEST_P(ServerOnFailingDisk, ContinuesPlayWhileSomeWritesFail) {
    Table table(server->port(), new_cookie(), new_cookie(), new_cookie());
    std::jthread fickle([&](const std::stop_token& stop) {
        for (int i = 0; !stop.stop_requested(); ++i) {
            if (i % 2 == 0) {
                disk->fail("disk-full");
            } else {
                disk->heal();
            }
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

INSTANTIATE_TEST_SUITE_P(Stores, ServerOnFailingDisk,
                         testing::Values(Keeps::kFolder, Keeps::kDatabase), [](const auto& kept) {
                             return kept.param == Keeps::kFolder ? "Own" : "OfADatabase";
                         });

TEST(ServerWithoutItsDatabase, TellsPlayersAndGoesOnWhenItIsBack) {
    pakhuis::PostgresServer database;
    const auto kept = store::open_postgres_store(database.new_database(),
                                                 {.reconnect = std::chrono::milliseconds(50)});
    ASSERT_TRUE(kept) << kept.error().text();
    InProcessServer server(**kept);
    const auto new_cookie = [&] { return http_get(server.port(), "/api/me").cookie; };
    const auto health = [&] { return http_get(server.port(), "/api/health"); };
    Table table(server.port(), new_cookie(), new_cookie(), new_cookie());
    const Json before = table.one.table;
    const Json decision = act(before, 0, before["legal"][0][0]);
    database.stop(SIGINT);
    const Json refused = table.one.ask(decision);
    EXPECT_EQ(refused["type"], "refused") << refused.dump();
    EXPECT_EQ(refused["key"], "unreachable");
    EXPECT_EQ(health().status, 503);
    EXPECT_EQ(Json::parse(health().body)["key"], "unreachable");
    EXPECT_EQ(http_get(server.port(), "/api/me").status, 503);
    EXPECT_EQ(table.two.received.find("\"update\""), std::string::npos) << table.two.received;
    database.start();
    Json done;
    for (int tries = 0; tries < 100 && done["type"] != "ok"; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        done = table.one.ask(decision);
    }
    EXPECT_EQ(done["type"], "ok") << done.dump();
    EXPECT_EQ(health().status, 200);
    ASSERT_TRUE(
        table.two.wait_until([&](const Json& t) { return t["version"] == done["version"]; }));
    EXPECT_EQ(table.two.table["from"], before["version"]);
}

}  // namespace
