// Runs work one piece after the other on the network's threads. It replaces Asio's strand, so that
// tables do not depend on the network library.
#pragma once

#include <deque>
#include <memory>
#include <mutex>

#include "host/ports.h"
#include "server/net.h"

namespace pakhuis::server {

class SerialExecutor final : public host::Executor,
                             public std::enable_shared_from_this<SerialExecutor> {
  public:
    explicit SerialExecutor(Net& net) : net_(net) {}

    void post(host::Work work) override {
        {
            const std::lock_guard lock(mutex_);
            queue_.push_back(std::move(work));
            if (running_) return;
            running_ = true;
        }
        net_.post([self = shared_from_this()] { self->run_one(); });
    }

    // Drops waiting work. Called after the network has stopped.
    void clear() {
        std::deque<host::Work> dropped;  // destroyed after the lock is released
        const std::lock_guard lock(mutex_);
        dropped.swap(queue_);
    }

  private:
    // One piece at a time, so that a busy table does not occupy a thread.
    void run_one() {
        host::Work work;
        {
            const std::lock_guard lock(mutex_);
            work = std::move(queue_.front());
            queue_.pop_front();
        }
        work();
        {
            const std::lock_guard lock(mutex_);
            running_ = !queue_.empty();
            if (!running_) return;
        }
        net_.post([self = shared_from_this()] { self->run_one(); });
    }

    Net& net_;
    std::mutex mutex_;
    std::deque<host::Work> queue_;
    bool running_ = false;
};

}  // namespace pakhuis::server
