// How long the people of a table have been absent, by the steady clock. Without knowledge of the
// time before, everybody counts as present until the first call.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace pakhuis::host {

class Absences {
  public:
    explicit Absences(std::int64_t now) { seen_.fill(now); }

    // The seats of connected people from now on.
    void update(Seats present, std::int64_t now) {
        mark_seen(present_ | present, now);
        present_ = present;
    }
    // Counts from now on for all: the match has begun.
    void restart(std::int64_t now) { seen_.fill(now); }

    // Milliseconds; 0 for a connected person.
    std::int64_t lasted(Seat seat, std::int64_t now) const {
        return present_.has(seat) ? 0 : now - seen_[seat];
    }

  private:
    void mark_seen(Seats seats, std::int64_t now) {
        while (!seats.empty()) seen_[seats.pop()] = now;
    }

    Seats present_;
    std::array<std::int64_t, kMaxSeats> seen_{};  // when the person was last seen
};

}  // namespace pakhuis::host
