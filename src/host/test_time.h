// For tests: time that passes when the test says so, and executors that run when it says so.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "base/rng.h"
#include "host/ports.h"

namespace pakhuis::host {

class TestTime final : public Clock, public Scheduler {
  public:
    // With a seed the executors take turns at random, as threads might; each keeps its own order.
    explicit TestTime(std::optional<std::uint64_t> seed = {});

    std::int64_t now_ms() const override { return kBeginning + now_; }
    std::int64_t steady_ms() const override { return now_; }
    std::shared_ptr<Executor> make_executor() override;
    void after(std::int64_t delay_ms, Work work) override;

    // Runs one piece of work that is ready. False: there is none.
    bool run_one();
    // Lets the next timer be due, if one is due by `until`; else only time passes, up to `until`.
    bool pass_to_timer(std::int64_t until);
    // Forgets all work and all timers, as when the process ends.
    void drop_all();

  private:
    static constexpr std::int64_t kBeginning = 1'750'000'000'000;

    struct Queue;
    void ready(std::shared_ptr<Queue> queue);

    std::int64_t now_ = 1'000;
    std::optional<Rng> shuffle_;
    std::deque<std::shared_ptr<Queue>> ready_;  // one entry for each piece of work
    std::multimap<std::int64_t, Work> timers_;  // by the time when they are due
};

}  // namespace pakhuis::host
