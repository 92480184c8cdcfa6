// The things of carts.
#include "things/carts/things.h"

#include <gtest/gtest.h>

#include "games/carts/test_table.h"
#include "kit/story.h"

namespace pakhuis::carts {
namespace {

using Story = kit::Story<Carts, Table>;

TEST(CartsThings, ShowContractsKeptAndCompleted) {
    Story s{Table(2)};
    s.table.owns(0, {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a"});
    s.table.holds(0, {"haringpakkerstoren-dam", "waag-munttoren"});
    EXPECT_EQ(s.bin(0, "contract kept", "waag-munttoren"), 1);
    EXPECT_EQ(s.bin(0, "contract completed", "waag-munttoren"), 0);
    EXPECT_EQ(s.bin(0, "contract completed", "haringpakkerstoren-dam"), 1);
    EXPECT_EQ(s.bin(1, "contract kept", "haringpakkerstoren-dam"), 0);
    EXPECT_EQ(s.bin(0, "contracts completed"), 1);
    EXPECT_EQ(s.bin(0, "contracts failed"), 1);
}

TEST(CartsThings, ShowTheContractsDealtAtTheStartAndNotLaterOnes) {
    Story s{Table::at_start(2)};
    s.play({"chance: deal pink", "chance: deal pink", "chance: deal blue", "chance: deal blue"});
    s.play({"chance: turn pink", "chance: turn blue", "chance: turn green", "chance: turn black",
            "chance: turn red"});
    s.play({"chance: offer noordermarkt-dam", "chance: offer waag-munttoren",
            "chance: offer dam-zuiderkerk", "chance: offer waag-leidsepoort"});
    s.play({"0: keep dam-zuiderkerk noordermarkt-dam", "1: keep waag-munttoren"});
    s.play({"0: contracts", "chance: offer haringpakkerstoren-dam",
            "chance: offer korenmetershuisje-blauwbrug", "0: keep haringpakkerstoren-dam"});
    int dealt = 0;
    for (const char* name : {"noordermarkt-dam", "dam-zuiderkerk", "waag-munttoren",
                             "waag-leidsepoort", "haringpakkerstoren-dam"}) {
        dealt += s.bin(0, "contract dealt at the start", name);
    }
    EXPECT_EQ(dealt, 2);
    EXPECT_EQ(s.bin(0, "contracts kept at the start"), 2);
    EXPECT_EQ(s.bin(1, "contracts kept at the start"), 1);
    EXPECT_EQ(s.bin(0, "contract kept", "haringpakkerstoren-dam"), 1);
    EXPECT_EQ(s.bin(0, "turns that drew contracts"), 1);
    EXPECT_EQ(s.bin(1, "turns that drew contracts"), 0);
}

TEST(CartsThings, ShowTracksByNameAndByLength) {
    Story s{Table(2)};
    s.table.hand(0, "green x2 joker");
    s.play({"0: claim munttoren-blauwbrug green x2 joker x1"});
    EXPECT_EQ(s.bin(0, "track", "blauwbrug-munttoren"), 1);
    EXPECT_EQ(s.bin(1, "track", "blauwbrug-munttoren"), 0);
    EXPECT_EQ(s.bin(0, "tracks", "length 3"), 1);
    EXPECT_EQ(s.bin(0, "tracks", "length 1"), 0);
    EXPECT_EQ(s.bin(0, "jokers paid"), 1);
    EXPECT_EQ(s.bin(0, "goods cards"), 1);
}

TEST(CartsThings, ShowTheSeatThatBeginsTheLastLap) {
    Story s{Table(2)};
    s.table.hand(1, "green x3").turn(1);
    s.table.owns(1, {"haringpakkerstoren-oude-waal", "montelbaanstoren-blauwbrug",
                     "munttoren-leidsepoort", "westerkerk-leidsepoort", "oude-kerk-dam"});
    EXPECT_EQ(s.bin(1, "carts left"), 1) << "two or three";
    s.play({"1: claim blauwbrug-munttoren green x3"});
    EXPECT_EQ(s.bin(1, "last lap", "begun by the seat"), 1);
    EXPECT_EQ(s.bin(0, "last lap", "begun by the seat"), 0);
}

TEST(CartsThings, CountCardsFromThePileAndFromTheRow) {
    Story s{Table(2)};
    for (int i = 0; i < 3; ++i) {
        s.play({"0: draw", "chance: deal orange", "0: draw", "chance: deal orange"});
        s.play({"1: take pink", "chance: turn pink", "1: take blue", "chance: turn blue"});
        EXPECT_EQ(s.bin(0, "cards drawn from the pile"), i == 2) << "from five on";
    }
    EXPECT_EQ(s.bin(0, "cards taken from the row"), 0);
    EXPECT_EQ(s.bin(1, "cards taken from the row"), 1);
}

}  // namespace
}  // namespace pakhuis::carts
