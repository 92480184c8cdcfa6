#include "sqlite/sqlite_reader.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "sqlite/sql.h"
#include "sqlite/sqlite_file.h"

namespace pakhuis::store {
namespace {

Row row_at(const Statement& at) {
    return {.seq = static_cast<std::uint32_t>(at.number(0)),
            .kind = at.text(1),
            .body = at.text(2),
            .hash = std::bit_cast<std::uint64_t>(at.number(3)),
            .at = at.number(4)};
}

// Without the lists of guests.
Summary summary_at(const Statement& at) {
    return {.table = at.text(0),
            .status = at.text(1),
            .listed = at.number(2) != 0,
            .members = {},
            .waiting = {},
            .due = at.number(3),
            .json = at.text(4),
            .changed = at.number(5),
            .owner = at.text(6),
            .left = {}};
}

Guest guest_at(const Statement& at) {
    return {.id = at.text(0),
            .token_hash = at.text(1),
            .name = at.text(2),
            .created = at.number(3),
            .webhook = at.text(4),
            .seen = at.number(5)};
}

}  // namespace

Result<std::unique_ptr<SqliteReader>> SqliteReader::open(const std::string& path,
                                                         const SqliteOptions& options) {
    auto file = open_for_reading(path, options);
    if (!file) return Failure(file.error());
    return open(std::move(*file), path);
}

Result<std::unique_ptr<SqliteReader>> SqliteReader::open(Connection file, const std::string& path) {
    std::unique_ptr<SqliteReader> reader(new SqliteReader(std::move(file)));
    if (const auto done = reader->prepare(); !done) return inside(path, done.error());
    return reader;
}

Result<void> SqliteReader::prepare() {
    const std::pair<Statement*, const char*> statements[] = {
        {&begin_, "SAVEPOINT list"},  // may be inside a transaction
        {&end_, "RELEASE list"},
        {&rows_, sql::kRows},
        {&edition_, sql::kEdition},
        {&summary_, sql::kSummary},
        {&members_, sql::kMembers},
        {&open_tables_, sql::kOpenTables},
        {&tables_of_, sql::kTablesOf},
        {&due_before_, sql::kDueBefore},
        {&all_tables_, sql::kAllTables},
        {&inactive_, sql::kInactive},
        {&usage_, sql::kUsage},
        {&frozen_, sql::kFrozen},
        {&summaries_after_, sql::kSummariesAfter},
        {&guests_after_, sql::kGuestsAfter},
        {&guest_, sql::kGuest},
        {&guest_by_token_, sql::kGuestByToken},
    };
    for (const auto& [statement, text] : statements) {
        auto prepared = file_.prepare(text);
        if (!prepared) return Failure(prepared.error());
        *statement = std::move(*prepared);
    }
    return {};
}

Result<std::vector<Row>> SqliteReader::rows(const std::string& table) {
    const std::lock_guard lock(mutex_);
    std::vector<Row> found;
    const auto done = rows_.each([&](const Statement& at) { found.push_back(row_at(at)); }, table);
    if (!done) return Failure(done.error());
    return found;
}

Result<std::optional<Summary>> SqliteReader::summary(const std::string& table) {
    auto found = summaries(summary_, table);
    if (!found) return Failure(found.error());
    if (found->empty()) return std::optional<Summary>();
    return std::optional<Summary>(std::move(found->front()));
}

Result<std::optional<Guest>> SqliteReader::guest_by_token(const std::string& token_hash) {
    return one_guest(guest_by_token_, token_hash);
}

Result<std::optional<Guest>> SqliteReader::guest(const std::string& id) {
    return one_guest(guest_, id);
}

Result<std::vector<Summary>> SqliteReader::open_tables(int most, int skip) {
    // SQLite takes a negative limit as no limit.
    return summaries(open_tables_, std::max(most, 0), std::max(skip, 0));
}

Result<std::vector<std::string>> SqliteReader::inactive_tables(const std::string& guest) {
    return names(inactive_, guest);
}

Result<Usage> SqliteReader::usage_of(const std::string& guest) {
    const std::lock_guard lock(mutex_);
    Usage usage;
    const auto read = [&](const Statement& at) {
        usage = {static_cast<int>(at.number(0)), static_cast<int>(at.number(1)), at.number(2)};
    };
    if (const auto done = usage_.each(read, guest); !done) return Failure(done.error());
    return usage;
}

Result<std::vector<std::string>> SqliteReader::frozen_tables(int most) {
    return names(frozen_, std::max(most, 0));
}

Result<std::vector<Summary>> SqliteReader::summaries_after(const std::string& id, int most) {
    return summaries(summaries_after_, id, std::max(most, 0));
}

Result<std::vector<Guest>> SqliteReader::guests_after(const std::string& id, int most) {
    return guests(guests_after_, id, std::max(most, 0));
}

Result<std::vector<Summary>> SqliteReader::tables_of(const std::string& guest, int most) {
    return summaries(tables_of_, guest, std::max(most, 0));
}

Result<std::vector<std::string>> SqliteReader::due_before(std::int64_t time) {
    return names(due_before_, time);
}

Result<std::optional<std::string>> SqliteReader::edition(std::uint64_t hash) {
    const std::lock_guard lock(mutex_);
    std::optional<std::string> found;
    const auto done = edition_.each([&](const Statement& at) { found = at.text(0); },
                                    std::bit_cast<std::int64_t>(hash));
    if (!done) return Failure(done.error());
    return found;
}

Result<std::vector<std::string>> SqliteReader::all_tables() {
    return names(all_tables_);
}

// Reads summaries and their lists in one transaction, so that they agree.
template <class... Values>
Result<std::vector<Summary>> SqliteReader::summaries(Statement& list, const Values&... values) {
    const std::lock_guard lock(mutex_);
    if (const auto done = begin_.run(); !done) return Failure(done.error());
    std::vector<Summary> found;
    auto done = list.each([&](const Statement& at) { found.push_back(summary_at(at)); }, values...);
    if (done) done = add_members(found);
    const auto ended = end_.run();
    if (!done) return Failure(done.error());
    if (!ended) return Failure(ended.error());
    return found;
}

Result<void> SqliteReader::add_members(std::vector<Summary>& summaries) {
    for (Summary& summary : summaries) {
        const auto add = [&](const Statement& at) {
            const std::int64_t list = at.number(0);
            auto& guests = list == 0 ? summary.members : list == 1 ? summary.waiting : summary.left;
            guests.push_back(at.text(1));
        };
        if (auto done = members_.each(add, summary.table); !done) return done;
    }
    return {};
}

Result<std::optional<Guest>> SqliteReader::one_guest(Statement& find, const std::string& key) {
    auto found = guests(find, key);
    if (!found) return Failure(found.error());
    return found->empty() ? std::nullopt : std::optional<Guest>(std::move(found->front()));
}

template <class... Values>
Result<std::vector<Guest>> SqliteReader::guests(Statement& list, const Values&... values) {
    const std::lock_guard lock(mutex_);
    std::vector<Guest> found;
    const auto done =
        list.each([&](const Statement& at) { found.push_back(guest_at(at)); }, values...);
    if (!done) return Failure(done.error());
    return found;
}

template <class... Values>
Result<std::vector<std::string>> SqliteReader::names(Statement& list, const Values&... values) {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> found;
    const auto done =
        list.each([&](const Statement& at) { found.push_back(at.text(0)); }, values...);
    if (!done) return Failure(done.error());
    return found;
}

}  // namespace pakhuis::store
