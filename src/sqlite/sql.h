// All SQL of the store. Tests check the query plans of the lists.
//
//   log      one row per step; the rows of a table lie together
//   summary  one row per table. The writer adds `row_count` and `byte_count` of its rows, and
//            `active`: the last time when one of its people was here, 0 while nobody is
//   member   the lists of a summary: its members (waiting = 0), those who must decide
//            (waiting = 1) and those who left it while it was frozen (waiting = 2)
//   guest    one row per guest
//   edition  component tables that are not built in, one row each, by their hash
//
// `sum` is the checksum of a row's other columns (checksum.h), without counts and `active`.
#pragma once

#include <iterator>

namespace pakhuis::store::sql {

// Marks a file as a store of Pakhuis: "Pakh".
inline constexpr int kApplicationId = 0x50616b68;
// The version of the tables below. A store with a higher version is refused.
inline constexpr int kSchemaVersion = 4;

inline constexpr char kSchema[] = R"(
    CREATE TABLE log(tbl TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL,
                     body TEXT NOT NULL, hash INTEGER NOT NULL, at INTEGER NOT NULL,
                     sum INTEGER NOT NULL DEFAULT 0, PRIMARY KEY(tbl, seq))
        STRICT, WITHOUT ROWID;
    CREATE TABLE summary(tbl TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL,
                         listed INTEGER NOT NULL, due INTEGER NOT NULL, json TEXT NOT NULL,
                         changed INTEGER NOT NULL, owner TEXT NOT NULL DEFAULT '',
                         row_count INTEGER NOT NULL DEFAULT 0,
                         byte_count INTEGER NOT NULL DEFAULT 0,
                         active INTEGER NOT NULL DEFAULT 0, sum INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE INDEX summary_active ON summary(active DESC, tbl)
        WHERE status = 'open' AND listed = 1 AND active > 0;
    CREATE INDEX summary_due ON summary(due, tbl) WHERE status = 'playing' AND due > 0;
    CREATE INDEX summary_frozen ON summary(tbl) WHERE status = 'frozen';
    CREATE INDEX summary_owner ON summary(owner);
    CREATE TABLE member(tbl TEXT NOT NULL, waiting INTEGER NOT NULL, place INTEGER NOT NULL,
                        guest TEXT NOT NULL, sum INTEGER NOT NULL DEFAULT 0,
                        PRIMARY KEY(tbl, waiting, place)) STRICT, WITHOUT ROWID;
    CREATE INDEX member_guest ON member(guest, tbl, waiting);
    CREATE TABLE guest(id TEXT NOT NULL PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE,
                       name TEXT NOT NULL, created INTEGER NOT NULL,
                       webhook TEXT NOT NULL DEFAULT '', seen INTEGER NOT NULL DEFAULT 0,
                       sum INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
    CREATE TABLE edition(hash INTEGER NOT NULL PRIMARY KEY, json TEXT NOT NULL,
                         sum INTEGER NOT NULL DEFAULT 0) STRICT;
)";

// The upgrades from format N to format N + 1, from N = 1 on. A guest of format 3 counts as seen at
// the time of the upgrade.
inline constexpr const char* kUpgrades[] = {
    "ALTER TABLE guest ADD COLUMN webhook TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE edition(hash INTEGER NOT NULL PRIMARY KEY, json TEXT NOT NULL) STRICT",
    R"(
    ALTER TABLE log ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    UPDATE log SET sum = checksum(tbl, seq, kind, body, hash, at);
    ALTER TABLE summary ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    ALTER TABLE summary ADD COLUMN row_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE summary ADD COLUMN byte_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE summary ADD COLUMN active INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE summary ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    UPDATE summary SET active = changed,
        owner = coalesce((SELECT iif(json_valid(body), json_extract(body, '$.owner'), NULL)
                          FROM log WHERE log.tbl = summary.tbl AND seq = 0), ''),
        row_count = (SELECT count(*) FROM log WHERE log.tbl = summary.tbl),
        byte_count = (SELECT coalesce(sum(length(CAST(body AS BLOB))), 0) FROM log
                      WHERE log.tbl = summary.tbl);
    UPDATE summary SET sum = checksum(tbl, status, listed, due, json, changed, owner);
    DROP INDEX IF EXISTS summary_open;
    CREATE INDEX summary_active ON summary(active DESC, tbl)
        WHERE status = 'open' AND listed = 1 AND active > 0;
    CREATE INDEX summary_frozen ON summary(tbl) WHERE status = 'frozen';
    CREATE INDEX summary_owner ON summary(owner);
    ALTER TABLE member ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    UPDATE member SET sum = checksum(tbl, waiting, place, guest);
    ALTER TABLE guest ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE guest ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    UPDATE guest SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
    UPDATE guest SET sum = checksum(id, token_hash, name, created, webhook, seen);
    ALTER TABLE edition ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    UPDATE edition SET sum = checksum(hash, json))",
};
static_assert(std::size(kUpgrades) == kSchemaVersion - 1);

// Writing.
inline constexpr char kLastSeq[] = "SELECT seq FROM log WHERE tbl = ? ORDER BY seq DESC LIMIT 1";
inline constexpr char kAddRow[] =
    "INSERT INTO log(tbl, seq, kind, body, hash, at, sum) "
    "VALUES(?1, ?2, ?3, ?4, ?5, ?6, checksum(?1, ?2, ?3, ?4, ?5, ?6))";
inline constexpr char kPutSummary[] =
    "INSERT INTO summary(tbl, status, listed, due, json, changed, owner, row_count, byte_count, "
    "active, sum) "
    "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?6, checksum(?1, ?2, ?3, ?4, ?5, ?6, ?7)) "
    "ON CONFLICT(tbl) DO UPDATE SET status = excluded.status, listed = excluded.listed, "
    "due = excluded.due, json = excluded.json, changed = excluded.changed, "
    "owner = excluded.owner, row_count = row_count + excluded.row_count, "
    "byte_count = byte_count + excluded.byte_count, active = excluded.active, sum = excluded.sum";
inline constexpr char kCountRows[] =
    "UPDATE summary SET row_count = row_count + ?, byte_count = byte_count + ? WHERE tbl = ?";
inline constexpr char kSetActive[] = "UPDATE summary SET active = ? WHERE tbl = ?";
inline constexpr char kForgetMembers[] = "DELETE FROM member WHERE tbl = ? AND waiting = ?";
inline constexpr char kAddMember[] =
    "INSERT INTO member(tbl, waiting, place, guest, sum) "
    "VALUES(?1, ?2, ?3, ?4, checksum(?1, ?2, ?3, ?4))";
inline constexpr char kPutGuest[] =
    "INSERT INTO guest(id, token_hash, name, created, webhook, seen, sum) "
    "VALUES(?1, ?2, ?3, ?4, ?5, ?6, checksum(?1, ?2, ?3, ?4, ?5, ?6)) "
    "ON CONFLICT(id) DO UPDATE SET token_hash = excluded.token_hash, name = excluded.name, "
    "created = excluded.created, webhook = excluded.webhook, seen = excluded.seen, "
    "sum = excluded.sum";
inline constexpr char kAddEdition[] =
    "INSERT INTO edition(hash, json, sum) VALUES(?1, ?2, checksum(?1, ?2)) "
    "ON CONFLICT(hash) DO NOTHING";
inline constexpr char kRemoveRows[] = "DELETE FROM log WHERE tbl = ?";
inline constexpr char kRemoveSummary[] = "DELETE FROM summary WHERE tbl = ?";
inline constexpr char kRemoveMembers[] = "DELETE FROM member WHERE tbl = ?";
inline constexpr char kRemoveGuest[] =
    "DELETE FROM guest WHERE id = ?1 AND NOT EXISTS(SELECT 1 FROM member WHERE guest = ?1)";

// Damage that SQLite's own check can't see. Each query names the damaged rows.
struct DamageQuery {
    const char* part;  // of the store
    const char* sql;
};
inline constexpr DamageQuery kDamage[] = {
    {"row",
     "SELECT tbl || ' ' || seq FROM log "
     "WHERE sum <> checksum(tbl, seq, kind, body, hash, at)"},
    {"summary",
     "SELECT tbl FROM summary "
     "WHERE sum <> checksum(tbl, status, listed, due, json, changed, owner)"},
    {"member",
     "SELECT tbl || ' ' || place FROM member "
     "WHERE sum <> checksum(tbl, waiting, place, guest)"},
    {"guest",
     "SELECT id FROM guest "
     "WHERE sum <> checksum(id, token_hash, name, created, webhook, seen)"},
    {"edition", "SELECT printf('%016x', hash) FROM edition WHERE sum <> checksum(hash, json)"},
    {"rows of table",
     "SELECT tbl FROM summary WHERE (row_count, row_count, byte_count) IS NOT "
     "(SELECT count(*), ifnull(max(seq), -1) + 1, "
     "ifnull(sum(length(CAST(body AS BLOB))), 0) "
     "FROM log WHERE log.tbl = summary.tbl)"},
};

// Reading. Columns of a summary: tbl, status, listed, due, json, changed, owner.
inline constexpr char kMembers[] =
    "SELECT waiting, guest FROM member WHERE tbl = ? ORDER BY waiting, place";
inline constexpr char kRows[] =
    "SELECT seq, kind, body, hash, at FROM log WHERE tbl = ? ORDER BY seq";
inline constexpr char kSummary[] =
    "SELECT tbl, status, listed, due, json, changed, owner FROM summary WHERE tbl = ?";
inline constexpr char kOpenTables[] =
    "SELECT tbl, status, listed, due, json, changed, owner FROM summary "
    "WHERE status = 'open' AND listed = 1 AND active > 0 ORDER BY active DESC, tbl "
    "LIMIT ? OFFSET ?";
inline constexpr char kTablesOf[] =
    "SELECT summary.tbl, status, listed, due, json, changed, owner "
    "FROM member JOIN summary ON summary.tbl = member.tbl "
    "WHERE guest = ? AND waiting < 2 GROUP BY member.tbl "
    "ORDER BY max(waiting) DESC, changed DESC, summary.tbl LIMIT ?";
// Open tables that left the lobby because none of their people was here.
inline constexpr char kInactive[] =
    "SELECT DISTINCT summary.tbl FROM member JOIN summary ON summary.tbl = member.tbl "
    "WHERE guest = ? AND waiting < 2 AND status = 'open' AND listed = 1 AND active = 0";
inline constexpr char kUsage[] =
    "SELECT count(*), ifnull(sum(status <> 'over'), 0), ifnull(sum(byte_count), 0) FROM summary "
    "WHERE owner = ?";
inline constexpr char kFrozen[] =
    "SELECT tbl FROM summary WHERE status = 'frozen' ORDER BY tbl LIMIT ?";
inline constexpr char kSummariesAfter[] =
    "SELECT tbl, status, listed, due, json, changed, owner FROM summary WHERE tbl > ? "
    "ORDER BY tbl LIMIT ?";
inline constexpr char kGuestsAfter[] =
    "SELECT id, token_hash, name, created, webhook, seen FROM guest WHERE id > ? "
    "ORDER BY id LIMIT ?";
inline constexpr char kDueBefore[] =
    "SELECT tbl FROM summary WHERE status = 'playing' AND due > 0 AND due < ? ORDER BY due, tbl";
// Jumps from table to table: reading every row of the log would take minutes.
inline constexpr char kAllTables[] =
    "WITH RECURSIVE leap(tbl) AS (SELECT min(tbl) FROM log UNION ALL "
    "SELECT (SELECT min(log.tbl) FROM log WHERE log.tbl > leap.tbl) FROM leap "
    "WHERE leap.tbl IS NOT NULL) SELECT tbl FROM leap WHERE tbl IS NOT NULL";
inline constexpr char kGuest[] =
    "SELECT id, token_hash, name, created, webhook, seen FROM guest WHERE id = ?";
inline constexpr char kEdition[] = "SELECT json FROM edition WHERE hash = ?";
inline constexpr char kGuestByToken[] =
    "SELECT id, token_hash, name, created, webhook, seen FROM guest WHERE token_hash = ?";

}  // namespace pakhuis::store::sql
