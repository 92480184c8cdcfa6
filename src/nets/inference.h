// What a net says of a view, in whole numbers: every processor, compiler and page gets the same.
//
//   Accumulator sums;
//   sums.set(net, row);                     // or update(net, row): only what changed, equal sums
//   const Hidden hidden = think(net, sums);
//   value_of(net, hidden, 0);               // of the viewer, in 1/65536
//   logit_of_id(net, hidden, id);           // of a legal action by its id, in 1/65536
//   ActionWeights weights(net, hidden);     // or by its features; one for all actions of a view
//   weights.logit(action_row);
//
// No heap, no floats. Sums of the first layer are taken modulo 2^32, so their order is free; all
// others fit 32 bits. Nothing else may overflow.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "nets/net.h"

namespace pakhuis::nets {

// A feature that counts: its value (or the difference of two) times its multiplier, modulo 2^32.
struct ScaledFeature {
    std::uint32_t index;
    std::uint32_t value;
};

// The two loops that take nearly all the time. kernels.h has them for wider registers.
struct Kernels {
    const char* name;
    // sums[i] += Σ value · weights[index][i], for the `width` numbers of the first layer.
    void (*add)(const ScaledFeature* features, int count, const std::int8_t* weights, int width,
                std::uint32_t* sums);
    // sums[r] = Σ in[i] · weights[r][i]. `inputs` is a multiple of 16, `in` at most 255.
    void (*multiply)(const std::int16_t* in, int inputs, const std::int8_t* weights, int rows,
                     std::int32_t* sums);
};

// Plain loops that compilers turn into vectors; kernels.cpp compiles them for wider ones.
namespace plain {

#define PAKHUIS_INLINE inline __attribute__((always_inline))

// Four features at a time: the sums are read and written once for all four.
PAKHUIS_INLINE void add(const ScaledFeature* features, int count, const std::int8_t* weights,
                        int width, std::uint32_t* __restrict sums) {
    const auto row = [&](int n) {
        return weights + std::size_t{features[n].index} * static_cast<std::size_t>(width);
    };
    const auto wide = [](std::int8_t weight) { return static_cast<std::uint32_t>(weight); };
    int n = 0;
    for (; n + 4 <= count; n += 4) {
        const std::int8_t *a = row(n), *b = row(n + 1), *c = row(n + 2), *d = row(n + 3);
        const std::uint32_t of_a = features[n].value, of_b = features[n + 1].value,
                            of_c = features[n + 2].value, of_d = features[n + 3].value;
        for (int i = 0; i < width; ++i) {
            sums[i] +=
                of_a * wide(a[i]) + of_b * wide(b[i]) + of_c * wide(c[i]) + of_d * wide(d[i]);
        }
    }
    for (; n < count; ++n) {
        const std::int8_t* const a = row(n);
        for (int i = 0; i < width; ++i) sums[i] += features[n].value * wide(a[i]);
    }
}

// Products of two 16-bit numbers, added in pairs: one instruction of x86-64 (pmaddwd).
PAKHUIS_INLINE void multiply(const std::int16_t* in, int inputs, const std::int8_t* weights,
                             int rows, std::int32_t* __restrict sums) {
    for (int r = 0; r < rows; ++r, weights += inputs) {
        std::int32_t sum = 0;
        for (int i = 0; i < inputs; ++i) sum += std::int32_t{in[i]} * std::int16_t{weights[i]};
        sums[r] = sum;
    }
}

}  // namespace plain

inline constexpr Kernels kPlainKernels{"plain", plain::add, plain::multiply};

// The numbers of the first layer before they are clipped, and the row they are of.
class Accumulator {
  public:
    explicit Accumulator(const Kernels& kernels = kPlainKernels) : kernels_(&kernels) {}

    // Of a row of `net.shape.features` numbers, whatever was there before.
    void set(const Net& net, const Feature* row) {
        const auto size = static_cast<std::size_t>(net.shape.features);
        for (std::size_t i = 0; i < net.first.biases.size(); ++i) {
            sums_[i] = static_cast<std::uint32_t>(net.first.biases[i]);
        }
        std::memset(row_.data(), 0, size * sizeof(Feature));
        update(net, row);
    }
    // Of another row, from the one before: set(net, …) was called with the same net.
    void update(const Net& net, const Feature* row) {
        int count = 0;
        const auto take = [&](std::size_t i) {
            if (row[i] == row_[i]) return;
            const auto more = static_cast<std::uint32_t>(row[i] - row_[i]);
            const auto scale = static_cast<std::uint32_t>(net.first.multipliers[i]);
            changed_[static_cast<std::size_t>(count++)] = {static_cast<std::uint32_t>(i),
                                                           more * scale};
            row_[i] = row[i];
        };
        const auto size = static_cast<std::size_t>(net.shape.features);
        std::size_t i = 0;
        for (; i + kEqual <= size; i += kEqual) {
            if (std::memcmp(&row_[i], row + i, kEqual * sizeof(Feature)) == 0) continue;
            for (std::size_t k = i; k < i + kEqual; ++k) take(k);
        }
        for (; i < size; ++i) take(i);
        kernels_->add(changed_.data(), count, net.first.weights.data(), net.shape.first,
                      sums_.data());
    }

