// The store's file: opened, recognised as ours or made, and set up for durable writing.
#pragma once

#include <string>

#include "sqlite/sqlite.h"
#include "sqlite/sqlite_store.h"

namespace pakhuis::store {

// For the writer. A file that is not a store of ours is not changed.
Result<Connection> open_for_writing(const std::string& path, const SqliteOptions& options);
// A further connection to a file that the writer has opened.
Result<Connection> open_for_reading(const std::string& path, const SqliteOptions& options);

}  // namespace pakhuis::store
