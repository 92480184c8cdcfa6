// Copies a store into another one, of any kind.
#pragma once

#include <cstddef>

#include "store/store.h"

namespace pakhuis::tables {

struct CopiedStore {
    std::size_t tables = 0;
    std::size_t rows = 0;
    std::size_t guests = 0;
};

// All tables, guests and editions; `to` must be empty ("not-empty"). Rows of removed tables are not
// copied. Afterwards both are read again and compared ("not-equal").
Result<CopiedStore> copy_store(store::Store& from, store::Store& to);

}  // namespace pakhuis::tables
