// Limits for one client.
#pragma once

#include <algorithm>
#include <cstdint>

#include "host/house.h"

namespace pakhuis::server {

// Rates are costs per second (costs.h). A small message or request costs 1.
struct Limits : host::Limits {
    double messages_per_second = 20;  // per connection, bursts up to the messages of three seconds
    double messages_per_address = 100;  // over all its connections, per second, same bursts
    double requests_per_second = 50;    // HTTP, per address, same bursts
    int connections_per_address = 64;
};

// A token bucket: it fills at `rate` per second, up to `most`. Times are those of a clock that
// never jumps.
class Bucket {
  public:
    explicit Bucket(double rate) : Bucket(rate, 3 * rate) {}
    Bucket(double rate, double most) : rate_(rate), most_(most), level_(most) {}

    // Takes the cost if the level is at least 1. The level may fall below zero: then the next
    // requests pay for a large one. So every cost can be paid.
    bool take(double cost, std::int64_t now_ms) {
        if (level(now_ms) < 1) return false;
        charge(cost, now_ms);
        return true;
    }
    // Takes a cost that became known after the request was allowed.
    void charge(double cost, std::int64_t now_ms) {
        level_ = level(now_ms) - cost;
        last_ = now_ms;
    }
    // Whether it is as good as new.
    bool full(std::int64_t now_ms) const { return level(now_ms) >= most_; }

  private:
    double level(std::int64_t now_ms) const {
        return std::min(most_, level_ + rate_ * static_cast<double>(now_ms - last_) / 1000);
    }

    double rate_;
    double most_;
    double level_;
    std::int64_t last_ = 0;
};

}  // namespace pakhuis::server
