// Opens the store's file: recognises or makes it, and sets it up for durable writing.
#pragma once

#include <string>

#include "sqlite/sqlite.h"
#include "sqlite/sqlite_store.h"

namespace pakhuis::store {

// For the writer. A file that is not a store is left unchanged.
Result<Connection> open_for_writing(const std::string& path, const SqliteOptions& options);
// Another connection to a file that the writer has opened.
Result<Connection> open_for_reading(const std::string& path, const SqliteOptions& options);
// The same for a connection that only makes checkpoints.
Result<Connection> open_for_checkpoints(const std::string& path, const SqliteOptions& options);
// The format of a store, from 1 on. Problems: "bad-store" (not a store), "newer-store".
Result<int> store_format(Connection& file);

}  // namespace pakhuis::store
