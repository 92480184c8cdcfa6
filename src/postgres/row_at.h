// A row of a table's log, from a result with the columns seq, kind, body, hash, at.
#pragma once

#include <bit>

#include "postgres/postgres.h"
#include "store/store.h"

namespace pakhuis::store::postgres {

inline Row row_at(const Rows& rows, int i) {
    return {.seq = static_cast<std::uint32_t>(rows.number(i, 0)),
            .kind = rows.text(i, 1),
            .body = rows.text(i, 2),
            .hash = std::bit_cast<std::uint64_t>(rows.number(i, 3)),
            .at = rows.number(i, 4)};
}

}  // namespace pakhuis::store::postgres
