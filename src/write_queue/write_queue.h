// The writes that wait for a store's disk, and the one thread that commits them.
//
//   any thread ── add ──► queue ──► thread: commits the whole queue, then calls each Done
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/write_job.h"
#include "store/write_times.h"

namespace pakhuis::store {

struct Job {
    WriteJob what;
    Done done;
    std::optional<Problem> problem;  // set by the commit; nothing: durable
    std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
};

struct WriteQueueOptions {
    // The most writes that may wait; further ones are "overloaded".
    std::size_t most = 100'000;
    // Called by the thread when it begins; nullptr: nothing.
    void (*thread_begins)() = nullptr;
    // Measures the writes; nullptr: nothing is measured. It must outlive the queue.
    WriteTimes* times = nullptr;
    // Called by the thread again and again while nothing is queued, each time after so long.
    std::function<void()> idle = {};
    std::chrono::milliseconds idle_for{0};
};

class WriteQueue {
  public:
    // Writes all jobs, and sets the problem of each that is not durable. Calls no Done.
    using Commit = std::function<void(std::vector<Job>&)>;

    // Both functions run on the thread; `answered` after each commit, when its Dones were called.
    WriteQueue(
        const WriteQueueOptions& options, Commit commit, std::function<void()> answered = [] {});
    // Writes and answers everything that is still queued.
    ~WriteQueue();
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;

    void add(WriteJob what, Done done);
    // As in Store.
    void flush();

  private:
    using Clock = std::chrono::steady_clock;

    void wait_for_jobs(std::unique_lock<std::mutex>& lock);
    bool take(std::vector<Job>& jobs);
    void write(std::vector<Job>& jobs);
    void answer(std::vector<Job>& jobs);
    void run();

    const WriteQueueOptions options_;
    const Commit commit_;
    const std::function<void()> answered_;

    std::mutex mutex_;  // for all members below
    std::condition_variable queue_changed_;
    std::condition_variable answered_changed_;
    std::vector<Job> queue_;
    std::uint64_t queued_ever_ = 0;
    std::uint64_t answered_ever_ = 0;
    bool stopping_ = false;
    Clock::time_point last_commit_;  // when it began

    std::thread thread_;
};

}  // namespace pakhuis::store
