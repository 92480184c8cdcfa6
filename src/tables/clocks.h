// The clocks of a table: pure bookkeeping, time comes in with every call.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/seat.h"
#include "protocol/terms.h"

namespace pakhuis::tables {

// The most milliseconds of a measured network delay that a seat gets back per decision.
inline constexpr std::int64_t kMaxLag = 500;

using protocol::Tempo;
using protocol::TempoKind;

class Clocks {
  public:
    Clocks() = default;
    Clocks(const Tempo& tempo, int seats);

    // From `now` on the clocks of `waiting` run. `actor` has just decided (kSpectator: nobody has)
    // and gets back `lag` milliseconds of the time used. A seat gets its increment once per turn:
    // when it no longer waits and others do.
    void step(std::int64_t now, Seats waiting, Seat actor, std::int64_t lag);

    // A server that started at `start` runs the clocks from now on, and the one before has ended.
    // Live clocks go on where they stood after the last step, from `start + grace` on. Days count
    // on, but no flag falls before `start + grace`. A second call with the same start changes
    // nothing.
    void resume(std::int64_t start, std::int64_t grace);
    // Gives a seat at least `least` milliseconds at a live table.
    void raise(Seat seat, std::int64_t least);

    // Milliseconds until the live clocks run again after `resume`; else 0.
    std::int64_t stands_for(std::int64_t now) const;
    // Milliseconds left; negative if the flag should have fallen. Nothing for untimed tables.
    std::optional<std::int64_t> left(Seat seat, std::int64_t now) const;
    // The seat whose flag falls next, and the time.
    std::optional<std::pair<Seat, std::int64_t>> next_flag() const;

  private:
    Tempo tempo_;
    int seats_ = 0;
    std::array<std::int64_t, kMaxSeats> left_{};  // at last_
    Seats running_;
    Seats in_turn_;
    std::int64_t last_ = 0;
    std::int64_t stands_until_ = 0;  // after `resume`
};

}  // namespace pakhuis::tables
