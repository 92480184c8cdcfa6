// Extension 4: the effects of C tiles, their conditions, and the tiles that are turned up.
#include "games/amsterdam/market.h"

#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

// This C tile is open in round 7; seat 0 is in turn.
Table with_tile(std::string_view name, int florins) {
    Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kCForB});
    t.round(7).tile(name).florins(0, florins);
    return t;
}

struct Price {
    const char* name;
    int florins;
};

class AmsterdamCTile : public testing::TestWithParam<Price> {};

TEST_P(AmsterdamCTile, HasThePriceOfTheSupplement) {  // market tiles
    Table t = with_tile(GetParam().name, GetParam().florins);
    t.below(0, "001").discard("002").play("0: market");
    EXPECT_EQ(t.florins_of(0), 0);
    Table poor = with_tile(GetParam().name, GetParam().florins - 1);
    poor.below(0, "001").discard("002");
    EXPECT_EQ(poor.refusal("0: market"), "too-few-florins");
}

INSTANTIATE_TEST_SUITE_P(All, AmsterdamCTile,
                         testing::Values(Price{"ca17", 1}, Price{"ca18", 2}, Price{"ca19", 2},
                                         Price{"ca20", 3}, Price{"cb21", 3}, Price{"cb22", 4},
                                         Price{"cb23", 5}, Price{"cb24", 6}),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(AmsterdamCA17, GivesThreeFreeSpacesWithStops) {  // CA17
    Table t = with_tile("ca17", 1);
    t.store(0, "lace").play({"0: load lace", "0: market", "0: sail w1", "0: sail blue-quay"});
    t.play({"0: hire white", "0: sail w1"});
    EXPECT_EQ(t.state.aboard[0][Docker::kWhite], 1);
    EXPECT_EQ(t.refusal("0: sail start"), "too-few-any");
}

TEST(AmsterdamCA17, UnusedSpacesAreLost) {  // CA17
    Table t = with_tile("ca17", 1);
    t.play({"0: market", "0: sail w1", "0: end", "1: end"});
    EXPECT_EQ(t.state.turn.pocket, 0);
    EXPECT_EQ(t.place(0), "w1");
}

TEST(AmsterdamCA18, ExchangesAnInactiveCardForOneOfTheDiscardPile) {  // CA18
    Table t = with_tile("ca18", 2);
    t.below(0, "001 109").discard("055 110").play({"0: market", "0: return 001"});
    EXPECT_EQ(t.refusal("0: fetch 001"), "just-returned");
    EXPECT_EQ(t.refusal("0: fetch 002"), "not-in-pile");
    EXPECT_EQ(t.refusal("0: draw artisan"), "pile-first");
    t.play("0: fetch 110");  // a card of another class is allowed
    EXPECT_TRUE(t.state.below[0].has(card(110)));
    EXPECT_TRUE(t.state.discard.has(card(1)));
    EXPECT_EQ(t.state.below[0].count(), 2);
    EXPECT_TRUE(t.state.asked.empty());
}

TEST(AmsterdamCA18, FetchesAPlanThatWasUsedAndGivenUpInThisTurn) {  // CA18, 047
    Table t = with_tile("ca18", 2);
    t.active(0, "047 109").below(0, "002").supply(0, "pink");
    t.play({"0: use 109", "0: cede 109", "0: market", "0: return 002", "0: fetch 109"});
    EXPECT_TRUE(t.state.below[0].has(card(109)));
    EXPECT_EQ(Amsterdam::inconsistency(t.rules, t.state), nullptr);
}

TEST(AmsterdamCA18, NeedsAnInactiveCard) {  // CA18
    Table t = with_tile("ca18", 2);
    t.active(0, "001").discard("055");
    EXPECT_EQ(t.refusal("0: market"), "market-idle");
    t.below(0, "002").play("0: market");
    EXPECT_EQ(t.refusal("0: return 001"), "not-your-card");
    EXPECT_EQ(t.refusal("0: end"), "answer-due");
}

// The pile is empty only in positions made by hand, never after a draft.
TEST(AmsterdamCA18, DrawsAnArtisanOrABuildingIfThePileIsEmpty) {  // CA18, note
    Table t = with_tile("ca18", 2);
    t.below(0, "109").play({"0: market", "0: return 109"});
    EXPECT_EQ(t.legal(0), (Texts{"draw artisan", "draw building"}));
    t.play("0: draw building");
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(t.chances().size(), 54u);
    EXPECT_EQ(t.refusal("chance: deal 001"), "impossible-chance");
    t.play("chance: deal 055");
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 draws 055 (munttoren)."}));
    EXPECT_TRUE(t.state.below[0].has(card(55)));
    EXPECT_EQ(t.waiting(), "0");
    t.play("0: end");
}

TEST(AmsterdamCA19, GivesTwoResourcesOfChoice) {  // CA19
    Table t = with_tile("ca19", 2);
    t.play({"0: market", "0: gain pink", "0: gain black"});
    EXPECT_EQ(t.supply_of(0), resources("pink black"));
    EXPECT_EQ(t.refusal("0: market"), "market-used");
}

TEST(AmsterdamCA20, ActivatesACardAtNoCost) {  // CA20
    Table t = with_tile("ca20", 3);
    t.below(0, "025 024").play({"0: market", "0: activate-free 024"});
    EXPECT_EQ(t.supply_of(0), Resources{});
    EXPECT_TRUE(t.state.active[0].has(card(24)));
    EXPECT_EQ(t.refusal("0: enough"), "nothing-asked");
    t.play("0: use 024");  // usable at once
}

TEST(AmsterdamCA20, NeedsAnInactiveCardAndActivatesOne) {  // CA20
    Table t = with_tile("ca20", 3);
    EXPECT_EQ(t.refusal("0: market"), "market-idle");
    t.below(0, "025 024").play("0: market");
    EXPECT_EQ(t.refusal("0: enough"), "one-at-least");
    EXPECT_EQ(t.refusal("0: activate-free 026"), "not-your-card");
}

TEST(AmsterdamCB21, MovesTheBargeToAnySpaceAsAStop) {  // CB21
    Table t = with_tile("cb21", 3);
    t.ship(0, "w10").aboard(0, "blue").active(0, "016").play("0: market");
    EXPECT_EQ(t.legal(0).size(), 29u);
    EXPECT_EQ(t.refusal("0: moor w10"), "there-already");
    t.play("0: moor blue-quay");
    EXPECT_EQ(t.points_of(0), 9);             // the docker goes to the building
    t.play({"0: hire white", "0: use 016"});  // far enough for 016
}

TEST(AmsterdamCB21, CountsItsShortestWayFor016) {  // CB21, 016
    Table t = with_tile("cb21", 3);
    t.active(0, "016").play({"0: market", "0: moor w1"});
    EXPECT_EQ(t.refusal("0: use 016"), "too-few-for-card");
    t.supply(0, "pink").play({"0: sail beer-anchor", "0: use 016"});
}

TEST(AmsterdamCB21, GoesToTheStartAndToWaterToo) {  // CB21
    Table t = with_tile("cb21", 3);
    t.ship(0, "depot-4").store(0, "beer").play({"0: market", "0: moor start", "0: load beer"});
    EXPECT_EQ(t.refusal("0: hire blue"), "no-quay");
}

TEST(AmsterdamCB22, TakesABlockAtNoCostBesidesTheUsualOne) {  // CB22
    Table t = with_tile("cb22", 4);
    t.active(0, "026 074").supply(0, "pink").good_on("jordaan-5", Good::kBeer);
    t.good_on("plantage-5", Good::kBeer).sold("beer");
    t.play({"0: claim plantage-5", "0: market", "0: claim-free jordaan-5"});
    EXPECT_EQ(t.state.crests[0].count(), 2);
    EXPECT_EQ(t.state.store[0][Good::kBeer], 2);
    EXPECT_EQ(t.florins_of(0), 2);  // 026 for both
    EXPECT_EQ(t.space_of(0), 3);    // and 074
    EXPECT_EQ(t.refusal("0: claim plantage-1"), "block-limit");
}

TEST(AmsterdamCB22, ItsGoodMayBeSold) {  // CB22, black market
    Table t = with_tile("cb22", 4);
    t.play({"0: market", "0: claim-free jordaan-5", "0: sell-florins"});
    EXPECT_EQ(t.florins_of(0), 2);
    t.supply(0, "pink").play("0: claim plantage-5");  // the usual block is still allowed
}

TEST(AmsterdamCB22, MovesTheBailiffFromTheBlock) {  // CB22, bailiff
    Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kCForB, true, false});
    t.tile("cb22").florins(0, 4).foreman("depot-1").bailiff("jordaan-5");
    t.play({"0: market", "0: claim-free jordaan-5", "0: store", "0: end"});
    EXPECT_EQ(t.legal(0), (Texts{"bailiff jordaan-2", "bailiff jordaan-4", "bailiff jordaan-6"}));
}

