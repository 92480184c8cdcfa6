// The writes that a store has in its queue.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "store/store.h"

namespace pakhuis::store {

struct SetActive {
    std::vector<std::string> tables;
    std::int64_t at = 0;  // 0: out of the public list
};

struct RemoveTable {
    std::string table;
};

struct RemoveGuest {
    std::string guest;
};

using WriteJob = std::variant<Batch, Guest, SetActive, RemoveTable, RemoveGuest>;

}  // namespace pakhuis::store
