// Finds places on a grid for things that must not cover each other: names, pieces, lines. Each
// thing has a list of possible poses; arrange() chooses one of them.
#pragma once

#include <cstddef>
#include <vector>

#include "terminal/canvas.h"

namespace pakhuis::terminal {

// One possible place of a thing.
struct Pose {
    std::vector<Spot> solid;  // cells that solid cells of other things may not share
    std::vector<Spot> line;   // cells that should not be covered, but may be
    int taste = 0;            // the cost of this pose alone; 0 is best
};

// The cost of each shared or neighbouring cell, in the unit of Pose::taste.
namespace clash {
inline constexpr int kSolids = 1000;
inline constexpr int kBeside = 12;   // solid cells of different things next to each other in a row
inline constexpr int kStacked = 5;   // the same in a column
inline constexpr int kCovered = 6;   // a line under a solid
inline constexpr int kCrossed = 3;   // two lines
inline constexpr int kThrough = 40;  // a line over a taken cell
}  // namespace clash

struct Arrangement {
    std::vector<std::size_t> chosen;  // for each thing, the index of its pose
    int overlaps = 0;                 // solid cells still shared
    int cost = 0;                     // the sum of all costs
};

// Improves one thing after the other until nothing gets better, from several starting orders, and
// returns the best result. It is a good arrangement, not always the best one. Equal input gives
// equal output. Solid cells outside of the grid count as shared. No solid cell may lie on `taken`.
// Every thing has at least one pose.
Arrangement arrange(int width, int height, const std::vector<Spot>& taken,
                    const std::vector<std::vector<Pose>>& things);

}  // namespace pakhuis::terminal
