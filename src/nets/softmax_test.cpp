// Logits as probabilities in whole numbers.
#include "nets/softmax.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

namespace pakhuis::nets {
namespace {

TEST(Softmax, IsCloseToTheExponential) {
    for (int i = 0; i <= 12 * 64; ++i) {
        const double x = i / 64.0;
        EXPECT_NEAR(exp_of_minus(i * kOne / 64) / 65536.0, std::exp(-x), 7e-4) << x;
    }
    EXPECT_EQ(exp_of_minus(0), kOne);
    EXPECT_EQ(exp_of_minus(std::int64_t{1} << 40), 0);
}

TEST(Softmax, TakesLogitsOfAllSizes) {
    std::array<std::int32_t, 3> logits{0x7fffffff, 0x7fffffff, -0x7fffffff};
    softmax(logits.data(), 3);
    EXPECT_EQ(logits, (std::array<std::int32_t, 3>{32768, 32768, 0}));
}

TEST(Softmax, PrefersTheLikelyOnesWhenItIsSharp) {
    std::array<std::int32_t, 2> logits{0, 45'426};  // ln 2
    softmax(logits.data(), 2, 512);
    EXPECT_NEAR(logits[0], kOne / 5, 10);
    EXPECT_NEAR(logits[1], kOne * 4 / 5, 10);
}

TEST(Softmax, DrawsWithTheseProbabilities) {
    const std::array<std::int32_t, 3> chances{kOne / 4, 0, kOne * 3 / 4};
    std::array<int, 3> drawn_times{};
    Rng rng(1);
    for (int i = 0; i < 4000; ++i) ++drawn_times[drawn(chances.data(), 3, rng)];
    EXPECT_NEAR(drawn_times[0], 1000, 100);
    EXPECT_EQ(drawn_times[1], 0);
}

}  // namespace
}  // namespace pakhuis::nets
