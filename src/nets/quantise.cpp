#include "nets/quantise.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace pakhuis::nets {
namespace {

constexpr double kMostWeight = 127;
constexpr int kWantedShift = FeatureLayer::kMostShift;

// All steps are exact or one rounding of IEEE doubles, in this order: NumPy does the same.
std::int64_t nearest(double number) {
    return static_cast<std::int64_t>(std::floor(number + 0.5));
}

std::size_t size_of(int n) {
    return static_cast<std::size_t>(n);
}

double greatest(std::span<const float> numbers) {
    double most = 0;
    for (const float number : numbers) most = std::max(most, std::abs(double{number}));
    return most;
}

bool fits(const FloatLayer& layer, int rows, int inputs, int biases) {
    const auto finite = [](float number) { return std::isfinite(number); };
    return layer.weights.size() == size_of(rows) * size_of(inputs) &&
           layer.biases.size() == size_of(biases) &&
           std::all_of(layer.weights.begin(), layer.weights.end(), finite) &&
           std::all_of(layer.biases.begin(), layer.biases.end(), finite);
}

// The farthest from 0 that a number of the first layer can be before it is clipped.
double farthest(const FloatNet& net) {
    std::vector<double> sums(size_of(net.shape.first));
    for (std::size_t k = 0; k < sums.size(); ++k) sums[k] = std::abs(double{net.first.biases[k]});
    const float* weight = net.first.weights.data();
    for (const int reach : net.reaches) {
        for (double& sum : sums) sum += std::abs(double{*weight++}) * reach;
    }
    return *std::max_element(sums.begin(), sums.end());
}

const char* quantise_first(const FloatNet& net, FeatureLayer& out) {
    const double far = farthest(net);
    out.shift = kWantedShift;
    // Half of 32 bits: the other half is for what rounding adds.
    while (std::ldexp(far, out.shift) >= std::ldexp(1.0, 30)) {
        if (--out.shift < FeatureLayer::kLeastShift) {
            return "The sums of the first layer are too large.";
        }
    }
    const std::size_t numbers = size_of(net.shape.first);
    for (std::size_t i = 0; i < out.multipliers.size(); ++i) {
        const std::span row = std::span(net.first.weights).subspan(i * numbers, numbers);
        const double multiplier = std::ceil(std::ldexp(greatest(row), out.shift) / kMostWeight);
        if (multiplier > 0x7fffffff) return "A weight of a feature is too large.";
        out.multipliers[i] = static_cast<std::int32_t>(multiplier);
        if (multiplier == 0) continue;
        for (std::size_t k = 0; k < numbers; ++k) {
            out.weights[i * numbers + k] = static_cast<std::int8_t>(
                nearest(std::ldexp(double{row[k]}, out.shift) / multiplier));
        }
    }
    for (std::size_t k = 0; k < numbers; ++k) {
        out.biases[k] =
            static_cast<std::int32_t>(nearest(std::ldexp(double{net.first.biases[k]}, out.shift)));
    }
    return nullptr;
}

const char* quantise_layer(const FloatLayer& from, Layer& out) {
    const std::size_t inputs = size_of(out.inputs);
    for (std::size_t r = 0; r < size_of(out.rows); ++r) {
        const std::span row = std::span(from.weights).subspan(r * inputs, inputs);
        const double weight = greatest(row);
        const double bias = std::abs(double{from.biases[r]});
        int shift = Layer::kMostShift;
        while (std::ldexp(weight, shift) > kMostWeight ||
               std::ldexp(bias, shift + 8) >= Layer::kMostBias) {
            if (--shift < 0) return "A weight is above 127, or a bias is above 2 million.";
        }
        out.shifts[r] = static_cast<std::uint8_t>(shift);
        out.biases[r] =
            static_cast<std::int32_t>(nearest(std::ldexp(double{from.biases[r]}, shift + 8)));
        for (std::size_t i = 0; i < inputs; ++i) {
            out.weights[r * inputs + i] =
                static_cast<std::int8_t>(nearest(std::ldexp(double{row[i]}, shift)));
        }
    }
    return nullptr;
}

}  // namespace

Quantised quantise(const FloatNet& net) {
    const NetShape& shape = net.shape;
    if (const char* fault = fault_of(shape)) return {{}, fault};
    Quantised out{Net(shape)};
    out.net.purpose = net.purpose;
    struct Pair {
        const FloatLayer& from;
        Layer& to;
    };
    const Pair pairs[] = {{net.second, out.net.second},
                          {net.third, out.net.third},
                          {net.values, out.net.values},
                          {net.action_ids, out.net.action_ids},
                          {net.action_features, out.net.action_features}};
    bool whole = fits(net.first, shape.features, shape.first, shape.first) &&
                 net.reaches.size() == size_of(shape.features);
    for (const Pair& pair : pairs) {
        whole = whole && fits(pair.from, pair.to.rows, pair.to.inputs, pair.to.rows);
    }
    if (!whole) return {{}, "A layer has not the numbers of the shape, or one is not finite."};
    out.fault = quantise_first(net, out.net.first);
    for (const Pair& pair : pairs) {
        if (out.fault == nullptr) out.fault = quantise_layer(pair.from, pair.to);
    }
    return out;
}

}  // namespace pakhuis::nets
