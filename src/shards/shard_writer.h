// Makes the bytes of a shard, match by match. The same matches give the same bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "shards/frames.h"
#include "shards/shard.h"

namespace pakhuis::shards {

// A block is closed when it has so many bytes: enough for zstd to find what repeats.
inline constexpr std::size_t kBlockBytes = std::size_t{4} << 20;

class ShardWriter {
  public:
    explicit ShardWriter(const ShardHeader& header, std::size_t block_bytes = kBlockBytes);

    // The number of a text. A new text gets the next one.
    TextNumber text(std::string_view text);
    // The next match of the header's. Its texts have numbers.
    void add(const ShardMatch& match);
    // After the last match.
    void finish();
    // The bytes that are ready and were not taken yet.
    std::string take() { return std::exchange(ready_, {}); }
    const ShardTotals& totals() const { return totals_; }

  private:
    void close_block();

    const int row_;
    const std::size_t block_bytes_;
    FrameWriter frames_;
    std::string ready_;
    ShardTotals totals_;
    std::unordered_map<std::string, TextNumber> texts_;
    // Of this block: see docs/shards.md.
    std::string new_texts_, ends_, actors_, outcomes_, choices_, rows_;
    std::size_t new_count_ = 0;
    std::size_t matches_ = 0;
};

}  // namespace pakhuis::shards
