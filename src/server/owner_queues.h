// Waiting jobs by their owners. Owners take turns, even if one has many more jobs. Not thread-safe.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace pakhuis::server {

template <class Job>
class OwnerQueues {
  public:
    bool empty() const { return queues_.empty(); }
    std::size_t size_of(const std::string& owner) const {
        const auto found = queues_.find(owner);
        return found == queues_.end() ? 0 : found->second.size();
    }
    void push(const std::string& owner, Job job) { queues_[owner].push_back(std::move(job)); }
    // The first job of the next owner. The queues must not be empty.
    Job pop() {
        auto next = queues_.upper_bound(last_owner_);
        if (next == queues_.end()) next = queues_.begin();
        last_owner_ = next->first;
        Job job = std::move(next->second.front());
        next->second.pop_front();
        if (next->second.empty()) queues_.erase(next);
        return job;
    }

  private:
    std::map<std::string, std::deque<Job>> queues_;  // none is empty
    std::string last_owner_;                         // of the job that was popped last
};

}  // namespace pakhuis::server
