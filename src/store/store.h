// Where tables are kept: an append-only log of rows per table, a summary per table for lists, and
// guests. What was acknowledged is durable.
//
//   any thread ── append ──► queue ──► writer thread: commits whatever is queued, then calls
//                                      each Done: nothing is acknowledged before its sync
//
// Reads may be called from any thread and see what was acknowledged.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "codec/problem.h"

namespace pakhuis::store {

// One step in the life of a table. (table, seq) is the primary key: two writers can't both write
// the same step; the later one gets the problem "conflict".
struct Row {
    std::uint32_t seq = 0;   // from 0, without gaps
    std::string kind;        // "create", "act", "undo", …: tables/ knows them
    std::string body;        // JSON
    std::uint64_t hash = 0;  // of the match's state after it
    std::int64_t at = 0;     // milliseconds since 1970

    friend bool operator==(const Row&, const Row&) = default;
};

// What lists and feeds need of a table without loading it.
struct Summary {
    std::string table;
    std::string status;                // "open", "playing", "over"
    bool listed = false;               // in the public list of open tables
    std::vector<std::string> members;  // guests who sit there, and who made it
    std::vector<std::string> waiting;  // of these, whose decision is awaited
    std::int64_t due = 0;              // when the next flag falls, 0: never
    std::string json;                  // for the lobby, as it is sent
    std::int64_t changed = 0;

    friend bool operator==(const Summary&, const Summary&) = default;
};

struct Guest {
    std::string id;
    std::string token_hash;  // of the cookie; the token itself is not kept
    std::string name;
    std::int64_t created = 0;
    std::string webhook{};  // where to tell him that a table waits for him; empty: nowhere

    friend bool operator==(const Guest&, const Guest&) = default;
};

// The component tables of a match, kept once for all tables that are played with them.
struct Edition {
    std::uint64_t hash = 0;
    std::string json;

    friend bool operator==(const Edition&, const Edition&) = default;
};

// Everything in a batch is committed together or not at all.
struct Batch {
    std::string table;
    std::vector<Row> rows;
    std::optional<Summary> summary;
    std::optional<Edition> edition = {};  // nothing, or one that its rows name by the hash
};

// Called on the writer thread, in the order of the calls: nothing once durable, or why it was not
// written: "conflict", "disk-full", "read-only", "io-error". One more is answered at once, on the
// calling thread: "overloaded", when too much is queued. A Done may append and read, not flush.
using Done = std::function<void(std::optional<Problem>)>;

class Store {
  public:
    virtual ~Store() = default;

    virtual void append(Batch batch, Done done) = 0;
    virtual void put_guest(Guest guest, Done done) = 0;
    // Returns once all that was queued before is answered.
    virtual void flush() = 0;

    // All rows of a table in order; none: no such table.
    virtual Result<std::vector<Row>> rows(const std::string& table) = 0;
    virtual Result<std::optional<Summary>> summary(const std::string& table) = 0;
    virtual Result<std::optional<Guest>> guest_by_token(const std::string& token_hash) = 0;
    virtual Result<std::optional<Guest>> guest(const std::string& id) = 0;
    // Open tables that are listed, newest first; a guest's tables, those that wait for him first.
    virtual Result<std::vector<Summary>> open_tables(int most) = 0;
    virtual Result<std::vector<Summary>> tables_of(const std::string& guest, int most) = 0;
    // Tables in play whose flag falls before `time`.
    virtual Result<std::vector<std::string>> due_before(std::int64_t time) = 0;
    // The JSON of an edition that some batch brought; nothing: none did.
    virtual Result<std::optional<std::string>> edition(std::uint64_t hash) = 0;
    // Every table's id, for `pakhuis check`.
    virtual Result<std::vector<std::string>> all_tables() = 0;
};

}  // namespace pakhuis::store
