#include "batch/small_net.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace pakhuis::batch {
namespace {

// The program asks for no more than SSE4.2; where the processor has AVX2, these functions use it.
#if defined(__x86_64__) && !defined(__clang__)
#define PAKHUIS_WIDE __attribute__((target_clones("default", "arch=x86-64-v3")))
#else
#define PAKHUIS_WIDE
#endif

constexpr std::size_t kWidth = NetWeights::kWidth;
constexpr std::size_t kRows = 64;  // matches that a thread takes at once

using Eight = float __attribute__((vector_size(32)));
void load(const float* from, Eight& to) {
    std::memcpy(&to, from, sizeof to);
}
void store(const Eight& from, float* to) {
    std::memcpy(to, &from, sizeof from);
}

struct Input {
    std::uint32_t index;
    float value;
};

// out = inputs · weights. Most features of a row are 0; only the others are inputs.
PAKHUIS_WIDE void multiply_few(std::span<const Input> inputs, const float* weights, float* out) {
    constexpr std::size_t kSums = 8;  // in registers
    for (std::size_t column = 0; column < kWidth; column += 8 * kSums) {
        Eight sums[kSums] = {};
        for (const Input& input : inputs) {
            const float* const row = weights + input.index * kWidth + column;
            for (std::size_t c = 0; c < kSums; ++c) {
                Eight eight;
                load(row + 8 * c, eight);
                sums[c] += input.value * eight;
            }
        }
        for (std::size_t c = 0; c < kSums; ++c) store(sums[c], out + column + 8 * c);
    }
}

// out = in · weights for four rows, which share each weight that is read.
PAKHUIS_WIDE void multiply_four(const float* in, const float* weights, float* out) {
    for (std::size_t column = 0; column < kWidth; column += 16) {
        Eight sums[4][2] = {};
        for (std::size_t k = 0; k < kWidth; ++k) {
            Eight low, high;
            load(weights + k * kWidth + column, low);
            load(weights + k * kWidth + column + 8, high);
            for (std::size_t r = 0; r < 4; ++r) {
                sums[r][0] += in[r * kWidth + k] * low;
                sums[r][1] += in[r * kWidth + k] * high;
            }
        }
        for (std::size_t r = 0; r < 4; ++r) {
            store(sums[r][0], out + r * kWidth + column);
            store(sums[r][1], out + r * kWidth + column + 8);
        }
    }
}

PAKHUIS_WIDE float product(const float* a, const float* b) {
    Eight sums[4] = {};
    for (std::size_t i = 0; i < kWidth; i += 32) {
        for (std::size_t c = 0; c < 4; ++c) {
            Eight x, y;
            load(a + i + 8 * c, x);
            load(b + i + 8 * c, y);
            sums[c] += x * y;
        }
    }
    const Eight sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    float all = 0;
    for (std::size_t i = 0; i < 8; ++i) all += sum[i];
    return all;
}

void rectify(float* values) {
    for (std::size_t i = 0; i < kWidth; ++i) values[i] = std::max(values[i], 0.0F);
}

// Numbers between ±1/16: sums of 256 stay near 1.
std::vector<float> random_weights(std::size_t rows, Rng& rng) {
    std::vector<float> out(rows * kWidth);
    for (float& weight : out) {
        weight = (static_cast<float>(rng.next() >> 40) / float{1 << 23} - 1.0F) / 16;
    }
    return out;
}

// A random number of Gumbel's distribution: the greatest sum of a value and such a number is a draw
// by the softmax of the values.
float gumbel(std::uint64_t seed) {
    const float even = (static_cast<float>(mix64(seed) >> 41) + 0.5F) / float{1 << 23};  // 0 … 1
    return -std::log(-std::log(even));
}

}  // namespace

NetWeights::NetWeights(const FeatureList& features, int action_ids)
    : inputs(static_cast<std::size_t>(features.size())) {
    Rng rng(1);
    first = random_weights(inputs, rng);
    second = random_weights(kWidth, rng);
    last = random_weights(static_cast<std::size_t>(action_ids), rng);
    float* weight = first.data();
    for (const FeatureField& field : features) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(field.count) * kWidth; ++i) {
            *weight++ /= static_cast<float>(field.high);
        }
    }
}

void SmallNet::choose(const BatchArrays& told, std::uint64_t seed,
                      std::span<std::int32_t> choices) {
    workers_.share((choices.size() + kRows - 1) / kRows, [&](std::size_t piece) {
        const std::size_t from = piece * kRows;
        const std::size_t size = std::min(kRows, choices.size() - from);
        choose_some(told, seed, from, choices.subspan(from, size));
    });
}

// Of the matches from `from` on.
void SmallNet::choose_some(const BatchArrays& told, std::uint64_t seed, std::size_t from,
                           std::span<std::int32_t> choices) const {
    static thread_local std::array<float, kRows * kWidth> one, two;  // of both hidden layers
    static thread_local std::vector<Input> inputs;
    for (std::size_t r = 0; r < choices.size(); ++r) {
        const Feature* const row = &told.features[(from + r) * weights_.inputs];
        inputs.clear();
        for (std::uint32_t i = 0; i < weights_.inputs; ++i) {
            if (row[i] != 0) inputs.push_back({i, static_cast<float>(row[i])});
        }
        multiply_few(inputs, weights_.first.data(), &one[r * kWidth]);
        rectify(&one[r * kWidth]);
    }
    // Rows after the last one are those of an earlier call; nobody reads their results.
    for (std::size_t r = 0; r < choices.size(); r += 4) {
        multiply_four(&one[r * kWidth], weights_.second.data(), &two[r * kWidth]);
    }
    for (std::size_t r = 0; r < choices.size(); ++r) {
        float* const hidden = &two[r * kWidth];
        rectify(hidden);
        const auto first = static_cast<std::size_t>(told.first[from + r]);
        const auto end = static_cast<std::size_t>(told.first[from + r + 1]);
        float most = 0;
        for (std::size_t i = first; i < end; ++i) {
            const auto id = static_cast<std::size_t>(told.ids[i]);
            const float value =
                product(&weights_.last[id * kWidth], hidden) + gumbel(seed ^ mix64(i));
            if (i > first && value <= most) continue;
            most = value;
            choices[r] = static_cast<std::int32_t>(i - first);
        }
    }
}

}  // namespace pakhuis::batch
