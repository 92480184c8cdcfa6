// Limits for one client.
#pragma once

#include <algorithm>
#include <cstdint>

#include "host/house.h"

namespace pakhuis::server {

struct Limits : host::Limits {
    double messages_per_second = 20;  // per connection, bursts up to the messages of three seconds
    double messages_per_address = 100;  // over all its connections, per second, same bursts
    double requests_per_second = 50;    // HTTP, per address, same bursts
    int connections_per_address = 64;
};

// A token bucket: it fills at `rate` per second, up to three seconds' worth.
class Bucket {
  public:
    explicit Bucket(double rate) : rate_(rate), level_(3 * rate) {}

    bool take(std::int64_t now_ms) {
        level_ = std::min(3 * rate_, level_ + rate_ * static_cast<double>(now_ms - last_) / 1000);
        last_ = now_ms;
        if (level_ < 1) return false;
        level_ -= 1;
        return true;
    }

  private:
    double rate_;
    double level_;
    std::int64_t last_ = 0;
};

}  // namespace pakhuis::server
