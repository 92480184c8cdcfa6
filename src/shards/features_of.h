// The features that a seat's decision begins with.
#pragma once

#include <vector>

#include "engine/features.h"
#include "registry/typed_match.h"

namespace pakhuis::shards {

// The row of one game's state; there is room for G::kFeatures numbers.
template <class G>
void put_features(const TypedMatch<G>& match, const typename G::View& view, Feature* to) {
    FeatureRow row(to);
    G::features(match.clockless_rules(), view, row);
}

// Of any match: the seat waits.
std::vector<Feature> features_of(const Match& match, Seat seat);
int feature_count(const Match& match);
int feature_version(const Match& match);

}  // namespace pakhuis::shards
