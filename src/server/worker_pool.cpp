#include "server/worker_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace pakhuis::server {

WorkerPool::WorkerPool(int threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

WorkerPool::~WorkerPool() {
    stop();
}

void WorkerPool::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    std::map<std::string, std::deque<host::Work>> dropped;  // destroyed after the lock is released
    const std::lock_guard lock(mutex_);
    dropped.swap(queues_);  // work holds tables, which must not outlive the network
    waiting_ = 0;
}

bool WorkerPool::submit(const std::string& owner, host::Work work) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_) return true;
        if (waiting_ >= kMost) return false;
        auto& queue = queues_[owner];
        if (queue.size() >= kMostOfOwner) return false;
        queue.push_back(std::move(work));
        ++waiting_;
    }
    wake_.notify_one();
    return true;
}

std::size_t WorkerPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

void WorkerPool::run() {
    // On Linux a thread has its own priority. Moves of people come first, bots' decisions last.
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 5);
    for (;;) {
        host::Work work;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stop_ || waiting_ > 0; });
            if (stop_) return;
            auto next = queues_.upper_bound(last_owner_);
            if (next == queues_.end()) next = queues_.begin();
            last_owner_ = next->first;
            work = std::move(next->second.front());
            next->second.pop_front();
            if (next->second.empty()) queues_.erase(next);
            --waiting_;
        }
        work();
    }
}

}  // namespace pakhuis::server
