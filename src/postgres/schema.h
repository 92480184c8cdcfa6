// The tables of the store: which version a database has, and how it gets the present one.
#pragma once

#include "postgres/postgres.h"

namespace pakhuis::store::postgres {

// The format of a store, from 1 on; 0: there is none. Problems: "bad-store", "newer-store".
Result<int> store_format(Connection& connection);
// Makes the tables, or upgrades them. Several programs may do it at the same time.
Result<void> make_store(Connection& connection);
// The tables are there in the present format.
Result<void> check_store(Connection& connection);

}  // namespace pakhuis::store::postgres
