// The store in one SQLite file: `pakhuis.sqlite` in a folder that one process at a time may use.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "store/store.h"

namespace pakhuis::store {

struct SqliteOptions {
    // How many batches and guests may wait to be written; what comes then is "overloaded".
    std::size_t queue = 100'000;
    // From this length on the write-ahead log is copied into the database after a commit, in pages
    // of 4 KiB.
    int checkpoint_pages = 10'000;
    // For tests: SQLite's name of a virtual file system, and the sync that makes acknowledged
    // batches durable. Anything but "FULL" may lose them.
    std::string vfs = {};
    std::string synchronous = "FULL";
};

// Makes the folder (not its parents) and the store in it where they are missing. Problems:
// "no-folder", "store-in-use", "bad-store" (not a store of ours, which is left as it is),
// "newer-store", "read-only", "disk-full", "io-error".
//
// The destructor of the store writes and answers all that is still queued.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& folder,
                                                 const SqliteOptions& options = {});

}  // namespace pakhuis::store
