// Makes a store from a backup.
#include "sqlite/folder_lock.h"
#include "sqlite/sqlite_snapshot.h"

namespace pakhuis::store {
namespace {

namespace fs = std::filesystem;

// A lock of a server that has stopped may be left.
bool is_empty_folder(const fs::path& folder) {
    std::error_code error;
    for (auto entry = fs::directory_iterator(folder, error);
         !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (entry->path().filename() != "pakhuis.lock") return false;
    }
    return true;
}

}  // namespace

Result<void> restore(const fs::path& file, const fs::path& folder) {
    auto backup = SqliteSnapshot::open_file(file);
    if (!backup) return Failure(backup.error());
    const Failure not_empty =
        fail("not-empty", folder.string(), "A store is restored into a new or empty folder.");
    if (!is_empty_folder(folder)) return not_empty;
    auto lock = FolderLock::take(folder);
    if (!lock) return Failure(lock.error());
    if (!is_empty_folder(folder)) return not_empty;
    return backup->copy_to(folder / "pakhuis.sqlite");  // checks the copy
}

}  // namespace pakhuis::store
