// For tests: a house in memory, without sockets, threads or a disk. Whole matches run through the
// protocol in milliseconds. Time passes only while a client waits.
//
//   TestHouse house;
//   client::Player anna(house, house.new_guest());
//   anna.ask({{"type", "create"}, …});
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/line.h"
#include "host/connection.h"
#include "host/house.h"
#include "host/test_time.h"
#include "store/memory_store.h"

namespace pakhuis::host {

// Bots decide immediately, or when the test says so while held.
class TestThinker final : public Thinker {
  public:
    void submit(const std::string& owner, ThinkJob job) override;
    void hold(bool held) { held_ = held; }
    void answer_held();
    void drop_held() { waiting_.clear(); }
    int asked() const { return asked_; }

    bool hurries = false;  // every decision says that it was hurried

  private:
    bool held_ = false;
    std::vector<ThinkJob> waiting_;
    int asked_ = 0;
};

// Works immediately, or when the test says so while held. Refuses everything while full.
class TestWorker final : public Worker {
  public:
    bool submit(const std::string& owner, Work work) override;
    void fill(bool full) { full_ = full; }
    void hold(bool held) { held_ = held; }
    void do_held();
    void drop_held() { waiting_.clear(); }
    int taken() const { return taken_; }

  private:
    bool full_ = false;
    bool held_ = false;
    std::vector<Work> waiting_;
    int taken_ = 0;
};

class TestRandom final : public Random {
  public:
    std::uint64_t number() override { return rng_.next(); }

  private:
    Rng rng_{20250615};
};

class TestGuests final : public GuestBook {
  public:
    explicit TestGuests(store::Store& store) : store_(store) {}
    void change(const store::Guest& guest, Change change, ChangeAnswer answer) override;

  private:
    store::Store& store_;
};

// Keeps the notices instead of sending them. Addresses that begin with "http" are valid.
class TestNotifier final : public Notifier {
  public:
    bool available() const override { return true; }
    std::optional<Problem> address_problem(const std::string& url) const override;
    void notify(const TurnNotice& turn) override { sent.push_back(turn); }

    std::vector<TurnNotice> sent;
};

// Keeps the names of the events, with the values of their fields: "table-frozen abc".
class TestLog final : public Log {
  public:
    void write(LogLevel level, std::string_view event, LogFields fields) override;

    std::vector<std::string> lines;
};

class TestClient;

// Limits for tests that make many tables.
inline Limits no_quotas() {
    constexpr int kMany = 1'000'000'000;
    Limits limits;
    limits.tables_per_guest = limits.all_tables_per_guest = kMany;
    limits.tables_per_hour = limits.imports_per_hour = kMany;
    return limits;
}

class TestHouse final : public client::Venue {
  public:
    // See TestTime for the seed. Tests of many tables raise the limits.
    explicit TestHouse(const Limits& limits = no_quotas(), std::optional<std::uint64_t> seed = {});
    ~TestHouse() override;

    std::string new_guest() override;
    std::unique_ptr<client::Line> connect(const std::string& guest) override;
    client::HttpAnswer get(const std::string& target, const std::string& guest = "") override;
    client::HttpAnswer post(const std::string& target, const std::string& body,
                            const std::string& guest = "") override;

    // Runs all work that is ready, with the writes of the store.
    void settle();
    // Settles and lets `ms` pass. Runs the timers that become due.
    void wait(std::int64_t ms);
    // Waits until `done`, at most `ms`.
    void wait_for(std::int64_t ms, const std::function<bool()>& done);
    // Simulates a killed process and a new one with the same store. Uncommitted writes and all
    // connections are lost. `downtime_ms` pass between the two.
    void restart(std::int64_t downtime_ms = 0);

    store::MemoryStore store;
    TestTime time;
    TestThinker thinker;
    TestWorker worker;
    TestRandom random;
    TestGuests guests{store};
    TestNotifier notifier;
    TestLog log;
    std::int64_t round_trip = 0;  // of clients that connect from now on
    int measured = 0;             // number of requests to measure a client's round trip
    std::string address;          // the same, and of requests for pages

    House& house() { return *house_; }

  private:
    friend class TestClient;
    client::HttpAnswer page(PageRequest request, const std::string& guest);
    bool step();
    void end();

    const Limits limits_;
    std::unique_ptr<House> house_;
    std::vector<std::weak_ptr<TestClient>> clients_;
    int guest_count_ = 0;
};

}  // namespace pakhuis::host
