// The reach of a burgher, compared with a slow search that tries every way step by step.
#include "games/venise/map.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <tuple>
#include <vector>

#include "base/rng.h"
#include "games/venise/edition.h"

namespace pakhuis::venise {
namespace {

// (points, tile, boat)
using EndSet = std::set<std::tuple<int, Tile, Tile>>;

// Tries every way, including free crossings, and remembers the visited tiles.
class SlowWalker {
  public:
    SlowWalker(const Cells& cells, const std::vector<std::pair<Tile, Tile>>& own)
        : cells_(cells), own_(own) {}

    EndSet from(Tile start, Tile boat) {
        visited_ = {start};
        go(start, boat, 0);
        return ends_;
    }

  private:
    bool is_own(Tile a, Tile b) const {
        return std::find(own_.begin(), own_.end(), std::pair(a, b)) != own_.end() ||
               std::find(own_.begin(), own_.end(), std::pair(b, a)) != own_.end();
    }
    void arrive(Tile to, Tile boat, int spent) {
        if (spent > 6 || std::find(visited_.begin(), visited_.end(), to) != visited_.end()) return;
        if (spent > 0) ends_.insert({spent, to, boat});
        visited_.push_back(to);
        go(to, boat, spent);
        visited_.pop_back();
    }
    void go(Tile here, Tile boat, int spent) {
        for (int i = 0; i < kTileCount; ++i) {
            const auto to = static_cast<Tile>(i);
            if (adjacent(cells_[at(here)], cells_[at(to)])) {
                arrive(to, boat, spent + 1);
                if (is_own(here, to)) arrive(to, boat, spent);
            }
            if (here == boat) arrive(to, to, spent + 3);
        }
    }

    const Cells& cells_;
    const std::vector<std::pair<Tile, Tile>>& own_;
    std::vector<Tile> visited_;
    EndSet ends_;
};

EndSet ends_of_reach(const Reach& reach) {
    EndSet ends;
    for (int points = 1; points <= kFaces; ++points) {
        for (int tile = 0; tile < kTileCount; ++tile) {
            for (int boat = 0; boat < kTileCount; ++boat) {
                const unsigned tiles =
                    reach.by_boat[static_cast<std::size_t>(boat)].at_cost(points);
                if ((tiles >> tile) & 1) {
                    ends.insert({points, static_cast<Tile>(tile), static_cast<Tile>(boat)});
                }
            }
        }
    }
    return ends;
}

Cells random_cells(Rng& rng) {
    Cells cells{};
    std::vector<Tile> order;
    for (int i = 0; i < kTileCount; ++i) order.push_back(static_cast<Tile>(i));
    for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    }
    cells[at(order[0])] = {0, 0};
    for (std::size_t i = 1; i < order.size();) {
        const Cell from = cells[at(order[rng.below(static_cast<std::uint32_t>(i))])];
        const Cell step = kSteps[rng.below(6u)];
        const Cell to = cell(from.q + step.q, from.r + step.r);
        if (std::find(cells.begin(), cells.end(), to) != cells.end()) continue;
        cells[at(order[i++])] = to;
    }
    return cells;
}

EdgeSet random_subset(EdgeSet edges, int count, Rng& rng) {
    EdgeSet chosen;
    while (count-- > 0 && !edges.empty()) {
        const SpotId edge = edges.nth(rng.below(edges.count()));
        edges.remove(edge);
        chosen.add(edge);
    }
    return chosen;
}

void expect_same_reach(const Cells& cells, Tile start, Tile boat, EdgeSet own) {
    std::vector<std::pair<Tile, Tile>> pairs;
    for (EdgeSet left = own; !left.empty();) {
        const auto [a, b] = ends_of(left.pop());
        pairs.push_back({a, b});
    }
    Reach reach;
    walk(map_of(cells), start, boat, own, kFaces, reach);
    const EndSet ends = SlowWalker(cells, pairs).from(start, boat);
    EXPECT_EQ(ends_of_reach(reach), ends);
    for (int most = 1; most < kFaces; ++most) {
        Reach shorter;
        walk(map_of(cells), start, boat, own, most, shorter);
        EndSet cheap;
        for (const auto& end : ends) {
            if (std::get<0>(end) <= most) cheap.insert(end);
        }
        EndSet found;
        for (const auto& end : ends_of_reach(shorter)) {
            if (std::get<0>(end) <= most) found.insert(end);
        }
        EXPECT_EQ(found, cheap) << "at most " << most;
    }
    for (int points = 1; points <= kFaces; ++points) {
        unsigned any = 0;
        for (const Ends by_cost : reach.by_boat) any |= by_cost.at_cost(points);
        EXPECT_EQ(reach.any.at_cost(points), any);
    }
    EXPECT_EQ(walkable_values(map_of(cells), start, boat, own), reach.values());
}

// 1.3
TEST(VeniseMap, WalksAgreeWithASlowWalkerOnRandomLayoutsBridgesAndBoats) {
    Rng rng(1);
    for (int i = 0; i < 300; ++i) {
        const Cells cells = random_cells(rng);
        const Map map = map_of(cells);
        ASSERT_TRUE(connected(map));
        expect_same_reach(cells, static_cast<Tile>(rng.below(kTileCount)),
                          static_cast<Tile>(rng.below(kTileCount)),
                          random_subset(edges_of(map), rng.below(6), rng));
    }
}

// 1.3
TEST(VeniseMap, WalksAgreeWithASlowWalkerOnEveryFixedLayout) {
    Rng rng(2);
    for (const Layout& layout : built_in_edition().layouts) {
        const EdgeSet edges = edges_of(map_of(layout.cells));
        for (int start = 0; start < kTileCount; ++start) {
            for (int boat = 0; boat < kTileCount; ++boat) {
                expect_same_reach(layout.cells, static_cast<Tile>(start), static_cast<Tile>(boat),
                                  {});
            }
            expect_same_reach(layout.cells, static_cast<Tile>(start), layout.boat,
                              random_subset(edges, 1 + rng.below(5), rng));
        }
    }
}

// From every tile a one can move, so rolling again always ends.
TEST(VeniseMap, AOneAlwaysMoves) {
    Rng rng(3);
    for (int i = 0; i < 100; ++i) {
        const Map map = map_of(random_cells(rng));
        for (int start = 0; start < kTileCount; ++start) {
            Reach reach;
            walk(map, static_cast<Tile>(start), Tile::kMarket, {}, kFaces, reach);
            EXPECT_TRUE(reach.values() & 2);
        }
    }
}

TEST(VeniseMap, EdgesAndCellsMatchTheirNumbersBothWays) {
    for (int i = 0; i < kEdges; ++i) {
        const auto [a, b] = ends_of(SpotId(i));
        EXPECT_LT(a, b);
        EXPECT_EQ(edge_between(a, b), SpotId(i));
        EXPECT_EQ(edge_between(b, a), SpotId(i));
    }
    for (int i = kEdges; i < kSpots; ++i) EXPECT_EQ(spot_of(cell_of(SpotId(i))), SpotId(i));
    EXPECT_TRUE(spot_of({9, 0}).none());
    EXPECT_TRUE(spot_of({8, 1}).none());
}

}  // namespace
}  // namespace pakhuis::venise
