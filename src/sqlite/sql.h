// All SQL of the store. Tests check the query plans of the lists.
//
//   log      one row per step; the rows of a table lie together
//   summary  one row per table
//   member   the two lists of a summary: its members (waiting = 0) and those who must decide
//            (waiting = 1)
//   guest    one row per guest
//   edition  component tables that are not built in, one row each, by their hash
#pragma once

#include <iterator>

namespace pakhuis::store::sql {

// Marks a file as a store of Pakhuis: "Pakh".
inline constexpr int kApplicationId = 0x50616b68;
// The version of the tables below. A store with a higher version is refused.
inline constexpr int kSchemaVersion = 3;

inline constexpr char kSchema[] = R"(
    CREATE TABLE log(tbl TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL,
                     body TEXT NOT NULL, hash INTEGER NOT NULL, at INTEGER NOT NULL,
                     PRIMARY KEY(tbl, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE summary(tbl TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL,
                         listed INTEGER NOT NULL, due INTEGER NOT NULL, json TEXT NOT NULL,
                         changed INTEGER NOT NULL) STRICT;
    CREATE INDEX summary_open ON summary(changed DESC, tbl) WHERE status = 'open' AND listed = 1;
    CREATE INDEX summary_due ON summary(due, tbl) WHERE status = 'playing' AND due > 0;
    CREATE TABLE member(tbl TEXT NOT NULL, waiting INTEGER NOT NULL, place INTEGER NOT NULL,
                        guest TEXT NOT NULL, PRIMARY KEY(tbl, waiting, place))
        STRICT, WITHOUT ROWID;
    CREATE INDEX member_guest ON member(guest, tbl, waiting);
    CREATE TABLE guest(id TEXT NOT NULL PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE,
                       name TEXT NOT NULL, created INTEGER NOT NULL,
                       webhook TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
    CREATE TABLE edition(hash INTEGER NOT NULL PRIMARY KEY, json TEXT NOT NULL) STRICT;
)";

// The upgrades from format N to format N + 1, from N = 1 on.
inline constexpr const char* kUpgrades[] = {
    "ALTER TABLE guest ADD COLUMN webhook TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE edition(hash INTEGER NOT NULL PRIMARY KEY, json TEXT NOT NULL) STRICT",
};
static_assert(std::size(kUpgrades) == kSchemaVersion - 1);

// Writing.
inline constexpr char kLastSeq[] = "SELECT seq FROM log WHERE tbl = ? ORDER BY seq DESC LIMIT 1";
inline constexpr char kAddRow[] =
    "INSERT INTO log(tbl, seq, kind, body, hash, at) VALUES(?, ?, ?, ?, ?, ?)";
inline constexpr char kPutSummary[] =
    "INSERT INTO summary(tbl, status, listed, due, json, changed) VALUES(?, ?, ?, ?, ?, ?) "
    "ON CONFLICT(tbl) DO UPDATE SET status = excluded.status, listed = excluded.listed, "
    "due = excluded.due, json = excluded.json, changed = excluded.changed";
inline constexpr char kForgetMembers[] = "DELETE FROM member WHERE tbl = ? AND waiting = ?";
inline constexpr char kAddMember[] =
    "INSERT INTO member(tbl, waiting, place, guest) VALUES(?, ?, ?, ?)";
inline constexpr char kPutGuest[] =
    "INSERT INTO guest(id, token_hash, name, created, webhook) VALUES(?, ?, ?, ?, ?) "
    "ON CONFLICT(id) DO UPDATE SET token_hash = excluded.token_hash, name = excluded.name, "
    "created = excluded.created, webhook = excluded.webhook";
inline constexpr char kAddEdition[] =
    "INSERT INTO edition(hash, json) VALUES(?, ?) ON CONFLICT(hash) DO NOTHING";

// Reading. Columns of a summary: tbl, status, listed, due, json, changed.
inline constexpr char kMembers[] =
    "SELECT waiting, guest FROM member WHERE tbl = ? ORDER BY waiting, place";
inline constexpr char kRows[] =
    "SELECT seq, kind, body, hash, at FROM log WHERE tbl = ? ORDER BY seq";
inline constexpr char kSummary[] =
    "SELECT tbl, status, listed, due, json, changed FROM summary WHERE tbl = ?";
inline constexpr char kOpenTables[] =
    "SELECT tbl, status, listed, due, json, changed FROM summary "
    "WHERE status = 'open' AND listed = 1 ORDER BY changed DESC, tbl LIMIT ?";
inline constexpr char kTablesOf[] =
    "SELECT summary.tbl, status, listed, due, json, changed "
    "FROM member JOIN summary ON summary.tbl = member.tbl WHERE guest = ? GROUP BY member.tbl "
    "ORDER BY max(waiting) DESC, changed DESC, summary.tbl LIMIT ?";
inline constexpr char kDueBefore[] =
    "SELECT tbl FROM summary WHERE status = 'playing' AND due > 0 AND due < ? ORDER BY due, tbl";
// Jumps from table to table: reading every row of the log would take minutes.
inline constexpr char kAllTables[] =
    "WITH RECURSIVE leap(tbl) AS (SELECT min(tbl) FROM log UNION ALL "
    "SELECT (SELECT min(log.tbl) FROM log WHERE log.tbl > leap.tbl) FROM leap "
    "WHERE leap.tbl IS NOT NULL) SELECT tbl FROM leap WHERE tbl IS NOT NULL";
inline constexpr char kGuest[] =
    "SELECT id, token_hash, name, created, webhook FROM guest WHERE id = ?";
inline constexpr char kEdition[] = "SELECT json FROM edition WHERE hash = ?";
inline constexpr char kGuestByToken[] =
    "SELECT id, token_hash, name, created, webhook FROM guest WHERE token_hash = ?";

}  // namespace pakhuis::store::sql
