// All SQL of the store in PostgreSQL. Its tables are in the schema `pakhuis` of a database.
//
//   format   one row: the version of the tables below
//   log      one row per step. (tbl, seq) is the primary key: two writers can't write the same step
//   summary  one row per table, with its lists of guests. `row_count` and `byte_count` count its
//            rows. `active`: the last time when one of its people was here, while it is in the
//            public list; 0 while nobody is
//   guest    one row per guest
//   edition  component tables that are not built in, one row each, by their hash
//   expired  the rows of removed tables
//
// Ids are ordered by their bytes. Bodies are bytes: a row comes back as it was written.
#pragma once

#include <iterator>

#include "postgres/postgres.h"

namespace pakhuis::store::postgres::sql {

// The version of the tables. A store with a higher version is refused.
inline constexpr int kSchemaVersion = 1;

// Advisory locks of the database: of the server that uses the store, and of a change of its tables.
inline constexpr char kStoreLock[] = "1348561768, 1";  // "Pakh"
inline constexpr char kUpgradeLock[] = "1348561768, 2";

// From format N to format N + 1, from N = 0 on: no tables.
inline constexpr const char* kUpgrades[] = {
    R"(
    CREATE TABLE pakhuis.log(
        tbl text COLLATE "C" NOT NULL, seq bigint NOT NULL, kind text NOT NULL,
        body bytea NOT NULL, hash bigint NOT NULL, at bigint NOT NULL, PRIMARY KEY(tbl, seq));
    CREATE TABLE pakhuis.summary(
        tbl text COLLATE "C" PRIMARY KEY, status text NOT NULL, listed boolean NOT NULL,
        due bigint NOT NULL, json bytea NOT NULL, changed bigint NOT NULL,
        owner text COLLATE "C" NOT NULL, members text[] NOT NULL, waiting text[] NOT NULL,
        departed text[] NOT NULL, row_count bigint NOT NULL, byte_count bigint NOT NULL,
        active bigint NOT NULL) WITH (fillfactor = 70);
    CREATE INDEX summary_active ON pakhuis.summary(active DESC, tbl)
        WHERE status = 'open' AND listed AND active > 0;
    CREATE INDEX summary_due ON pakhuis.summary(due, tbl) WHERE status = 'playing' AND due > 0;
    CREATE INDEX summary_frozen ON pakhuis.summary(tbl) WHERE status = 'frozen';
    CREATE INDEX summary_owner ON pakhuis.summary(owner);
    CREATE INDEX summary_member ON pakhuis.summary USING gin(members);
    CREATE INDEX summary_departed ON pakhuis.summary USING gin(departed) WHERE departed <> '{}';
    CREATE TABLE pakhuis.guest(
        id text COLLATE "C" PRIMARY KEY, token_hash text COLLATE "C" NOT NULL UNIQUE,
        name text NOT NULL, created bigint NOT NULL, webhook text NOT NULL, seen bigint NOT NULL);
    CREATE TABLE pakhuis.edition(hash bigint PRIMARY KEY, json bytea NOT NULL);
    CREATE TABLE pakhuis.expired(
        tbl text COLLATE "C" NOT NULL, seq bigint NOT NULL, kind text NOT NULL,
        body bytea NOT NULL, hash bigint NOT NULL, at bigint NOT NULL,
        removed timestamptz NOT NULL DEFAULT now(), PRIMARY KEY(tbl, seq)))",
};
static_assert(std::size(kUpgrades) == kSchemaVersion);

// ---- writing ----
//
// A batch is one statement. Its answer is the table's next row before it: nothing is written unless
// that is the first row of the batch, or the batch has no rows.

#define PAKHUIS_ADD_ROWS                                                                      \
    "WITH next AS (SELECT coalesce((SELECT seq + 1 FROM log WHERE tbl = $1 "                  \
    "ORDER BY seq DESC LIMIT 1), 0) AS seq), "                                                \
    "added AS (INSERT INTO log(tbl, seq, kind, body, hash, at) "                              \
    "SELECT $1, $2::bigint + row.place - 1, row.kind, row.body, row.hash, row.at FROM next, " \
    "unnest($3::text[], $4::bytea[], $5::bigint[], $6::bigint[]) WITH ORDINALITY "            \
    "AS row(kind, body, hash, at, place) WHERE next.seq = $2::bigint), "
