// Self-play: bots play whole matches against each other, and shards keep them.
//
//   plan ──► for each shard that is neither finished nor being written by another process:
//               claim it ──► its matches, on all threads ──► publish it
//
// Match n follows from the plan and n alone: not from the number of threads or processes. So any
// number of processes may run the same plan in one folder, at once or one after another: together
// they write each shard once.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "registry/match.h"
#include "shards/shard_files.h"

namespace pakhuis::selfplay {

struct SelfplaySetup {
    std::vector<std::string> players;  // bots; in match n player p has seat (p + n) % seats
    std::uint64_t seed = 1;
    std::int64_t matches = 0;
    int each = 1;       // matches of a shard
    bool rows = false;  // features too
    int threads = 0;    // 0: as many as there are cores
    // This process does shard part − 1, part − 1 + parts, …: for machines that share no folder.
    int part = 1;
    int parts = 1;
};

// So far.
struct Progress {
    std::int64_t matches = 0;  // that this process has played
    std::uint64_t decisions = 0;
    std::uint64_t bytes = 0;  // written
    int shards = 0;           // published
    // Of its part, as far as it has seen what others finish.
    std::int64_t all = 0;   // matches that were not finished when it began
    std::int64_t left = 0;  // and now
};

struct Outcome {
    Progress done;
    std::int64_t before = 0;     // matches in shards that were finished already
    std::int64_t elsewhere = 0;  // matches in shards that others have written meanwhile, or write
    bool stopped = false;
};

// `start` is a match at its start. `on_progress` is called often, by this thread. When `stop`
// becomes true, the shard under way is given up. Problems: "unwritable" and others of the folder,
// "wrong-count", "unknown-player".
Result<Outcome> run_selfplay(const Match& start, const SelfplaySetup& setup,
                             const std::filesystem::path& folder, const std::atomic<bool>& stop,
                             const std::function<void(const Progress&)>& on_progress);

}  // namespace pakhuis::selfplay
