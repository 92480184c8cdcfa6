// Checks shards: that they are whole, and that every match replays to its end.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "shards/shard_reader.h"

namespace pakhuis::shards {

struct ShardReport {
    ShardHeader header;
    ShardTotals totals;
    std::uint64_t bytes = 0;  // of the file
};

enum class Thoroughly : std::uint8_t {
    kReplay,     // every action is legal; end, scores, places, hash and rows agree
    kReadAlone,  // checksums and counts
};

// Problems name the file, the number of the match and the step.
Result<ShardReport> check_shard(const std::filesystem::path& path, Thoroughly how);

// The shards of a folder, sorted by name. Problems: "no-such-folder", "unreadable".
Result<std::vector<std::filesystem::path>> shards_in(const std::filesystem::path& folder);

// Two of these shards have matches in common, of the same setup and seed: "same-matches".
Result<void> check_apart(const std::vector<ShardReport>& reports,
                         const std::vector<std::filesystem::path>& paths);

}  // namespace pakhuis::shards
