#include "postgres/postgres_reader.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "postgres/row_at.h"
#include "postgres/sql.h"

namespace pakhuis::store::postgres {
namespace {

constexpr std::chrono::seconds kBetweenTries{1};
constexpr int kMostReads = 3;

constexpr char kReadingSession[] =
    "SET search_path = pakhuis; SET jit = off; SET plan_cache_mode = force_generic_plan; "
    "SET statement_timeout = '10s'; SET default_transaction_read_only = on";

Summary summary_at(const Rows& rows, int i) {
    return {.table = rows.text(i, 0),
            .status = rows.text(i, 1),
            .listed = rows.number(i, 2) != 0,
            .members = rows.texts(i, 7),
            .waiting = rows.texts(i, 8),
            .due = rows.number(i, 3),
            .json = rows.text(i, 4),
            .changed = rows.number(i, 5),
            .owner = rows.text(i, 6),
            .left = rows.texts(i, 9)};
}

Guest guest_at(const Rows& rows, int i) {
    return {.id = rows.text(i, 0),
            .token_hash = rows.text(i, 1),
            .name = rows.text(i, 2),
            .created = rows.number(i, 3),
            .webhook = rows.text(i, 4),
            .seen = rows.number(i, 5)};
}

std::string name_at(const Rows& rows, int i) {
    return rows.text(i, 0);
}

// A negative limit is an error for PostgreSQL.
std::int64_t limit(int most) {
    return std::max(most, 0);
}

}  // namespace

PostgresReader::PostgresReader(std::unique_ptr<Connection> connection)
    : most_(1), patience_(0), connections_(1) {
    idle_.push_back(std::move(connection));
}

Result<std::vector<Row>> PostgresReader::rows(const std::string& table) {
    return list<Row>(sql::kRows, row_at, table);
}

Result<std::optional<Summary>> PostgresReader::summary(const std::string& table) {
    return one<Summary>(sql::kSummary, summary_at, table);
}

Result<std::optional<Guest>> PostgresReader::guest_by_token(const std::string& token_hash) {
    return one<Guest>(sql::kGuestByToken, guest_at, token_hash);
}

Result<std::optional<Guest>> PostgresReader::guest(const std::string& id) {
    return one<Guest>(sql::kGuest, guest_at, id);
}

Result<std::vector<Summary>> PostgresReader::open_tables(int most, int skip) {
    return list<Summary>(sql::kOpenTables, summary_at, limit(most), limit(skip));
}

Result<std::vector<Summary>> PostgresReader::tables_of(const std::string& guest, int most) {
    return list<Summary>(sql::kTablesOf, summary_at, guest, limit(most));
}

Result<std::vector<std::string>> PostgresReader::inactive_tables(const std::string& guest) {
    return list<std::string>(sql::kInactive, name_at, guest);
}

Result<Usage> PostgresReader::usage_of(const std::string& guest) {
    const auto rows = ask(sql::kUsage, guest);
    if (!rows) return Failure(rows.error());
    if (rows->size() == 0) return Usage{};
    return Usage{static_cast<int>(rows->number(0, 0)), static_cast<int>(rows->number(0, 1)),
                 rows->number(0, 2)};
}

Result<std::vector<std::string>> PostgresReader::frozen_tables(int most) {
    return list<std::string>(sql::kFrozen, name_at, limit(most));
}

Result<std::vector<Summary>> PostgresReader::summaries_after(const std::string& id, int most) {
    return list<Summary>(sql::kSummariesAfter, summary_at, id, limit(most));
}

Result<std::vector<Guest>> PostgresReader::guests_after(const std::string& id, int most) {
    return list<Guest>(sql::kGuestsAfter, guest_at, id, limit(most));
}

Result<std::vector<std::string>> PostgresReader::due_before(std::int64_t time) {
    return list<std::string>(sql::kDueBefore, name_at, time);
}

Result<std::optional<std::string>> PostgresReader::edition(std::uint64_t hash) {
    const auto rows = ask(sql::kEdition, std::bit_cast<std::int64_t>(hash));
    if (!rows) return Failure(rows.error());
    return rows->size() == 0 ? std::nullopt : std::optional(rows->text(0, 0));
}

Result<std::vector<std::string>> PostgresReader::all_tables() {
    return list<std::string>(sql::kAllTables, name_at);
}

// A connection may have been lost long ago: then others are tried.
template <class... Values>
Result<Rows> PostgresReader::ask(const Prepared& statement, const Values&... values) {
    for (int tries = 1;; ++tries) {
        auto connection = take();
        if (!connection) return Failure(connection.error());
        auto rows = (*connection)->ask(statement.name, values...);
        const bool lost = (*connection)->lost();
        give_back(std::move(*connection));
        if (rows || !lost || tries == kMostReads || address_.empty()) {
            // Nothing has such a name.
            return !rows && rows.error().key == "bad-text" ? Rows() : std::move(rows);
        }
    }
}

template <class Value, class Read, class... Values>
Result<std::vector<Value>> PostgresReader::list(const Prepared& statement, Read read,
                                                const Values&... values) {
    const auto rows = ask(statement, values...);
    if (!rows) return Failure(rows.error());
    std::vector<Value> found;
    found.reserve(static_cast<std::size_t>(rows->size()));
    for (int i = 0; i < rows->size(); ++i) found.push_back(read(*rows, i));
    return found;
}

template <class Value, class Read>
Result<std::optional<Value>> PostgresReader::one(const Prepared& statement, Read read,
                                                 const std::string& key) {
    const auto rows = ask(statement, key);
    if (!rows) return Failure(rows.error());
    return rows->size() == 0 ? std::nullopt : std::optional<Value>(read(*rows, 0));
}

Result<std::unique_ptr<Connection>> PostgresReader::take() {
    std::unique_lock lock(mutex_);
    returned_.wait(lock, [this] { return !idle_.empty() || connections_ < most_; });
    if (!idle_.empty()) {
        auto connection = std::move(idle_.back());
        idle_.pop_back();
        return connection;
    }
    if (address_.empty()) return fail("unreachable", "", "The connection is lost.");
    if (unreachable_ && (trying_ || Clock::now() < tried_ + kBetweenTries)) {
        return Failure(*unreachable_);
    }
    trying_ = true;
    ++connections_;
    lock.unlock();
    auto made = connect();
    lock.lock();
    trying_ = false;
    tried_ = Clock::now();
    unreachable_ = made ? std::nullopt : std::optional(made.error());
    if (!made) {
        --connections_;
        returned_.notify_one();
    }
    return made;
}

// A connection that is cut while it is made is no sign that the database is away.
Result<std::unique_ptr<Connection>> PostgresReader::connect() {
    for (int tries = 1;; ++tries) {
        auto made = Connection::open(address_, patience_);
        if (!made) return made;
        const auto set = (*made)->execute(kReadingSession);
        const auto done = set ? (*made)->prepare(sql::kReading) : Failure(set.error());
        if (done) return made;
        if (tries == kMostReads) return Failure(done.error());
    }
}

// If one connection is lost, the others probably are, too.
void PostgresReader::give_back(std::unique_ptr<Connection> connection) {
    std::vector<std::unique_ptr<Connection>> lost;
    {
        const std::lock_guard lock(mutex_);
        if (!connection->lost()) {
            idle_.push_back(std::move(connection));
        } else {
            lost.swap(idle_);
            lost.push_back(std::move(connection));
            connections_ -= static_cast<int>(lost.size());
        }
    }
    returned_.notify_all();
}

}  // namespace pakhuis::store::postgres
