// The server is killed again and again during fast play. After a restart it must have everything
// that it acknowledged or showed.
#include <atomic>
#include <cstdlib>
#include <future>
#include <latch>
#include <random>
#include <thread>

#include "client/server_fixture.h"
#include "client/witness.h"
#include "kit/postgres_server.h"

namespace {

using namespace pakhuis::client;
using pakhuis::Rng;

// The number of times that something is killed.
int kills_or(int usual) {
    const char* kills = std::getenv("PAKHUIS_KILLS");
    return kills == nullptr ? usual : std::atoi(kills);
}

struct Guest {
    std::string cookie, id, name;
    std::optional<std::string> requested_name;  // not answered yet

    void arrive(std::uint16_t port) {
        const auto page = http_get(port, "/api/me", cookie);
        ASSERT_EQ(page.status, 200) << page.body;
        const Json me = Json::parse(page.body);
        if (cookie.empty()) {
            cookie = page.cookie;
            id = me["guest"];
            name = me["name"];
        }
        EXPECT_EQ(me["guest"], id) << "the cookie belongs to another guest";
        if (requested_name && me["name"] == *requested_name) name = *requested_name;
        EXPECT_EQ(me["name"], name);
        requested_name.reset();
    }
};

struct PlayedTable {
    std::string id;
    bool with_bots = false;
    std::vector<Witness> seats;

    // Checks that the remembered state is there. Then everybody follows the table.
    bool come_back(std::uint16_t port, bool by_version) {
        return every([&](Witness& w) { return w.come_back(port, by_version); }) && follow() &&
               every([&](Witness& w) { return w.compare_all(port); });
    }
    // Waits until everybody has seen all acknowledged changes.
    bool follow() {
        unsigned newest = 0;
        for (const Witness& w : seats) newest = std::max(newest, w.version());
        return every([&](Witness& w) { return w.follow(newest, with_bots); });
    }
    template <class Does>
    bool every(Does&& does) {
        return std::all_of(seats.begin(), seats.end(), does);
    }
};

// Two guests and their tables. Each pair has its own thread.
class GuestPair {
  public:
    explicit GuestPair(std::uint64_t seed) : rng_(seed) {}

    // The server has just started: checks that everything the pair knows is there.
    void come_back(std::uint16_t port) {
        port_ = port;
        for (Guest& guest : guests_) guest.arrive(port);
        compare_tables();
        for (PlayedTable& table : tables_) {
            ASSERT_TRUE(table.come_back(port, rng_.below(4) > 0)) << "the server has ended";
        }
    }

    // Plays until the server ends.
    void play() {
        while (!testing::Test::HasFailure() && round()) {
        }
    }

  private:
    static constexpr std::size_t kTables = 3;

    bool round() {
        std::erase_if(tables_, [](PlayedTable& t) { return t.seats[0].over(); });
        if (tables_.size() < kTables && !open_table()) return false;
        if (rng_.below(8) == 0 && !rename()) return false;
        // Sends to all tables at once, so that a kill happens during several writes.
        for (PlayedTable& table : tables_) {
            if (!table.every([&](Witness& w) { return w.decide(rng_); })) return false;
        }
        for (PlayedTable& table : tables_) {
            if (!table.every([&](Witness& w) { return w.await_answer(); })) return false;
            const std::string line = "line " + std::to_string(++lines_);
            if (rng_.below(4) == 0 && !table.seats[0].say(line)) return false;
        }
        return std::all_of(tables_.begin(), tables_.end(),
                           [](PlayedTable& t) { return t.follow(); });
    }

    bool open_table() {
        PlayedTable table;
        table.with_bots = ++opened_ % 3 == 0;
        const Json seats = {"person", table.with_bots ? "easy" : "person"};
        ++unanswered_;
        const Json made =
            Player(port_, guests_[0].cookie)
                .ask({{"type", "create"}, {"terms", {{"game", "carts"}, {"seats", seats}}}});
        if (made["type"] != "ok") return false;
        --unanswered_;
        table.id = made["table"];
        created_.push_back(table.id);
        table.seats.emplace_back(table.id, 0, guests_[0].cookie);
        if (!table.with_bots) {
            const Json sat = Player(port_, guests_[1].cookie).ask(sit(table.id, 1));
            if (sat["type"] != "ok") return false;
            table.seats.emplace_back(table.id, 1, guests_[1].cookie);
        }
        if (!table.come_back(port_, false)) return false;
        tables_.push_back(std::move(table));
        return true;
    }