#define PAKHUIS_IF_ADDED "WHERE next.seq = $2::bigint OR cardinality($3::text[]) = 0"

inline constexpr Prepared kBegin = {"begin", "BEGIN"};
inline constexpr Prepared kCommit = {"commit", "COMMIT"};
inline constexpr Prepared kAppend = {
    "append", PAKHUIS_ADD_ROWS
    "put AS (INSERT INTO summary AS old(tbl, status, listed, due, json, changed, owner, members, "
    "waiting, departed, row_count, byte_count, active) "
    "SELECT $1, $8, $9, $10::bigint, $11::bytea, $12::bigint, $13, $14::text[], $15::text[], "
    "$16::text[], cardinality($3::text[]), $7::bigint, "
    "CASE WHEN $8 = 'open' AND $9 THEN $12::bigint ELSE 0 END FROM next " PAKHUIS_IF_ADDED
    " ON CONFLICT (tbl) DO UPDATE SET status = excluded.status, listed = excluded.listed, "
    "due = excluded.due, json = excluded.json, changed = excluded.changed, "
    "owner = excluded.owner, members = excluded.members, waiting = excluded.waiting, "
    "departed = excluded.departed, row_count = old.row_count + excluded.row_count, "
    "byte_count = old.byte_count + excluded.byte_count, active = excluded.active) "
    "SELECT seq FROM next"};
inline constexpr Prepared kAppendRows = {
    "append_rows", PAKHUIS_ADD_ROWS
    "counted AS (UPDATE summary SET row_count = row_count + cardinality($3::text[]), "
    "byte_count = byte_count + $7::bigint FROM next WHERE tbl = $1 "
    "AND next.seq = $2::bigint) SELECT seq FROM next"};
inline constexpr Prepared kAddEdition = {
    "add_edition", "INSERT INTO edition(hash, json) VALUES($1, $2) ON CONFLICT DO NOTHING"};
// Changes no row if another guest has the token.
inline constexpr Prepared kPutGuest = {
    "put_guest",
    "INSERT INTO guest(id, token_hash, name, created, webhook, seen) "
    "SELECT $1, $2, $3, $4::bigint, $5, $6::bigint "
    "WHERE NOT EXISTS(SELECT 1 FROM guest WHERE token_hash = $2 AND id <> $1) "
    "ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash, name = excluded.name, "
    "created = excluded.created, webhook = excluded.webhook, seen = excluded.seen"};
inline constexpr Prepared kSetActive = {
    "set_active", "UPDATE summary SET active = $2 WHERE tbl = ANY($1::text[])"};
inline constexpr Prepared kRemoveTable = {
    "remove_table",
    "WITH gone AS (DELETE FROM log WHERE tbl = $1 RETURNING tbl, seq, kind, body, hash, at), "
    "kept AS (INSERT INTO expired(tbl, seq, kind, body, hash, at) SELECT * FROM gone) "
    "DELETE FROM summary WHERE tbl = $1"};
inline constexpr Prepared kRemoveGuest = {
    "remove_guest",
    "DELETE FROM guest WHERE id = $1 "
    "AND NOT EXISTS(SELECT 1 FROM summary WHERE members @> ARRAY[$1]) "
    "AND NOT EXISTS(SELECT 1 FROM summary WHERE departed <> '{}' AND departed @> ARRAY[$1])"};

inline constexpr Prepared kRows = {
    "rows", "SELECT seq, kind, body, hash, at FROM log WHERE tbl = $1 ORDER BY seq"};
inline constexpr Prepared kRowsFrom = {
    "rows_from",
    "SELECT seq, kind, body, hash, at FROM log WHERE tbl = $1 AND seq >= $2 "
    "ORDER BY seq LIMIT $3"};

inline constexpr Prepared kWriting[] = {kBegin,       kCommit,   kAppend,    kAppendRows,
                                        kAddEdition,  kPutGuest, kSetActive, kRemoveTable,
                                        kRemoveGuest, kRowsFrom};

// ---- reading ----

