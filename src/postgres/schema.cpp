#include "postgres/schema.h"

#include <cstdlib>
#include <fmt/format.h>

#include "postgres/sql.h"

namespace pakhuis::store::postgres {
namespace {

// The first column of the first row, as text.
Result<std::string> ask_text(Connection& connection, const std::string& sql) {
    auto rows = connection.execute(sql);
    if (!rows) return Failure(rows.error());
    return rows->size() == 0 ? std::string() : rows->text(0, 0);
}

// With other letters the database would refuse names, or change them.
Result<void> check_letters(Connection& connection) {
    const auto encoding = ask_text(connection, "SHOW server_encoding");
    if (!encoding) return Failure(encoding.error());
    if (*encoding == "UTF8") return {};
    return fail("bad-store", "",
                fmt::format("The database has the encoding {}; it must have UTF8.", *encoding));
}

// One step of an upgrade is one transaction: an interrupted upgrade continues where it stopped.
// True: there is another step.
Result<bool> upgrade_one_step(Connection& connection) {
    const auto locked = connection.execute(
        fmt::format("BEGIN; SELECT pg_advisory_xact_lock({})", sql::kUpgradeLock));
    if (!locked) return Failure(locked.error());
    const auto format = store_format(connection);
    if (!format) return Failure(format.error());
    std::string step;
    if (*format == 0) {
        step =
            "CREATE SCHEMA IF NOT EXISTS pakhuis; "
            "CREATE TABLE pakhuis.format(version integer NOT NULL); "
            "INSERT INTO pakhuis.format VALUES(0);";
    }
    if (*format < sql::kSchemaVersion) {
        step += fmt::format("{}; UPDATE pakhuis.format SET version = {};", sql::kUpgrades[*format],
                            *format + 1);
    }
    const auto done = connection.execute(step + "COMMIT");
    if (!done) return Failure(done.error());
    return *format + 1 < sql::kSchemaVersion;
}

}  // namespace

Result<int> store_format(Connection& connection) {
    const auto objects = ask_text(connection,
                                  "SELECT CASE WHEN to_regclass('pakhuis.format') IS NOT NULL "
                                  "THEN -1 ELSE count(*) END FROM pg_class "
                                  "WHERE relnamespace = to_regnamespace('pakhuis')");
    if (!objects) return Failure(objects.error());
    if (*objects == "0") return 0;
    if (*objects != "-1") {
        return fail("bad-store", "", "The schema pakhuis belongs to some other program.");
    }
    const auto version = ask_text(connection, "SELECT version FROM pakhuis.format");
    if (!version) return Failure(version.error());
    const int format = std::atoi(version->c_str());
    if (format <= sql::kSchemaVersion) return format;
    return fail("newer-store", "",
                fmt::format("This store has format {}, written by a newer version of the program; "
                            "this one knows formats up to {}.",
                            format, sql::kSchemaVersion));
}

Result<void> check_store(Connection& connection) {
    const auto format = store_format(connection);
    if (!format) return Failure(format.error());
    if (*format == sql::kSchemaVersion) return {};
    return fail("no-such-store", "", "The store is gone from the database.");
}

Result<void> make_store(Connection& connection) {
    if (auto fits = check_letters(connection); !fits) return fits;
    auto more = upgrade_one_step(connection);
    while (more && *more) more = upgrade_one_step(connection);
    if (more) return {};
    (void)connection.execute("ROLLBACK");
    return Failure(more.error());
}

}  // namespace pakhuis::store::postgres
