#include "apps/store_place.h"

#include <filesystem>
#include <utility>

#include "postgres/postgres.h"
#include "postgres/postgres_store.h"
#include "sqlite/sqlite_snapshot.h"
#include "sqlite/sqlite_store.h"

namespace pakhuis::apps {
namespace {

// Looks for damage first: it ends what `store` needs.
Result<StoreSnapshot> read(auto snapshot) {
    if (!snapshot) return Failure(snapshot.error());
    StoreSnapshot out{snapshot->damage(), {}};
    auto content = std::move(*snapshot).store();
    if (!content) return Failure(content.error());
    out.store = std::move(*content);
    return out;
}

}  // namespace

std::string shown_place(const std::string& place) {
    return store::is_postgres_address(place) ? store::shown_address(place) : place;
}

Result<std::unique_ptr<store::Store>> open_store(const std::string& place, const StoreUse& use) {
    if (store::is_postgres_address(place)) {
        store::PostgresOptions options;
        options.thread_begins = use.thread_begins;
        options.times = use.times;
        options.taken = use.taken;
        options.lock = use.lock;
        return store::open_postgres_store(place, options);
    }
    return store::open_sqlite_store(place,
                                    {.thread_begins = use.thread_begins, .times = use.times});
}

Result<StoreSnapshot> open_snapshot(const std::string& place) {
    if (store::is_postgres_address(place)) return read(store::PostgresSnapshot::open(place));
    if (!std::filesystem::is_directory(place)) {
        return fail("no-such-folder", place, "There is no such folder.");
    }
    return read(store::SqliteSnapshot::open_folder(place));
}

}  // namespace pakhuis::apps
