// Time that has passed, for benchmarks.
#pragma once

#include <chrono>

namespace pakhuis::apps {

class Stopwatch {
  public:
    double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begin_ = Clock::now();
};

}  // namespace pakhuis::apps
