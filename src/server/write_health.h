// How the last write went: what /api/health says, and what a player is told of one that failed.
#pragma once

#include <mutex>
#include <optional>

#include "codec/problem.h"

namespace pakhuis::server {

// Whether it is the disk's or the store's fault, and not the request's.
inline bool is_disk_problem(const Problem& problem) {
    return problem.key == "disk-full" || problem.key == "read-only" || problem.key == "io-error" ||
           problem.key == "overloaded";
}

class WriteHealth {
  public:
    // Takes the outcome of every write and returns it as a player is told of it: the store's own
    // words are for whoever runs the server.
    std::optional<Problem> note(const std::optional<Problem>& problem) {
        if (problem && !is_disk_problem(*problem)) return problem;
        {
            const std::lock_guard lock(mutex_);
            problem_ = problem;
        }
        if (!problem) return std::nullopt;
        return Problem{problem->key, "", sentence_for(problem->key)};
    }

    // Why the last write failed; nothing if it did not.
    std::optional<Problem> problem() const {
        const std::lock_guard lock(mutex_);
        return problem_;
    }

  private:
    static std::string sentence_for(const std::string& key) {
        const char* why = key == "disk-full"   ? "The server's disk is full"
                          : key == "read-only" ? "The server can't write to its disk"
                          : key == "io-error"  ? "The server's disk fails"
                                               : "The server has too much to do";
        return std::string(why) + ", so this did not happen. Try again later.";
    }

    mutable std::mutex mutex_;
    std::optional<Problem> problem_;
};

}  // namespace pakhuis::server