#define PAKHUIS_SUMMARY                                                                       \
    "SELECT tbl, status, listed, due, json, changed, owner, members, waiting, departed FROM " \
    "summary "
#define PAKHUIS_GUEST "SELECT id, token_hash, name, created, webhook, seen FROM guest "

inline constexpr Prepared kSummary = {"summary", PAKHUIS_SUMMARY "WHERE tbl = $1"};
inline constexpr Prepared kOpenTables = {
    "open_tables", PAKHUIS_SUMMARY
    "WHERE status = 'open' AND listed AND active > 0 ORDER BY active DESC, tbl "
    "LIMIT $1 OFFSET $2"};
inline constexpr Prepared kTablesOf = {
    "tables_of", PAKHUIS_SUMMARY
    "WHERE members @> ARRAY[$1::text] "
    "ORDER BY $1 = ANY(waiting) DESC, changed DESC, tbl LIMIT $2"};
// Open tables that left the lobby because none of their people was here.
inline constexpr Prepared kInactive = {
    "inactive",
    "SELECT tbl FROM summary WHERE members @> ARRAY[$1::text] "
    "AND status = 'open' AND listed AND active = 0 ORDER BY tbl"};
inline constexpr Prepared kUsage = {
    "usage",
    "SELECT count(*), count(*) FILTER (WHERE status <> 'over'), "
    "coalesce(sum(byte_count), 0)::bigint FROM summary WHERE owner = $1"};
inline constexpr Prepared kFrozen = {
    "frozen", "SELECT tbl FROM summary WHERE status = 'frozen' ORDER BY tbl LIMIT $1"};
inline constexpr Prepared kSummariesAfter = {
    "summaries_after", PAKHUIS_SUMMARY "WHERE tbl > $1 ORDER BY tbl LIMIT $2"};
inline constexpr Prepared kGuestsAfter = {"guests_after",
                                          PAKHUIS_GUEST "WHERE id > $1 ORDER BY id LIMIT $2"};
inline constexpr Prepared kDueBefore = {
    "due_before",
    "SELECT tbl FROM summary WHERE status = 'playing' AND due > 0 AND due < $1 ORDER BY due, tbl"};
// Jumps from table to table: reading every row of the log would take minutes.
inline constexpr Prepared kAllTables = {
    "all_tables",
    "WITH RECURSIVE leap(tbl) AS (SELECT min(tbl) FROM log UNION ALL "
    "SELECT (SELECT min(log.tbl) FROM log WHERE log.tbl > leap.tbl) FROM leap "
    "WHERE leap.tbl IS NOT NULL) SELECT tbl FROM leap WHERE tbl IS NOT NULL"};
inline constexpr Prepared kGuest = {"guest", PAKHUIS_GUEST "WHERE id = $1"};
inline constexpr Prepared kGuestByToken = {"guest_by_token", PAKHUIS_GUEST "WHERE token_hash = $1"};
inline constexpr Prepared kEdition = {"edition", "SELECT json FROM edition WHERE hash = $1"};

inline constexpr Prepared kReading[] = {
    kRows,           kSummary,     kOpenTables, kTablesOf,  kInactive, kUsage,        kFrozen,
    kSummariesAfter, kGuestsAfter, kDueBefore,  kAllTables, kGuest,    kGuestByToken, kEdition};

// Tables whose summary does not count their rows: rows were lost, or changed by hand.
inline constexpr char kWrongCounts[] =
    "SELECT coalesce(s.tbl, l.tbl) FROM pakhuis.summary s FULL JOIN "
    "(SELECT tbl, count(*) AS rows, max(seq) + 1 AS next, sum(length(body)) AS bytes "
    "FROM pakhuis.log GROUP BY tbl) l ON l.tbl = s.tbl "
    "WHERE (coalesce(s.row_count, -1), s.row_count, s.byte_count) IS DISTINCT FROM "
    "(coalesce(l.rows, 0), coalesce(l.next, 0), coalesce(l.bytes, 0)) ORDER BY 1";

#undef PAKHUIS_ADD_ROWS
#undef PAKHUIS_IF_ADDED
#undef PAKHUIS_SUMMARY
#undef PAKHUIS_GUEST

}  // namespace pakhuis::store::postgres::sql
