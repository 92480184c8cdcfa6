// What the host asks of the world around it. The server answers with Asio, SQLite and a thread for
// bots; a browser's worker or a test answers with one queue.
//
//   client ──► Connection ──► TableHost ──► store::Store
//                  │              ├──────► Thinker
//                  └──► House ◄───┘  turns
//
// Each table runs on an Executor of its own, the House on another, a Connection in the order in
// which its client's messages arrive. State is touched on its own executor only; the parts talk by
// posting work to each other. The host holds no lock, starts no thread, never waits and throws
// nothing. The ports below may be called from every executor; where several threads run executors,
// an implementation is safe for that.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "registry/match.h"
#include "store/store.h"

namespace pakhuis::host {

using Work = std::function<void()>;

class Clock {
  public:
    virtual ~Clock() = default;
    // Milliseconds since 1970. It may jump when somebody sets the clock.
    virtual std::int64_t now_ms() const = 0;
    // Milliseconds of a clock that never jumps. Its beginning means nothing.
    virtual std::int64_t steady_ms() const = 0;
};

// Runs work one piece after the other, in the order of the calls. Two executors may run at the same
// time. `post` never runs the work itself: it returns first.
class Executor {
  public:
    virtual ~Executor() = default;
    virtual void post(Work work) = 0;
};

class Scheduler {
  public:
    virtual ~Scheduler() = default;
    // A new serial executor. Work that it holds keeps it alive.
    virtual std::shared_ptr<Executor> make_executor() = 0;
    // Runs the work once, `delay_ms` from now or a little later, on no particular executor: the
    // work posts what it has to do. There is no way to cancel; the work checks whether it is still
    // wanted.
    virtual void after(std::int64_t delay_ms, Work work) = 0;
};

// One connected client, as the host sees it: where messages to it go. As an executor it runs work
// in turn with the calls of its Connection.
class Client : public Executor {
  public:
    // Queues a message. Messages of one executor arrive in the order of its calls. A client that is
    // gone or too slow gets nothing; the sender is not told.
    virtual void send(std::shared_ptr<const std::string> message) = 0;
    // The round trip of the connection in milliseconds, as this side measured it; 0: not yet known.
    // It never rests on what the client says.
    virtual std::int64_t round_trip() const = 0;
};

// One decision that a bot is to make.
struct ThinkJob {
    std::shared_ptr<const Match> match;  // where it stands; the bot gets its seat's view only
    Seat seat = 0;
    std::string bot;         // a name of kBotNames
    std::uint64_t seed = 0;  // of the bot's generator: the same job gets the same answer
    std::function<void(std::string)> done;  // called once with the choice, from anywhere
};

class Thinker {
  public:
    virtual ~Thinker() = default;
    // Calls `job.done` now or later. Owners of tables take turns, however many jobs each has. A
    // thinker that stops drops its jobs unanswered.
    virtual void submit(const std::string& owner, ThinkJob job) = 0;
};

// Numbers that nobody can guess: secrets of tables, ids. A test may give a seeded sequence.
class Random {
  public:
    virtual ~Random() = default;
    virtual std::uint64_t number() = 0;
};

// The guests that may connect. How they are recognised is no matter of the host.
class GuestBook {
  public:
    virtual ~GuestBook() = default;
    using Change = std::function<void(store::Guest&)>;
    using Kept = std::function<void(const std::optional<Problem>&, const store::Guest&)>;
    // Changes what is kept of a guest. Answers once, with the guest after the change, when that is
    // durable, or with the problem; from anywhere. Changes of one guest are made one after the
    // other: each starts from what the one before has left.
    virtual void change(const store::Guest& guest, Change change, Kept answer) = 0;
};

// A table begins or ceases to wait for a guest's decision.
struct TurnNotice {
    std::string table;
    std::string game;
    std::string guest;
    bool waits = false;
    bool daily = false;  // played over days: the guest may be far away
};

// Tells a player outside the house, at an address that the guest gave. Best effort.
class Notifier {
  public:
    virtual ~Notifier() = default;
    // Whether anything is ever sent.
    virtual bool available() const = 0;
    // Why a guest may not give this address; empty: the guest wants none.
    virtual std::optional<Problem> address_problem(const std::string& url) const = 0;
    // The guest is not connected, and a table played over days waits. Never blocks.
    virtual void notify(const TurnNotice& turn) = 0;
};

struct Ports {
    Clock& clock;
    Scheduler& scheduler;
    store::Store& store;
    Thinker& thinker;
    Random& random;
    GuestBook& guests;
    Notifier& notifier;
};

}  // namespace pakhuis::host
