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
    OwnerQueues<host::Work> dropped;  // destroyed after the lock is released
    const std::lock_guard lock(mutex_);
    std::swap(dropped, queues_);  // work holds tables, which must not outlive the network
    waiting_ = 0;
}

bool WorkerPool::submit(const std::string& owner, host::Work work) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_) return true;
        if (waiting_ >= kMost) return false;
        if (queues_.size_of(owner) >= kMostOfOwner) return false;
        queues_.push(owner, std::move(work));
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
            work = queues_.pop();
            --waiting_;
        }
        work();
    }
}

}  // namespace pakhuis::server