TEST(AmsterdamCB22, NeedsAFreeBlock) {  // CB22
    Table t = with_tile("cb22", 4);
    t.crests(1, "jordaan-5").play("0: market");
    EXPECT_EQ(t.refusal("0: claim-free jordaan-5"), "block-taken");
    Table full = with_tile("cb22", 4);
    for (int i = 0; i < kBlocks; ++i) full.crests(1, Rules::name_of(BlockId(i)));
    EXPECT_EQ(full.refusal("0: market"), "market-idle");
}

TEST(AmsterdamCB23, GivesOneResourceOfEachColour) {  // CB23
    Table t = with_tile("cb23", 5);
    t.supply(0, "pink").play("0: market");
    EXPECT_EQ(t.supply_of(0), resources("pink x2 grey orange brown violet black"));
    EXPECT_TRUE(t.state.asked.empty());
}

TEST(AmsterdamCB24, ActivatesUpToTwoCardsAtNoCost) {  // CB24
    Table t = with_tile("cb24", 6);
    t.below(0, "033 024 001").play({"0: market", "0: activate-free 033", "0: activate-free 024"});
    EXPECT_EQ(t.state.active[0].count(), 2);
    EXPECT_EQ(t.florins_of(0), 2);  // 033 for itself and for 024
    EXPECT_TRUE(t.state.asked.empty());
    Table one = with_tile("cb24", 6);
    one.below(0, "024 001").play({"0: market", "0: activate-free 024", "0: enough"});
    EXPECT_EQ(one.state.active[0].count(), 1);
    Table last = with_tile("cb24", 6);
    last.below(0, "024").play({"0: market", "0: activate-free 024"});
    EXPECT_TRUE(last.state.asked.empty());  // no other card is left
}

