// Scorings: sectors, players, ties, groups of houses.
#include "games/merchants/payout.h"

#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

enum : int { kOrange, kBlue, kYellow, kGreen };

const PayoutTable& table_of(const Table& t, std::string_view years) {
    for (const Space& space : t.rules.edition.spaces) {
        if (space.years.view() == years) return space.payouts;
    }
    ADD_FAILURE() << "no space is named " << years;
    return t.rules.space(0).payouts;
}

// The payout to each seat from the sector of a rank.
std::vector<int> paid(const Table& t, Area area, std::size_t rank, std::string_view years) {
    const auto order = sector_order(t.rules, t.state, area);
    const Amounts amounts = shares(t.rules, t.state, area, order[rank], table_of(t, years)[rank]);
    std::vector<int> out;
    for (int i = 0; i < t.rules.seats; ++i) out.push_back(amounts[static_cast<std::size_t>(i)]);
    return out;
}

std::vector<int> order_of(const Table& t, Area area) {
    const auto order = sector_order(t.rules, t.state, area);
    return {order.begin(), order.end()};
}
int sector(Good good) {
    return static_cast<int>(good);
}

// gaining money, the example applied to the exchange
TEST(MerchantsPayout, PaysTheExampleOf1611OnTheExchange) {
    Table t(4);
    t.clear().markers(kBlue, "gems x5 sugar x2 spices x2").markers(kYellow, "gems x3");
    t.markers(kGreen, "gems x3 silk x4").markers(kOrange, "sugar x4 silk spices x2");
    EXPECT_EQ(order_of(t, Area::kExchange),
              (std::vector<int>{sector(Good::kGems), sector(Good::kSugar), sector(Good::kSilk),
                                sector(Good::kSpices)}));
    EXPECT_EQ(paid(t, Area::kExchange, 0, "1611"), (std::vector<int>{0, 100, 30, 30}));
    EXPECT_EQ(paid(t, Area::kExchange, 1, "1611"), (std::vector<int>{80, 40, 0, 0}));
    EXPECT_EQ(paid(t, Area::kExchange, 2, "1611"), (std::vector<int>{40, 0, 0, 60}));
    EXPECT_EQ(paid(t, Area::kExchange, 3, "1611"), (std::vector<int>{30, 30, 0, 0}));
}

// Amsterdam, the example
TEST(MerchantsPayout, PaysTheExampleOf1611InAmsterdam) {
    Table t(4);
    t.clear().houses(kOrange, "nz0 nz1 nz2 g4 oz2 oz3").houses(kBlue, "nz4 nz9 oz0 oz1 oz6");
    t.houses(kYellow, "g0 g1 g8").houses(kGreen, "l2 l3").money({400, 400, 400, 400});
    EXPECT_EQ(sector_value(t.rules, t.state, Area::kAmsterdam, 1), 5);
    EXPECT_EQ(sector_value(t.rules, t.state, Area::kAmsterdam, 2), 5);
    EXPECT_EQ(order_of(t, Area::kAmsterdam), (std::vector<int>{1, 2, 0, 3}));
    EXPECT_EQ(paid(t, Area::kAmsterdam, 0, "1611"), (std::vector<int>{100, 60, 0, 0}));
    EXPECT_EQ(paid(t, Area::kAmsterdam, 1, "1611"), (std::vector<int>{40, 80, 0, 0}));
    EXPECT_EQ(paid(t, Area::kAmsterdam, 2, "1611"), (std::vector<int>{50, 0, 50, 0}));
    EXPECT_EQ(paid(t, Area::kAmsterdam, 3, "1611"), (std::vector<int>{0, 0, 0, 40}));
    t.before("1611").hourglass();
    EXPECT_EQ(t.all_money(), (std::vector<int>{590, 540, 450, 440}));
}

// gaining money: the sector with most tiles of all players
TEST(MerchantsPayout, ContinentsRankByAllTheirColonies) {
    Table t(3);
    t.clear().colonies(0, "far-east-silk x3").colonies(1, "africa-gems x2 far-east-gems");
    t.colonies(2, "africa-gems x2 africa-silk");
    EXPECT_EQ(order_of(t, Area::kColonies), (std::vector<int>{1, 3, 0, 2}));
    EXPECT_EQ(paid(t, Area::kColonies, 0, "1621"), (std::vector<int>{0, 60, 100}));
    EXPECT_EQ(paid(t, Area::kColonies, 1, "1621"), (std::vector<int>{80, 50, 0}));
    EXPECT_EQ(paid(t, Area::kColonies, 2, "1621"), (std::vector<int>{0, 0, 0}))
        << "an empty sector pays nobody";
}

