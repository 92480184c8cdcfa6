// The ways in which the tracks of Carts of Amsterdam may run over the map: straight or bent, their
// spaces spread out or closer together, twins one above the other or side by side.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "games/carts/rules.h"
#include "terminal/arrange.h"
#include "terminal/carts/layout.h"

namespace pakhuis::terminal {

// One track, or a pair of twins: they share one curve between two places.
struct Bundle {
    std::size_t first = 0;  // track
    std::size_t count = 1;  // 2: twins, the track after it is the other one
};

std::vector<Bundle> bundles(const carts::Rules& rules);

using BundleLines = std::array<CartsLayout::TrackLine, 2>;

struct BundleWays {
    std::vector<Pose> poses;
    std::vector<BundleLines> lines;  // where the spaces lie in each pose
};

// All ways of a bundle on a map whose marks are set.
BundleWays ways_of(const carts::Rules& rules, const CartsLayout& map, const Bundle& bundle);

}  // namespace pakhuis::terminal
