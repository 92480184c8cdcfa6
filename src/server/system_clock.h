// The machine's clock.
#pragma once

#include <chrono>

#include "host/ports.h"

namespace pakhuis::server {

class SystemClock final : public host::Clock {
  public:
    std::int64_t now_ms() const override {
        return in_ms(std::chrono::system_clock::now().time_since_epoch());
    }
    std::int64_t steady_ms() const override {
        return in_ms(std::chrono::steady_clock::now().time_since_epoch());
    }

    std::int64_t steady_us() const override {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
    }

  private:
    template <class Duration>
    static std::int64_t in_ms(Duration duration) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
    }
};

}  // namespace pakhuis::server
