#include "postgres/postgres_store.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "postgres/postgres_reader.h"
#include "postgres/postgres_writer.h"
#include "postgres/schema.h"
#include "postgres/sql.h"
#include "store/reading_store.h"
#include "write_queue/write_queue.h"

namespace pakhuis::store {

using postgres::Connection;
using postgres::PostgresReader;
using postgres::PostgresWriter;

namespace {

// The host waits for reads.
constexpr std::chrono::milliseconds kReadPatience{5'000};

class PostgresStore final : public ReadingStore<PostgresReader> {
  public:
    PostgresStore(std::unique_ptr<PostgresWriter> writer, std::unique_ptr<PostgresReader> reader,
                  const PostgresOptions& options)
        : ReadingStore(std::move(reader)),
          writer_(std::move(writer)),
          queue_({options.queue, options.thread_begins, options.times, [this] { writer_->sign(); },
                  options.sign},
                 [this](std::vector<Job>& jobs) { writer_->commit(jobs); }) {}

    void append(Batch batch, Done done) override { queue_.add(std::move(batch), std::move(done)); }
    void put_guest(Guest guest, Done done) override {
        queue_.add(std::move(guest), std::move(done));
    }
    void set_active(std::vector<std::string> tables, std::int64_t at, Done done) override {
        queue_.add(SetActive{std::move(tables), at}, std::move(done));
    }
    void remove_table(std::string table, Done done) override {
        queue_.add(RemoveTable{std::move(table)}, std::move(done));
    }
    void remove_guest(std::string guest, Done done) override {
        queue_.add(RemoveGuest{std::move(guest)}, std::move(done));
    }
    void flush() override { queue_.flush(); }

  private:
    std::unique_ptr<PostgresWriter> writer_;  // used by the queue's thread alone
    WriteQueue queue_;
};

}  // namespace

bool is_postgres_address(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::string shown_address(const std::string& address) {
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(address.c_str(), nullptr), PQconninfoFree);
    std::string host;
    std::string database;
    for (const PQconninfoOption* o = options.get(); o != nullptr && o->keyword != nullptr; ++o) {
        if (o->val == nullptr) continue;
        if (std::string_view(o->keyword) == "host") host = o->val;
        if (std::string_view(o->keyword) == "dbname") database = o->val;
    }
    return fmt::format("postgresql://{}/{}", host, database);
}

Result<std::unique_ptr<Store>> open_postgres_store(const std::string& address,
                                                   const PostgresOptions& options) {
    auto writer = PostgresWriter::open(address, options);
    if (!writer) return Failure(writer.error());
    const auto patience = std::min(options.patience, kReadPatience);
    auto reader = std::make_unique<PostgresReader>(address, options.readers, patience);
    return std::make_unique<PostgresStore>(std::move(*writer), std::move(reader), options);
}

PostgresSnapshot::PostgresSnapshot(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)) {}
PostgresSnapshot::PostgresSnapshot(PostgresSnapshot&&) noexcept = default;
PostgresSnapshot::~PostgresSnapshot() = default;

Result<PostgresSnapshot> PostgresSnapshot::open(const std::string& address) {
    const auto refuse = [&](const Problem& why) { return inside(shown_address(address), why); };
    auto connection = Connection::open(address, std::chrono::hours(1));
    if (!connection) return refuse(connection.error());
    // The first query of the transaction fixes the moment.
    const auto begun = (*connection)
                           ->execute(
                               "SET search_path = pakhuis; SET jit = off; "
                               "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if (!begun) return refuse(begun.error());
    const auto format = postgres::store_format(**connection);
    if (!format) return refuse(format.error());
    if (*format == 0) return refuse({"no-such-store", "", "There is no store in this database."});
    if (const auto done = (*connection)->prepare(postgres::sql::kReading); !done) {
        return refuse(done.error());
    }
    return PostgresSnapshot(std::move(*connection));
}

std::vector<Problem> PostgresSnapshot::damage() {
    const auto rows = connection_->execute(postgres::sql::kWrongCounts);
    if (!rows) return {rows.error()};
    std::vector<Problem> found;
    for (int i = 0; i < rows->size(); ++i) {
        found.push_back({"damaged", "rows of table " + rows->text(i, 0), "They are damaged."});
    }
    return found;
}

Result<std::unique_ptr<Store>> PostgresSnapshot::store() && {
    return std::make_unique<FrozenStore<PostgresReader>>(
        std::make_unique<PostgresReader>(std::move(connection_)));
}

}  // namespace pakhuis::store
