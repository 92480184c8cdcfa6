// The files of shards in a folder that many processes write at once.
//
//   carts-1f0a….part      being written: its process holds a lock on it (flock)
//        │ whole, synced, renamed, folder synced
//        ▼
//   carts-1f0a….shard     finished; never changed again
//
// The name follows from what is in the shard: processes that play the same matches want the same
// names, and the lock decides. A process that is killed loses its lock with its life; the next one
// that wants the name begins the shard anew.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "shards/shard.h"

namespace pakhuis::shards {

inline constexpr std::string_view kShardEnding = ".shard";
inline constexpr std::string_view kPartEnding = ".part";

// Of all that decides the matches but their numbers: equal for the shards of one run.
std::uint64_t plan_hash(const ShardHeader& header);
// "carts-1f0a6a8c6b7d2e3f-000000010000+5000.shard": game, plan, first match, matches.
std::string shard_name(const ShardHeader& header, std::uint64_t plan);
inline std::string shard_name(const ShardHeader& header) {
    return shard_name(header, plan_hash(header));
}

// What all processes of a run write together: the matches 0 … matches − 1, in shards of `each`.
struct ShardPlan {
    ShardHeader header;  // its `first` and `matches` do not count
    std::int64_t matches = 0;
    int each = 0;

    std::int64_t shards() const { return (matches + each - 1) / each; }
    // The header of a shard, by its number from 0.
    ShardHeader shard(std::int64_t number) const;
};

// Makes the folder if it is missing; its parent must be there. Removes what killed processes left
// in it, and nothing else. It may hold shards of other plans, but of this one only those that this
// run would write too, or later matches: else some matches would be there twice. Problems:
// "unwritable", "unreadable", "other-cut".
Result<void> prepare_folder(const std::filesystem::path& folder, const ShardPlan& plan);

// A shard that this process writes and no other.
class ShardFile {
  public:
    // Nothing: the shard is finished, or another process writes it now. Problem: "unwritable".
    static Result<std::optional<ShardFile>> claim(const std::filesystem::path& folder,
                                                  const std::string& name);

    ShardFile(ShardFile&& other) noexcept
        : file_(std::exchange(other.file_, -1)),
          part_(std::move(other.part_)),
          path_(std::move(other.path_)) {}
    ShardFile& operator=(ShardFile&&) = delete;
    // What was not published is removed.
    ~ShardFile();

    // Problem: "unwritable", e.g. because the disk is full.
    Result<void> write(std::string_view bytes);
    // From here on the shard is finished, and survives a power cut.
    Result<void> publish();

  private:
    ShardFile(int file, std::filesystem::path part, std::filesystem::path path)
        : file_(file), part_(std::move(part)), path_(std::move(path)) {}

    int file_;  // descriptor of the locked file, −1: published or moved away
    std::filesystem::path part_, path_;
};

}  // namespace pakhuis::shards
