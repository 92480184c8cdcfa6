// Bots think on one thread of low priority. Turns go by the CPU time that was used: first by the
// address of the table's owner, then by owner (think_queue.h).
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "host/ports.h"
#include "server/think_queue.h"

namespace pakhuis::server {

// The CPU time of the calling thread in nanoseconds.
std::int64_t thread_cpu_ns();

class BotPool final : public host::Thinker {
  public:
    // Finds the address of an owner. Owners without a known address share one: "".
    using AddressOf = std::function<std::string(const std::string& owner)>;
    using CpuTime = std::function<std::int64_t()>;

    explicit BotPool(AddressOf address_of, CpuTime cpu_time = thread_cpu_ns);
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

    const AddressOf address_of_;
    const CpuTime cpu_time_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    ThinkQueue<host::ThinkJob> jobs_;
    std::atomic<std::size_t> waiting_{0};  // number of jobs
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace pakhuis::server
