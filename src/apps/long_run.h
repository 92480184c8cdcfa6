// For commands that run for minutes or days: a clean end at Ctrl-C, and a line that shows progress.
#pragma once

#include <atomic>
#include <string>

#include "apps/stopwatch.h"

namespace pakhuis::apps {

// Becomes true at the first SIGINT or SIGTERM; a second one ends the process.
const std::atomic<bool>& stop_on_signals();

// 3725 → "1:02:05"
std::string clock_text(double seconds);

// On a terminal one line of standard error that is written anew, elsewhere a line now and then.
class ProgressLine {
  public:
    ProgressLine();

    // Whether it is time for the next line.
    bool due() const { return watch_.seconds() >= next_; }
    void show(const std::string& line);
    void clear();
    double seconds() const { return watch_.seconds(); }

  private:
    const bool terminal_;
    const Stopwatch watch_;
    double next_;
    bool shown_ = false;
};

}  // namespace pakhuis::apps
