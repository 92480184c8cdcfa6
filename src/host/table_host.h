// A table under way: its requests one after the other, its writes, its watchers, its bots and its
// clock. Public functions may be called from anywhere; they post to the table's executor, and their
// answers come from there.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "host/live_run.h"
#include "host/ports.h"
#include "host/seen.h"
#include "protocol/server_messages.h"
#include "tables/table.h"

namespace pakhuis::host {

// Counted over all tables since the start.
struct Figures {
    std::atomic<std::uint64_t> rows{0};     // written and acknowledged
    std::atomic<std::uint64_t> refused{0};  // requests that tables refused
};

// What all tables use.
struct TableServices {
    Ports ports;
    // Tells the clients of a guest of a turn, but for those in `told`, who know it already.
    std::function<void(TurnNotice turn, std::vector<std::shared_ptr<Client>> told)> notify_turn;
    Figures figures{};
};

// One client that follows a table.
struct Watcher {
    std::shared_ptr<Client> client;
    std::string guest;
    Seat viewer = kSpectator;
    std::uint32_t version = 0;  // shown to it so far
};

// A new table, and who makes it.
struct CreateRequest {
    protocol::TableTerms terms;
    store::Guest guest;
    Seats seats;          // that the guest takes; none: the first for a person
    int most_tables = 0;  // unfinished ones that the guest may have, this one among them
};

// A person stops a live clock.
struct PressRequest {
    std::string guest;
    std::optional<Seat> seat;     // nothing: the guest's first
    std::uint32_t version = 0;    // that the guest saw
    std::int64_t arrived = 0;     // by the steady clock
    std::int64_t round_trip = 0;  // of the connection
};

class TableHost : public std::enable_shared_from_this<TableHost> {
  public:
    // The table is loaded from the store when it is first needed.
    TableHost(TableServices& services, std::string id);

    const std::string& id() const { return id_; }

    // The problem, or nothing and the table's version.
    using Answer = std::function<void(const std::optional<Problem>&, std::uint32_t version)>;
    // The situation in which a change is made.
    struct ChangeContext {
        std::int64_t now = 0;
        Seats present;  // seats of connected people
    };
    // Changes the table; answers once durable, or refused.
    using Change = std::function<Result<tables::Entries>(tables::Table&, const ChangeContext&)>;
    void change(Change change, Answer answer);
    // Makes the table that this host was made for.
    void create(CreateRequest request, Answer answer);

    // From now on the watcher's client gets the table's messages: the whole view, or what happened
    // since the version `from` where that is known.
    void watch(Watcher watcher, std::optional<std::uint32_t> from, Answer answer);
    void unwatch(const std::shared_ptr<Client>& client);
    // A person is ready for the live clock that is about to run, by the version that he saw.
    void ready(const std::string& guest, std::uint32_t version, Answer answer);
    // Answers whether the press counts; the result comes with the run's end.
    void press(PressRequest request, Answer answer);
    // Reads the table; a problem if it can't be loaded. The pointer is good during the call only.
    void read(std::function<void(Result<const tables::Table*>)> with);
    // Loads the table, and lets a flag fall that is due.
    void wake();
    // Drops watchers and waiting work. Called directly, once no executor runs any more.
    void drop_all();

    // Whether the table was not asked for during a minute and nobody watches. From anywhere.
    bool idle(std::int64_t now) const { return idle_since_ != 0 && now - idle_since_ > 60'000; }

  private:
    // While a write is under way all other work waits: what is shown and answered is durable.
    void in_turn(Work work);
    std::optional<Problem> ensure_loaded();
    Result<tables::Entries> make(const CreateRequest& request);
    void write(const tables::Entries& entries, Answer answer);
    void written(const std::optional<Problem>& problem, const Answer& answer, std::size_t rows);
    void run_later();
    void forget();
    void after_change();
    void think();
    void ask_bot(Seat seat, std::function<void(std::string)> done);
    void set_timer();
    void wake_after(std::int64_t delay_ms);
    void touch();
    std::int64_t now_ms() const { return services_.ports.clock.now_ms(); }
    std::int64_t steady_ms() const { return services_.ports.clock.steady_ms(); }

    // Messages to watchers, in table_messages.cpp.
    Presence presence() const;
    void publish();
    void publish_presence();
    void tell_turns();
    void tell_turn(const std::string& guest, bool waits);
    void send_full(Watcher& watcher);
    void send_update(Watcher& watcher);

    // A live clock, in live_clock.cpp.
    void prepare_run();
    std::optional<Problem> add_ready(const std::string& guest, std::uint32_t version);
    Seats unready() const;
    void send_readiness(const Watcher& watcher);
    void add_bot_price(Seat seat, std::uint32_t moved, const std::string& choice);
    void add_press(Press press, std::int32_t arrives);
    void begin_run();
    void end_run();
    void tick();
    void send_clock(const Watcher& watcher);
    std::optional<Problem> take_press(const PressRequest& request);
    void run_step_after(std::int64_t ms, void (TableHost::*step)());

    TableServices& services_;
    const std::string id_;
    const std::shared_ptr<Executor> executor_;
    std::unique_ptr<tables::Table> table_;
    bool writing_ = false;
    std::deque<Work> later_;  // until the write is durable
    std::vector<Watcher> watchers_;
    Presence shown_presence_;
    std::vector<std::string> awaited_;       // guests, as they were told
    std::vector<std::string> awaited_next_;  // as they are told once the write is durable
    std::uint32_t thought_ = 0;              // the version that bots were last asked about
    Seats thinking_;
    std::int64_t timer_at_ = 0;
    // The clock that the match waits for. Bots fix their prices and people say that they are ready;
    // then it runs.
    struct Auction {
        std::uint32_t moved = 0;  // the match's move that led to it
        ClockFace face;
        Seats thinking;              // bots that have not fixed their price
        Seats ready;                 // people who said so
        std::vector<Press> prices;   // that bots fixed before the run
        std::int64_t begins_by = 0;  // with or without those who are not ready
        std::optional<LiveRun> run;
    };
    std::optional<Auction> auction_;
    // The house reads it to let go of tables that nobody needs.
    std::atomic<std::int64_t> idle_since_{0};
};

}  // namespace pakhuis::host
