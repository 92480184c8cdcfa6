#include "base/histogram.h"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace pakhuis {
namespace {

TEST(Histogram, CountsADurationInTheFirstBucketThatIsLongEnough) {
    Histogram times;
    times.add(0);
    times.add(50);
    times.add(51);
    EXPECT_EQ(times.count(0), 2u);
    EXPECT_EQ(times.count(1), 1u);
    EXPECT_EQ(times.sum(), 101);
}

TEST(Histogram, CountsTheLongestDurationsInTheLastBucket) {
    Histogram times;
    times.add(Histogram::kBounds.back());
    times.add(Histogram::kBounds.back() + 1);
    EXPECT_EQ(times.count(Histogram::kBuckets - 2), 1u);
    EXPECT_EQ(times.count(Histogram::kBuckets - 1), 1u);
}

TEST(Histogram, LosesNothingThatThreadsAddTogether) {
    Histogram times;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int n = 0; n < 1000; ++n) times.add(n);
        });
    }
    for (std::thread& thread : threads) thread.join();
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < Histogram::kBuckets; ++i) count += times.count(i);
    EXPECT_EQ(count, 4000u);
    EXPECT_EQ(times.sum(), 4 * 999 * 1000 / 2);
}

}  // namespace
}  // namespace pakhuis
