// The reading half of the PostgreSQL store: a few connections, made when they are needed. Any
// thread may call it. While the database can't be reached, one read at a time tries to connect,
// once in a while; the others fail at once.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "postgres/postgres.h"
#include "store/store.h"

namespace pakhuis::store::postgres {

class PostgresReader {
  public:
    PostgresReader(std::string address, int most_connections, std::chrono::milliseconds patience)
        : address_(std::move(address)), most_(most_connections), patience_(patience) {}
    // With this connection only, which is in a transaction.
    explicit PostgresReader(std::unique_ptr<Connection> connection);

    // As in Store.
    Result<std::vector<Row>> rows(const std::string& table);
    Result<std::optional<Summary>> summary(const std::string& table);
    Result<std::optional<Guest>> guest_by_token(const std::string& token_hash);
    Result<std::optional<Guest>> guest(const std::string& id);
    Result<std::vector<Summary>> open_tables(int most, int skip);
    Result<std::vector<Summary>> tables_of(const std::string& guest, int most);
    Result<std::vector<std::string>> inactive_tables(const std::string& guest);
    Result<Usage> usage_of(const std::string& guest);
    Result<std::vector<std::string>> frozen_tables(int most);
    Result<std::vector<Summary>> summaries_after(const std::string& id, int most);
    Result<std::vector<Guest>> guests_after(const std::string& id, int most);
    Result<std::vector<std::string>> due_before(std::int64_t time);
    Result<std::optional<std::string>> edition(std::uint64_t hash);
    Result<std::vector<std::string>> all_tables();

  private:
    using Clock = std::chrono::steady_clock;

    template <class... Values>
    Result<Rows> ask(const Prepared& statement, const Values&... values);
    template <class Value, class Read, class... Values>
    Result<std::vector<Value>> list(const Prepared& statement, Read read, const Values&... values);
    template <class Value, class Read>
    Result<std::optional<Value>> one(const Prepared& statement, Read read, const std::string& key);
    Result<std::unique_ptr<Connection>> take();
    Result<std::unique_ptr<Connection>> connect();
    void give_back(std::unique_ptr<Connection> connection);

    const std::string address_;  // empty: no further connection can be made
    const int most_;
    const std::chrono::milliseconds patience_;

    std::mutex mutex_;  // for all members below
    std::condition_variable returned_;
    std::vector<std::unique_ptr<Connection>> idle_;
    int connections_ = 0;
    std::optional<Problem> unreachable_;  // when a connection was tried last
    bool trying_ = false;                 // to connect
    Clock::time_point tried_;
};

}  // namespace pakhuis::store::postgres
