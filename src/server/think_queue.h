// Decisions of bots that wait. Turns go by address first, then by the owners of one address. Not
// thread-safe.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/fair_turns.h"

namespace pakhuis::server {

// The search effort of bots in percent, depending on the number of decisions that wait before the
// next ones of the same address have their turn.
constexpr int effort_for(std::size_t waiting) {
    constexpr std::size_t kCalm = 4;
    return waiting <= kCalm ? 100 : std::max<int>(10, static_cast<int>(100 * kCalm / waiting));
}

template <class Job>
class ThinkQueue {
  public:
    struct Turn {
        std::string address;
        std::string owner;
        Job job;
        int effort = 100;
    };

    bool empty() const { return waiting_ == 0; }
    std::size_t waiting() const { return waiting_; }

    void push(const std::string& address, const std::string& owner, Job job) {
        Group& group = groups_[address];
        group.jobs[owner].push_back(std::move(job));
        ++group.waiting;
        ++waiting_;
        group.owners.enter(owner);
        addresses_.enter(address);
    }
    // The next turn. The queue must not be empty. `done` must follow before the next turn.
    Turn pop() {
        const std::string address = addresses_.next();
        Group& group = groups_[address];
        const std::string owner = group.owners.next();
        const int effort = effort_for(group.waiting * addresses_.waiting() - 1);
        auto& jobs = group.jobs[owner];
        Turn turn{address, owner, std::move(jobs.front()), effort};
        jobs.pop_front();
        --waiting_;
        if (jobs.empty()) {
            group.jobs.erase(owner);
            group.owners.leave(owner);
        }
        if (--group.waiting == 0) addresses_.leave(address);
        return turn;
    }
    // The turn is over, and its job has cost so much.
    void done(const Turn& turn, std::int64_t cost) {
        Group& group = groups_[turn.address];
        group.owners.charge(turn.owner, cost);
        addresses_.charge(turn.address, cost);
        if (group.waiting == 0) groups_.erase(turn.address);
    }

  private:
    struct Group {
        FairTurns owners;
        std::unordered_map<std::string, std::deque<Job>> jobs;  // by owner, none is empty
        std::size_t waiting = 0;                                // jobs
    };

    FairTurns addresses_;
    std::unordered_map<std::string, Group> groups_;  // by address
    std::size_t waiting_ = 0;                        // jobs
};

}  // namespace pakhuis::server
