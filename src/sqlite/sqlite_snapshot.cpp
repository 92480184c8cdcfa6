#include "sqlite/sqlite_snapshot.h"

#include <fmt/format.h>
#include <utility>

#include "sqlite/sql.h"
#include "sqlite/sqlite_file.h"
#include "sqlite/sqlite_reader.h"
#include "store/reading_store.h"

namespace pakhuis::store {
namespace {

namespace fs = std::filesystem;

class SnapshotStore final : public FrozenStore<SqliteReader> {
  public:
    SnapshotStore(TemporaryFolder folder, std::unique_ptr<SqliteReader> reader)
        : FrozenStore(std::move(reader)), folder_(std::move(folder)) {}
    ~SnapshotStore() override { close_reader(); }

  private:
    TemporaryFolder folder_;
};

// A connection that really reads: SQLite opens its files at the first query.
Result<Connection> open_and_read(const std::string& path, bool frozen) {
    auto file = Connection::open_read_only(path, frozen);
    if (!file) return file;
    const auto objects = file->ask("SELECT count(*) FROM sqlite_schema");
    if (!objects) return Failure(objects.error());
    return file;
}

// SQLite can't read a write-ahead log beside which it can't make its index. So both are copied.
Result<Connection> open_copy(const std::string& path, TemporaryFolder& folder) {
    auto made = TemporaryFolder::make();
    if (!made) return Failure(made.error());
    folder = std::move(*made);
    const fs::path copy = folder.path() / "pakhuis.sqlite";
    std::error_code error;
    fs::copy_file(path, copy, error);
    if (!error) fs::copy_file(path + "-wal", copy.string() + "-wal", error);
    if (error) return fail("io-error", path, "It can't be copied: " + error.message() + ".");
    fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write, error);
    return Connection::open(copy.string(), "");
}

// Whether the file has a write-ahead log that is not empty.
bool has_log(const std::string& path) {
    std::error_code error;
    const auto size = fs::file_size(path + "-wal", error);
    return !error && size > 0;
}

}  // namespace

Result<SqliteSnapshot> SqliteSnapshot::open_folder(const fs::path& folder) {
    return open((folder / "pakhuis.sqlite").string());
}

Result<SqliteSnapshot> SqliteSnapshot::open_file(const fs::path& path) {
    return open(path.string());
}

Result<SqliteSnapshot> SqliteSnapshot::open(const std::string& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        return fail("no-such-file", path, "There is no store here.");
    }
    TemporaryFolder folder;
    auto file = open_and_read(path, false);
    if (!file && file.error().key != "bad-store") {
        file = has_log(path) ? open_copy(path, folder) : open_and_read(path, true);
    }
    if (!file) return inside(path, file.error());
    SqliteSnapshot snapshot(std::move(*file), std::move(folder), path);
    if (const auto begun = snapshot.begin(); !begun) return inside(path, begun.error());
    return snapshot;
}

// The first query of the transaction fixes the moment.
Result<void> SqliteSnapshot::begin() {
    if (auto done = file_.execute("PRAGMA query_only = ON; BEGIN"); !done) return done;
    const auto format = store_format(file_);
    if (!format) return Failure(format.error());
    format_ = *format;
    return {};
}

void SqliteSnapshot::add_damage(std::vector<Problem>& found, const char* part, const char* sql) {
    const auto add = [&](const Statement& at) {
        if (at.text(0) != "ok") {
            found.push_back({"damaged", fmt::format("{} {}", part, at.text(0)), "It is damaged."});
        }
    };
    auto query = file_.prepare(sql);
    const auto done = query ? query->each(add) : Result<void>(Failure(query.error()));
    if (!done) found.push_back({"damaged", part, done.error().sentence});
}

std::vector<Problem> SqliteSnapshot::damage() {
    std::vector<Problem> found;
    (void)file_.execute("PRAGMA cell_size_check = ON");
    add_damage(found, "file:", "PRAGMA integrity_check");
    if (format_ < 4) return found;
    for (const sql::DamageQuery& query : sql::kDamage) add_damage(found, query.part, query.sql);
    return found;
}

Result<void> SqliteSnapshot::copy_to(const fs::path& path) {
    const auto part = make_temporary_file(path);
    if (!part) return Failure(part.error());
    Result<void> copied;
    {
        auto copy = Connection::open(part->string(), "");
        copied = copy ? file_.copy_to(*copy) : Result<void>(Failure(copy.error()));
        // One file, without a write-ahead log.
        if (copied) copied = copy->execute("PRAGMA journal_mode = DELETE");
    }
    if (copied) {
        auto check = open(part->string());
        const auto found = check ? check->damage() : std::vector<Problem>{check.error()};
        if (!found.empty()) copied = fail("bad-store", path_, found.front().text());
    }
    if (copied) return publish_file(*part, path);
    std::error_code ignored;
    fs::remove(*part, ignored);
    return copied;
}

Result<std::unique_ptr<Store>> SqliteSnapshot::store() && {
    if (format_ < sql::kSchemaVersion) {
        auto made = TemporaryFolder::make();
        if (!made) return Failure(made.error());
        const fs::path path = made->path() / "pakhuis.sqlite";
        {
            auto copy = Connection::open(path.string(), "");
            if (!copy) return Failure(copy.error());
            if (auto done = file_.copy_to(*copy); !done) return Failure(done.error());
        }
        auto upgraded = open_for_writing(path.string(), {});
        if (!upgraded) return Failure(upgraded.error());
        file_ = std::move(*upgraded);
        folder_ = std::move(*made);
    }
    auto reader = SqliteReader::open(std::move(file_), path_);
    if (!reader) return Failure(reader.error());
    return std::make_unique<SnapshotStore>(std::move(folder_), std::move(*reader));
}

Result<void> back_up(const fs::path& folder, const fs::path& file) {
    std::error_code error;
    const bool in_a_data_folder = file.filename() == "pakhuis.sqlite" &&
                                  fs::exists(file.parent_path() / "pakhuis.lock", error);
    if (in_a_data_folder || (fs::exists(file, error) && !SqliteSnapshot::open_file(file))) {
        return fail("file-exists", file.string(), "This file exists and is not a backup.");
    }
    auto snapshot = SqliteSnapshot::open_folder(folder);
    if (!snapshot) return Failure(snapshot.error());
    return snapshot->copy_to(file);
}

}  // namespace pakhuis::store
