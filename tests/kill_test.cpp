// The server is killed again and again while people play as fast as they can. Whatever it has
// acknowledged or shown must be there when it comes back.
#include <atomic>
#include <cstdlib>
#include <latch>
#include <random>
#include <thread>

#include "client/server_fixture.h"
#include "client/witness.h"

namespace {

using namespace pakhuis::client;
using pakhuis::Rng;

struct Guest {
    std::string cookie, id, name;
    std::optional<std::string> wish;  // a name asked for and not answered

    void arrive(std::uint16_t port) {
        const auto page = http_get(port, "/api/me", cookie);
        ASSERT_EQ(page.status, 200) << page.body;
        const Json me = Json::parse(page.body);
        if (cookie.empty()) {
            cookie = page.cookie;
            id = me["guest"];
            name = me["name"];
        }
        EXPECT_EQ(me["guest"], id) << "the cookie is somebody else's";
        if (wish && me["name"] == *wish) name = *wish;
        EXPECT_EQ(me["name"], name);
        wish.reset();
    }
};

struct Played {
    std::string id;
    bool with_bots = false;
    std::vector<Witness> seats;

    // What is remembered is there, and everybody follows.
    bool come_back(std::uint16_t port, bool by_version) {
        return every([&](Witness& w) { return w.come_back(port, by_version); }) && follow() &&
               every([&](Witness& w) { return w.compare_all(port); });
    }
    // Everybody sees what was acknowledged so far.
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

// Two guests and their tables, on a thread of their own.
class Company {
  public:
    explicit Company(std::uint64_t seed) : rng_(seed) {}

    // The server has just come up: all that the company knows of is there.
    void come_back(std::uint16_t port) {
        port_ = port;
        for (Guest& guest : guests_) guest.arrive(port);
        compare_tables();
        for (Played& table : tables_) {
            ASSERT_TRUE(table.come_back(port, rng_.below(4) > 0)) << "the server is gone";
        }
    }

    // Until the server is gone.
    void play() {
        while (!testing::Test::HasFailure() && round()) {
        }
    }

  private:
    static constexpr std::size_t kTables = 3;

    bool round() {
        std::erase_if(tables_, [](Played& t) { return t.seats[0].over(); });
        if (tables_.size() < kTables && !open_table()) return false;
        if (rng_.below(8) == 0 && !rename()) return false;
        // All tables are asked at once, so that a kill finds several writes under way.
        for (Played& table : tables_) {
            if (!table.every([&](Witness& w) { return w.decide(rng_); })) return false;
        }
        for (Played& table : tables_) {
            if (!table.every([&](Witness& w) { return w.hear(); })) return false;
            const std::string line = "line " + std::to_string(++lines_);
            if (rng_.below(4) == 0 && !table.seats[0].say(line)) return false;
        }
        return std::all_of(tables_.begin(), tables_.end(), [](Played& t) { return t.follow(); });
    }

    bool open_table() {
        Played table;
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
        guests_[1].wish = "Name " + std::to_string(++lines_);
        const Json answer =
            Player(port_, guests_[1].cookie).ask({{"type", "hello"}, {"name", *guests_[1].wish}});
        if (answer["type"] == "lost") return false;
        EXPECT_EQ(answer["type"], "ok") << answer.dump();
        guests_[1].name = *guests_[1].wish;
        guests_[1].wish.reset();
        return true;
    }

    // The tables that were acknowledged, and none besides but those that were not answered.
    void compare_tables() const {
        if (created_.size() + unanswered_ >= 200) return;  // the list shows no more than that
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
    std::vector<Played> tables_;
    std::vector<std::string> created_;
    std::size_t unanswered_ = 0;  // creations
    int opened_ = 0;
    int lines_ = 0;
};

class KilledServer : public ServerTest {
  protected:
    // One life of the server: everybody compares, then plays until it is killed.
    void live(std::vector<Company>& companies, std::chrono::milliseconds how_long) {
        start(no_limits());
        ASSERT_NE(server->port(), 0);
        std::latch back(static_cast<std::ptrdiff_t>(companies.size()));
        std::atomic<bool> killed = false;
        std::vector<std::thread> threads;
        for (Company& company : companies) {
            threads.emplace_back([&, port = server->port()] {
                company.come_back(port);
                back.count_down();
                company.play();
                EXPECT_TRUE(killed || HasFailure()) << "the server has gone by itself";
            });
        }
        back.wait();
        std::this_thread::sleep_for(how_long);
        killed = true;
        server->stop(SIGKILL);
        for (std::thread& thread : threads) thread.join();
    }
};

TEST_F(KilledServer, LosesNothingThatItAcknowledgedOrShowed) {
    const char* kills = std::getenv("PAKHUIS_KILLS");
    const char* chosen = std::getenv("PAKHUIS_SEED");
    const std::uint64_t seed =
        chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : std::random_device{}();
    SCOPED_TRACE("PAKHUIS_SEED=" + std::to_string(seed));
    Rng rng(seed);
    std::vector<Company> companies;
    for (std::uint64_t i = 0; i < 4; ++i) companies.emplace_back(seed + 1 + i);
    for (int left = kills == nullptr ? 6 : std::atoi(kills); left > 0; --left) {
        live(companies, std::chrono::milliseconds(20 + rng.below(300)));
        ASSERT_FALSE(HasFailure()) << left << " kills were to come";
    }
    start(no_limits());
    for (Company& company : companies) company.come_back(server->port());
    EXPECT_EQ(server->stop(SIGTERM), 0);
    const std::string check =
        std::string(PAKHUIS_PROGRAM) + " check " + data.string() + " > /dev/null";
    EXPECT_EQ(std::system(check.c_str()), 0);
}

}  // namespace
