// Setup: the state before the first turn.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// setup
TEST(VeniseSetup, EveryoneBeginsWithOneCubeOfEachColour) {
    const Table t = Table::at_start(3);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(t.state.stock[seat], cubes_of(1, 1, 1));
        EXPECT_EQ(t.state.points[seat], 0);
    }
    EXPECT_EQ(t.state.stock[3], Cubes{});
}

// setup
TEST(VeniseSetup, BurghersArePlacedInTurnAndMayShareATile) {
    Table t = Table::at_start(2);
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal().size(), 9u);
    t.play({"0: start gold", "1: start gold"});
    EXPECT_EQ(t.burgher_of(0), "gold");
    EXPECT_EQ(t.burgher_of(1), "gold");
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(t.state.turn, 0);
    EXPECT_EQ(t.state.lap, 1);
}

// setup
TEST(VeniseSetup, FewerPlayersHaveFewerOrdersButAllPlusTwoOrders) {
    const std::array<int, 3> cards{18, 21, 24};
    for (int seats = 2; seats <= 4; ++seats) {
        const Table t = Table::at_start(seats);
        const Orders deck = t.state.order_deck[0].cards;
        EXPECT_EQ(deck.total(), cards[static_cast<std::size_t>(seats - 2)]);
        for (const Good good : {Good::kCloth, Good::kLace, Good::kJewels}) {
            EXPECT_EQ(deck[order_kind(good, 1)], seats + 2);
            EXPECT_EQ(deck[order_kind(good, 2)], 2);
        }
    }
}

// setup
TEST(VeniseSetup, FewerPlayersHaveFewerSpacesOnTheMarket) {
    const auto bonuses = [](int seats) {
        std::string out;
        for (const std::uint8_t bonus : rules_for(seats).bonuses) out += std::to_string(bonus);
        return out;
    };
    EXPECT_EQ(bonuses(4), "4332211");
    EXPECT_EQ(bonuses(3), "432211");
    EXPECT_EQ(bonuses(2), "43211");
}

// setup
TEST(VeniseSetup, TheBoatStartsAtTheTileOfTheLayout) {
    EXPECT_EQ(Table::at_start(2).state.boat, Tile::kOrder);
    EXPECT_EQ(Table::at_start(2, LayoutName::kRing).state.boat, Tile::kOrder);
    EXPECT_EQ(Table::at_start(2, LayoutName::kStreet).state.boat, Tile::kMarket);
    EXPECT_EQ(Table::at_start(2, LayoutName::kIslands).state.boat, Tile::kPortB);
    EXPECT_EQ(Table::at_start(2, LayoutName::kCompact).state.boat, Tile::kMaster);
}

// 3.2
TEST(VeniseFreePlacement, TilesAreTakenInTurnThenLaidBesideOthers) {
    Table t = Table::at_start(2, LayoutName::kFree);
    EXPECT_EQ(t.legal().size(), 8u);  // the ports are equal
    t.play("0: take market");
    EXPECT_EQ(t.legal(), Texts{"lay 0,0"});
    t.play("0: lay 0,0");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.refusal("1: take market"), "tile-laid");
    EXPECT_EQ(t.refusal("1: take port-b"), "ports-alike");
    t.play("1: take port-a");
    EXPECT_EQ(t.legal(),
              (Texts{"lay -1,0", "lay -1,1", "lay 0,-1", "lay 0,1", "lay 1,-1", "lay 1,0"}));
    EXPECT_EQ(t.refusal("1: lay 1,1"), "bad-cell");
    t.play({"1: lay 1,0", "0: take port-b"});
    EXPECT_EQ(t.legal().size(), 8u);
}

// 3.2
TEST(VeniseFreePlacement, TheLastSeatLaysTheBoatThenBurghersBegin) {
    Table t = Table::at_start(3, LayoutName::kFree);
    const Texts tiles{"market", "order", "workshop", "master", "wool",
                      "linen",  "gold",  "port-a",   "port-b"};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const std::string seat = std::to_string(i % 3) + ": ";
        t.play(seat + "take " + tiles[i]);
        t.play(seat + "lay " + std::to_string(i) + ",0");
    }
    EXPECT_EQ(t.waiting(), "2");
    EXPECT_EQ(t.legal("boat").size(), 9u);
    t.play("2: boat gold");
    EXPECT_EQ(t.waiting(), "0");
    t.play({"0: start market", "1: start market", "2: start port-b"});
    EXPECT_EQ(t.waiting(), "chance");
    // A street of nine tiles: from its end only the boat, two steps away, gives a way of 5.
    t.roll(5, 1);
    EXPECT_EQ(t.legal("move 1"), Texts{"move 1 order"});
}

}  // namespace
}  // namespace pakhuis::venise
