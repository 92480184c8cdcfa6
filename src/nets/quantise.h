// Whole numbers for a net that was trained in floats. train/quantise.py does the same: both give
// the same bytes for the same floats. docs/nets.md has the rules, and how close the result is.
#pragma once

#include <vector>

#include "nets/net.h"

namespace pakhuis::nets {

// A net in floats: hidden numbers are clamp(bias + Σ weight · input, 0, 1), outputs are not
// clipped.
struct FloatLayer {
    std::vector<float> weights;  // a row for each number of the layer; but see FloatNet::first
    std::vector<float> biases;
};
struct FloatNet {
    NetPurpose purpose;
    NetShape shape;
    // The largest distance from 0 of each feature, from its range.
    std::vector<int> reaches;
    FloatLayer first;  // a row for each feature
    FloatLayer second, third;
    FloatLayer values, action_ids, action_features;
};

struct Quantised {
    Net net;
    const char* fault = nullptr;  // why there is none
};
Quantised quantise(const FloatNet& net);

}  // namespace pakhuis::nets
