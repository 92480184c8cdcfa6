// The SQL function `checksum(value, …)`. The store keeps it with each row, so that
// damage is found which SQLite's own check can't see: the bytes of a long text.
#pragma once

#include <sqlite3.h>

namespace pakhuis::store {

// Makes the function known to a database. Returns SQLite's result code.
int add_checksum(sqlite3* database);

}  // namespace pakhuis::store
