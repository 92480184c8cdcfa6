#include "postgres/postgres_writer.h"

#include <bit>
#include <fmt/format.h>
#include <thread>
#include <utility>

#include "postgres/row_at.h"
#include "postgres/schema.h"
#include "postgres/sql.h"

namespace pakhuis::store::postgres {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int kMostTries = 5;
constexpr milliseconds kBetweenConnects{50};

// The session of a server that has vanished ends soon, and so does what it had begun. Statements
// don't wait for long. Acknowledged writes survive a crash whatever the database's default is.
constexpr char kWritingSession[] =
    "SET search_path = pakhuis; SET jit = off; SET plan_cache_mode = force_generic_plan; "
    "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '20s'; "
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; "
    "SET client_connection_check_interval = '2s'; "
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'";

bool without_gaps(const std::vector<Row>& rows) {
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i].seq != rows[0].seq + i) return false;
    }
    return true;
}

// Other jobs of the transaction are not to blame for it.
bool is_of_one_job(const Problem& problem) {
    return problem.key == "again" || problem.key == "conflict" || problem.key == "bad-text";
}

void refuse(std::span<Job> jobs, Problem problem) {
    if (problem.key == "again") problem.key = "conflict";
    for (Job& job : jobs) job.problem = problem;
}

void send_batch(Connection& to, const Batch& batch) {
    std::vector<std::string_view> kinds;
    std::vector<Bytes> bodies;
    std::vector<std::int64_t> hashes;
    std::vector<std::int64_t> times;
    std::int64_t bytes = 0;
    for (const Row& row : batch.rows) {
        kinds.push_back(row.kind);
        bodies.push_back({row.body});
        hashes.push_back(std::bit_cast<std::int64_t>(row.hash));
        times.push_back(row.at);
        bytes += static_cast<std::int64_t>(row.body.size());
    }
    const std::int64_t first = batch.rows.empty() ? 0 : batch.rows.front().seq;
    if (!batch.summary) {
        return to.send(sql::kAppendRows.name, batch.table, first, kinds, bodies, hashes, times,
                       bytes);
    }
    const Summary& s = *batch.summary;
    to.send(sql::kAppend.name, batch.table, first, kinds, bodies, hashes, times, bytes, s.status,
            s.listed, s.due, Bytes{s.json}, s.changed, s.owner, s.members, s.waiting, s.left);
}

}  // namespace

Result<std::unique_ptr<PostgresWriter>> PostgresWriter::open(const std::string& address,
                                                             const PostgresOptions& options) {
    std::unique_ptr<PostgresWriter> writer(new PostgresWriter(address, options));
    if (const auto done = writer->connect(); !done) {
        return inside(shown_address(address), done.error());
    }
    return writer;
}

Result<void> PostgresWriter::connect() {
    auto opened = Connection::open(address_, options_.patience);
    if (!opened) return Failure(opened.error());
    connection_ = std::move(*opened);
    const bool first = session_ == 0;
    Result<void> done = take_lock();
    if (done) done = first ? make_store(*connection_) : check_store(*connection_);
    if (done) done = connection_->prepare(sql::kWriting);
    if (!done) connection_.reset();
    return done;
}

// Ends this writer's former session if it is still there: its last transaction must be over before
// another begins. Ends the session of another server too, if that has been silent.
Result<void> PostgresWriter::take_lock() {
    const auto wait = session_ == 0 ? options_.lock : taken_ ? milliseconds(1) : options_.former;
    const auto locked = connection_->execute(fmt::format(
        "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
        "WHERE locktype = 'advisory' AND granted AND (classid, objid) = ({0}) "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
        "AND (pid = {1} OR state = 'idle' "
        "AND state_change < clock_timestamp() - interval '{4} milliseconds'); "
        "SET lock_timeout = {2}; SELECT pg_advisory_lock({0}); SET lock_timeout = 0; {3}",
        sql::kStoreLock, session_, wait.count(), kWritingSession, options_.silence.count()));
    if (locked) {
        session_ = connection_->session();
        return {};
    }
    if (locked.error().key != "locked") return Failure(locked.error());
    return fail("store-in-use", "", "Another server uses this database.");
}

void PostgresWriter::commit(std::span<Job> jobs) {
    commit(jobs, false);
}

