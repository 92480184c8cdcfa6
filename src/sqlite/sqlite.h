// SQLite's C interface with owning classes and Results. Nothing here throws or knows the schema.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <string_view>

#include "codec/problem.h"

namespace pakhuis::store {

// The problem for a result code: "conflict", "disk-full", "read-only", "bad-store" (not a database,
// or a damaged one), otherwise "io-error".
Problem sqlite_problem(int code, std::string_view message);

// A prepared statement. One call binds, runs and resets it: between calls it holds no lock and no
// borrowed text. Must not outlive its connection.
class Statement {
  public:
    Statement() = default;

    // Runs to the end and ignores the rows of the result.
    template <class... Values>
    Result<void> run(const Values&... values) {
        return each([](const Statement&) {}, values...);
    }

    // Calls `on_row(*this)` for each row of the result. `text` and `number` are valid only there.
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
    // For reading only. `frozen` promises that nobody changes the file meanwhile: then SQLite needs
    // no other file beside it.
    static Result<Connection> open_read_only(const std::string& path, bool frozen);

    // For a statement that is kept and run often.
    Result<Statement> prepare(std::string_view sql);
    // Runs several statements, separated by semicolons.
    Result<void> execute(const std::string& sql);
    // The first column of the first row; empty if there is no row.
    Result<std::string> ask(std::string_view sql);

    bool in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }
    bool read_only() const { return sqlite3_db_readonly(database_.get(), "main") == 1; }
    // Copies as much of the write-ahead log into the database as is possible without waiting.
    // Returns the number of its pages that are copied now.
    Result<int> checkpoint();
    // Copies this whole database, as the transaction of this connection sees it, over the other.
    Result<void> copy_to(Connection& other);
    // From now on each commit sets `pages` to the length of the write-ahead log, and SQLite starts
    // no checkpoint itself. `pages` must outlive the connection.
    void count_wal_pages(int& pages);

  private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    };

    explicit Connection(sqlite3* database) : database_(database) {}
    static Result<Connection> open(const std::string& path, int flags, const char* vfs);
    Result<void> finish(int code);

    std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace pakhuis::store
