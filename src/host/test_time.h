// For tests: the test decides when time passes and when executors run.
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
    // With a seed the executors take turns at random, like threads. Each keeps its own order.
    explicit TestTime(std::optional<std::uint64_t> seed = {});

    std::int64_t now_ms() const override { return kBeginning + now_ + set_by_; }
    std::int64_t steady_ms() const override { return now_; }
    std::shared_ptr<Executor> make_executor() override;
    void after(std::int64_t delay_ms, Work work) override;

    // Runs one piece of ready work. False: there is none.
    bool run_one();
    // Passes to the next timer and runs it, if it is due by `until`. Otherwise time passes to
    // `until`.
    bool pass_to_timer(std::int64_t until);
    // Somebody sets the wall clock forward, or back with a negative number.
    void set_wall_clock(std::int64_t by_ms) { set_by_ += by_ms; }
    // Time passes while no server runs.
    void pass_without_timers(std::int64_t ms) { now_ += ms; }
    // Drops all work and all timers, as at the end of the process.
    void drop_all();

  private:
    static constexpr std::int64_t kBeginning = 1'750'000'000'000;

    struct Queue;
    void ready(std::shared_ptr<Queue> queue);

    std::int64_t now_ = 1'000;
    std::int64_t set_by_ = 0;  // changes of the wall clock
    std::optional<Rng> shuffle_;
    std::deque<std::shared_ptr<Queue>> ready_;  // one entry for each piece of work
    std::multimap<std::int64_t, Work> timers_;  // by the time when they are due
};

}  // namespace pakhuis::host