void PostgresWriter::commit(std::span<Job> jobs, bool unsure) {
    const auto until = Clock::now() + (reachable_ ? options_.reconnect : milliseconds(0));
    for (int tries = 1;; ++tries) {
        Result<void> done = connection_ ? Result<void>() : reconnect();
        const bool sent = done.has_value();
        if (sent) done = write(jobs, unsure);
        reachable_ = connection_ && !connection_->lost();
        if (done) return;
        if (!reachable_) {
            unsure = unsure || sent;
            connection_.reset();
            if (Clock::now() >= until) return refuse(jobs, done.error());
            std::this_thread::sleep_for(kBetweenConnects);
            continue;
        }
        (void)connection_->execute("ROLLBACK");
        if (done.error().key == "again" && tries < kMostTries) continue;
        if (is_of_one_job(done.error()) && jobs.size() > 1) {
            for (Job& job : jobs) commit({&job, 1}, unsure);
            return;
        }
        // The database may have become a standby of another one, which the address leads to next.
        if (done.error().key == "read-only") connection_.reset();
        return refuse(jobs, done.error());
    }
}

void PostgresWriter::sign() {
    if (connection_ && !connection_->execute("SELECT 1")) connection_.reset();
    if (!connection_) (void)reconnect();
}

// Whatever is in the way: there is no session to write in.
Result<void> PostgresWriter::reconnect() {
    const auto done = connect();
    if (!done && done.error().key == "store-in-use") {
        taken_ = true;
        options_.taken();
    }
    reachable_ = reachable_ || done;
    return done ? done : fail("unreachable", "", done.error().sentence);
}

// `unsure`: an earlier try may have been written.
Result<void> PostgresWriter::write(std::span<Job> jobs, bool unsure) {
    connection_->send(sql::kBegin.name);
    std::size_t sent = 1;
    for (const Job& job : jobs) sent += send(job);
    connection_->send(sql::kCommit.name);
    const auto results = connection_->finish();
    if (!results) return Failure(results.error());
    if (results->size() != sent + 1) {
        return fail("io-error", "", "The database answers in an unknown way.");
    }
    auto noted = note_conflicts(jobs, *results, unsure);
    if (!noted) connection_.reset();  // it is written: another session will tell
    return noted;
}

// Returns the number of statements.
std::size_t PostgresWriter::send(const Job& job) {
    Connection& to = *connection_;
    const auto each = [&]<class What>(const What& what) -> std::size_t {
        if constexpr (std::is_same_v<What, Batch>) {
            if (!without_gaps(what.rows)) return 0;
            send_batch(to, what);
            if (!what.edition) return 1;
            to.send(sql::kAddEdition.name, std::bit_cast<std::int64_t>(what.edition->hash),
                    Bytes{what.edition->json});
            return 2;
        } else if constexpr (std::is_same_v<What, Guest>) {
            to.send(sql::kPutGuest.name, what.id, what.token_hash, what.name, what.created,
                    what.webhook, what.seen);
        } else if constexpr (std::is_same_v<What, SetActive>) {
            to.send(sql::kSetActive.name, what.tables, what.at);
        } else if constexpr (std::is_same_v<What, RemoveTable>) {
            to.send(sql::kRemoveTable.name, what.table);
        } else {
            to.send(sql::kRemoveGuest.name, what.guest);
        }
        return 1;
    };
    return std::visit(each, job.what);
}

// The results of the jobs follow that of BEGIN.
Result<void> PostgresWriter::note_conflicts(std::span<Job> jobs, const std::vector<Rows>& results,
                                            bool unsure) {
    std::size_t at = 1;
    for (Job& job : jobs) {
        job.problem.reset();
        if (const auto* guest = std::get_if<Guest>(&job.what)) {
            if (results[at].changed() == 0) {
                job.problem = {"conflict", "guest " + guest->id, "Another guest has this token."};
            }
        }
        const auto* batch = std::get_if<Batch>(&job.what);
        if (batch == nullptr) {
            ++at;
            continue;
        }
        const std::vector<Row>& rows = batch->rows;
        if (!without_gaps(rows)) {
            job.problem = {"conflict", "table " + batch->table, "Rows between these are missing."};
            continue;
        }
        const std::int64_t next = results[at].number(0, 0);
        at += batch->edition ? 2 : 1;
        if (rows.empty() || next == rows[0].seq) continue;
        const auto written = unsure ? is_written(*batch) : Result<bool>(false);
        if (!written) return Failure(written.error());
        if (*written) continue;
        job.problem = {"conflict", fmt::format("table {}, row {}", batch->table, rows[0].seq),
                       fmt::format("The table's next row is row {}.", next)};
    }
    return {};
}

// Whether the database has exactly these rows.
Result<bool> PostgresWriter::is_written(const Batch& batch) {
    const auto found =
        connection_->ask(sql::kRowsFrom.name, batch.table, std::int64_t{batch.rows[0].seq},
                         static_cast<std::int64_t>(batch.rows.size()));
    if (!found) return Failure(found.error());
    if (static_cast<std::size_t>(found->size()) != batch.rows.size()) return false;
    for (int i = 0; i < found->size(); ++i) {
        if (row_at(*found, i) != batch.rows[static_cast<std::size_t>(i)]) return false;
    }
    return true;
}

}  // namespace pakhuis::store::postgres
