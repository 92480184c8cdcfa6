// The host's executors and timers on the network's threads.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "host/ports.h"
#include "server/net.h"
#include "server/serial_executor.h"

namespace pakhuis::server {

class NetScheduler final : public host::Scheduler {
  public:
    explicit NetScheduler(Net& net) : net_(net) {}

    std::shared_ptr<host::Executor> make_executor() override {
        auto made = std::make_shared<SerialExecutor>(net_);
        const std::lock_guard lock(mutex_);
        if (made_.size() >= next_tidy_) {
            std::erase_if(made_, [](const auto& executor) { return executor.expired(); });
            next_tidy_ = 2 * made_.size() + 64;
        }
        made_.push_back(made);
        return made;
    }

    void after(std::int64_t delay_ms, host::Work work) override {
        net_.after(std::chrono::milliseconds(delay_ms), std::move(work));
    }

    // Called after the network has ended. Otherwise waiting work would keep tables and sockets for
    // ever.
    void drop_work() {
        const std::lock_guard lock(mutex_);
        for (const auto& weak : made_) {
            if (const auto executor = weak.lock()) executor->clear();
        }
        made_.clear();
    }

  private:
    Net& net_;
    std::mutex mutex_;  // guards all below
    std::vector<std::weak_ptr<SerialExecutor>> made_;
    std::size_t next_tidy_ = 64;
};

}  // namespace pakhuis::server
