// Nets and rows of any numbers that a file and a view may have, and a digest of what such nets say.
#pragma once

#include <memory>
#include <vector>

#include "base/rng.h"
#include "nets/inference.h"

namespace pakhuis::kit {

using nets::FeatureLayer;
using nets::Layer;

// Weights of −128, shifts of all sizes, biases at their ends.
inline void fill(Layer& layer, Rng& rng) {
    for (auto& shift : layer.shifts) {
        shift = static_cast<std::uint8_t>(rng.below(Layer::kMostShift + 1));
    }
    for (auto& bias : layer.biases) {
        bias = rng.below(4) == 0 ? (rng.below(2) == 0 ? Layer::kMostBias : -Layer::kMostBias)
                                 : rng.below(200'000) - 100'000;
    }
    for (auto& weight : layer.weights) weight = static_cast<std::int8_t>(rng.below(256) - 128);
}

inline nets::Net any_net(const nets::NetShape& shape, std::uint64_t seed) {
    Rng rng(seed);
    nets::Net net(shape);
    net.first.shift = FeatureLayer::kLeastShift + rng.below(17);
    for (auto& multiplier : net.first.multipliers) {
        multiplier = static_cast<std::int32_t>(rng.next() >> (32 + rng.below(32)));
    }
    for (auto& bias : net.first.biases) bias = static_cast<std::int32_t>(rng.next());
    for (auto& weight : net.first.weights) weight = static_cast<std::int8_t>(rng.next());
    fill(net.second, rng);
    fill(net.third, rng);
    fill(net.values, rng);
    fill(net.action_ids, rng);
    fill(net.action_features, rng);
    return net;
}

inline std::vector<Feature> any_row(int size, Rng& rng) {
    std::vector<Feature> row(static_cast<std::size_t>(size));
    for (Feature& number : row) {
        const int kind = rng.below(8);
        number = static_cast<Feature>(kind < 4    ? 0
                                      : kind == 4 ? -32768
                                      : kind == 5 ? 32767
                                                  : rng.below(65536) - 32768);
    }
    return row;
}

// Of everything that some nets say of some rows, new and updated.
inline std::uint64_t digest_of_any_nets(const nets::Kernels& kernels) {
    std::uint64_t digest = 0;
    const auto add = [&](std::int32_t number) {
        digest = mix64(digest ^ static_cast<std::uint32_t>(number));
    };
    const auto sums = std::make_unique<nets::Accumulator>(kernels);
    Rng rng(17);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const nets::Net net = any_net({90, 96, 64, 32, 5, 20, 20}, seed);
        for (int n = 0; n < 5; ++n) {
            const auto row = any_row(90, rng);
            n == 0 ? sums->set(net, row.data()) : sums->update(net, row.data());
            const nets::Hidden hidden = nets::think(net, *sums);
            for (int i = 0; i < 5; ++i) add(value_of(net, hidden, i));
            for (int i = 0; i < 20; ++i) add(logit_of_id(net, hidden, i));
            add(nets::ActionWeights(net, hidden).logit(any_row(20, rng).data()));
        }
    }
    return digest;
}

}  // namespace pakhuis::kit