TEST(AmsterdamCB24, ActivatesOneAtLeast) {  // CB24
    Table t = with_tile("cb24", 6);
    EXPECT_EQ(t.refusal("0: market"), "market-idle");
    t.below(0, "024").play("0: market");
    EXPECT_EQ(t.refusal("0: enough"), "one-at-least");
}

TEST(AmsterdamCTiles, AreUsedTwiceWith020AndIgnoredBy045) {  // 020, 045
    Table t = with_tile("ca19", 4);
    t.active(0, "020 045").play({"0: market", "0: gain pink", "0: gain pink"});
    EXPECT_TRUE(t.state.asked.empty());
    t.play({"0: market", "0: gain black", "0: gain black"});
    EXPECT_EQ(t.refusal("0: market"), "market-used");
}

// The tiles that a random match turns up.
TileSet tiles_of_random_match(const MatchForm& form, std::uint64_t seed) {
    const Rules rules = rules_for(form);
    State s = Amsterdam::start(rules);
    Rng rng(seed);
    TileSet seen;
    while (s.phase != Phase::kOver) {
        random_step<Amsterdam>(rules, s, rng);
        if (s.tile.none() || seen.has(s.tile)) continue;
        seen.add(s.tile);
        const TileHalf& half = rules.half_of(s.round);
        EXPECT_TRUE((half.tiles | half.mixed_in).has(s.tile));
    }
    return seen;
}

