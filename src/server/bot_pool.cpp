#include "server/bot_pool.h"

#include <ctime>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

#include "thinking/deadline.h"
#include "thinking/thinking.h"

namespace pakhuis::server {

std::int64_t thread_cpu_ns() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * std::int64_t{1'000'000'000} + time.tv_nsec;
}

namespace {

host::BotDecision think(const host::ThinkJob& job, Rng& rng, int effort) {
    thinking::Deadline deadline(thinking::ceiling_of(job.bot));
    auto decision = thinking::decide(*job.match, job.bot, job.seat, rng, deadline.pace(effort));
    return {std::move(decision.action), decision.hurried};
}

}  // namespace

BotPool::BotPool(AddressOf address_of, CpuTime cpu_time)
    : address_of_(std::move(address_of)),
      cpu_time_(std::move(cpu_time)),
      thread_([this] { run(); }) {}

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
    const std::string address = address_of_(owner);
    {
        const std::lock_guard lock(mutex_);
        if (stop_) return;
        jobs_.push(address, owner, std::move(job));
        waiting_ = jobs_.waiting();
    }
    wake_.notify_one();
}

void BotPool::run() {
    // On Linux a thread has its own priority. Moves of people come first.
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
    for (;;) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
        if (stop_) return;
        auto turn = jobs_.pop();
        waiting_ = jobs_.waiting();
        lock.unlock();
        const std::int64_t begin = cpu_time_();
        Rng rng(turn.job.seed);
        turn.job.done(think(turn.job, rng, turn.effort));
        const std::int64_t cost = cpu_time_() - begin;
        turn.job = {};  // not under the lock
        lock.lock();
        jobs_.done(turn, cost);
    }
}

}  // namespace pakhuis::server
