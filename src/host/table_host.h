// One table: it handles requests one after the other, and has the table's writes, watchers, bots
// and clock. Public functions may be called from any thread. They post to the table's executor, and
// answers come from there.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/histogram.h"
#include "host/absences.h"
#include "host/house_time.h"
#include "host/limits.h"
#include "host/live_run.h"
#include "host/ports.h"
#include "host/seen.h"
#include "protocol/server_messages.h"
#include "tables/table.h"

namespace pakhuis::host {

// How long requests that change a table take in the host.
struct TableTimes {
    Histogram queue;         // until the table begins with it; other work of the table comes first
    Histogram applying;      // checking it, changing the table and making its rows
    Histogram answer_queue;  // from durable until the table goes on
    Histogram text;          // making and queueing the messages to all who watch
};

// Counted over all tables since the start.
struct Figures {
    std::atomic<std::uint64_t> rows{0};     // written and acknowledged
    std::atomic<std::uint64_t> refused{0};  // requests that tables refused
    TableTimes times;
};

// Services that all tables use.
struct TableServices {
    Ports ports;
    // Tells a guest's clients of a turn, except the clients in `told`: these know it already.
    std::function<void(TurnNotice turn, std::vector<std::shared_ptr<Client>> told)> notify_turn;
    HouseTime time;
    std::int64_t least_absence;  // milliseconds after which the others may replace a person
    std::int64_t live_grace;     // milliseconds for which live clocks stand after the start
    Figures figures{};
};

// One client that follows a table.
struct Watcher {
    std::shared_ptr<Client> client;
    std::string guest;
    Seat viewer = kSpectator;
    std::uint32_t version = 0;  // last one sent to the client
};

// A request for a new table.
struct CreateRequest {
    protocol::TableTerms terms;
    store::Guest guest;
    Seats seats;     // for the guest; none: the first seat for a person
    int making = 0;  // other tables of the guest under creation
    const Limits* limits = nullptr;
    // Of a rematch, by seat. Then the guest takes the seats that are kept for the guest.
    std::vector<tables::Reservation> reserved = {};
};

// A person presses the button of a live clock.
struct PressRequest {
    std::string guest;
    std::optional<Seat> seat;     // nothing: the guest's first seat
    std::uint32_t version = 0;    // of the table as the guest saw it
    std::int64_t arrived = 0;     // by the steady clock
    std::int64_t round_trip = 0;  // of the connection
};

class TableHost : public std::enable_shared_from_this<TableHost> {
  public:
    // The table is loaded from the store when it is first needed.
    TableHost(TableServices& services, std::string id);

    const std::string& id() const { return id_; }

    // Gets the problem, or nothing and the table's version.
    using Answer = std::function<void(const std::optional<Problem>&, std::uint32_t version)>;
    // The situation at the time of a change.
    struct ChangeContext {
        std::int64_t now = 0;
        Seats present;  // seats of connected people
        tables::Absences absences{};
    };
    // Changes the table. Answers when the change is durable or refused.
    using Change = std::function<Result<tables::Entries>(tables::Table&, const ChangeContext&)>;
    void change(Change change, Answer answer);
    // Creates the table with this host's id.
    void create(CreateRequest request, Answer answer);

    // The client gets the table's messages from now on. They begin with the events since version
    // `from` if these are known, otherwise with the whole view.
    void watch(Watcher watcher, std::optional<std::uint32_t> from, Answer answer);
    void unwatch(const std::shared_ptr<Client>& client);
    // A person is ready for the live clock that is about to run. `version` is the one he saw.
    void ready(const std::string& guest, std::uint32_t version, Answer answer);
    // Answers whether the press counts. The result comes at the end of the run.
    void press(PressRequest request, Answer answer);
    // The guest's seat resigns. A guest of a frozen table leaves it: it is no longer in the guest's
    // list, and its record is open to the guest as far as it replays.
    void resign(const std::string& guest, Seat seat, Answer answer);
    // Reads the table; a problem if it can't be loaded. The pointer is valid only during the call.
    void read(std::function<void(Result<const tables::Table*>)> with);
    // Loads the table. If a player's time is up, the flag falls.
    void wake();
    // Drops watchers and waiting work. Called directly, after all executors have stopped.
    void drop_all();

