// Work that runs one piece after the other on the network's threads: a strand of our own, so that
// tables need not know the network's library.
#pragma once

#include <deque>
#include <memory>
#include <mutex>

#include "host/ports.h"
#include "server/net.h"

namespace pakhuis::server {

class Serial final : public host::Executor, public std::enable_shared_from_this<Serial> {
  public:
    explicit Serial(Net& net) : net_(net) {}

    void post(host::Work work) override {
        {
            const std::lock_guard lock(mutex_);
            queue_.push_back(std::move(work));
            if (running_) return;
            running_ = true;
        }
        net_.post([self = shared_from_this()] { self->run_one(); });
    }

    // Drops what waits, once the network runs nothing any more.
    void clear() {
        std::deque<host::Work> dropped;  // destroyed without the lock
        const std::lock_guard lock(mutex_);
        dropped.swap(queue_);
    }

  private:
    // One piece at a time: a busy table does not keep a thread from the others.
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
