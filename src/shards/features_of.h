// The features that a seat's decision begins with.
#pragma once

#include <vector>

#include "engine/features.h"
#include "registry/match.h"

namespace pakhuis::shards {

// The seat waits.
std::vector<Feature> features_of(const Match& match, Seat seat);
int feature_count(const Match& match);
int feature_version(const Match& match);

}  // namespace pakhuis::shards
