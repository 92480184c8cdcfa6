// Possible curves for the tracks on the map of Carts of Amsterdam: straight or bent, with spaces
// far apart or close together, with twins one above the other or side by side.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "games/carts/rules.h"
#include "terminal/arrange.h"
#include "terminal/carts/layout.h"

namespace pakhuis::terminal {

// One track, or a pair of twins that share one curve.
struct Bundle {
    std::size_t first = 0;  // track
    std::size_t count = 1;  // 2: twins; the next track is the other twin
};

std::vector<Bundle> bundles(const carts::Rules& rules);

using BundleLines = std::array<CartsLayout::TrackLine, 2>;

struct BundleWays {
    std::vector<Pose> poses;
    std::vector<BundleLines> lines;  // the positions of the spaces in each pose
};

// All possible lines of a bundle. The marks of the map must be set.
BundleWays ways_of(const carts::Rules& rules, const CartsLayout& map, const Bundle& bundle);

}  // namespace pakhuis::terminal
