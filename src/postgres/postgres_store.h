// The store in a PostgreSQL database, version 14 or later, in its schema `pakhuis`. One server at a
// time may use it.
//
// A write whose connection is lost is repeated when there is a new one. Before, the old session has
// ended: both hold the same lock. Then the rows that are there tell whether the write was done.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"
#include "store/write_times.h"

namespace pakhuis::store {

namespace postgres {
class Connection;
}

struct PostgresOptions {
    // The most batches and guests that may wait to be written; further ones are "overloaded".
    std::size_t queue = 100'000;
    // Connections for reading; one more writes.
    int readers = 4;
    // A database that does not answer for so long is not reachable.
    std::chrono::milliseconds patience{10'000};
    // Writes wait so long for a new connection, then they are refused. While there is none, later
    // writes are refused at once.
    std::chrono::milliseconds reconnect{3'000};
    // A second server waits so long for the first one to end.
    std::chrono::milliseconds lock{5'000};
    // A new session waits so long for the former one to end. Then another server has its place.
    std::chrono::milliseconds former{5'000};
    // A server shows at least so often that it is there, also when it has nothing to write.
    std::chrono::milliseconds sign{1'000};
    // Another one takes its place if it was silent for so long: its machine stands still, or the
    // network does. By the database's clock.
    std::chrono::milliseconds silence{5'000};
    // Called when another server has taken this one's place: nothing can be written any more.
    std::function<void()> taken = [] {};
    // Called by the thread of the writer when it begins; nullptr: nothing.
    void (*thread_begins)() = nullptr;
    // Measures the writes; nullptr: nothing is measured. It must outlive the store.
    WriteTimes* times = nullptr;
};

// Whether a text names a database: it begins with postgresql:// or postgres://.
bool is_postgres_address(std::string_view text);
// The host and the database of an address, without user and password, for people and logs.
std::string shown_address(const std::string& address);

// The address is postgresql://USER:PASSWORD@HOST/DATABASE, as libpq reads it. Makes the schema if
// it is missing, and upgrades an older one. Problems: "unreachable", "store-in-use", "bad-store"
// (another program's schema; it stays unchanged), "newer-store", "read-only", "disk-full",
// "io-error".
//
// The destructor of the store writes and answers everything that is still queued.
Result<std::unique_ptr<Store>> open_postgres_store(const std::string& address,
                                                   const PostgresOptions& options = {});

// A store at one moment, only read, also beside a running server.
class PostgresSnapshot {
  public:
    // Problems: "no-such-store", "bad-store", "newer-store", "unreachable".
    static Result<PostgresSnapshot> open(const std::string& address);
    PostgresSnapshot(PostgresSnapshot&&) noexcept;
    ~PostgresSnapshot();

    // Tables whose rows are not those that were counted when they were written.
    std::vector<Problem> damage();
    // The content; writes are refused. Call it last.
    Result<std::unique_ptr<Store>> store() &&;

  private:
    explicit PostgresSnapshot(std::unique_ptr<postgres::Connection> connection);
    std::unique_ptr<postgres::Connection> connection_;
};

}  // namespace pakhuis::store