TEST(AmsterdamCTiles, MixedInAreThreeOfEachSortInAHalf) {  // extension 4
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const TileSet seen =
            tiles_of_random_match({2, false, TaskTiles::kNone, MarketTiles::kMixed}, seed);
        for (const TileSet sort : {kTilesA, kTilesB, kTilesCA, kTilesCB}) {
            EXPECT_EQ((seen & sort).count(), 3);
        }
    }
}

TEST(AmsterdamCTiles, MixedIntoAShortGameAreTwoInAHalf) {  // extension 4
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const TileSet seen =
            tiles_of_random_match({2, true, TaskTiles::kNone, MarketTiles::kMixed}, seed);
        EXPECT_EQ((seen & kTilesA).count(), 3);
        EXPECT_EQ((seen & kTilesB).count(), 3);
        EXPECT_EQ((seen & kTilesCA).count(), 2);
        EXPECT_EQ((seen & kTilesCB).count(), 2);
    }
}

TEST(AmsterdamCTiles, ReplaceAllBTilesOfTheSecondHalf) {  // extension 4
    for (const bool is_short : {false, true}) {
        const TileSet seen =
            tiles_of_random_match({2, is_short, TaskTiles::kNone, MarketTiles::kCForB}, 3);
        EXPECT_EQ((seen & kTilesA).count(), is_short ? 5 : 6);
        EXPECT_EQ((seen & (kTilesCA | kTilesCB)).count(), is_short ? 5 : 6);
        EXPECT_TRUE((seen & kTilesB).empty());
    }
}

// The chance of a sort depends on its number left in the stack.
TEST(AmsterdamCTiles, MixedInAreAsLikelyAsTheirNumberInTheStack) {  // extension 4
    Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kMixed});
    const auto weight = [&](TileSet sort) {
        ChanceList<Action> list;
        tile_chances(t.rules, t.state, list);
        std::uint64_t sum = 0;
        for (const auto& one : list.outcomes) {
            if (sort.has(tile_of(one.action.spot))) sum += one.weight;
        }
        return std::pair(sum, list.total());
    };
    t.state.round = 1;
    t.state.tiles_left = Amsterdam::start(t.rules).tiles_left;
    EXPECT_EQ(2 * weight(kTilesCA).first, weight(kTilesCA).second);  // 3 of 6
    t.state.tiles_left.remove(TileId(16));
    EXPECT_EQ(5 * weight(kTilesCA).first, 2 * weight(kTilesCA).second);  // 2 of 5
    t.state.tiles_left.remove(TileId(17));
    t.state.tiles_left.remove(TileId(18));
    EXPECT_EQ(weight(kTilesCA).first, 0u);  // the fourth was put back
    EXPECT_EQ(weight(kTilesA).first, weight(kTilesA).second);
    EXPECT_EQ(weight(kTilesB).first, 0u);
}

TEST(AmsterdamCTiles, HaveEventsForTheirAnswers) {
    Table t = with_tile("cb21", 3);
    t.play({"0: market", "0: moor w9"});
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 moves the barge to w9."}));
    Table swap = with_tile("ca18", 2);
    swap.below(0, "001").discard("055").play({"0: market", "0: return 001"});
    EXPECT_EQ(swap.told(1), (Texts{"Seat 0 swaps 001 (genever-distiller)."}));
    swap.play("0: fetch 055");
    EXPECT_EQ(swap.told(1), (Texts{"Seat 0 takes 055 (munttoren) from the discard pile."}));
}

}  // namespace
}  // namespace pakhuis::amsterdam