    bool rename() {
        guests_[1].requested_name = "Name " + std::to_string(++lines_);
        const Json answer = Player(port_, guests_[1].cookie)
                                .ask({{"type", "hello"}, {"name", *guests_[1].requested_name}});
        if (answer["type"] == "lost") return false;
        EXPECT_EQ(answer["type"], "ok") << answer.dump();
        guests_[1].name = *guests_[1].requested_name;
        guests_[1].requested_name.reset();
        return true;
    }

    // Expects all acknowledged tables, and no others except unanswered ones.
    void compare_tables() const {
        if (created_.size() + unanswered_ >= 200) return;  // the list is limited to 200
        const auto page = http_get(port_, "/api/mine", guests_[0].cookie);
        ASSERT_EQ(page.status, 200);
        std::set<std::string> listed;
        for (const Json& table : Json::parse(page.body)) listed.insert(table["id"]);
        for (const std::string& id : created_) EXPECT_TRUE(listed.contains(id)) << id;
        EXPECT_LE(listed.size(), created_.size() + unanswered_);
    }

    Rng rng_;
    std::uint16_t port_ = 0;
    Guest guests_[2];
    std::vector<PlayedTable> tables_;
    std::vector<std::string> created_;
    std::size_t unanswered_ = 0;  // requests to create a table
    int opened_ = 0;
    int lines_ = 0;
};

class KilledServer : public ServerTest, public testing::WithParamInterface<Keeps> {
  protected:
    void SetUp() override {
        if (GetParam() == Keeps::kDatabase) {
            store = pakhuis::PostgresServer::shared().new_database();
        }
        ServerTest::SetUp();
    }
    // One run of the server: everybody compares, then plays until the server is killed.
    void run_until_killed(std::vector<GuestPair>& pairs, std::chrono::milliseconds how_long) {
        start(no_limits());
        ASSERT_NE(server->port(), 0);
        std::latch back(static_cast<std::ptrdiff_t>(pairs.size()));
        std::atomic<bool> killed = false;
        std::vector<std::thread> threads;
        for (GuestPair& pair : pairs) {
            threads.emplace_back([&, port = server->port()] {
                pair.come_back(port);
                back.count_down();
                pair.play();
                EXPECT_TRUE(killed || HasFailure()) << "the server ended without a kill";
            });
        }
        back.wait();
        std::this_thread::sleep_for(how_long);
        killed = true;
        server->stop(SIGKILL);
        for (std::thread& thread : threads) thread.join();
    }
};

TEST_P(KilledServer, LosesNothingAcknowledgedOrShown) {
    const char* chosen = std::getenv("PAKHUIS_SEED");
    const std::uint64_t seed =
        chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : std::random_device{}();
    SCOPED_TRACE("PAKHUIS_SEED=" + std::to_string(seed));
    Rng rng(seed);
    std::vector<GuestPair> pairs;
    for (std::uint64_t i = 0; i < 4; ++i) pairs.emplace_back(seed + 1 + i);
    for (int left = kills_or(6); left > 0; --left) {
        run_until_killed(pairs, std::chrono::milliseconds(20 + rng.below(300)));
        ASSERT_FALSE(HasFailure()) << left << " kills were left";
    }
    start(no_limits());
    for (GuestPair& pair : pairs) pair.come_back(server->port());
    EXPECT_EQ(server->stop(SIGTERM), 0);
    const std::string check = std::string(PAKHUIS_PROGRAM) + " check '" + place() + "' > /dev/null";
    EXPECT_EQ(std::system(check.c_str()), 0);
}

class ServerWithCutConnections : public ServerTest {
  protected:
    void SetUp() override {
        store = pakhuis::PostgresServer::shared().new_database();
        ServerTest::SetUp();
    }
};

// The server goes on in new sessions, and nobody notices.
TEST_F(ServerWithCutConnections, LosesNothingAndRefusesNothing) {
    start(no_limits());
    std::vector<GuestPair> pairs;
    for (std::uint64_t i = 0; i < 4; ++i) pairs.emplace_back(7 + i);
    std::vector<std::thread> threads;
    for (GuestPair& pair : pairs) {
        threads.emplace_back([&, port = server->port()] {
            pair.come_back(port);
            pair.play();
        });
    }
    const int most = 10 * kills_or(4);
    int cut = 0;
    for (int i = 0; cut < most && i < 50 * most; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        cut += std::stoi(pakhuis::PostgresServer::run(
            store,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"));
    }
    EXPECT_GE(cut, most);
    server->stop(SIGKILL);
    for (std::thread& thread : threads) thread.join();
    ASSERT_FALSE(HasFailure());
    start(no_limits());
    for (GuestPair& pair : pairs) pair.come_back(server->port());
    EXPECT_EQ(server->stop(SIGTERM), 0);
    const std::string check = std::string(PAKHUIS_PROGRAM) + " check '" + store + "' > /dev/null";
    EXPECT_EQ(std::system(check.c_str()), 0);
}

// Servers on one database: one is open, the next one waits.
class StandbyServer : public testing::Test {
  protected:
    using Starting = std::future<std::unique_ptr<ServerProcess>>;

    Starting start_next() {
        return std::async(std::launch::async, [this] {
            auto flags = no_limits();
            flags.push_back("--standby");
            return std::make_unique<ServerProcess>(store, flags);
        });
    }
    // Everybody plays at the server until it is stopped by the signal.
    void play_until(int signal, ServerProcess& server, std::vector<GuestPair>& pairs) {
        std::vector<std::thread> threads;
        std::latch back(static_cast<std::ptrdiff_t>(pairs.size()));
        for (GuestPair& pair : pairs) {
            threads.emplace_back([&, port = server.port()] {
                pair.come_back(port);
                back.count_down();
                pair.play();
            });
        }
        back.wait();
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        kill(server.pid(), signal);
        for (std::thread& thread : threads) thread.join();
    }

    const std::string store = pakhuis::PostgresServer::shared().new_database();
};

TEST_F(StandbyServer, GoesOnWhereAKilledOneWas) {
    std::vector<GuestPair> pairs;
    for (std::uint64_t i = 0; i < 4; ++i) pairs.emplace_back(70 + i);
    auto open = start_next().get();
    for (int left = kills_or(4); left > 0; --left) {
        auto next = start_next();
        ASSERT_NE(open->port(), 0);
        play_until(SIGKILL, *open, pairs);
        ASSERT_FALSE(HasFailure());
        open = next.get();
    }
    ASSERT_NE(open->port(), 0);
    for (GuestPair& pair : pairs) pair.come_back(open->port());
    EXPECT_EQ(open->stop(SIGTERM), 0);
    const std::string check = std::string(PAKHUIS_PROGRAM) + " check '" + store + "' > /dev/null";
    EXPECT_EQ(std::system(check.c_str()), 0);
}

// The machine of the open one stands still for longer than the others wait.
TEST_F(StandbyServer, TakesThePlaceOfOneThatStandsStill) {
    auto still = start_next().get();
    ASSERT_NE(still->port(), 0);
    const std::string cookie = http_get(still->port(), "/api/me").cookie;
    auto player = std::make_unique<Player>(still->port(), cookie);
    const std::string table = create(*player, {"person", "random"});
    ASSERT_NE(table, "");
    auto next = start_next();
    kill(still->pid(), SIGSTOP);
    const auto open = next.get();
    ASSERT_NE(open->port(), 0);
    Player again(open->port(), cookie);
    EXPECT_EQ(again.ask(watch(table, 0))["type"], "ok");
    EXPECT_EQ(again.ask({{"type", "chat"}, {"table", table}, {"text", "Here."}})["type"], "ok");
    kill(still->pid(), SIGCONT);
    const Json late = player->ask({{"type", "chat"}, {"table", table}, {"text", "Still here?"}});
    EXPECT_NE(late["type"], "ok") << late.dump();
    EXPECT_EQ(still->stop(0), 1) << "it ends by itself";
    const Json log = Json::parse(http_get(open->port(), "/api/tables/" + table + "/log").body);
    ASSERT_EQ(log["chat"].size(), 1u) << log["chat"].dump();
    EXPECT_EQ(log["chat"][0]["text"], "Here.");
}

TEST_F(StandbyServer, StopsWhileItWaits) {
    const auto open = start_next().get();
    ASSERT_NE(open->port(), 0);
    const std::string command = std::string(PAKHUIS_PROGRAM) +
                                " serve --port 0 --standby --store '" + store +
                                "' 2> /dev/null & P=$!; sleep 1; kill $P; wait $P";
    EXPECT_EQ(std::system(command.c_str()), 0);
}

INSTANTIATE_TEST_SUITE_P(Stores, KilledServer, testing::Values(Keeps::kFolder, Keeps::kDatabase),
                         [](const auto& kept) {
                             return kept.param == Keeps::kFolder ? "InAFolder" : "InADatabase";
                         });

}  // namespace
