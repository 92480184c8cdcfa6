#include "sqlite/sqlite_file.h"

#include <cstdlib>
#include <fmt/format.h>

#include "sqlite/sql.h"

namespace pakhuis::store {
namespace {

// Two numbers from SQLite's file header, and the number of objects in the file.
struct FileHeader {
    int application = 0;
    int version = 0;
    int objects = 0;  // tables and indexes

    bool empty() const { return application == 0 && version == 0 && objects == 0; }
};

Result<int> ask_number(Connection& file, const char* sql) {
    const auto answer = file.ask(sql);
    if (!answer) return Failure(answer.error());
    return static_cast<int>(std::strtol(answer->c_str(), nullptr, 10));
}

Result<FileHeader> read_header(Connection& file) {
    const auto application = ask_number(file, "PRAGMA application_id");
    if (!application) return Failure(application.error());
    const auto version = ask_number(file, "PRAGMA user_version");
    if (!version) return Failure(version.error());
    const auto objects = ask_number(file, "SELECT count(*) FROM sqlite_schema");
    if (!objects) return Failure(objects.error());
    return FileHeader{*application, *version, *objects};
}

Result<void> check_header(const FileHeader& header) {
    if (header.empty()) return {};
    if (header.application != sql::kApplicationId || header.version < 1) {
        return fail("bad-store", "", "This is a database of some other program.");
    }
    if (header.version > sql::kSchemaVersion) {
        return fail("newer-store", "",
                    fmt::format("This store has format {}, written by a newer version of the "
                                "program; this one knows formats up to {}.",
                                header.version, sql::kSchemaVersion));
    }
    return {};
}

Result<void> use_wal(Connection& file) {
    const auto mode = file.ask("PRAGMA journal_mode = WAL");
    if (!mode) return Failure(mode.error());
    if (*mode == "wal") return {};
    return fail("io-error", "", "This file system can't hold a write-ahead log.");
}

// In one transaction: after an interruption the store is empty.
Result<void> make_schema(Connection& file) {
    return file.execute(fmt::format(
        "BEGIN IMMEDIATE; {} PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT;",
        sql::kSchema, sql::kApplicationId, sql::kSchemaVersion));
}

// Each step has its own transaction: an interrupted upgrade continues where it stopped.
Result<void> upgrade(Connection& file, int version) {
    for (; version < sql::kSchemaVersion; ++version) {
        const char* step = sql::kUpgrades[version - 1];
        auto done = file.execute(fmt::format(
            "BEGIN IMMEDIATE; {}; PRAGMA user_version = {}; COMMIT;", step, version + 1));
        if (!done) return done;
    }
    return {};
}

// The cache has room for the changed pages of a large transaction. After a burst the log is
// shortened to 64 MiB. No secrets are deleted, so deleted bytes need not be overwritten.
Result<void> set_up_writing(Connection& file, const SqliteOptions& options) {
    return file.execute(
        fmt::format("PRAGMA synchronous = {}; PRAGMA cache_size = -65536; PRAGMA temp_store = "
                    "MEMORY; PRAGMA secure_delete = OFF; PRAGMA journal_size_limit = 67108864;",
                    options.synchronous));
}

Result<void> recognise_or_make(Connection& file, const SqliteOptions& options) {
    const auto header = read_header(file);
    if (!header) return Failure(header.error());
    if (auto fits = check_header(*header); !fits) return fits;
    if (file.read_only()) return fail("read-only", "", "The store can only be read.");
    if (auto done = use_wal(file); !done) return done;
    if (auto done = set_up_writing(file, options); !done) return done;
    return header->empty() ? make_schema(file) : upgrade(file, header->version);
}

}  // namespace

Result<Connection> open_for_writing(const std::string& path, const SqliteOptions& options) {
    auto file = Connection::open(path, options.vfs);
    if (!file) return inside(path, file.error());
    if (const auto done = recognise_or_make(*file, options); !done) {
        return inside(path, done.error());
    }
    return file;
}

Result<Connection> open_for_reading(const std::string& path, const SqliteOptions& options) {
    auto file = Connection::open(path, options.vfs);
    if (!file) return inside(path, file.error());
    const auto done = file->execute("PRAGMA query_only = ON; PRAGMA cache_size = -32768;");
    if (!done) return inside(path, done.error());
    return file;
}

Result<Connection> open_for_checkpoints(const std::string& path, const SqliteOptions& options) {
    auto file = Connection::open(path, options.vfs);
    if (!file) return inside(path, file.error());
    // A checkpoint needs to know that the file has a write-ahead log: reading tells it.
    const auto done = file->execute(fmt::format(
        "PRAGMA synchronous = {}; PRAGMA query_only = ON; PRAGMA wal_autocheckpoint = 0; "
        "SELECT count(*) FROM sqlite_schema;",
        options.synchronous));
    if (!done) return inside(path, done.error());
    return file;
}

Result<int> store_format(Connection& file) {
    const auto header = read_header(file);
    if (!header) return Failure(header.error());
    if (header->empty()) return fail("bad-store", "", "This file is empty.");
    if (const auto fits = check_header(*header); !fits) return Failure(fits.error());
    return header->version;
}

}  // namespace pakhuis::store
