// Sends actions at a fixed rate, independent of the server's speed. The due time of each action is
// set in advance, and its latency counts from there. So a stall delays all actions that become due
// in it, as it would for people.
#pragma once

#include <deque>
#include <vector>

#include "party.h"
#include "samples.h"

namespace pakhuis::bench {

struct LoadRun {
    double rate = 0;       // wanted, actions per second
    double reached = 0;    // actions per second that everybody saw in time
    Samples latency;       // ms, from the due time until the last seat has seen it
    Samples late;          // ms, from the due time until it was sent
    bool finished = true;  // all due actions were done
};

class OpenLoop {
  public:
    OpenLoop(Loop& loop, Rng& rng) : loop_(loop), rng_(rng) {}

    // Called by the events of parties.
    void ready(Party& party);
    void acted(Clock::time_point due, Clock::time_point seen);
    void refused() { --under_way_; }

    // Parties act for `warm_up`, which is not counted, then for `time`. Returns when everybody has
    // seen the last action.
    LoadRun run(double rate, Clock::duration warm_up, Clock::duration time);

  private:
    void tick();
    void send_due_actions();

    Loop& loop_;
    Rng& rng_;
    std::vector<Party*> ready_;
    std::deque<Clock::time_point> due_;  // due but not sent, because no table was ready
    int under_way_ = 0;
    LoadRun* run_ = nullptr;
    Clock::duration interval_{};
    Clock::time_point next_;
    Clock::time_point counted_from_;
    Clock::time_point end_;
    std::size_t in_time_ = 0;
};

}  // namespace pakhuis::bench
