// Where the tiles lie, which of them touch, and where a burgher can walk.
//
// Cells are axial: neighbours differ by (±1,0), (0,±1), (1,−1) or (−1,1).
//
//        (0,−1)  (1,−1)
//     (−1,0)  (0,0)  (1,0)
//        (−1,1)  (0,1)
#pragma once

#include <array>
#include <cstdint>

#include "games/venise/components.h"

namespace pakhuis::venise {

inline constexpr int kFarthest = 8;  // nine tiles that touch never lie farther from the first

struct Cell {
    static constexpr std::int8_t kNowhere = 127;
    std::int8_t q = kNowhere, r = kNowhere;

    constexpr bool nowhere() const { return q == kNowhere; }
    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("q", self.q);
        visit("r", self.r);
    }
    friend constexpr bool operator==(Cell, Cell) = default;
};
constexpr Cell cell(int q, int r) {
    return {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
}
inline constexpr std::array<Cell, 6> kSteps{Cell{1, 0},  Cell{0, 1},  Cell{-1, 1},
                                            Cell{-1, 0}, Cell{0, -1}, Cell{1, -1}};
constexpr bool adjacent(Cell a, Cell b) {
    const int q = b.q - a.q;
    const int r = b.r - a.r;
    const bool near = q * q <= 1 && r * r <= 1 && q != r;
    return near && !a.nowhere() && !b.nowhere();
}
// Within kFarthest steps of (0,0).
constexpr bool in_reach(int q, int r) {
    const auto far = [](int n) { return n > kFarthest || n < -kFarthest; };
    return !far(q) && !far(r) && !far(q + r);
}

using Cells = std::array<Cell, kTileCount>;

// A place on the map that an action names: the edge between two tiles, or a cell for a tile.
using SpotId = Id<SpotTag>;
using EdgeSet = IdSet<SpotTag, std::uint64_t>;
inline constexpr int kEdges = 36;       // pairs of tiles; those that touch have an edge
inline constexpr int kCellCount = 217;  // within kFarthest of (0,0)
inline constexpr int kSpots = kEdges + kCellCount;

SpotId edge_between(Tile a, Tile b);  // a and b differ
constexpr bool is_edge(SpotId id) {
    return id.index() < kEdges;
}
std::array<Tile, 2> ends_of(SpotId edge);  // in the order of tiles
SpotId spot_of(Cell cell);                 // none if it lies out of reach
Cell cell_of(SpotId spot);

// For each tile, the tiles beside it as bits.
struct Map {
    std::array<std::uint16_t, kTileCount> near{};

    constexpr bool touch(Tile a, Tile b) const { return (near[at(a)] & bit(b)) != 0; }
};
Map map_of(const Cells& cells);
EdgeSet edges_of(const Map& map);
bool connected(const Map& map);

inline constexpr unsigned kAllValues = 0x7e;  // the values 1 … 6 of a die as bits

// Tiles by the points that lead there exactly: bit 9 · points + tile, points from 0 to 6. Nobody
// ends a move at 0 points.
struct Ends {
    std::uint64_t bits = 0;

    constexpr unsigned at_cost(int points) const {
        return static_cast<unsigned>(bits >> (kTileCount * points)) & ((1u << kTileCount) - 1);
    }
    // The tiles that one of some die values, as bits, leads to.
    constexpr unsigned for_values(unsigned values) const {
        unsigned tiles = 0;
        while (values != 0) tiles |= at_cost(pop_lowest(values));
        return tiles;
    }
};

// Where a burgher can end, and the boat with him.
struct Reach {
    std::array<Ends, kTileCount> by_boat{};  // by the tile where the boat then lies
    Ends any{};                              // wherever it lies

    // Die values that move the burgher at all, as bits 1 … 6.
    constexpr unsigned values() const {
        unsigned found = 0;
        for (int cost = 1; cost <= kFaces; ++cost) {
            found |= (any.at_cost(cost) != 0 ? 1u : 0u) << cost;
        }
        return found;
    }
};

// Every path of at most `most` points, 1 to 6, from `start`: a step costs 1, over one of `own`
// bridges 0 or 1; from the tile where the boat lies it carries the burgher to any tile for 3 and
// stays there. No tile is visited twice. (1.3)
void walk(const Map& map, Tile start, Tile boat, EdgeSet own, int most, Reach& out);
// Only which die values move at all, as bits.
unsigned walkable(const Map& map, Tile start, Tile boat, EdgeSet own);

}  // namespace pakhuis::venise
