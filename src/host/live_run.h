// One run of a live clock: when presses were made, and when the run is closed. Time comes in with
// every call, in milliseconds of a steady clock.
//
//     begun                    pressed   arrived          closed: the earliest press decides
//   ────┼─────────────────────────┼─────────┼────────────────┼────►
//                                 └ moment ─┘     kMostLag
//
// A press is dated back by half the round trip that the server measured, at most kMostLag. Whoever
// pressed before another, over however slow a line within that bound, has arrived when the run is
// closed. Until then nobody is told of a press.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/clock.h"

namespace pakhuis::host {

inline constexpr std::int64_t kMostLag = 150;

class LiveRun {
  public:
    // Lasts `length` if nobody presses.
    LiveRun(std::int64_t now, int length) : begun_(now), closes_(now + length + kMostLag) {}

    std::int32_t age(std::int64_t now) const { return static_cast<std::int32_t>(now - begun_); }
    // When a press was made that arrived at `now`; not before the run.
    std::int32_t moment(std::int64_t now, std::int64_t round_trip) const {
        const std::int64_t lag = std::clamp<std::int64_t>(round_trip / 2, 0, kMostLag);
        return std::max(0, age(now - lag));
    }
    // A press that counts; it arrived, or will arrive, at this age of the run.
    void add(Press press, std::int32_t arrives) {
        presses_.push_back(press);
        closes_ = std::min(closes_, begun_ + arrives + kMostLag);
    }
    std::int64_t closes() const { return closes_; }
    std::span<const Press> presses() const { return presses_; }

  private:
    std::int64_t begun_;
    std::int64_t closes_;
    std::vector<Press> presses_;
};

}  // namespace pakhuis::host