// special cases: one player alone
TEST(MerchantsPayout, PaysNoSecondPlaceToAPlayerAlone) {
    Table t(3);
    t.clear().markers(1, "sugar x3");
    EXPECT_EQ(paid(t, Area::kExchange, 0, "1597"), (std::vector<int>{0, 80, 0}));
}

// special cases: a tie for first shares both and nobody is second
TEST(MerchantsPayout, ATieForFirstSharesFirstAndSecond) {
    Table t(4);
    t.clear().markers(0, "sugar x3").markers(1, "sugar x3").markers(2, "sugar x2");
    EXPECT_EQ(paid(t, Area::kExchange, 0, "1628"), (std::vector<int>{90, 90, 0, 0}))
        << "120 + 70 = 190, rounded down";
}

// special cases: shares are rounded down to tens and the rest is not paid
TEST(MerchantsPayout, SharesAreRoundedDownToTens) {
    Table t(5);
    t.clear();
    for (int i = 0; i < 4; ++i) t.markers(i, "sugar x3");
    EXPECT_EQ(paid(t, Area::kExchange, 0, "1597"), (std::vector<int>{30, 30, 30, 30, 0}));
    t.markers(4, "sugar x5");
    EXPECT_EQ(paid(t, Area::kExchange, 0, "1597"), (std::vector<int>{10, 10, 10, 10, 80}));
    t.markers(3, "");
    EXPECT_EQ(paid(t, Area::kExchange, 0, "1597"), (std::vector<int>{10, 10, 10, 0, 80}));
}

// special cases: the lower number wins a tie of sectors
TEST(MerchantsPayout, TheLowerNumberWinsATieOfSectors) {
    Table t(3);
    t.clear().markers(0, "sugar x4 silk x4").markers(1, "gems x2 spices x2");
    EXPECT_EQ(order_of(t, Area::kExchange), (std::vector<int>{0, 3, 1, 2}));
    t.colonies(0, "americas-silk africa-silk far-east-silk x2");
    EXPECT_EQ(order_of(t, Area::kColonies), (std::vector<int>{3, 0, 1, 2}));
}

// special cases: numbers of the sectors
TEST(MerchantsPayout, SectorsAreNumberedAsPrinted) {
    EXPECT_EQ(name_of(Good{0}), "sugar");
    EXPECT_EQ(name_of(Good{1}), "gems");
    EXPECT_EQ(name_of(Good{2}), "spices");
    EXPECT_EQ(name_of(Good{3}), "silk");
    EXPECT_EQ(name_of(Continent{0}), "americas");
    EXPECT_EQ(name_of(Continent{1}), "africa");
    EXPECT_EQ(name_of(Quarter{0}), "grachten");
    EXPECT_EQ(name_of(Quarter{3}), "lastage");
}

int group(std::string_view houses, Quarter quarter) {
    return best_group(rules_for(3), sites(houses), static_cast<int>(quarter));
}

// Amsterdam: contiguous houses
TEST(MerchantsGroups, HousesSideBySideOrAboveEachOtherAreConnected) {
    EXPECT_EQ(group("g0 g1 g2", Quarter::kGrachten), 3);
    EXPECT_EQ(group("g0 g5", Quarter::kGrachten), 2);
    EXPECT_EQ(group("g0 g6", Quarter::kGrachten), 1) << "not diagonally";
    EXPECT_EQ(group("g4 g5", Quarter::kGrachten), 1) << "not round the end of a row";
    EXPECT_EQ(group("", Quarter::kGrachten), 0);
}

// Amsterdam: only the greatest group counts
TEST(MerchantsGroups, OnlyTheBestGroupCounts) {
    EXPECT_EQ(group("g0 g1 g3 g8 g9", Quarter::kGrachten), 3);
    EXPECT_EQ(group("g0 g1 g4 nz0", Quarter::kGrachten), 2);
}

// Amsterdam: houses over a bridge
TEST(MerchantsGroups, AHouseOverABridgeCountsForTheGroupAndForItsOwnQuarter) {
    EXPECT_EQ(group("g4 nz0 nz1", Quarter::kGrachten), 2) << "not the neighbours over there";
    EXPECT_EQ(group("g4 nz0 nz1", Quarter::kNieuweZijde), 3);
    EXPECT_EQ(group("g4 g9 nz0 nz5", Quarter::kGrachten), 4);
}

