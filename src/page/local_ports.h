// The host's ports in a page: one queue of work, and a clock and random numbers that the page
// gives.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/keyed_hash.h"
#include "base/rng.h"
#include "host/ports.h"
#include "thinking/thinking.h"

namespace pakhuis::page {

// Runs all executors in one queue. Time stands still during a call.
class LocalQueue final : public host::Clock, public host::Scheduler, public host::Worker {
  public:
    LocalQueue(std::int64_t now, std::int64_t steady) : now_(now), steady_(steady) {}

    void set_time(std::int64_t now, std::int64_t steady) {
        now_ = now;
        steady_ = std::max(steady_, steady);
    }
    std::int64_t now_ms() const override { return now_; }
    std::int64_t steady_ms() const override { return steady_; }

    void post(host::Work work) { work_.push_back(std::move(work)); }
    std::shared_ptr<host::Executor> make_executor() override {
        return std::make_shared<Turn>(*this);
    }
    void after(std::int64_t delay_ms, host::Work work) override {
        timers_.emplace(steady_ + std::max<std::int64_t>(1, delay_ms), std::move(work));
    }
    bool submit(const std::string&, host::Work work) override {
        post(std::move(work));
        return true;
    }

    // Runs all work that is ready, and the timers that are due.
    void run() {
        while (run_timer() || run_work()) {
        }
    }
    // Milliseconds until the next timer; nothing: there is none.
    std::optional<std::int64_t> next_timer() const {
        if (timers_.empty()) return std::nullopt;
        return timers_.begin()->first - steady_;
    }
    void drop_all() {
        work_.clear();
        timers_.clear();
    }

  private:
    struct Turn final : host::Executor {
        explicit Turn(LocalQueue& owner) : queue(owner) {}
        void post(host::Work work) override { queue.post(std::move(work)); }
        LocalQueue& queue;
    };

    bool run_timer() {
        if (timers_.empty() || timers_.begin()->first > steady_) return false;
        const host::Work work = std::move(timers_.begin()->second);
        timers_.erase(timers_.begin());
        work();
        return true;
    }
    bool run_work() {
        if (work_.empty()) return false;
        const host::Work work = std::move(work_.front());
        work_.pop_front();
        work();
        return true;
    }

    std::int64_t now_;
    std::int64_t steady_;
    std::deque<host::Work> work_;
    std::multimap<std::int64_t, host::Work> timers_;  // by the steady time when they are due
};

// Decides when the page says so.
class LocalThinker final : public host::Thinker {
  public:
    void submit(const std::string&, host::ThinkJob job) override {
        jobs_.push_back(std::move(job));
    }
    bool waits() const { return !jobs_.empty(); }
    // The game whose net the next decision needs, if it is not there. A net that is there and does
    // not fit the match is no reason to ask for it again.
    std::optional<std::string> missing_net() const {
        if (jobs_.empty()) return std::nullopt;
        const auto why = thinking::why_easy(*jobs_.front().match, jobs_.front().bot);
        if (!why || why->key != "no-net") return std::nullopt;
        return std::string(jobs_.front().match->info().id);
    }
    void think() {
        if (jobs_.empty()) return;
        const host::ThinkJob job = std::move(jobs_.front());
        jobs_.pop_front();
        Rng rng(job.seed);
        job.done({thinking::choose(*job.match, job.bot, job.seat, rng)});
    }
    void drop_all() { jobs_.clear(); }

  private:
    std::deque<host::ThinkJob> jobs_;
};

// A keyed hash of a counter: nobody without the key can predict it.
class LocalRandom final : public host::Random {
  public:
    explicit LocalRandom(const HashKey& key) : key_(key) {}
    std::uint64_t number() override { return keyed_hash<1>(key_, {count_++}); }

  private:
    const HashKey key_;
    std::uint64_t count_ = 0;
};

class LocalGuests final : public host::GuestBook {
  public:
    explicit LocalGuests(store::Store& store) : store_(store) {}
    void change(const store::Guest& guest, Change change, ChangeAnswer answer) override {
        const auto known = store_.guest(guest.id);
        store::Guest changed = known && *known ? **known : guest;
        change(changed);
        store_.put_guest(
            changed, [changed, answer = std::move(answer)](const std::optional<Problem>& problem) {
                answer(problem, changed);
            });
    }

  private:
    store::Store& store_;
};

// Nobody is notified: whoever plays here is here.
class LocalNotifier final : public host::Notifier {
  public:
    bool available() const override { return false; }
    std::optional<Problem> address_problem(const std::string&) const override {
        return Problem{"no-webhooks", "", "Tables on this device send no notices."};
    }
    void notify(const host::TurnNotice&) override {}
};

}  // namespace pakhuis::page
