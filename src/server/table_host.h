// A table on the server: its requests one after the other, its writes, its watchers, its bots and
// its clock.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "protocol/messages.h"
#include "server/bot_pool.h"
#include "server/live_run.h"
#include "server/serial.h"
#include "server/write_health.h"
#include "store/store.h"
#include "tables/table.h"

namespace pakhuis::server {

// Milliseconds since 1970; and of a clock that never jumps.
std::int64_t now_ms();
std::int64_t steady_ms();

// A table begins or ceases to wait for a guest's decision.
struct Turn {
    std::string table;
    std::string game;
    std::string guest;
    bool waits = false;
    bool daily = false;  // played over days: he may be far away
};

// What tables share.
struct Shared {
    Net& net;
    store::Store& store;
    BotPool& bots;
    std::function<void(const Turn&)> turned;
    std::atomic<std::uint64_t> actions{0};  // acknowledged
    std::atomic<std::uint64_t> refused{0};
    WriteHealth writes;
};

// One connection's look at a table.
struct Watcher {
    std::shared_ptr<Socket> socket;
    std::string guest;
    Seat viewer = kSpectator;
    std::uint32_t version = 0;  // shown to it so far
};

// Who looks at a table now: seats by their people, and how many others.
struct Presence {
    Seats seats;
    int spectators = 0;

    friend bool operator==(const Presence&, const Presence&) = default;
};

// Somebody stops a live clock.
struct Stop {
    std::string guest;
    std::optional<Seat> seat;     // nothing: his first
    std::uint32_t version = 0;    // that he saw
    std::int64_t arrived = 0;     // by steady_ms()
    std::int64_t round_trip = 0;  // of his connection
};

class TableHost : public std::enable_shared_from_this<TableHost> {
  public:
    // `id` is loaded from the store when first needed.
    TableHost(Shared& shared, std::string id);

    // Why not, or nothing and the table's version.
    using Answer = std::function<void(const std::optional<Problem>&, std::uint32_t version)>;
    // When a change is asked for, and whose people are connected.
    struct Moment {
        std::int64_t now = 0;
        Seats present;
    };
    // Changes of the table; `answer` once durable, or refused.
    using Change = std::function<Result<tables::Rows>(tables::Table&, const Moment&)>;
    void change(Change change, Answer answer);
    // A new table: its first rows come from `make`.
    void create(std::unique_ptr<tables::Table> table, tables::Rows rows, Answer answer);

    void watch(Watcher watcher, std::optional<std::uint32_t> from, Answer answer);
    void unwatch(const std::shared_ptr<Socket>& socket);
    // Answers whether the press counts; what it leads to comes with the run's end.
    void press(Stop stop, Answer answer);
    // Looks at the table on its own strand; a problem if it can't be loaded.
    void look(std::function<void(Result<const tables::Table*>)> with);
    // Wakes a table whose flag may have fallen.
    void wake();
    // The network has ended: work that waits holds the table, and would for ever.
    void drop_work();

    // Whether nobody has asked for it lately and nobody watches; set on its strand.
    bool idle(std::int64_t now) const { return idle_since_ != 0 && now - idle_since_ > 60'000; }

  private:
    void on_strand(std::function<void()> work);
    std::optional<Problem> ensure_loaded();
    void write(tables::Rows rows, Answer answer);
    void written(std::optional<Problem> problem, const Answer& answer, std::size_t rows);
    void forget();
    void publish();
    Presence presence() const;
    void publish_presence();
    void tell_turns();
    void send_full(Watcher& watcher);
    void send_update(Watcher& watcher);
    void think();
    void ask_bot(Seat seat, std::function<void(std::string)> done);
    void set_timer();
    void touch();

    // A live clock, in live_clock.cpp.
    void prepare_run();
    void begin_run();
    void end_run();
    void tick();
    void send_clock(const Watcher& watcher);
    void run_later(std::int64_t ms, void (TableHost::*step)());

    Shared& shared_;
    const std::string id_;
    std::shared_ptr<Serial> serial_;
    std::unique_ptr<tables::Table> table_;
    bool writing_ = false;                     // until durable, further work waits
    std::deque<std::function<void()>> later_;  // that work
    std::vector<Watcher> watchers_;
    Presence shown_presence_;
    std::vector<std::string> awaited_;  // guests, as they were told
    std::uint32_t thought_ = 0;         // the version that bots were last asked about
    Seats thinking_;
    std::int64_t timer_at_ = 0;
    // The clock that the match waits for: bots fix their prices, people are waited for, it runs.
    struct Auction {
        std::uint32_t moved = 0;  // the match's move that led to it
        ClockFace face;
        Seats thinking;          // bots
        std::vector<Press> set;  // what they decided
        std::int64_t since = 0;
        std::optional<LiveRun> run;
    };
    std::optional<Auction> auction_;
    std::atomic<std::int64_t> idle_since_{0};
};

// The table as a viewer may see it, but for the view: the only way from a table to a message.
protocol::Seen seen_by(const tables::Table& table, const std::string& guest, Seat viewer,
                       const Presence& presence, std::int64_t now);

}  // namespace pakhuis::server
