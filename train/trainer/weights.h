// The weights of a net in floats, as one array: docs/nets.md says what they compute.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/rng.h"
#include "nets/quantise.h"

namespace pakhuis::train {

// Where the parts lie. Weights of the first layer: a row for each feature; of the others, a row for
// each number that comes out.
struct Layout {
    nets::NetShape shape;
    std::size_t first, first_bias, second, second_bias, third, third_bias, values, values_bias, ids,
        ids_bias, actions, actions_bias, end;

    explicit Layout(const nets::NetShape& shape);
};

// Numbers that reach far get smaller weights; without it money would drown all flags. The net is
// trained on scaled inputs.
struct Scales {
    std::vector<int> reaches;  // of the features of a view
    std::vector<float> views, actions;

    Scales(const FeatureList& views, const FeatureList& actions);
};

using Weights = std::vector<float>;

// `power` and `reach`: the mean sum of squares, and of sizes, of the scaled rows of views.
Weights first_weights(const Layout& layout, double power, Rng& rng);
// A factor of the rate of learning for each weight. A step of Adam moves a number of a layer by the
// sum of its inputs; without the factors that leaves 0 … 1 at once.
std::vector<float> rate_factors(const Layout& layout, double reach);

nets::FloatNet net_of(const Layout& layout, const Scales& scales, const Weights& weights,
                      const nets::NetPurpose& purpose);

}  // namespace pakhuis::train
