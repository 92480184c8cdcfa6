// A match as numbers: features, ids and masks of one seat (engine/features.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/features.h"
#include "registry/match.h"

namespace pakhuis::python {

struct NumberSizes {
    int features = 0;
    int action_features = 0;
    int action_ids = 0;
};

NumberSizes number_sizes(const Match& match);
std::vector<Feature> features_of(const Match& match, Seat viewer);
// One row after the other, in the order of legal().
std::vector<Feature> action_features_of(const Match& match, Seat seat);
// In the order of legal(); empty for a seat that does not decide now.
std::vector<std::int32_t> legal_ids_of(const Match& match, Seat seat);
// The legal action with this id as text.
std::optional<std::string> text_of_id(const Match& match, Seat seat, std::int64_t id);

}  // namespace pakhuis::python
