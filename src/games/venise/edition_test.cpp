// The printed tables: the content of the built-in edition, and the faults refused in another one.
#include "games/venise/edition.h"

#include <functional>
#include <gtest/gtest.h>

#include "codec/hash.h"
#include "codec/json.h"

namespace pakhuis::venise {
namespace {

TEST(VeniseEdition, TheBuiltInEditionIsValid) {
    EXPECT_EQ(edition_problem(built_in_edition()).refusal, nullptr);
}

// contents; setup
TEST(VeniseEdition, HoldsThePrintedComponents) {
    const Edition& e = built_in_edition();
    EXPECT_EQ(e.workshops.size(), 15u);
    EXPECT_EQ(e.masters.size(), 16u);
    std::array<int, 3> orders{};
    for (const OrderCount& row : e.orders) {
        for (std::size_t p = 0; p < 3; ++p) orders[p] += row.count[p];
        // All +2 orders are used with any number of players.
        EXPECT_TRUE(value_of(row.order) == 1 || row.count[0] == row.count[2]);
    }
    EXPECT_EQ(orders, (std::array<int, 3>{18, 21, 24}));
}

// 1.4.2.1, the card in the example
TEST(VeniseEdition, OneWorkshopMatchesTheRulebookText) {
    int known = 0;
    for (const Workshop& w : built_in_edition().workshops) {
        if (w.mark != Mark::kText) continue;
        ++known;
        EXPECT_EQ(w.good, Good::kJewels);
        EXPECT_EQ(w.capacity, 2);
        EXPECT_EQ(w.cost, cubes_of(0, 1, 2));
    }
    EXPECT_EQ(known, 1);
}

// reconstruction
TEST(VeniseEdition, LayoutsAreConnectedAndHaveTheirEdges) {
    const std::array<int, kFixedLayouts> edges{11, 9, 8, 13, 16};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Map map = map_of(built_in_edition().layouts[i].cells);
        EXPECT_TRUE(connected(map));
        EXPECT_EQ(edges_of(map).count(), edges[i]) << kLayoutNames[i];
    }
}

// 3.1, reconstruction: the meaning of the layout names
TEST(VeniseEdition, LayoutsMatchTheirNames) {
    const auto neighbours = [](LayoutName name) {
        const Map map = map_of(built_in_edition().layouts[at(name)].cells);
        std::array<int, kTileCount> counts{};
        for (std::size_t i = 0; i < kTileCount; ++i) counts[i] = popcount(map.near[i]);
        return counts;
    };
    // The market is the hub, and six tiles surround an empty cell.
    EXPECT_EQ(neighbours(LayoutName::kFirst),
              (std::array<int, kTileCount>{4, 2, 2, 1, 3, 2, 3, 3, 2}));
    int round_the_pond = 0;
    for (const Cell tile : built_in_edition().layouts[at(LayoutName::kFirst)].cells) {
        round_the_pond += adjacent(tile, cell(0, 1));
    }
    EXPECT_EQ(round_the_pond, 6);
    EXPECT_EQ(neighbours(LayoutName::kRing),
              (std::array<int, kTileCount>{2, 2, 2, 2, 2, 2, 2, 2, 2}));
    // From port to port: gold, workshop, linen, market, order, wool, master.
    const Map street = map_of(built_in_edition().layouts[at(LayoutName::kStreet)].cells);
    const std::array line{Tile::kPortA, Tile::kGold, Tile::kWorkshop, Tile::kLinen, Tile::kMarket,
                          Tile::kOrder, Tile::kWool, Tile::kMaster,   Tile::kPortB};
    for (std::size_t i = 1; i < line.size(); ++i) EXPECT_TRUE(street.touch(line[i - 1], line[i]));
    EXPECT_EQ(neighbours(LayoutName::kIslands),
              (std::array<int, kTileCount>{4, 2, 3, 3, 4, 3, 3, 2, 2}));
    // The market in the centre touches all tiles except the ports.
    EXPECT_EQ(neighbours(LayoutName::kCompact),
              (std::array<int, kTileCount>{6, 4, 4, 3, 4, 3, 4, 2, 2}));
}

// reconstruction: one edge joins the two parts
TEST(VeniseEdition, IslandsAreJoinedByMarketAndMaster) {
    Map map = map_of(built_in_edition().layouts[at(LayoutName::kIslands)].cells);
    map.near[at(Tile::kMarket)] &= static_cast<std::uint16_t>(~bit(Tile::kMaster));
    map.near[at(Tile::kMaster)] &= static_cast<std::uint16_t>(~bit(Tile::kMarket));
    EXPECT_FALSE(connected(map));
}

TEST(VeniseEdition, IsEqualAfterPrintingAndLoading) {
    const Edition& e = built_in_edition();
    const std::string text = codec::to_json(e, e).dump();
    const auto json = codec::parse_json(text);
    ASSERT_TRUE(json);
    const auto back = codec::from_json<Edition>(e, *json);
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_EQ(*back, e);
    EXPECT_EQ(codec::field_hash(*back), codec::field_hash(e));
    EXPECT_NE(text.find("\"mark\":\"text\""), text.npos);
    EXPECT_NE(text.find("\"mark\":\"ours\""), text.npos);
}

struct Fault {
    const char* key;
    const char* table;
    int row;
    std::function<void(Edition&)> make;
};

void PrintTo(const Fault& f, std::ostream* out) {
    *out << f.key << " in " << f.table;
}

class VeniseBadEdition : public testing::TestWithParam<Fault> {};

TEST_P(VeniseBadEdition, IsRefused) {
    Edition e = built_in_edition();
    GetParam().make(e);
    const EditionProblem problem = edition_problem(e);
    ASSERT_NE(problem.refusal, nullptr);
    EXPECT_EQ(problem.refusal->key, GetParam().key);
    EXPECT_EQ(problem.table, GetParam().table);
    EXPECT_EQ(problem.row, GetParam().row);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, VeniseBadEdition,
    testing::Values(
        Fault{"no-free-space", "market", 0, [](Edition& e) { e.market.clear(); }},
        Fault{"no-free-space", "market", 0,
              [](Edition& e) {
                  for (MarketSpace& space : e.market) space.players = 3;
              }},
        Fault{"bad-space", "market", 2, [](Edition& e) { e.market[2].bonus = 5; }},
        Fault{"bad-space", "market", 0, [](Edition& e) { e.market[0].bonus = 10; }},
        Fault{"bad-space", "market", 1, [](Edition& e) { e.market[1].players = 5; }},
        Fault{"bad-order-row", "orders", 1,
              [](Edition& e) { e.orders[1].order = OrderKind::kLace1; }},
        Fault{"bad-order-row", "orders", 0, [](Edition& e) { e.orders[0].count = {6, 5, 5}; }},
        Fault{"bad-order-row", "orders", 3, [](Edition& e) { e.orders[3].count = {2, 2, 13}; }},
        Fault{"bad-order-total", "orders", 0, [](Edition& e) { e.orders[1].count[2] = 9; }},
        Fault{"bad-order-total", "orders", 0,
              [](Edition& e) {
                  for (OrderCount& row : e.orders) row.count = {};
              }},
        Fault{"bad-row", "rows", 1, [](Edition& e) { e.rows[1].places = 0; }},
        Fault{"bad-row", "rows", 0, [](Edition& e) { e.rows[0].places = 7; }},
        Fault{"too-few-workshops", "workshops", 0, [](Edition& e) { e.workshops.clear(); }},
        Fault{"missing-good", "workshops", 2,
              [](Edition& e) { e.workshops[2].good = Good::kNone; }},
        Fault{"bad-capacity", "workshops", 4, [](Edition& e) { e.workshops[4].capacity = 4; }},
        Fault{"bad-cost", "workshops", 0, [](Edition& e) { e.workshops[0].cost = {}; }},
        Fault{"bad-cost", "workshops", 1,
              [](Edition& e) { e.workshops[1].cost = cubes_of(3, 3, 1); }},
        Fault{"too-few-masters", "masters", 0, [](Edition& e) { e.masters.clear(); }},
        Fault{"missing-good", "masters", 13, [](Edition& e) { e.masters[13].good = Good::kNone; }},
        Fault{"unwanted-good", "masters", 3, [](Edition& e) { e.masters[3].good = Good::kLace; }},
        Fault{"cost-of-order", "masters", 0,
              [](Edition& e) { e.masters[0].cost = cubes_of(1, 0, 0); }},
        Fault{"bad-cost", "masters", 3, [](Edition& e) { e.masters[3].cost = {}; }},
        Fault{"layout-order", "layouts", 1,
              [](Edition& e) { e.layouts[1].layout = LayoutName::kFree; }},
        Fault{"no-boat", "layouts", 0, [](Edition& e) { e.layouts[0].boat = Tile::kNone; }},
        Fault{"far-cell", "layouts", 2, [](Edition& e) { e.layouts[2].cells[8] = {9, 0}; }},
        Fault{"doubled-cell", "layouts", 3, [](Edition& e) { e.layouts[3].cells[8] = {0, 0}; }},
        Fault{"not-connected", "layouts", 2, [](Edition& e) { e.layouts[2].cells[8] = {-3, 5}; }}));

}  // namespace
}  // namespace pakhuis::venise
