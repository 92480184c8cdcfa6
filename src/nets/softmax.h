// Logits as probabilities, in whole numbers: every machine and the page get the same.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/rng.h"

namespace pakhuis::nets {

inline constexpr std::int64_t kOne = 1 << 16;  // logits, values and probabilities are in 1/65536

// exp(−x) for x ≥ 0, in 1/65536; off by less than 1/1500.
constexpr std::int32_t exp_of_minus(std::int64_t x) {
    constexpr std::int64_t kLog2OfE = 94'548;  // in 1/65536
    const std::int64_t power = x >= 32 * kOne ? 32 * kOne : x * kLog2OfE / kOne;
    const std::int64_t part = power % kOne;
    // 2^−part as a cubic, exact at both ends.
    std::int64_t out = 15'632 - 2'986 * part / kOne;
    out = 45'414 - out * part / kOne;
    out = kOne - out * part / kOne;
    return power / kOne >= 31 ? 0 : static_cast<std::int32_t>(out >> (power / kOne));
}

// Turns logits into probabilities, in place. Logits are multiplied by sharpness / 256 before: more
// than 256 prefers the likely ones, 0 makes all alike. The sum is at most 1.
constexpr void softmax(std::int32_t* logits, std::size_t count, int sharpness = 256) {
    std::int64_t most = count == 0 ? 0 : logits[0];
    for (std::size_t i = 1; i < count; ++i) most = logits[i] > most ? logits[i] : most;
    std::int64_t total = 0;
    for (std::size_t i = 0; i < count; ++i) {
        logits[i] = exp_of_minus((most - logits[i]) * sharpness / 256);
        total += logits[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        logits[i] = static_cast<std::int32_t>(logits[i] * kOne / total);
    }
}

// A place in a list of probabilities, each with its own; what is missing to 1 falls to the first.
inline std::size_t drawn(const std::int32_t* chances, std::size_t count, Rng& rng) {
    auto left = static_cast<std::int32_t>(rng.next() >> 48);
    for (std::size_t i = 0; i < count; ++i) {
        left -= chances[i];
        if (left < 0) return i;
    }
    return 0;
}

}  // namespace pakhuis::nets
