// Nets with random weights of realistic sizes, for tests and benchmarks: hidden numbers spread over
// their whole range, and some are clipped at each end.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/rng.h"
#include "nets/quantise.h"

namespace pakhuis::kit {

// 24 bits of a mix, exact in a float: train/quantise_test.py makes the same numbers.
inline float random_weight(Rng& rng, float most) {
    return (static_cast<float>(rng.next() >> 40) / float{1 << 23} - 1.0F) * most;
}

inline nets::FloatLayer random_layer(int rows, int inputs, int biases, float most, Rng& rng) {
    nets::FloatLayer out;
    for (int i = 0; i < rows * inputs; ++i) out.weights.push_back(random_weight(rng, most));
    for (int i = 0; i < biases; ++i) out.biases.push_back(random_weight(rng, 0.5F));
    return out;
}

// The greatest power of two at most `number`: weights stay exact.
inline float power_below(double number) {
    return static_cast<float>(std::exp2(std::floor(std::log2(number))));
}

// `reaches`: of the features. The weights of a feature are smaller the farther it reaches.
inline nets::FloatNet random_net(const nets::NetShape& shape, const std::vector<int>& reaches,
                                 std::uint64_t seed) {
    Rng rng(seed);
    nets::FloatNet out;
    out.purpose = {"carts", 1, 1, 1, {0x0123456789abcdefULL}};
    out.shape = shape;
    out.reaches = reaches;
    const auto layer = [&](int rows, int inputs) {
        return random_layer(rows, inputs, rows, power_below(2.5 / std::sqrt(inputs)), rng);
    };
    out.first = random_layer(shape.features, shape.first, shape.first, 0.25F, rng);
    float* weight = out.first.weights.data();
    for (const int reach : reaches) {
        const float divisor = power_below(std::max(reach, 1));
        for (int i = 0; i < shape.first; ++i) *weight++ /= divisor;
    }
    out.second = layer(shape.second, shape.first);
    out.third = layer(shape.third, shape.second);
    out.values = layer(shape.values, shape.third);
    out.action_ids = layer(shape.action_ids, shape.third);
    out.action_features = layer(shape.action_features, shape.third);
    return out;
}

inline std::vector<int> reaches_of(const FeatureList& features) {
    std::vector<int> out;
    for (const FeatureField& field : features) {
        out.insert(out.end(), static_cast<std::size_t>(field.count),
                   std::max(std::abs(field.low), std::abs(field.high)));
    }
    return out;
}

// A net for a game's rows. The second layer is a quarter of the first.
template <Featured G>
nets::FloatNet random_net_for(const typename G::Rules& rules, int first, int third,
                              std::uint64_t seed) {
    FeatureList features;
    G::list_features(rules, features);
    nets::FloatNet out = random_net(
        {G::kFeatures, first, first / 4, third, kMaxSeats, G::kActionIds, G::kActionFeatures},
        reaches_of(features), seed);
    out.purpose.game = G::kInfo.id;
    return out;
}

}  // namespace pakhuis::kit
