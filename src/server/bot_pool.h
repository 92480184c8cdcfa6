// Bots think on one thread of low priority. Owners of tables take turns, even if one has many more
// jobs.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "host/ports.h"
#include "server/owner_queues.h"

namespace pakhuis::server {

// The search effort of bots in percent, depending on the number of waiting decisions.
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

    // Finishes the current job and drops the others. Later jobs are dropped too.
    void stop();
    // Calls `job.done` on the bots' thread.
    void submit(const std::string& owner, host::ThinkJob job) override;
    std::size_t waiting() const { return waiting_; }

  private:
    void run();

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    OwnerQueues<host::ThinkJob> jobs_;
    std::atomic<std::size_t> waiting_{0};  // number of jobs
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace pakhuis::server
