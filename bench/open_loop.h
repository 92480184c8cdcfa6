// Actions at a fixed rate, whatever the server does: each is due at a time that was set in advance,
// and its latency counts from there. A stall delays all that fall due in it, as it would people.
#pragma once

#include <deque>
#include <vector>

#include "party.h"
#include "samples.h"

namespace pakhuis::bench {

struct LoadRun {
    double rate = 0;       // asked for, actions per second
    double reached = 0;    // seen by everybody within the time
    Samples latency;       // ms, from the due time until the last seat has seen it
    Samples late;          // ms, from the due time until it was sent
    bool finished = true;  // all that fell due was done
};

class OpenLoop {
  public:
    OpenLoop(Loop& loop, Rng& rng) : loop_(loop), rng_(rng) {}

    // From parties' events.
    void ready(Party& party);
    void acted(Clock::time_point due, Clock::time_point seen);
    void refused() { --under_way_; }

    // Parties act for `warm_up`, which is not counted, and then for `time`; returns when the last
    // action is seen.
    LoadRun run(double rate, Clock::duration warm_up, Clock::duration time);

  private:
    void tick();
    void send_what_is_due();

    Loop& loop_;
    Rng& rng_;
    std::vector<Party*> ready_;
    std::deque<Clock::time_point> due_;  // and not sent: no table was ready
    int under_way_ = 0;
    LoadRun* run_ = nullptr;
    Clock::duration interval_{};
    Clock::time_point next_;
    Clock::time_point counted_from_;
    Clock::time_point end_;
    std::size_t in_time_ = 0;
};

}  // namespace pakhuis::bench
