#include "games/venise/map.h"

namespace pakhuis::venise {
namespace {

constexpr auto kEdgeEnds = [] {
    std::array<std::array<Tile, 2>, kEdges> ends{};
    std::size_t n = 0;
    for (int a = 0; a < kTileCount; ++a) {
        for (int b = a + 1; b < kTileCount; ++b) {
            ends[n++] = {static_cast<Tile>(a), static_cast<Tile>(b)};
        }
    }
    return ends;
}();

constexpr auto kEdgeNumber = [] {
    std::array<std::array<std::uint8_t, kTileCount>, kTileCount> number{};
    for (std::size_t i = 0; i < kEdges; ++i) {
        const auto [a, b] = kEdgeEnds[i];
        number[at(a)][at(b)] = number[at(b)][at(a)] = static_cast<std::uint8_t>(i);
    }
    return number;
}();

constexpr auto kCellList = [] {
    std::array<Cell, kCellCount> cells{};
    std::size_t n = 0;
    for (int q = -kFarthest; q <= kFarthest; ++q) {
        for (int r = -kFarthest; r <= kFarthest; ++r) {
            if (in_reach(q, r)) cells[n++] = cell(q, r);
        }
    }
    return cells;
}();
static_assert(!kCellList.back().nowhere() && kCellList.back().q == kFarthest);

// Costs lo … hi as bits, as far as they are 1 to 6.
constexpr std::uint8_t costs_between(int lo, int hi) {
    const int last = hi < kFaces ? hi : kFaces;
    return static_cast<std::uint8_t>(((2u << last) - 1) & ~((1u << lo) - 1) & 0x7e);
}

struct Walker {
    const Map& map;
    std::array<std::uint16_t, kTileCount> own;  // tiles beyond one of the walker's bridges
    Reach& out;

    // `lo` to `hi`: what the way so far can have cost, each free crossing being a choice.
    void go(unsigned tile, unsigned visited, int lo, int hi, unsigned boat) {
        visited |= 1u << tile;
        unsigned next = map.near[tile] & ~visited;
        while (next != 0) {
            const auto to = static_cast<unsigned>(pop_lowest(next));
            const int free = (own[tile] >> to) & 1;
            if (lo + 1 - free <= kFaces) arrive(to, visited, lo + 1 - free, hi + 1, boat);
        }
        if (tile == boat && lo + 3 <= kFaces) ride(visited, lo + 3, hi + 3);
    }
    void ride(unsigned visited, int lo, int hi) {
        unsigned next = ((1u << kTileCount) - 1) & ~visited;
        while (next != 0) {
            const auto to = static_cast<unsigned>(pop_lowest(next));
            arrive(to, visited, lo, hi, to);
        }
    }
    void arrive(unsigned tile, unsigned visited, int lo, int hi, unsigned boat) {
        const std::uint8_t costs = costs_between(lo, hi);
        out.by_boat[tile][boat] = static_cast<std::uint8_t>(out.by_boat[tile][boat] | costs);
        out.any[tile] = static_cast<std::uint8_t>(out.any[tile] | costs);
        go(tile, visited, lo, hi, boat);
    }
};

}  // namespace

SpotId edge_between(Tile a, Tile b) {
    return SpotId(kEdgeNumber[at(a)][at(b)]);
}

std::array<Tile, 2> ends_of(SpotId edge) {
    return kEdgeEnds[static_cast<std::size_t>(edge.index())];
}

SpotId spot_of(Cell wanted) {
    for (int i = 0; i < kCellCount; ++i) {
        if (kCellList[static_cast<std::size_t>(i)] == wanted) return SpotId(kEdges + i);
    }
    return {};
}

Cell cell_of(SpotId spot) {
    return kCellList[static_cast<std::size_t>(spot.index() - kEdges)];
}

Map map_of(const Cells& cells) {
    Map map;
    for (const auto& [a, b] : kEdgeEnds) {
        if (!adjacent(cells[at(a)], cells[at(b)])) continue;
        map.near[at(a)] = static_cast<std::uint16_t>(map.near[at(a)] | bit(b));
        map.near[at(b)] = static_cast<std::uint16_t>(map.near[at(b)] | bit(a));
    }
    return map;
}

EdgeSet edges_of(const Map& map) {
    EdgeSet edges;
    for (int i = 0; i < kEdges; ++i) {
        const auto [a, b] = ends_of(SpotId(i));
        if (map.touch(a, b)) edges.add(SpotId(i));
    }
    return edges;
}

bool connected(const Map& map) {
    unsigned reached = 1;
    for (unsigned frontier = 1; frontier != 0;) {
        const unsigned found = map.near[static_cast<std::size_t>(pop_lowest(frontier))] & ~reached;
        reached |= found;
        frontier |= found;
    }
    return reached == (1u << kTileCount) - 1;
}

void walk(const Map& map, Tile start, Tile boat, EdgeSet own, Reach& out) {
    out = {};
    Walker walker{map, {}, out};
    while (!own.empty()) {
        const auto [a, b] = ends_of(own.pop());
        walker.own[at(a)] = static_cast<std::uint16_t>(walker.own[at(a)] | bit(b));
        walker.own[at(b)] = static_cast<std::uint16_t>(walker.own[at(b)] | bit(a));
    }
    walker.go(static_cast<unsigned>(start), 0, 0, 0, static_cast<unsigned>(boat));
}

}  // namespace pakhuis::venise
