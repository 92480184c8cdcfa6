// The store of tables: an append-only log of rows per table, a summary per table for lists, and
// guests. Acknowledged writes are durable.
//
//   any thread ── append ──► queue ──► writer thread: commits the whole queue and syncs, then
//                                      calls each Done
//
// Any thread may read, and sees all acknowledged writes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "codec/problem.h"

namespace pakhuis::store {

// One change of a table. (table, seq) is the primary key: two writers can't write the same step;
// the later one gets the problem "conflict".
struct Row {
    std::uint32_t seq = 0;   // from 0, without gaps
    std::string kind;        // "create", "act", "undo", …: see tables/changes.h
    std::string body;        // JSON
    std::uint64_t hash = 0;  // of the match's state after it
    std::int64_t at = 0;     // milliseconds since 1970

    friend bool operator==(const Row&, const Row&) = default;
};

// The data of a table for lists and feeds, readable without loading the table.
struct Summary {
    std::string table;
    std::string status;                // "open", "playing", "over", "frozen": it can't be replayed
    bool listed = false;               // in the public list of open tables
    std::vector<std::string> members;  // guests with a seat, and the owner
    std::vector<std::string> waiting;  // members who must decide
    std::int64_t due = 0;              // time of the next flag, 0: never
    std::string json;                  // for the lobby, sent unchanged
    std::int64_t changed = 0;
    std::string owner = {};              // the guest who made the table
    std::vector<std::string> left = {};  // guests who resigned while it was frozen

    friend bool operator==(const Summary&, const Summary&) = default;
};

struct Guest {
    std::string id;
    std::string token_hash;  // of the cookie's token; the token itself is not stored
    std::string name;
    std::int64_t created = 0;
    std::string webhook{};  // the address to notify when a table waits for the guest; empty: none
    std::int64_t seen = 0;  // the last visit, to the day; 0: not since it was made

    friend bool operator==(const Guest&, const Guest&) = default;
};

// The component tables of a match, stored once for all tables that use them.
struct Edition {
    std::uint64_t hash = 0;
    std::string json;

    friend bool operator==(const Edition&, const Edition&) = default;
};

// The tables that a guest has made, finished ones included.
struct Usage {
    int tables = 0;
    int unfinished = 0;
    std::int64_t bytes = 0;  // of the rows of these tables

    friend bool operator==(const Usage&, const Usage&) = default;
};

// Everything in a batch is committed together or not at all.
struct Batch {
    std::string table;
    std::vector<Row> rows;
    std::optional<Summary> summary;
    std::optional<Edition> edition = {};  // an edition that the rows name by its hash
};

// The answer to a write: nothing when it is durable, else the problem: "conflict", "disk-full",
// "read-only" or "io-error". Answers come on the writer thread in the order of the calls. Only
// "overloaded" (the queue is full) comes at once, on the calling thread. A Done may append and
// read, but not flush.
using Done = std::function<void(std::optional<Problem>)>;

class Store {
  public:
    virtual ~Store() = default;

    virtual void append(Batch batch, Done done) = 0;
    virtual void put_guest(Guest guest, Done done) = 0;
    // Puts tables into the public list at a time, or takes them out: 0. A write of a summary puts
    // its table back.
    virtual void set_active(std::vector<std::string> tables, std::int64_t at, Done done) = 0;
    // Removes a table. Its rows are exported before; if that fails ("not-exported") it stays.
    virtual void remove_table(std::string table, Done done) = 0;
    // Removes a guest who is at no table; any other guest stays.
    virtual void remove_guest(std::string guest, Done done) = 0;
    // Waits until everything that was queued before the call is answered, and the callbacks are
    // gone.
    virtual void flush() = 0;

    // All rows of a table in order; empty: no such table.
    virtual Result<std::vector<Row>> rows(const std::string& table) = 0;
    virtual Result<std::optional<Summary>> summary(const std::string& table) = 0;
    virtual Result<std::optional<Guest>> guest_by_token(const std::string& token_hash) = 0;
    virtual Result<std::optional<Guest>> guest(const std::string& id) = 0;
    // Listed open tables that are active, the latest first, without the first `skip` ones.
    virtual Result<std::vector<Summary>> open_tables(int most, int skip = 0) = 0;
    // A guest's tables, those that wait for the guest first.
    virtual Result<std::vector<Summary>> tables_of(const std::string& guest, int most) = 0;
    // A guest's open tables that are listed but not active.
    virtual Result<std::vector<std::string>> inactive_tables(const std::string& guest) = 0;
    virtual Result<Usage> usage_of(const std::string& guest) = 0;
    virtual Result<std::vector<std::string>> frozen_tables(int most) = 0;
    // All tables and all guests in the order of their ids, those after `id`.
    virtual Result<std::vector<Summary>> summaries_after(const std::string& id, int most) = 0;
    virtual Result<std::vector<Guest>> guests_after(const std::string& id, int most) = 0;
    // Tables in play whose flag falls before `time`.
    virtual Result<std::vector<std::string>> due_before(std::int64_t time) = 0;
    // The JSON of a stored edition; nothing: there is none.
    virtual Result<std::optional<std::string>> edition(std::uint64_t hash) = 0;
    // Every table's id, for `pakhuis check`.
    virtual Result<std::vector<std::string>> all_tables() = 0;
};

}  // namespace pakhuis::store
