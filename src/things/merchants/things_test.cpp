// The things of merchants.
#include "things/merchants/things.h"

#include <gtest/gtest.h>

#include "games/merchants/test_table.h"
#include "kit/story.h"

namespace pakhuis::merchants {
namespace {

using Story = kit::Story<Merchants, Table>;

TEST(MerchantsThings, ShowCardsKeptAndBoughtAndEarlyPresses) {
    Story s{Table(3)};
    s.play({"chance: turn colony-silk", "0: keep", "chance: turn house-l", "0: offer",
            "chance: turn goods", "0: done"});
    s.play({"0: bid 200", "1: bid early", "2: bid nothing", "chance: early 1"});
    s.play({"0: bid nothing", "1: bid nothing", "2: bid nothing", "chance: sold 1 200"});
    EXPECT_EQ(s.bin(0, "card kept as mayor", "colony-silk"), 1);
    EXPECT_EQ(s.bin(0, "card kept as mayor", "goods"), 0);
    EXPECT_EQ(s.bin(0, "card kept as mayor", "house-l"), 0);
    EXPECT_EQ(s.bin(1, "card bought", "house-l"), 1);
    EXPECT_EQ(s.bin(0, "card bought", "house-l"), 0);
    EXPECT_EQ(s.bin(1, "cards bought"), 1);
    EXPECT_EQ(s.bin(1, "early presses"), 1);
    EXPECT_EQ(s.bin(0, "early presses"), 0);
    EXPECT_EQ(s.bin(1, "paid in auctions", "thousands"), 1) << "200 to 399";
}

TEST(MerchantsThings, ShowWhoWasFirstAtAScoring) {
    Story s{Table(3)};
    s.table.clear().markers(0, "gems x3").markers(1, "gems x3 silk").markers(2, "gems sugar x2");
    s.table.before("1628");
    s.play({"chance: turn hourglass"});
    EXPECT_EQ(s.bin(0, "first on the exchange", "gems"), 1);
    EXPECT_EQ(s.bin(1, "first on the exchange", "gems"), 1) << "both are first";
    EXPECT_EQ(s.bin(2, "first on the exchange", "gems"), 0);
    EXPECT_EQ(s.bin(1, "first on the exchange", "silk"), 1);
    EXPECT_EQ(s.bin(0, "first on the exchange", "spices"), 0) << "an empty row";
    EXPECT_EQ(s.bin(0, "first in amsterdam", "grachten"), 0) << "not scored";
}

TEST(MerchantsThings, ShowTilesAndBonuses) {
    Story s{Table(3)};
    s.table.clear().houses(0, "g4 nz0 oz1 l2").colonies(0, "americas-silk x2 africa-sugar");
    EXPECT_EQ(s.bin(0, "houses", "nieuwe-zijde"), 1);
    EXPECT_EQ(s.bin(0, "bridges"), 1);
    EXPECT_EQ(s.bin(0, "bonus at the end", "all quarters"), 1);
    EXPECT_EQ(s.bin(0, "bonus at the end", "all continents"), 0);
    EXPECT_EQ(s.bin(0, "colonies", "americas"), 2);
    EXPECT_EQ(s.bin(0, "colonies of", "silk"), 2);
    EXPECT_EQ(s.bin(0, "colonies of", "sugar"), 1);
    EXPECT_EQ(s.bin(1, "houses", "grachten"), 0);
}

}  // namespace
}  // namespace pakhuis::merchants
