// Rows of features as bytes. A seat's row differs from its row before in few numbers: only those
// are written.
#pragma once

#include <array>
#include <string>

#include "shards/byte_text.h"
#include "shards/shard.h"

namespace pakhuis::shards {

// Appends the rows of a match; `row` is their size.
void put_rows(std::string& out, const ShardMatch& match, int row);
// Reads the rows of a match whose steps are known. False: the bytes are not rows.
bool read_rows(ByteReader& bytes, ShardMatch& match, int row);

}  // namespace pakhuis::shards
