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
constexpr auto kCellNumber = [] {
    constexpr std::size_t kWidth = 2 * kFarthest + 1;
    std::array<std::array<std::uint8_t, kWidth>, kWidth> number{};
    for (std::size_t i = 0; i < kCellCount; ++i) {
        const auto q = static_cast<std::size_t>(kCellList[i].q + kFarthest);
        number[q][static_cast<std::size_t>(kCellList[i].r + kFarthest)] =
            static_cast<std::uint8_t>(i);
    }
    return number;
}();
static_assert(!kCellList.back().nowhere() && kCellList.back().q == kFarthest);

constexpr unsigned kAllTiles = (1u << kTileCount) - 1;

// Follows every path. `mark(boat, lo, hi, tiles)` records that these tiles can be reached for each
// cost lo … hi with the boat at this tile; it returns true to stop the search. `mark.knows` returns
// true if all of `tiles` are recorded for each of the costs: then a way without rides finds nothing
// new.
template <class Mark>
struct Walker {
    const Map& map;
    int most;  // points
    Mark mark;
    std::array<std::uint16_t, kTileCount> own{};  // tiles joined by an own bridge
    unsigned bridged = 0;                         // tiles with an own bridge

    Walker(const Map& its_map, EdgeSet bridges, int its_most, Mark its_mark)
        : map(its_map), most(its_most), mark(its_mark) {
        while (!bridges.empty()) {
            const auto [a, b] = ends_of(bridges.pop());
            own[at(a)] = static_cast<std::uint16_t>(own[at(a)] | bit(b));
            own[at(b)] = static_cast<std::uint16_t>(own[at(b)] | bit(a));
            bridged |= bit(a) | bit(b);
        }
    }

    // `lo` to `hi`: the possible costs of the way so far, since each free crossing is a choice.
    // When all points are spent, only free crossings go on.
    bool go(unsigned tile, unsigned visited, int lo, int hi, unsigned boat) {
        visited |= 1u << tile;
        const unsigned free = own[tile] & ~visited;
        unsigned next = free;
        if (lo + 2 == most && mark.knows(boat, lo + (free == 0), most, kAllTiles & ~visited))
            return false;
        if (lo < most) {
            next = map.near[tile] & ~visited;
            if (mark(boat, lo + 1, hi + 1, next)) return true;
        }
        if (free != 0 && mark(boat, lo, hi + 1, free)) return true;
        if (lo + 1 >= most) next &= lo < most ? bridged | free : bridged;
        while (next != 0) {
            const auto to = static_cast<unsigned>(pop_lowest(next));
            const int paid = ((free >> to) & 1) ^ 1;
            if (go(to, visited, lo + paid, hi + 1, boat)) return true;
        }
        return tile == boat && lo + 3 <= most && ride(visited, lo + 3, hi + 3);
    }
    bool ride(unsigned visited, int lo, int hi) {
        unsigned landings = kAllTiles & ~visited;
        while (landings != 0) {
            const auto to = static_cast<unsigned>(pop_lowest(landings));
            if (mark(to, lo, hi, 1u << to) || go(to, visited, lo, hi, to)) return true;
        }
        return false;
    }
};

// The bit of tile 0 in Ends for each cost lo … hi (at most 6). The product with a set of tiles is
// this set at all these costs.
constexpr auto kAtCosts = [] {
    std::array<std::array<std::uint64_t, 2 * kTileCount>, kFaces + 1> factor{};
    for (std::size_t lo = 0; lo < factor.size(); ++lo) {
        for (std::size_t hi = lo; hi < factor[lo].size(); ++hi) {
            for (std::size_t cost = lo; cost <= hi && cost <= kFaces; ++cost) {
                factor[lo][hi] |= std::uint64_t{1} << (kTileCount * cost);
            }
        }
    }
    return factor;
}();
constexpr std::uint64_t at_costs(int lo, int hi, unsigned tiles) {
    return tiles * kAtCosts[static_cast<std::size_t>(lo)][static_cast<std::size_t>(hi)];
}

struct MarkEnds {
    Reach& out;

    bool operator()(unsigned boat, int lo, int hi, unsigned tiles) const {
        out.by_boat[boat].bits |= at_costs(lo, hi, tiles);
        return false;
    }
    bool knows(unsigned boat, int lo, int hi, unsigned tiles) const {
        return (at_costs(lo, hi, tiles) & ~out.by_boat[boat].bits) == 0;
    }
};

struct MarkValues {
    unsigned& found;

    bool operator()(unsigned, int lo, int hi, unsigned tiles) const {
        const int last = hi < kFaces ? hi : kFaces;
        if (tiles != 0) found |= (2u << last) - (1u << lo);
        return (found & kAllValues) == kAllValues;
    }
    bool knows(unsigned, int, int, unsigned) const { return false; }
};

}  // namespace

SpotId edge_between(Tile a, Tile b) {
    return SpotId(kEdgeNumber[at(a)][at(b)]);
}

std::array<Tile, 2> ends_of(SpotId edge) {
    return kEdgeEnds[static_cast<std::size_t>(edge.index())];
}

SpotId spot_of(Cell wanted) {
    if (!in_reach(wanted.q, wanted.r)) return {};
    const auto q = static_cast<std::size_t>(wanted.q + kFarthest);
    return SpotId(kEdges + kCellNumber[q][static_cast<std::size_t>(wanted.r + kFarthest)]);
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
    return reached == kAllTiles;
}

void walk(const Map& map, Tile start, Tile boat, EdgeSet own, int most, Reach& out) {
    out = {};
    Walker walker(map, own, most, MarkEnds{out});
    walker.go(static_cast<unsigned>(start), 0, 0, 0, static_cast<unsigned>(boat));
    for (const Ends ends : out.by_boat) out.any.bits |= ends.bits;
}

unsigned walkable_values(const Map& map, Tile start, Tile boat, EdgeSet own) {
    unsigned found = 0;
    Walker walker(map, own, kFaces, MarkValues{found});
    walker.go(static_cast<unsigned>(start), 0, 0, 0, static_cast<unsigned>(boat));
    return found & kAllValues;
}

}  // namespace pakhuis::venise
