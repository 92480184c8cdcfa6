// The values of an edition that a rules page names: {=/terms/start-money/value*1000 400,000}.
#pragma once

#include <optional>
#include <string_view>

#include "codec/json_tree.h"

namespace pakhuis::rulebook {

struct Value {
    double number = 0;
    bool reconstructed = false;  // its mark is `ours`
};

// A segment of a path is a field, an index, or the value of the first field of the wanted element
// of a list. A factor may stand after `*`. Nothing: the path leads to no number.
std::optional<Value> value_at(const codec::Json& edition, std::string_view path);

// The same for paths with a comma between them; `reconstructed` if one of them is.
bool is_reconstructed(const codec::Json& edition, std::string_view paths);

}  // namespace pakhuis::rulebook
