// The store in one SQLite file, `pakhuis.sqlite`. One process at a time may use its folder.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "store/store.h"
#include "store/write_times.h"

namespace pakhuis::store {

struct SqliteOptions {
    // The most batches and guests that may wait to be written; further ones are "overloaded".
    std::size_t queue = 100'000;
    // In pages of 4 KiB. A write-ahead log of this length is copied into the database in the
    // background (checkpointer.h).
    int checkpoint_pages = 10'000;
    // Called by the thread of the writer when it begins; nullptr: nothing.
    void (*thread_begins)() = nullptr;
    // Measures the writes; nullptr: nothing is measured. It must outlive the store.
    WriteTimes* times = nullptr;
    // For tests: the name of an SQLite virtual file system, and the level of syncs. Any level but
    // "FULL" may lose acknowledged batches.
    std::string vfs = {};
    std::string synchronous = "FULL";
};

// Makes the folder (not its parents) and the store in it if they are missing. Only the owner can
// read them (private_files.h). Problems: "no-folder", "shared-folder", "store-in-use", "bad-store"
// (not a store; the file stays unchanged), "newer-store", "read-only", "disk-full", "io-error".
//
// The destructor of the store writes and answers everything that is still queued.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& folder,
                                                 const SqliteOptions& options = {});

}  // namespace pakhuis::store