    const std::uint32_t* sums() const { return sums_.data(); }
    const Kernels& kernels() const { return *kernels_; }

  private:
    static constexpr std::size_t kEqual = 8;  // entries compared at once

    const Kernels* kernels_;
    alignas(64) std::array<std::uint32_t, kMostFirst> sums_;
    std::array<Feature, kMostFeatures> row_;
    std::array<ScaledFeature, kMostFeatures> changed_;
};

// The numbers of the third layer, which everything is read from.
struct Hidden {
    alignas(64) std::array<std::int16_t, kMostHidden> numbers;
};

// sum / 2^shift, halves upwards.
constexpr std::int64_t rounded(std::int64_t sum, int shift) {
    return shift == 0 ? sum : (sum + (std::int64_t{1} << (shift - 1))) >> shift;
}
constexpr std::int16_t clipped(std::int64_t number) {
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(number, 0, 255));
}
constexpr std::int32_t saturated(std::int64_t number) {
    constexpr std::int64_t kMost = 0x7fffffff;
    return static_cast<std::int32_t>(std::clamp(number, -kMost, kMost));
}

inline void hidden_of(const Layer& layer, const Kernels& kernels, const std::int16_t* in,
                      std::int16_t* out) {
    alignas(64) std::array<std::int32_t, kMostHidden> sums;
    kernels.multiply(in, layer.inputs, layer.weights.data(), layer.rows, sums.data());
    for (std::size_t r = 0; r < layer.shifts.size(); ++r) {
        out[r] = clipped(rounded(sums[r] + layer.biases[r], layer.shifts[r]));
    }
}

inline Hidden think(const Net& net, const Accumulator& features) {
    alignas(64) std::array<std::int16_t, kMostFirst> first;
    alignas(64) std::array<std::int16_t, kMostHidden> second;
    for (std::size_t i = 0; i < static_cast<std::size_t>(net.shape.first); ++i) {
        const auto sum = static_cast<std::int32_t>(features.sums()[i]);
        first[i] = clipped(rounded(sum, net.first.shift - 8));
    }
    Hidden out;
    hidden_of(net.second, features.kernels(), first.data(), second.data());
    hidden_of(net.third, features.kernels(), second.data(), out.numbers.data());
    return out;
}

// One row of a layer that is read from the third, in 1/65536.
inline std::int32_t output(const Layer& layer, int row, const Hidden& hidden) {
    const std::int8_t* const weights = layer.row(row);
    std::int32_t sum = layer.biases[static_cast<std::size_t>(row)];
    for (int i = 0; i < layer.inputs; ++i) {
        sum += hidden.numbers[static_cast<std::size_t>(i)] * weights[i];
    }
    const int shift = layer.shifts[static_cast<std::size_t>(row)];
    return saturated(shift > 8 ? rounded(sum, shift - 8) : std::int64_t{sum} << (8 - shift));
}

// 0 ≤ place < net.shape.values, counted from the viewer on.
inline std::int32_t value_of(const Net& net, const Hidden& hidden, int place) {
    return output(net.values, place, hidden);
}
// 0 ≤ id < net.shape.action_ids.
inline std::int32_t logit_of_id(const Net& net, const Hidden& hidden, int id) {
    return output(net.action_ids, id, hidden);
}

// What each feature of an action adds to its logit in one view. Rows are mostly zeros, and a weight
// is read from the net when the first row needs it.
class ActionWeights {
  public:
    ActionWeights(const Net& net, const Hidden& hidden)
        : layer_(&net.action_features), hidden_(&hidden), size_(at(net.shape.action_features)) {
        std::memset(known_.data(), 0, size_);
    }
    // Of a row of `net.shape.action_features` numbers.
    std::int32_t logit(const Feature* row) {
        std::int64_t sum = 0;
        std::size_t i = 0;
        for (; i + kTogether <= size_; i += kTogether) {
            std::uint64_t together = 0;
            std::memcpy(&together, row + i, sizeof together);
            if (together == 0) continue;
            for (std::size_t k = i; k < i + kTogether; ++k) sum += product(row, k);
        }
        for (; i < size_; ++i) sum += product(row, i);
        return saturated(sum);
    }

  private:
    static constexpr std::size_t kTogether = 4;  // entries that 64 bits hold
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    std::int64_t product(const Feature* row, std::size_t i) {
        if (row[i] == 0) return 0;
        if (!known_[i]) {
            weights_[i] = output(*layer_, static_cast<int>(i), *hidden_);
            known_[i] = true;
        }
        return std::int64_t{row[i]} * weights_[i];
    }

    const Layer* layer_;
    const Hidden* hidden_;
    std::size_t size_;
    std::array<bool, kMostActionFeatures> known_;
    std::array<std::int32_t, kMostActionFeatures> weights_;
};

}  // namespace pakhuis::nets
