// The host's interfaces to the outside. The server implements them with Asio, SQLite and a thread
// for bots. A browser worker or a test implements them with one queue.
//
//   client ──► Connection ──► TableHost ──► store::Store
//                  │              ├──────► Thinker, Worker
//                  └──► House ◄───┘  turns
//
// Each table runs on its own Executor and the House on another one. A Connection handles its
// client's messages in the order in which they arrive. State is touched on its own executor only.
// The parts communicate by posting work to each other. The host holds no lock, starts no thread,
// never waits and throws nothing. The ports below may be called from every executor. If several
// threads run executors, the implementations must be thread-safe.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/keyed_hash.h"
#include "registry/match.h"
#include "store/store.h"

namespace pakhuis::host {

using Work = std::function<void()>;

class Clock {
  public:
    virtual ~Clock() = default;
    // Milliseconds since 1970. It may jump when somebody sets the clock: see HouseTime.
    virtual std::int64_t now_ms() const = 0;
    // Milliseconds of a clock that never jumps. Its zero point has no meaning.
    virtual std::int64_t steady_ms() const = 0;
    // The same clock in microseconds, to measure short times. A clock may be less exact.
    virtual std::int64_t steady_us() const { return steady_ms() * 1000; }
};

// Runs work one piece after the other, in the order of the calls. Two executors may run at the same
// time. `post` returns before the work runs.
class Executor {
  public:
    virtual ~Executor() = default;
    virtual void post(Work work) = 0;
};

class Scheduler {
  public:
    virtual ~Scheduler() = default;
    // Makes a serial executor. Work in its queue keeps it alive.
    virtual std::shared_ptr<Executor> make_executor() = 0;
    // Runs the work once, after `delay_ms` or a little later. The work runs on no particular
    // executor, so it should only post. Work can't be cancelled: it checks itself whether it is
    // still needed.
    virtual void after(std::int64_t delay_ms, Work work) = 0;
};

// One connected client. The host sends messages to it. As an executor it runs work in turn with the
// calls of its Connection.
class Client : public Executor {
  public:
    // Queues a message. Messages from one executor arrive in the order of its calls. A client that
    // is disconnected or too slow gets nothing, and the sender is not told.
    virtual void send(std::shared_ptr<const std::string> message) = 0;
    // The round trip of the connection in milliseconds, measured on this side; 0: not known yet. It
    // never depends on a client's claim.
    virtual std::int64_t round_trip() const = 0;
    // Measures the round trip some more times, soon. Called before a live clock runs.
    virtual void measure() {}
};

// What a bot has decided.
struct BotDecision {
    std::string action;
    bool hurried = false;  // it was allowed less than its level may do
};

// A request for one decision of a bot.
struct ThinkJob {
    std::shared_ptr<const Match> match;  // the current state; the bot gets its seat's view only
    Seat seat = 0;
    std::string bot;         // a name of kBotNames
    std::uint64_t seed = 0;  // of the bot's generator: the same job gets the same answer
    std::function<void(BotDecision)> done;  // called once with the choice, on any thread
};

class Thinker {
  public:
    virtual ~Thinker() = default;
    // Calls `job.done` now or later. Owners of tables take turns by the time that was used for
    // them, even if one has many more jobs. A thinker that stops drops its jobs without an answer.
    virtual void submit(const std::string& owner, ThinkJob job) = 0;
};

// Runs work that would keep an executor busy for long: reading a large request, loading a table,
// making a large page.
class Worker {
  public:
    virtual ~Worker() = default;
    // Runs the work once, now or later, on any thread. Owners take turns, even if one has much more
    // work. False: too much waits already, and the work is dropped. A worker that stops drops its
    // work without an answer.
    virtual bool submit(const std::string& owner, Work work) = 0;
};

// The refusal of work that a worker did not take.
inline const Problem kTooBusy{"too-busy", "", "The server is busy; try again in a moment."};

// Numbers that nobody can guess, for secrets of tables and for ids. A test may use a seeded
// sequence.
class Random {
  public:
    virtual ~Random() = default;
    virtual std::uint64_t number() = 0;
    // For a new table: all its chance outcomes follow from it.
    virtual HashKey secret() {
        HashKey key;
        for (std::uint64_t& word : key) word = number();
        return key;
    }
};

// The guests that may connect. The host does not know how they are identified.
class GuestBook {
  public:
    virtual ~GuestBook() = default;
    using Change = std::function<void(store::Guest&)>;
    using ChangeAnswer = std::function<void(const std::optional<Problem>&, const store::Guest&)>;
    // Changes the stored data of a guest. Answers once, on any thread: with the changed guest when
    // the change is durable, or with the problem. Changes of one guest run one after the other, and
    // each starts from the result of the one before.
    virtual void change(const store::Guest& guest, Change change, ChangeAnswer answer) = 0;
};

// A table starts or stops waiting for a guest's decision.
struct TurnNotice {
    std::string table;
    std::string game;
    std::string guest;
    bool waits = false;
    bool daily = false;  // a table played over days: the guest may be offline
};

// Sends notices to an address that the guest gave, outside the host. Best effort.
class Notifier {
  public:
    virtual ~Notifier() = default;
    // Whether notices are sent at all.
    virtual bool available() const = 0;
    // The reason why an address is refused. The empty address is valid: the guest wants no notices.
    virtual std::optional<Problem> address_problem(const std::string& url) const = 0;
    // Called if a daily table waits for a guest who is not connected. Never blocks.
    virtual void notify(const TurnNotice& turn) = 0;
};

enum class LogLevel { kError, kWarning, kInfo, kDebug };

struct LogField {
    std::string_view key;    // "table"
    std::string_view value;  // never a secret: no token, no secret of a table, no cookie
};
using LogFields = std::initializer_list<LogField>;

// Tells the operator of the server what happened. This one tells nothing.
class Log {
  public:
    virtual ~Log() = default;
    // `event` is a constant name: "table-frozen". Never blocks for long.
    virtual void write(LogLevel, std::string_view /*event*/, LogFields /*fields*/ = {}) {}
};

struct Ports {
    Clock& clock;
    Scheduler& scheduler;
    store::Store& store;
    Thinker& thinker;
    Worker& worker;
    Random& random;
    GuestBook& guests;
    Notifier& notifier;
    Log& log;
};

}  // namespace pakhuis::host
