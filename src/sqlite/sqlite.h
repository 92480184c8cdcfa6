// SQLite's C interface with owners and Results: nothing here throws, nothing here knows the schema.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <string_view>

#include "codec/problem.h"

namespace pakhuis::store {

// What a result code means to the store's callers: "conflict", "disk-full", "read-only",
// "bad-store" (not a database, or a damaged one), otherwise "io-error".
Problem sqlite_problem(int code, std::string_view message);

// A prepared statement. It is bound, run and reset within one call, so between calls it holds no
// lock and no borrowed text. Must not outlive its connection.
class Statement {
  public:
    Statement() = default;

    // Runs to the end; rows of the result are passed over.
    template <class... Values>
    Result<void> run(const Values&... values) {
        return each([](const Statement&) {}, values...);
    }

    // Calls `on_row(*this)` at each row of the result; only there `text` and `number` mean
    // anything.
    template <class OnRow, class... Values>
    Result<void> each(OnRow on_row, const Values&... values) {
        int index = 0;
        int code = SQLITE_OK;
        ((code = code == SQLITE_OK ? bind(++index, values) : code), ...);
        if (code != SQLITE_OK) return finish(code);
        while ((code = step()) == SQLITE_ROW) on_row(*this);
        return finish(code);
    }

    std::string text(int column) const;
    std::int64_t number(int column) const;

  private:
    friend class Connection;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

    int bind(int index, std::string_view text);
    int bind(int index, std::int64_t number);
    int bind(int index, std::integral auto number) {
        return bind(index, static_cast<std::int64_t>(number));
    }
    int step();
    Result<void> finish(int code);

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// An open database, for one thread at a time.
class Connection {
  public:
    // Creates the file when it is missing. An empty `vfs` is SQLite's default one.
    static Result<Connection> open(const std::string& path, const std::string& vfs);

    // The statement is meant to be kept and run often.
    Result<Statement> prepare(std::string_view sql);
    // Runs several statements, separated by semicolons.
    Result<void> execute(const std::string& sql);
    // The first column of the first row, empty without one.
    Result<std::string> ask(std::string_view sql);

    bool in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }
    bool read_only() const { return sqlite3_db_readonly(database_.get(), "main") == 1; }
    // Copies what it can of the write-ahead log into the database, without waiting for anyone.
    Result<void> checkpoint();
    // From now on `pages` is the length of the write-ahead log after each commit, and SQLite starts
    // no checkpoint by itself. `pages` must outlive the connection.
    void count_wal_pages(int& pages);

  private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    };

    explicit Connection(sqlite3* database) : database_(database) {}
    Result<void> finish(int code);

    std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace pakhuis::store
