// Finds places on a grid for things that must not cover each other: names, pieces, lines. The
// things are given with all the ways in which each may lie; one way is chosen for each.
#pragma once

#include <cstddef>
#include <vector>

#include "terminal/canvas.h"

namespace pakhuis::terminal {

// One way in which a thing may lie.
struct Pose {
    std::vector<Spot> solid;  // cells that nobody else's solid cells may share
    std::vector<Spot> line;   // cells that may be covered, but rather not
    int taste = 0;            // what is wrong with it, whatever the others do; 0 is best
};

// By how much sharing is worse than a bad taste of 1, for each cell shared.
namespace clash {
inline constexpr int kSolids = 1000;
inline constexpr int kBeside = 12;   // solid cells of different things next to each other in a row
inline constexpr int kStacked = 5;   // and in a column
inline constexpr int kCovered = 6;   // a line under a solid
inline constexpr int kCrossed = 3;   // two lines
inline constexpr int kThrough = 40;  // a line over a cell that is taken
}  // namespace clash

struct Arrangement {
    std::vector<std::size_t> chosen;  // for each thing, which of its poses
    int overlaps = 0;                 // solid cells still shared
    int cost = 0;                     // all that is wrong with it
};

// Improves one thing after the other until none gets better, from several beginnings, and returns
// the best of those: not the best there is, but a good one, and the same for the same input. Solid
// cells outside of the grid count as shared. No solid may lie on `taken`. Every thing has at least
// one pose.
Arrangement arrange(int width, int height, const std::vector<Spot>& taken,
                    const std::vector<std::vector<Pose>>& things);

}  // namespace pakhuis::terminal
