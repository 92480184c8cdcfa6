// The time of tables: the wall clock at the start of the server plus the steady time since. So time
// never jumps while the server runs, whatever happens to the wall clock.
#pragma once

#include "host/ports.h"

namespace pakhuis::host {

class HouseTime {
  public:
    // The clock must outlive it.
    explicit HouseTime(const Clock& clock)
        : clock_(clock), start_(clock.now_ms()), steady_start_(clock.steady_ms()) {}

    // Milliseconds since 1970.
    std::int64_t start() const { return start_; }
    std::int64_t now() const { return start_ + clock_.steady_ms() - steady_start_; }

  private:
    const Clock& clock_;
    std::int64_t start_;
    std::int64_t steady_start_;
};

}  // namespace pakhuis::host
