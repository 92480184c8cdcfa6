#include "open_loop.h"

namespace pakhuis::bench {
namespace {

double ms(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

}  // namespace

void OpenLoop::ready(Party& party) {
    ready_.push_back(&party);
    send_due_actions();
}

void OpenLoop::acted(Clock::time_point due, Clock::time_point seen) {
    --under_way_;
    if (run_ == nullptr || due < counted_from_) return;
    run_->latency.add(ms(seen - due));
    if (seen < end_) ++in_time_;
}

void OpenLoop::send_due_actions() {
    while (!due_.empty() && !ready_.empty()) {
        std::swap(ready_[rng_() % ready_.size()], ready_.back());
        Party& party = *ready_.back();
        ready_.pop_back();
        const auto due = due_.front();
        due_.pop_front();
        ++under_way_;
        if (due >= counted_from_) run_->late.add(ms(Clock::now() - due));
        party.act(due);
    }
}

void OpenLoop::tick() {
    const auto now = Clock::now();
    for (; next_ <= now && next_ < end_; next_ += interval_) due_.push_back(next_);
    send_due_actions();
    if (next_ < end_) loop_.at(next_, [this] { tick(); });
}

LoadRun OpenLoop::run(double rate, Clock::duration warm_up, Clock::duration time) {
    LoadRun run;
    run.rate = rate;
    run_ = &run;
    interval_ =
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / rate));
    next_ = Clock::now();
    counted_from_ = next_ + warm_up;
    end_ = counted_from_ + time;
    in_time_ = 0;
    tick();
    run.finished = loop_.run([this] { return next_ >= end_ && due_.empty() && under_way_ == 0; },
                             warm_up + time + std::chrono::seconds(60));
    run.reached = static_cast<double>(in_time_) / std::chrono::duration<double>(time).count();
    due_.clear();
    run_ = nullptr;
    return run;
}

}  // namespace pakhuis::bench
