// Bots think on one thread of low priority, fairly: owners of tables take turns, however many jobs
// each has.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "host/ports.h"

namespace pakhuis::server {

// How much of their usual search bots may do while so many decisions wait, in percent.
constexpr int effort_for(std::size_t waiting) {
    constexpr std::size_t kCalm = 4;
    return waiting <= kCalm ? 100 : std::max<int>(10, static_cast<int>(100 * kCalm / waiting));
}

class BotPool final : public host::Thinker {
  public:
    BotPool();
    ~BotPool() override;
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // Finishes the job under way and drops the others; further ones are dropped too.
    void stop();
    // `job.done` is called on the bots' thread.
    void submit(const std::string& owner, host::ThinkJob job) override;
    std::size_t waiting() const { return waiting_; }

  private:
    void run();

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::map<std::string, std::deque<host::ThinkJob>> jobs_;  // by owner
    std::string last_owner_;                                  // served last
    std::atomic<std::size_t> waiting_{0};                     // jobs in all
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace pakhuis::server
