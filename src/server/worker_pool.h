// Two threads of low priority for work that would keep the network's threads busy: reading large
// requests, loading tables, making large pages. Owners take turns, even if one has much more work.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "host/ports.h"
#include "server/owner_queues.h"

namespace pakhuis::server {

class WorkerPool final : public host::Worker {
  public:
    static constexpr std::size_t kMostOfOwner = 64;  // waiting pieces of work
    static constexpr std::size_t kMost = 10'000;     // of all owners

    explicit WorkerPool(int threads = 2);
    ~WorkerPool() override;
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // Finishes the work under way and drops the rest. Later work is dropped too.
    void stop();
    bool submit(const std::string& owner, host::Work work) override;
    std::size_t waiting() const;

  private:
    void run();

    mutable std::mutex mutex_;  // guards all below
    std::condition_variable wake_;
    OwnerQueues<host::Work> queues_;
    std::size_t waiting_ = 0;  // in all queues
    bool stop_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace pakhuis::server
