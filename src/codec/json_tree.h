// JSON as a tree: text to tree and back, and merge patches between trees.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "codec/problem.h"

namespace pakhuis::codec {

using Json = nlohmann::ordered_json;

// Reads text as JSON. The place of a problem is its line and column. Refuses doubled keys, more
// than 32 levels, more than 1,000 fields in one object, more than 20,000 values and more than
// `limit` bytes. Levels and values are counted before anything is built. Throws nothing.
Result<Json> parse_json(std::string_view text, std::size_t limit = std::size_t{1} << 20);

// The tree of text that we wrote ourselves: nothing is refused.
Json tree_of(std::string_view text);

// Appends the compact text of a tree. Bytes that are not UTF-8 are replaced.
void append_json(std::string& out, const Json& json);
// Appends a text in quotes in the same way.
void append_quoted(std::string& out, std::string_view text);

// The JSON merge patch (RFC 7396) that turns `from` into `to`.
Json difference(const Json& from, const Json& to);
// Applies such a patch: turns `from` into `to`.
void apply_difference(Json& value, const Json& patch);

}  // namespace pakhuis::codec
