#include "server/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "thinking/thinking.h"

namespace pakhuis::server {

BotPool::BotPool() : thread_([this] { run(); }) {}

BotPool::~BotPool() {
    stop();
}

void BotPool::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
    const std::lock_guard lock(mutex_);
    jobs_ = {};  // jobs hold tables, which must not outlive the network
    waiting_ = 0;
}

void BotPool::submit(const std::string& owner, host::ThinkJob job) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_) return;
        jobs_.push(owner, std::move(job));
        ++waiting_;
    }
    wake_.notify_one();
}

void BotPool::run() {
    // On Linux a thread has its own priority. Moves of people come first.
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
    for (;;) {
        host::ThinkJob job;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
            if (stop_) return;
            job = jobs_.pop();
            --waiting_;
        }
        Rng rng(job.seed);
        job.done(thinking::choose(*job.match, job.bot, job.seat, rng, effort_for(waiting_)));
    }
}

}  // namespace pakhuis::server
