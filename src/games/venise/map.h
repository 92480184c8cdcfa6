// The positions of the tiles, their neighbours, and the ways of a burgher.
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

inline constexpr int kFarthest = 8;  // the greatest distance from the first of nine connected tiles

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

// A place on the map in an action: the edge between two tiles, or a cell for a tile.
using SpotId = Id<SpotTag>;
using EdgeSet = IdSet<SpotTag, std::uint64_t>;
inline constexpr int kEdges = 36;       // all pairs of tiles; only touching tiles have an edge
inline constexpr int kCellCount = 217;  // within kFarthest of (0,0)
inline constexpr int kSpots = kEdges + kCellCount;

SpotId edge_between(Tile a, Tile b);  // a and b differ
constexpr bool is_edge(SpotId id) {
    return id.index() < kEdges;
}
std::array<Tile, 2> ends_of(SpotId edge);  // in the order of Tile
SpotId spot_of(Cell cell);                 // none if the cell is too far from (0,0)
Cell cell_of(SpotId spot);

// For each tile, its neighbours as bits.
struct Map {
    std::array<std::uint16_t, kTileCount> near{};

    constexpr bool touch(Tile a, Tile b) const { return (near[at(a)] & bit(b)) != 0; }
};
Map map_of(const Cells& cells);
EdgeSet edges_of(const Map& map);
bool connected(const Map& map);

inline constexpr unsigned kAllValues = 0x7e;  // the values 1 … 6 of a die as bits

// Tiles by the exact points of the way to them: bit 9 · points + tile, with points from 0 to 6. No
// move ends at 0 points.
struct Ends {
    std::uint64_t bits = 0;

    constexpr unsigned at_cost(int points) const {
        return static_cast<unsigned>(bits >> (kTileCount * points)) & ((1u << kTileCount) - 1);
    }
    // The tiles that at least one of the die values (bits) reaches.
    constexpr unsigned for_values(unsigned values) const {
        unsigned tiles = 0;
        while (values != 0) tiles |= at_cost(pop_lowest(values));
        return tiles;
    }
};

// The possible ends of a move: the tile of the burgher and the tile of the boat.
struct Reach {
    std::array<Ends, kTileCount> by_boat{};  // by the tile of the boat after the move
    Ends any{};                              // for any tile of the boat

    // Die values that can move the burgher, as bits 1 … 6.
    constexpr unsigned values() const {
        unsigned found = 0;
        for (int cost = 1; cost <= kFaces; ++cost) {
            found |= (any.at_cost(cost) != 0 ? 1u : 0u) << cost;
        }
        return found;
    }
};

// Finds every path of at most `most` points (1 to 6) from `start`. A step costs 1; over one of the
// `own` bridges it costs 0 or 1. From its tile the boat carries the burgher to any tile for 3 and
// stays there. No tile is visited twice. (1.3)
void walk(const Map& map, Tile start, Tile boat, EdgeSet own, int most, Reach& out);
// The die values that can move the burgher, as bits.
unsigned walkable_values(const Map& map, Tile start, Tile boat, EdgeSet own);

}  // namespace pakhuis::venise
