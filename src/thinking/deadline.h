// A Pace that ends with the clock of this machine. Not for a page: there nothing reads a clock.
#pragma once

#include <algorithm>
#include <chrono>

#include "thinking/bot.h"
#include "thinking/levels.h"
#include "thinking/pace.h"

namespace pakhuis::thinking {

// From now on; the pace refers to it.
class Deadline {
  public:
    explicit Deadline(int milliseconds)
        : end_(Clock::now() + std::chrono::milliseconds(milliseconds)) {}

    Pace pace(int effort = 100) {
        return {effort,
                [](void* self) { return Clock::now() >= static_cast<Deadline*>(self)->end_; },
                this};
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point end_;
};

// The time that a decision of a searching bot may take at most.
inline int longest_ms(const Bot& bot) {
    return bot.milliseconds > 0 ? bot.milliseconds : ceiling_of(bot.name);
}

}  // namespace pakhuis::thinking
