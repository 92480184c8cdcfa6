// The things of venise.
#include "things/venise/things.h"

#include <gtest/gtest.h>

#include "games/venise/test_table.h"
#include "kit/story.h"

namespace pakhuis::venise {
namespace {

using Story = kit::Story<Venise, Table>;

TEST(VeniseThings, ShowTheLongestRowOfBridges) {
    Story s{Table(2)};
    for (const char* edge : {"market-order", "market-wool", "workshop-port-b"}) {
        s.table.bridge(0, edge);
    }
    EXPECT_EQ(s.bin(0, "bridges in a row"), 2);
    EXPECT_EQ(s.bin(0, "bridges"), 3);
    EXPECT_EQ(s.bin(1, "bridges in a row"), 0);
}

TEST(VeniseThings, ShowCardsKeptBuiltAndPaid) {
    Story s{Table(2)};
    s.table.workshop(0, "cloth-2").built(0, "lace-1").master(0, "step-a").engaged(0, "skill-b");
    s.table.used(1, "fill-a");
    EXPECT_EQ(s.bin(0, "workshop kept", "cloth-2"), 1);
    EXPECT_EQ(s.bin(0, "workshop built", "cloth-2"), 0);
    EXPECT_EQ(s.bin(0, "workshop built", "lace-1"), 1);
    EXPECT_EQ(s.bin(0, "workshops built"), 1);
    EXPECT_EQ(s.bin(0, "master paid", "step-a"), 0);
    EXPECT_EQ(s.bin(0, "master paid", "skill-b"), 1);
    EXPECT_EQ(s.bin(1, "master paid", "fill-a"), 1);
    EXPECT_EQ(s.bin(1, "masters paid"), 1);
}

TEST(VeniseThings, ShowPowersAndSales) {
    Story s{Table(2)};
    s.table.burgher(0, "gold").store(0, "jewels x3").price("jewels", 2, 1);
    s.play({"chance: roll 1", "chance: roll 3", "0: move 1 market", "0: activate 3",
            "0: sell jewels x3", "0: drop one"});
    EXPECT_EQ(s.bin(0, "power used", "market"), 1);
    EXPECT_EQ(s.bin(0, "power used", "gold"), 0);
    EXPECT_EQ(s.bin(0, "cubes sold", "jewels"), 3);
    EXPECT_EQ(s.bin(1, "cubes sold", "jewels"), 0);
}

TEST(VeniseThings, ShowCubesMadeAndOrdersKept) {
    Story s{Table(2)};
    s.table.built(0, "jewels-1", "gold").orders(0, "jewels-plus-1").finish(0);
    s.play({"0: produce jewels-1 plus-1"});
    EXPECT_EQ(s.bin(0, "cubes made", "jewels"), 1);
    EXPECT_EQ(s.bin(0, "cubes made", "cloth"), 0);
}

TEST(VeniseThings, ShowTheFirstTileAndTheOrdersKept) {
    Story s{Table::at_start(2)};
    s.play({"0: start linen", "1: start market"});
    EXPECT_EQ(s.bin(0, "first tile", "linen"), 1);
    EXPECT_EQ(s.bin(0, "first tile", "market"), 0);
    EXPECT_EQ(s.bin(1, "first tile", "market"), 1);
    s.table.burgher(0, "market");
    s.play({"chance: roll 1", "chance: roll 1", "0: move 1 order", "0: activate 1",
            "chance: draw lace-plus-2", "0: keep lace-plus-2"});
    EXPECT_EQ(s.bin(0, "orders kept", "lace-plus-2"), 1);
    EXPECT_EQ(s.bin(0, "orders kept", "lace-plus-1"), 0);
}

}  // namespace
}  // namespace pakhuis::venise
