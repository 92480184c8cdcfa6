#include "nets/net.h"

namespace pakhuis::nets {

Net::Net(const NetShape& the_shape)
    : shape(the_shape),
      second(shape.second, shape.first),
      third(shape.third, shape.second),
      values(shape.values, shape.third),
      action_ids(shape.action_ids, shape.third),
      action_features(shape.action_features, shape.third) {
    const auto features = static_cast<std::size_t>(shape.features);
    const auto numbers = static_cast<std::size_t>(shape.first);
    first.multipliers.resize(features);
    first.biases.resize(numbers);
    first.weights.resize(features * numbers);
}

}  // namespace pakhuis::nets
