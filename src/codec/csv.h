// Reads tables of comma-separated text with a header line as JSON rows.
#pragma once

#include <string_view>

#include "codec/json.h"

namespace pakhuis::codec {

// A list of objects, one per line, keyed by the header's names; whole numbers become numbers.
// There is no quoting: a comma can't be part of a value. Empty lines are ignored. The place of a
// problem is its line.
Result<Json> parse_csv(std::string_view text);

}  // namespace pakhuis::codec
