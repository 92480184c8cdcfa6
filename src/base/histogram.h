// Counts durations by their length. Any thread may add at any time; nothing is locked.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace pakhuis {

class Histogram {
  public:
    // The longest duration of each bucket, in microseconds. One more bucket has all longer ones.
    static constexpr std::array<std::int64_t, 15> kBounds = {
        50,     100,    200,     500,     1'000,   2'000,     5'000,    10'000,
        20'000, 50'000, 100'000, 200'000, 500'000, 1'000'000, 5'000'000};
    static constexpr std::size_t kBuckets = kBounds.size() + 1;

    void add(std::int64_t microseconds) {
        const auto bound = std::lower_bound(kBounds.begin(), kBounds.end(), microseconds);
        const auto bucket = static_cast<std::size_t>(bound - kBounds.begin());
        counts_[bucket].fetch_add(1, std::memory_order_relaxed);
        sum_.fetch_add(microseconds, std::memory_order_relaxed);
    }
    // Of one bucket alone.
    std::uint64_t count(std::size_t bucket) const {
        return counts_[bucket].load(std::memory_order_relaxed);
    }
    // Of all durations, in microseconds.
    std::int64_t sum() const { return sum_.load(std::memory_order_relaxed); }

  private:
    std::array<std::atomic<std::uint64_t>, kBuckets> counts_{};
    std::atomic<std::int64_t> sum_{0};
};

}  // namespace pakhuis
