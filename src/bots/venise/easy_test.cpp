// The easy level of venise: it plays legally and uses no hidden facts; its choices in set
// positions; its strength.
#include <string>

#include "bots/test_matches.h"
#include "bots/venise/test_table.h"

namespace pakhuis::bots {
namespace {

using namespace venise;

Action easy(const Rules& rules, const View& view, Rng& rng) {
    return easy_choice(rules, view, rng);
}

TEST(VeniseEasy, SellsManyGoodsAtAGoodPriceOnTheMarket) {
    Position p(1, 4);
    p.s.burgher[0] = Tile::kGold;
    p.s.built.add(p.workshop("jewels-5", {}));
    p.s.store[0] = Goods::of(Good::kJewels, 4);
    p.s.ones[at(Good::kJewels)] = 4;
    EXPECT_EQ(p.answer(), "move 1 market");
    const std::string done = p.rest_of_turn();
    EXPECT_NE(done.find("activate 4\nsell jewels x4"), std::string::npos) << done;
}

TEST(VeniseEasy, PutsTheLastCubeThatBuildsAWorkshop) {
    Position p;
    const WorkshopId id = p.workshop("jewels-5", cubes_of(2, 2, 1));
    p.s.stock[0] = cubes_of(0, 0, 1);
    p.rest_of_turn();
    EXPECT_TRUE(p.s.built.has(id));
}

TEST(VeniseEasy, FillsAWorkshopAndProduces) {
    Position p;
    p.s.built.add(p.workshop("lace-5", cubes_of(0, 1, 0)));
    p.order(OrderKind::kLace2);
    p.s.stock[0] = cubes_of(1, 2, 0);
    p.rest_of_turn();
    EXPECT_EQ(p.s.store[0], Goods::of(Good::kLace, 3));
    EXPECT_EQ(p.s.price(Good::kLace), 2);
}

TEST(VeniseEasy, PaysTheLastCubeOfAMaster) {
    Position p;
    const MasterId id = p.master("skill-a", cubes_of(0, 1, 0));
    p.s.stock[0] = cubes_of(0, 0, 1);
    p.rest_of_turn();
    EXPECT_TRUE(p.s.on.has(id));
}

TEST(VeniseEasy, BuildsABridgeThatCostsNothing) {
    Position p;
    p.die(Tile::kMarket, 3);
    p.die(Tile::kGold, 3);
    p.rest_of_turn();
    EXPECT_TRUE(p.s.bridges[0].has(edge_between(Tile::kMarket, Tile::kGold)));
}

TEST(VeniseEasy, KeepsNoOrderThatNoWorkshopOfItsFullBoardCanUse) {
    Position p;
    for (const char* name : {"cloth-1", "cloth-2", "cloth-3", "cloth-4"}) {
        p.s.built.add(p.workshop(name, {}));
    }
    p.s.burgher[0] = Tile::kOrder;
    p.s.phase = Phase::kKeep;
    p.s.value = 1;
    p.s.order_deck[0].cards -= Orders::of(OrderKind::kJewels2);
    p.s.seen_orders = Orders::of(OrderKind::kJewels2);
    EXPECT_EQ(p.choice().card, CardId());
}

TEST(VeniseEasy, CountsOnlyPointsInTheLastTurn) {
    Position p;
    p.s.last = LastLapReason::kOrders;
    p.master("price-lace", {});
    p.workshop("cloth-1", {});
    p.s.stock[0] = cubes_of(0, 1, 0);
    p.rest_of_turn();
    EXPECT_EQ(p.s.under[0].count(), 1);
}

// Every choice is legal, and the same for another state with the same view.
TEST(VeniseEasy, ChoosesLegallyAndOnlyByItsViewInRandomMatches) {
    for (const LayoutName layout : kAllLayouts) {
        for (int seats = 2; seats <= kMaxPlayers; ++seats) {
            const int every = PAKHUIS_SANITIZED ? 40 : 4;
            expect_legal_by_view<Venise>(rules_for(seats, layout), seats, every, easy);
        }
    }
}

TEST(VeniseEasy, PlaysItselfLegallyToTheEndOnEveryLayout) {
    for (const LayoutName layout : kAllLayouts) {
        for (int seats = 2; seats <= (PAKHUIS_SANITIZED ? 2 : kMaxPlayers); ++seats) {
            const State end = play_itself<Venise>(rules_for(seats, layout), 7, easy);
            EXPECT_EQ(end.phase, Phase::kOver);
            EXPECT_NE(end.last, LastLapReason::kLaps);
        }
    }
}

TEST(VeniseEasy, PlaysMatchesOfVersionOneToTheEnd) {
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_of_version(1, seats);
        expect_legal_by_view<Venise>(rules, seats, PAKHUIS_SANITIZED ? 40 : 4, easy);
        EXPECT_EQ(play_itself<Venise>(rules, 7, easy).phase, Phase::kOver);
    }
}

TEST(VeniseEasy, BeatsGreedyAndRandomInNineMatchesOfTen) {
    const int matches = PAKHUIS_SANITIZED ? 6 : 40;
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_for(seats);
        const auto against = [&](auto other) {
            return win_rate<Venise>(rules, matches, easy, other);
        };
        EXPECT_GE(against(greedy_choice<Venise>), 0.9) << seats;
        EXPECT_GE(against(random_choice<Venise>), 0.9) << seats;
    }
}

}  // namespace
}  // namespace pakhuis::bots
