#include "sqlite/sqlite_writer.h"

#include <bit>
#include <fmt/format.h>
#include <utility>

#include "sqlite/sql.h"
#include "sqlite/sqlite_file.h"

namespace pakhuis::store {

Result<std::unique_ptr<SqliteWriter>> SqliteWriter::open(const std::string& path,
                                                         const SqliteOptions& options) {
    auto file = open_for_writing(path, options);
    if (!file) return Failure(file.error());
    std::unique_ptr<SqliteWriter> writer(
        new SqliteWriter(std::move(*file), std::filesystem::path(path).parent_path()));
    if (const auto done = writer->prepare(); !done) return inside(path, done.error());
    return writer;
}

SqliteWriter::SqliteWriter(Connection file, const std::filesystem::path& folder)
    : export_folder_(folder / "expired"), file_(std::move(file)) {
    file_.count_wal_pages(wal_pages_);
}

Result<void> SqliteWriter::prepare() {
    const std::pair<Statement*, const char*> statements[] = {
        {&begin_, "BEGIN IMMEDIATE"},
        {&commit_, "COMMIT"},
        {&rollback_, "ROLLBACK"},
        {&begin_job_, "SAVEPOINT job"},
        {&end_job_, "RELEASE job"},
        {&undo_job_, "ROLLBACK TO job"},
        {&last_seq_, sql::kLastSeq},
        {&add_row_, sql::kAddRow},
        {&put_summary_, sql::kPutSummary},
        {&members_, sql::kMembers},
        {&forget_members_, sql::kForgetMembers},
        {&add_member_, sql::kAddMember},
        {&put_guest_, sql::kPutGuest},
        {&add_edition_, sql::kAddEdition},
        {&count_rows_, sql::kCountRows},
        {&set_active_, sql::kSetActive},
        {&rows_, sql::kRows},
        {&remove_rows_, sql::kRemoveRows},
        {&remove_summary_, sql::kRemoveSummary},
        {&remove_members_, sql::kRemoveMembers},
        {&remove_guest_, sql::kRemoveGuest},
    };
    for (const auto& [statement, text] : statements) {
        auto prepared = file_.prepare(text);
        if (!prepared) return Failure(prepared.error());
        *statement = std::move(*prepared);
    }
    return {};
}

void SqliteWriter::commit(std::vector<Job>& jobs) {
    const auto written = write_all(jobs);
    if (written) return;
    // After some errors SQLite has already rolled back.
    if (file_.in_transaction()) (void)rollback_.run();
    Problem problem = written.error();
    if (problem.key == "bad-store") problem.key = "io-error";  // damage found while writing
    for (Job& job : jobs) job.problem = problem;
}

Result<void> SqliteWriter::write_all(std::vector<Job>& jobs) {
    // A transaction is still open if an earlier rollback failed.
    if (file_.in_transaction()) (void)rollback_.run();
    if (auto done = begin_.run(); !done) return done;
    for (Job& job : jobs) {
        if (auto done = write_alone(job); !done) return done;
    }
    return commit_.run();
}

// The result is that of the transaction; a conflict is stored in the job.
Result<void> SqliteWriter::write_alone(Job& job) {
    if (auto done = begin_job_.run(); !done) return done;
    auto written = std::visit([&](const auto& what) { return write(what); }, job.what);
    if (!written) {
        const std::string& key = written.error().key;
        if (key != "conflict" && key != "not-exported") return written;
        job.problem = std::move(written.error());
        if (auto done = undo_job_.run(); !done) return done;
    }
    return end_job_.run();
}

Result<void> SqliteWriter::write(const Batch& batch) {
    if (auto done = add_rows(batch); !done) return done;
    std::size_t bytes = 0;
    for (const Row& row : batch.rows) bytes += row.body.size();
    if (auto done = batch.summary ? put_summary(*batch.summary, batch.rows.size(), bytes)
                                  : count_rows_.run(batch.rows.size(), bytes, batch.table);
        !done) {
        return done;
    }
    if (!batch.edition) return {};
    return add_edition_.run(std::bit_cast<std::int64_t>(batch.edition->hash), batch.edition->json);
}

Result<void> SqliteWriter::write(const Guest& guest) {
    auto done = put_guest_.run(guest.id, guest.token_hash, guest.name, guest.created, guest.webhook,
                               guest.seen);
    if (done || done.error().key != "conflict") return done;
    return fail("conflict", "guest " + guest.id, "Another guest has this token.");
}

Result<void> SqliteWriter::add_rows(const Batch& batch) {
    if (batch.rows.empty()) return {};
    std::int64_t next = 0;  // also the number of rows: there are no gaps
    const auto after_last = [&](const Statement& row) { next = row.number(0) + 1; };
    if (auto done = last_seq_.each(after_last, batch.table); !done) return done;
    for (const Row& row : batch.rows) {
        if (row.seq != next) {
            return fail("conflict", fmt::format("table {}, row {}", batch.table, row.seq),
                        fmt::format("The table's next row is row {}.", next));
        }
        const auto hash = std::bit_cast<std::int64_t>(row.hash);
        auto done = add_row_.run(batch.table, row.seq, row.kind, row.body, hash, row.at);
        if (!done) return done;
        ++next;
    }
    return {};
}

Result<void> SqliteWriter::put_summary(const Summary& summary, std::size_t rows,
                                       std::size_t bytes) {
    const std::string& table = summary.table;
    if (auto done = put_summary_.run(table, summary.status, summary.listed, summary.due,
                                     summary.json, summary.changed, summary.owner, rows, bytes);
        !done) {
        return done;
    }
    std::vector<std::string> old[3];
    const auto collect = [&](const Statement& row) {
        const std::int64_t list = row.number(0);
        if (list >= 0 && list < 3) old[list].push_back(row.text(1));
    };
    if (auto done = members_.each(collect, table); !done) return done;
    if (auto done = put_list(table, 0, old[0], summary.members); !done) return done;
    if (auto done = put_list(table, 1, old[1], summary.waiting); !done) return done;
    return put_list(table, 2, old[2], summary.left);
}

// An unchanged list costs no write; most steps leave the members unchanged.
Result<void> SqliteWriter::put_list(const std::string& table, int waiting,
                                    const std::vector<std::string>& old,
                                    const std::vector<std::string>& now) {
    if (old == now) return {};
    if (auto done = forget_members_.run(table, waiting); !done) return done;
    for (std::size_t place = 0; place < now.size(); ++place) {
        if (auto done = add_member_.run(table, waiting, place, now[place]); !done) return done;
    }
    return {};
}

}  // namespace pakhuis::store
