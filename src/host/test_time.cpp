#include "host/test_time.h"

#include <algorithm>
#include <utility>

namespace pakhuis::host {

struct TestTime::Queue final : Executor, std::enable_shared_from_this<Queue> {
    explicit Queue(TestTime& owner) : time(owner) {}

    void post(Work piece) override {
        work.push_back(std::move(piece));
        time.ready(shared_from_this());
    }

    TestTime& time;
    std::deque<Work> work;
};

TestTime::TestTime(std::optional<std::uint64_t> seed) {
    if (seed) shuffle_.emplace(*seed);
}

std::shared_ptr<Executor> TestTime::make_executor() {
    return std::make_shared<Queue>(*this);
}

void TestTime::ready(std::shared_ptr<Queue> queue) {
    ready_.push_back(std::move(queue));
}

bool TestTime::run_one() {
    if (ready_.empty()) return false;
    if (shuffle_) {
        const auto chosen = shuffle_->below(static_cast<std::uint32_t>(ready_.size()));
        std::swap(ready_.front(), ready_[chosen]);
    }
    const std::shared_ptr<Queue> queue = std::move(ready_.front());
    ready_.pop_front();
    const Work work = std::move(queue->work.front());
    queue->work.pop_front();
    work();
    return true;
}

void TestTime::after(std::int64_t delay_ms, Work work) {
    timers_.emplace(now_ + std::max<std::int64_t>(0, delay_ms), std::move(work));
}

bool TestTime::pass_to_timer(std::int64_t until) {
    if (timers_.empty() || timers_.begin()->first > until) {
        now_ = std::max(now_, until);
        return false;
    }
    const auto first = timers_.begin();
    now_ = std::max(now_, first->first);
    const Work work = std::move(first->second);
    timers_.erase(first);
    work();
    return true;
}

void TestTime::drop_all() {
    for (const auto& queue : ready_) queue->work.clear();
    ready_.clear();
    timers_.clear();
}

}  // namespace pakhuis::host
