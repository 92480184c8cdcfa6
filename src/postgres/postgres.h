// A connection to PostgreSQL by libpq, with owning classes and Results. Nothing here throws or
// knows the schema. (SQLite's connection has the same name in the namespace around this one.)
//
//   send ──► send ──► … ──► finish      all statements in one round trip (libpq's pipeline)
//
// No call waits longer than the connection's patience: then the connection counts as lost.
#pragma once

#include <chrono>
#include <cstdint>
#include <libpq-fe.h>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/problem.h"
#include "postgres/values.h"

namespace pakhuis::store::postgres {

// The problem for a code of PostgreSQL (SQLSTATE; empty: the connection is lost): "unreachable",
// "disk-full", "read-only", "conflict", "bad-text", "locked" (a lock was not free in time), "again"
// (the transaction came into the way of another one), otherwise "io-error".
Problem postgres_problem(std::string_view code, std::string_view message);

// The result of a statement.
class Rows {
  public:
    Rows() = default;
    explicit Rows(PGresult* result) : result_(result) {}

    int size() const { return PQntuples(result_.get()); }
    // The number of rows that a write has changed.
    int changed() const;
    std::string text(int row, int column) const { return std::string(bytes(row, column)); }
    std::int64_t number(int row, int column) const { return read_number(bytes(row, column)); }
    std::vector<std::string> texts(int row, int column) const;

  private:
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    std::string_view bytes(int row, int column) const;

    std::unique_ptr<PGresult, Clear> result_;  // nullptr: no rows
};

// A statement that a connection prepares.
struct Prepared {
    const char* name;
    const char* sql;
};

// For one thread at a time.
class Connection {
  public:
    static Result<std::unique_ptr<Connection>> open(const std::string& address,
                                                    std::chrono::milliseconds patience);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Runs SQL, one or several statements without values. The answer is that of the last one, with
    // values as text.
    Result<Rows> execute(const std::string& sql);
    Result<void> prepare(std::span<const Prepared> statements);

    // Puts a prepared statement into the pipeline.
    template <class... Values>
    void send(const char* statement, const Values&... values) {
        constexpr int kCount = sizeof...(Values);
        const char* pointers[kCount + 1] = {};
        int lengths[kCount + 1] = {};
        int formats[kCount + 1] = {};
        std::size_t ends[kCount + 1] = {};
        int i = 0;
        values_.clear();
        ((add_value(values_, values), ends[i++] = values_.size()), ...);
        for (i = 0; i < kCount; ++i) {
            const std::size_t begin = i == 0 ? 0 : ends[i - 1];
            pointers[i] = values_.data() + begin;
            lengths[i] = static_cast<int>(ends[i] - begin);
            formats[i] = 1;
        }
        send_values(statement, kCount, pointers, lengths, formats);
    }
    // Sends what is in the pipeline and returns the results in their order. After a failure the
    // statements behind it were not run; the result is the first problem.
    Result<std::vector<Rows>> finish();
    // One prepared statement.
    template <class... Values>
    Result<Rows> ask(const char* statement, const Values&... values) {
        send(statement, values...);
        auto results = finish();
        if (!results) return Failure(results.error());
        return std::move(results->front());
    }

    // The database's number of this session.
    int session() const { return PQbackendPID(connection_.get()); }
    // Nothing can be sent any more. What was sent last may have been done or not.
    bool lost() const { return lost_ || PQstatus(connection_.get()) != CONNECTION_OK; }

  private:
    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    using Clock = std::chrono::steady_clock;

    Connection(PGconn* connection, std::chrono::milliseconds patience)
        : connection_(connection), patience_(patience) {}
    void send_values(const char* statement, int count, const char* const* values,
                     const int* lengths, const int* formats);
    bool connect(Clock::time_point until);
    bool pipeline(bool on);
    bool wait_for_result(Clock::time_point until);
    PGresult* next_result(Clock::time_point until);
    Problem problem_of(const PGresult* result);
    Problem lost_problem();

    std::unique_ptr<PGconn, Finish> connection_;
    const std::chrono::milliseconds patience_;
    std::string values_;    // of the statement that is being sent
    std::size_t sent_ = 0;  // statements in the pipeline
    bool lost_ = false;
};

}  // namespace pakhuis::store::postgres