    // Whether nobody watches the table and nobody has asked for it for a minute. From any thread.
    bool idle(std::int64_t now) const { return idle_since_ != 0 && now - idle_since_ > 60'000; }

  private:
    // Other work waits during a write. So everything that is shown or answered is durable.
    void in_turn(Work work);
    // The same, but first loads the table. Then either the table or `load_problem_` is set.
    // `owner`: who must wait for it.
    void when_loaded(const std::string& owner, Work work);
    void load(const std::string& owner, Work work);
    void start_loaded(std::unique_ptr<tables::Table> table);
    Problem load_refusal(const Problem& problem);
    // Lets the worker make a value, then continues with it. Other work waits.
    template <class Value>
    void in_worker(const std::string& owner, std::function<Result<Value>()> make,
                   std::function<void(Result<Value>)> then);
    std::optional<Problem> over_quota(const CreateRequest& request) const;
    void agree(const CreateRequest& request, std::function<void(Result<tables::Agreement>)> then);
    Result<tables::Entries> make_table(const CreateRequest& request,
                                       Result<tables::Agreement> agreement);
    // Seats the guest who makes the table.
    Result<tables::Entries> sit_down(const CreateRequest& request);
    Result<tables::Entries> sit_at(const CreateRequest& request, Seats seats);
    ChangeContext context() const;
    // A table that can't be replayed: see frozen.cpp.
    void mark_frozen();
    void note_thawed();
    void thaw(const std::vector<std::string>& left);
    void leave_frozen(const std::string& guest, Answer answer);

    void write(const tables::Entries& entries, Answer answer);
    void after_write(const std::optional<Problem>& problem, const Answer& answer, std::size_t rows);
    void run_waiting_work();
    void unload();
    void after_change();
    void ask_bots();
    void ask_bot(Seat seat, std::function<void(BotDecision)> done);
    void set_timer();
    void wake_after(std::int64_t delay_ms);
    void update_idle_since();
    // Called whenever the watchers change or the match begins.
    void update_absences();
    std::int64_t now_ms() const { return services_.time.now(); }
    std::int64_t steady_ms() const { return services_.ports.clock.steady_ms(); }
    std::int64_t steady_us() const { return services_.ports.clock.steady_us(); }

    // Messages to watchers: see table_messages.cpp.
    Presence presence() const;
    void publish();
    void publish_presence();
    void tell_turns();
    void tell_turn(const std::string& guest, bool waits);
    void send_full(Watcher& watcher, const Presence& present);
    void send_update(Watcher& watcher, const Presence& present);

    // The live clock: see live_clock.cpp.
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
    std::optional<Problem> load_problem_;  // why there is no table
    bool frozen_logged_ = false;
    bool busy_ = false;              // with a write or in the worker
    std::deque<Work> waiting_work_;  // runs when it is no longer busy
    std::vector<Watcher> watchers_;
    Presence shown_presence_;
    Absences absences_;
    bool played_ = false;                    // the match had begun at the last change
    std::vector<std::string> awaited_;       // guests that were told that it is their turn
    std::vector<std::string> awaited_next_;  // the same after the write under way
    std::uint32_t asked_version_ = 0;        // version at which bots were last asked
    Seats thinking_;
    std::int64_t timer_at_ = 0;
    // The live clock that the match waits for. Bots fix their prices and people say that they are
    // ready. Then it runs.
    struct Auction {
        std::uint32_t moved = 0;  // version at which the match last moved
        ClockFace face;
        Seats thinking;              // bots that have not answered
        Seats ready;                 // people who said so
        std::vector<Press> prices;   // fixed by bots before the run
        std::int64_t begins_by = 0;  // it begins then even if somebody is not ready
        std::optional<LiveRun> run;
    };
    std::optional<Auction> auction_;
    // The house reads it to drop unused tables from memory.
    std::atomic<std::int64_t> idle_since_{0};
};

}  // namespace pakhuis::host
