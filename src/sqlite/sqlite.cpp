#include "sqlite/sqlite.h"

#include <fmt/format.h>

#include "sqlite/checksum.h"

namespace pakhuis::store {

Problem sqlite_problem(int code, std::string_view message) {
    switch (code & 0xff) {  // the low byte is enough; the rest of an extended code is detail
        case SQLITE_CONSTRAINT:
            return {"conflict", "", fmt::format("This was already written: {}.", message)};
        case SQLITE_FULL:
            return {"disk-full", "", "The disk is full; nothing was written."};
        case SQLITE_READONLY:
            return {"read-only", "", "The store can only be read; nothing was written."};
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            return {"bad-store", "", fmt::format("This is no sound store: {}.", message)};
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {"io-error", "", "Another program keeps the store locked."};
        default:
            return {"io-error", "",
                    fmt::format("Reading or writing the store failed: {} ({}).", message, code)};
    }
}

std::string Statement::text(int column) const {
    // The order matters: sqlite3_column_text may convert the value and change its length.
    const unsigned char* bytes = sqlite3_column_text(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    if (bytes == nullptr) return {};
    return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

int Statement::bind(int index, std::string_view text) {
    const char* bytes = text.data() == nullptr ? "" : text.data();  // a null pointer would be NULL
    return sqlite3_bind_text64(statement_.get(), index, bytes, text.size(), SQLITE_STATIC,
                               SQLITE_UTF8);
}

int Statement::bind(int index, std::int64_t number) {
    return sqlite3_bind_int64(statement_.get(), index, number);
}

int Statement::step() {
    return sqlite3_step(statement_.get());
}

Result<void> Statement::finish(int code) {
    Result<void> result;
    if (code != SQLITE_DONE) {
        sqlite3* database = sqlite3_db_handle(statement_.get());
        result = Failure(sqlite_problem(code, sqlite3_errmsg(database)));
    }
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
    return result;
}

Result<Connection> Connection::open(const std::string& path, int flags, const char* vfs) {
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &database,
                                     flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, vfs);
    Connection connection(database);  // closes it even if opening failed
    if (const auto opened = connection.finish(code); !opened) return Failure(opened.error());
    sqlite3_busy_timeout(database, 5000);
    const auto added = connection.finish(add_checksum(database));
    if (!added) return Failure(added.error());
    return connection;
}

Result<Connection> Connection::open(const std::string& path, const std::string& vfs) {
    return open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                vfs.empty() ? nullptr : vfs.c_str());
}

Result<Connection> Connection::open_read_only(const std::string& path, bool frozen) {
    if (!frozen) return open(path, SQLITE_OPEN_READONLY, nullptr);
    std::string uri = "file:";
    for (const char c : path) {
        const bool special = c == '%' || c == '?' || c == '#';
        uri += special ? fmt::format("%{:02x}", c) : std::string(1, c);
    }
    return open(uri + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
}

Result<Statement> Connection::prepare(std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (const auto done = finish(code); !done) return Failure(done.error());
    return Statement(statement);
}

Result<void> Connection::execute(const std::string& sql) {
    return finish(sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr));
}

Result<std::string> Connection::ask(std::string_view sql) {
    auto statement = prepare(sql);
    if (!statement) return Failure(statement.error());
    std::string answer;
    bool first = true;
    const auto done = statement->each([&](const Statement& row) {
        if (first) answer = row.text(0);
        first = false;
    });
    if (!done) return Failure(done.error());
    return answer;
}

Result<int> Connection::checkpoint() {
    int copied = 0;
    const auto done = finish(sqlite3_wal_checkpoint_v2(
        database_.get(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, &copied));
    if (!done) return Failure(done.error());
    return copied;
}

Result<void> Connection::copy_to(Connection& other) {
    sqlite3_backup* copy =
        sqlite3_backup_init(other.database_.get(), "main", database_.get(), "main");
    if (copy == nullptr) return other.finish(sqlite3_errcode(other.database_.get()));
    (void)sqlite3_backup_step(copy, -1);  // `finish` gives its result
    return other.finish(sqlite3_backup_finish(copy));
}

void Connection::count_wal_pages(int& pages) {
    const auto count = [](void* counter, sqlite3*, const char*, int length) {
        *static_cast<int*>(counter) = length;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(database_.get(), count, &pages);
}

Result<void> Connection::finish(int code) {
    if (code == SQLITE_OK) return {};
    return Failure(sqlite_problem(code, sqlite3_errmsg(database_.get())));
}

}  // namespace pakhuis::store