// rulings: it counts once and joins no two groups; without a house in the quarter nothing counts
TEST(MerchantsGroups, AHouseOverABridgeJoinsNoTwoGroups) {
    EXPECT_EQ(group("g4 g7 oz7 nz0", Quarter::kGrachten), 2);
    EXPECT_EQ(group("nz0 nz5", Quarter::kGrachten), 0);
    EXPECT_EQ(group("g7 oz7", Quarter::kOudeZijde), 2) << "the bridge round the south";
}

// The best group by a flood fill over the edition's grid and bridges, without bit operations.
int slow_group(const Edition& e, const std::vector<bool>& own, int quarter) {
    const QuarterRow& row = e.quarters[static_cast<std::size_t>(quarter)];
    const auto has = [&](int r, int c) {
        if (r < 0 || c < 0 || r >= row.rows || c >= row.columns) return false;
        return bool{own[static_cast<std::size_t>(16 * quarter + r * row.columns + c)]};
    };
    std::vector<bool> seen(64);
    int best = 0;
    for (int start = 0; start < row.rows * row.columns; ++start) {
        if (!has(start / row.columns, start % row.columns) ||
            seen[static_cast<std::size_t>(start)]) {
            continue;
        }
        std::vector<int> group{start};
        std::vector<bool> across(64);
        seen[static_cast<std::size_t>(start)] = true;
        for (std::size_t i = 0; i < group.size(); ++i) {
            const int r = group[i] / row.columns;
            const int c = group[i] % row.columns;
            for (const auto& [dr, dc] : {std::pair{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
                const int next = (r + dr) * row.columns + c + dc;
                if (!has(r + dr, c + dc) || seen[static_cast<std::size_t>(next)]) continue;
                seen[static_cast<std::size_t>(next)] = true;
                group.push_back(next);
            }
            for (const Bridge& b : e.bridges) {
                const int here = 16 * quarter + group[i];
                const int there = b.from.index() == here ? b.to.index()
                                  : b.to.index() == here ? b.from.index()
                                                         : -1;
                if (there >= 0 && own[static_cast<std::size_t>(there)]) {
                    across[static_cast<std::size_t>(there)] = true;
                }
            }
        }
        int size = static_cast<int>(group.size());
        for (const bool house : across) size += house;
        best = std::max(best, size);
    }
    return best;
}

// Random cities with quarters of any shape and bridges anywhere.
Edition random_city(Rng& rng) {
    Edition e = built_in_edition();
    for (QuarterRow& row : e.quarters) {
        row.rows = static_cast<std::uint8_t>(1 + rng.below(4));
        row.columns = static_cast<std::uint8_t>(1 + rng.below(4));
    }
    e.bridges.clear();
    for (int i = 0; i < 12; ++i) {
        const int from = rng.below(4);
        const int to = (from + 1 + rng.below(3)) % 4;
        const auto site = [&](int quarter) {
            const QuarterRow& row = e.quarters[static_cast<std::size_t>(quarter)];
            return site_of(static_cast<Quarter>(quarter), rng.below(row.rows * row.columns));
        };
        e.bridges.push_back({site(from), site(to), Mark::kOurs});
    }
    return e;
}

// Rules with the tables that groups need. A random city is no valid edition.
Rules city_rules(const Edition& e) {
    Rules rules = rules_for(3);
    rules.edition = e;
    derive_board(rules);
    return rules;
}

TEST(MerchantsGroups, AgreeWithAFloodFillOnRandomBoards) {
    Rng rng(7);
    for (int i = 0; i < 4000; ++i) {
        const Edition e = i % 2 == 0 ? built_in_edition() : random_city(rng);
        const Rules rules = city_rules(e);
        SiteSet houses;
        std::vector<bool> own(64);
        const int density = 1 + rng.below(9);
        for (std::uint64_t left = rules.sites; left != 0;) {
            const int site = pop_lowest(left);
            if (rng.below(10) >= density) continue;
            houses.add(SiteId(site));
            own[static_cast<std::size_t>(site)] = true;
        }
        for (int q = 0; q < kSectors; ++q) {
            ASSERT_EQ(best_group(rules, houses, q), slow_group(e, own, q))
                << "quarter " << q << ", houses " << houses.bits << ", board " << i;
        }
    }
}

}  // namespace
}  // namespace pakhuis::merchants
