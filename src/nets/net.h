// A net in whole numbers: what it is, and how its numbers are to be read.
//
//   features ──► first ──► second ──► third ──┬──► a value for each place from the viewer on
//   (sparse)                                  ├──► a logit for each action id
//                                             └──► a weight for each feature of an action
//
// All sizes are the net's own. Hidden numbers are 0 … 255 and mean 0 … 255/256. What comes out is
// in units of 1/65536. docs/nets.md has the sums exactly; inference.h does them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/features.h"
#include "engine/seat.h"

namespace pakhuis::nets {

// Sizes of the layers. `first` is a multiple of 32, `second` and `third` are multiples of 16.
struct NetShape {
    int features = 0;
    int first = 0;
    int second = 0;
    int third = 0;
    int values = 0;           // 0 … kMaxSeats; the viewer's is number 0
    int action_ids = 0;       // 0: no logits of ids
    int action_features = 0;  // 0: the features of actions are not used

    friend bool operator==(const NetShape&, const NetShape&) = default;
};
inline constexpr int kMostFeatures = 4096;
inline constexpr int kMostFirst = 512;
inline constexpr int kMostHidden = 256;  // of the second and the third layer
inline constexpr int kMostActionIds = 16384;
inline constexpr int kMostActionFeatures = 1024;

// nullptr, or the sentence that says what is wrong with these sizes.
constexpr const char* fault_of(const NetShape& shape) {
    const auto outside = [](int n, int low, int high) { return n < low || n > high; };
    if (outside(shape.features, 1, kMostFeatures)) return "There are 1 to 4096 features.";
    if (outside(shape.first, 32, kMostFirst) || shape.first % 32 != 0) {
        return "The first layer has 32 to 512 numbers, a multiple of 32.";
    }
    for (const int size : {shape.second, shape.third}) {
        if (outside(size, 16, kMostHidden) || size % 16 != 0) {
            return "The second and the third layer have 16 to 256 numbers, a multiple of 16.";
        }
    }
    if (outside(shape.values, 0, kMaxSeats)) return "There are at most 5 values.";
    if (outside(shape.action_ids, 0, kMostActionIds)) return "There are at most 16384 action ids.";
    if (outside(shape.action_features, 0, kMostActionFeatures)) {
        return "There are at most 1024 features of actions.";
    }
    return nullptr;
}

// A layer whose inputs are hidden numbers. Row `r` has one weight for each input; its weights and
// hidden numbers multiplied are in units of 1 / 2^(8 + shift[r]), and so is bias[r].
struct Layer {
    static constexpr int kMostShift = 16;
    static constexpr std::int32_t kMostBias = 1 << 29;  // so no sum leaves 32 bits

    int rows = 0;
    int inputs = 0;
    std::vector<std::uint8_t> shifts;
    std::vector<std::int32_t> biases;
    std::vector<std::int8_t> weights;  // rows × inputs

    Layer() = default;
    Layer(int the_rows, int the_inputs)
        : rows(the_rows),
          inputs(the_inputs),
          shifts(size_of(rows)),
          biases(size_of(rows)),
          weights(size_of(rows) * size_of(inputs)) {}
    const std::int8_t* row(int r) const { return &weights[size_of(r) * size_of(inputs)]; }
    friend bool operator==(const Layer&, const Layer&) = default;

  private:
    static constexpr std::size_t size_of(int n) { return static_cast<std::size_t>(n); }
};

// The layer of the features. A feature's weights share a multiplier, so that eight bits do for
// each: value × multiplier × weight is in units of 1 / 2^shift, and so are the biases.
struct FeatureLayer {
    static constexpr int kLeastShift = 8, kMostShift = 24;

    int shift = 20;
    std::vector<std::int32_t> multipliers;  // one a feature
    std::vector<std::int32_t> biases;       // one a number of the layer
    std::vector<std::int8_t> weights;       // features × numbers

    friend bool operator==(const FeatureLayer&, const FeatureLayer&) = default;
};

// What a net was trained for. It can play nothing else.
struct NetPurpose {
    std::string game;
    int rules_from = 0;  // the versions of the rules, both included
    int rules_to = 0;
    int feature_version = 0;
    std::vector<std::uint64_t> editions;  // hashes

    friend bool operator==(const NetPurpose&, const NetPurpose&) = default;
};

// `net_files` reads one and checks it; quantise.h makes one of floats.
struct Net {
    NetPurpose purpose;
    NetShape shape;
    FeatureLayer first;
    Layer second, third;
    Layer values, action_ids, action_features;

    Net() = default;
    // All weights are 0. The shape has no fault.
    explicit Net(const NetShape& the_shape);
    friend bool operator==(const Net&, const Net&) = default;
};

}  // namespace pakhuis::nets
