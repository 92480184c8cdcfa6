#include "write_queue/write_queue.h"

#include <utility>

namespace pakhuis::store {
namespace {

constexpr std::chrono::milliseconds kBetweenCommits{2};

std::int64_t microseconds(std::chrono::steady_clock::duration time) {
    return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

}  // namespace

WriteQueue::WriteQueue(const WriteQueueOptions& options, Commit commit,
                       std::function<void()> answered)
    : options_(options),
      commit_(std::move(commit)),
      answered_(std::move(answered)),
      thread_([this] { run(); }) {}

WriteQueue::~WriteQueue() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    queue_changed_.notify_one();
    thread_.join();
}

void WriteQueue::add(WriteJob what, Done done) {
    Job job{std::move(what), std::move(done), {}};
    {
        const std::lock_guard lock(mutex_);
        if (queue_.size() < options_.most) {
            queue_.push_back(std::move(job));
            ++queued_ever_;
            if (queue_.size() == 1) queue_changed_.notify_one();
            return;
        }
    }
    job.done(Problem{"overloaded", "", "Too much is waiting to be written; try again later."});
}

void WriteQueue::flush() {
    std::unique_lock lock(mutex_);
    const auto until = queued_ever_;
    answered_changed_.wait(lock, [&] { return answered_ever_ >= until; });
}

void WriteQueue::wait_for_jobs(std::unique_lock<std::mutex>& lock) {
    const auto wanted = [this] { return stopping_ || !queue_.empty(); };
    if (!options_.idle) return queue_changed_.wait(lock, wanted);
    while (!queue_changed_.wait_for(lock, options_.idle_for, wanted)) {
        lock.unlock();
        options_.idle();
        lock.lock();
    }
}

// Waits for jobs and takes them all. False if the queue ends and no job is left. Under load it
// waits a little longer for more jobs: a sync costs as much for one as for many.
bool WriteQueue::take(std::vector<Job>& jobs) {
    std::unique_lock lock(mutex_);
    wait_for_jobs(lock);
    queue_changed_.wait_until(lock, last_commit_ + kBetweenCommits, [&] { return stopping_; });
    last_commit_ = Clock::now();
    std::swap(jobs, queue_);
    return !jobs.empty();
}

void WriteQueue::write(std::vector<Job>& jobs) {
    const auto begin = Clock::now();
    commit_(jobs);
    if (options_.times == nullptr) return;
    const std::int64_t took = microseconds(Clock::now() - begin);
    for (const Job& job : jobs) {
        options_.times->queue.add(microseconds(begin - job.since));
        options_.times->commit.add(took);
    }
}

void WriteQueue::answer(std::vector<Job>& jobs) {
    const std::size_t count = jobs.size();
    for (Job& job : jobs) job.done(std::move(job.problem));
    // Before they count: what a callback holds may end after a flush.
    jobs.clear();
    {
        const std::lock_guard lock(mutex_);
        answered_ever_ += count;
    }
    answered_changed_.notify_all();
}

void WriteQueue::run() {
    if (options_.thread_begins != nullptr) options_.thread_begins();
    std::vector<Job> jobs;
    while (take(jobs)) {
        write(jobs);
        answer(jobs);
        answered_();
    }
}

}  // namespace pakhuis::store
