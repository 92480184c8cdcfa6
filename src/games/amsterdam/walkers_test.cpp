// Extension 1, the foreman and the bailiff; extension 3, the dealer on the black market.
#include "engine/play.h"
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

// Round 8 with foreman and bailiff in play, not yet placed.
Table table_with_characters(int seats = 2) {
    return Table::with(rules_with_walkers(seats, true, false));
}
Table table_with_dealer(int seats = 2) {
    return Table::with(rules_with_walkers(seats, false, true));
}
std::string foreman_of(const Table& t) {
    return std::string(Rules::name_of(t.state.foreman));
}
std::string bailiff_of(const Table& t) {
    return std::string(Rules::name_of(t.state.bailiff));
}

// A random match up to the first choice of a seat.
Table set_up(int seats, bool with_characters, bool with_dealer) {
    Table t = Table::at_start(rules_with_walkers(seats, with_characters, with_dealer));
    Rng rng(7);
    while (t.waiting() == "chance" && t.state.phase < Phase::kDraft) {
        random_step<Amsterdam>(t.rules, t.state, rng);
    }
    return t;
}

std::string seat_prefix(const Table& t, std::size_t place) {
    return std::to_string(static_cast<int>(t.state.order[place])) + ": ";
}

TEST(AmsterdamWalkersSetup,
     TheLastSeatPlacesTheForemanAndTheSeatBeforeItTheBailiff) {  // extension 1, setup
    Table t = set_up(4, true, false);
    EXPECT_EQ(t.waiting() + ": ", seat_prefix(t, 3));
    EXPECT_EQ(t.legal(t.state.order[3]),
              (Texts{"foreman depot-1", "foreman depot-2", "foreman depot-3", "foreman depot-4"}));
    t.play(seat_prefix(t, 3) + "foreman depot-3");
    EXPECT_EQ(t.waiting() + ": ", seat_prefix(t, 2));
    EXPECT_EQ(t.legal(t.state.order[2]).size(), 18u);  // the blocks that cost two
    EXPECT_EQ(t.refusal(seat_prefix(t, 2) + "bailiff jordaan-2"),
              "bailiff-begins");  // that block costs one
    t.play(seat_prefix(t, 2) + "bailiff jordaan-1");
    EXPECT_EQ(t.state.phase, Phase::kDraftDeal);
    EXPECT_EQ(foreman_of(t), "depot-3");
    EXPECT_EQ(bailiff_of(t), "jordaan-1");
}

TEST(AmsterdamWalkersSetup, TheFirstOfTwoSeatsPlacesBailiffAndDealer) {  // ours
    Table t = set_up(2, true, true);
    t.play(seat_prefix(t, 1) + "foreman depot-1");
    t.play(seat_prefix(t, 0) + "bailiff jordaan-1");
    EXPECT_EQ(t.legal(t.state.order[0]).size(), 9u);
    t.play(seat_prefix(t, 0) + "dealer coffee");
    EXPECT_EQ(t.state.phase, Phase::kDraftDeal);
}

TEST(AmsterdamWalkersSetup, TheFirstSeatPlacesTheDealer) {  // extension 3, setup
    Table t = set_up(3, false, true);
    EXPECT_EQ(t.waiting() + ": ", seat_prefix(t, 0));
    t.play(seat_prefix(t, 0) + "dealer tulip");
    EXPECT_EQ(t.state.dealer, Good::kTulip);
}

TEST(AmsterdamWalkersSetup, WithoutABlockOfCostTwoTheBailiffBeginsAnywhere) {  // ours
    Table t = Table::at_start(rules_with_walkers(2, true, false, false, cheap_edition()));
    Rng rng(7);
    while (t.waiting() == "chance") random_step<Amsterdam>(t.rules, t.state, rng);
    t.play(seat_prefix(t, 1) + "foreman depot-1");
    EXPECT_EQ(t.legal(t.state.order[0]).size(), 36u);
}

// Example: tulips in the depot give 5 and 2 more. He walks two spaces to the lace anchor.
TEST(AmsterdamForeman, GivesTwoPointsAndWalksToTheNearestAnchor) {  // extension 1, example
    Table t = table_with_characters();
    t.foreman("depot-3").barge(0, "tulip").ship(0, "depot-3").play("0: deliver tulip");
    EXPECT_EQ(t.points_of(0), 7);
    EXPECT_EQ(foreman_of(t), "depot-3");  // he stays until the turn ends
    t.play("0: end");
    EXPECT_EQ(foreman_of(t), "lace-anchor");
    EXPECT_EQ(t.told(0), (Texts{"Seat 0 ends the turn.", "The foreman moves to lace-anchor.",
                                "It is seat 1's turn."}));
}

TEST(AmsterdamForeman, GivesPointsForEveryGoodOfTheTurn) {  // ours
    Table t = table_with_characters();
    t.foreman("beer-anchor").barge(0, "beer x2").ship(0, "beer-anchor");
    t.play({"0: deliver beer", "0: deliver beer"});
    EXPECT_EQ(t.points_of(0), 4 + 3 + 2 * 2);
}

TEST(AmsterdamForeman, StaysIfNothingWasDelivered) {  // extension 1
    Table t = table_with_characters();
    t.foreman("depot-3").barge(0, "beer").ship(0, "beer-anchor");
    t.play({"0: deliver beer", "0: end"});
    EXPECT_EQ(t.points_of(0), 4);
    EXPECT_EQ(foreman_of(t), "depot-3");
}

TEST(AmsterdamForeman, ThePlayerChoosesAmongEquallyNearAnchors) {  // ours
    Table t = table_with_characters();
    t.foreman("cheese-anchor").barge(0, "cheese").ship(0, "cheese-anchor");
    t.play({"0: deliver cheese", "0: end"});  // furniture, crystal and depot-4 are three steps away
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0),
              (Texts{"foreman crystal-anchor", "foreman depot-4", "foreman furniture-anchor"}));
    EXPECT_EQ(t.refusal("0: foreman cheese-anchor"), "not-there");
    EXPECT_EQ(t.refusal("0: end"), "answer-due");
    t.play("0: foreman depot-4");
    EXPECT_EQ(foreman_of(t), "depot-4");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_FALSE(t.state.turn.foreman);
}

TEST(AmsterdamForeman, SkipsFullAnchors) {  // extension 1
    Table t = table_with_characters();
    t.foreman("depot-3").barge(0, "tulip").ship(0, "depot-3").delivered("lace x3 coffee x3");
    t.play({"0: deliver tulip", "0: end"});
    EXPECT_EQ(foreman_of(t), "furniture-anchor");
}

TEST(AmsterdamForeman, StaysIfOnlyHisOwnAnchorHasRoom) {  // ours
    Table t = table_with_characters();
    t.delivered("genever x3 coffee x3 tulip x3 tiles x3 lace x3 furniture x3 cheese x3 crystal x3");
    t.in_depot(1, "genever").in_depot(2, "coffee").in_depot(3, "tulip").in_depot(4, "tiles");
    t.foreman("beer-anchor").barge(0, "beer x3").ship(0, "beer-anchor");
    t.play({"0: deliver beer", "0: end"});
    EXPECT_EQ(foreman_of(t), "beer-anchor");
    EXPECT_EQ(t.waiting(), "1");
}

TEST(AmsterdamForeman, LeavesTheGameWhenAllAnchorsAreFull) {  // extension 1
    Table t = table_with_characters();
    t.delivered("genever x3 coffee x3 tulip x3 tiles x3 lace x3 furniture x3 cheese x3 crystal x3");
    t.in_depot(1, "genever").in_depot(2, "coffee").in_depot(3, "tulip").in_depot(4, "tiles");
    t.delivered("beer x2").foreman("beer-anchor").barge(0, "beer").ship(0, "beer-anchor");
    t.play({"0: deliver beer", "0: end"});
    EXPECT_TRUE(t.state.foreman.none());
    EXPECT_EQ(t.told(1)[1], "The foreman leaves the game.");
}

TEST(AmsterdamForeman, HisPointsDoNotCountAsACardsPoints) {  // 072
    Table t = table_with_characters();
    t.foreman("depot-3").active(0, "072").barge(0, "tulip").ship(0, "depot-3");
    t.play("0: deliver tulip");
    EXPECT_EQ(t.refusal("0: use 072"), "condition-fails");
}

// Example: the block costs one grey instead of two. He walks over a bridge to the right.
TEST(AmsterdamBailiff, SavesAResourceAndWalksOverABridge) {  // extension 1, example
    Table t = table_with_characters();
    t.bailiff("haarlemmerbuurt-1").good_on("haarlemmerbuurt-2", Good::kGenever);
    t.supply(0, "grey").play({"0: claim haarlemmerbuurt-1", "0: store"});
    EXPECT_EQ(t.supply_of(0), resources(""));
    t.play("0: end");
    EXPECT_EQ(t.legal(0), (Texts{"bailiff haarlemmerbuurt-2", "bailiff haarlemmerbuurt-4"}));
    t.play("0: bailiff haarlemmerbuurt-2");
    EXPECT_EQ(bailiff_of(t), "haarlemmerbuurt-2");
    EXPECT_EQ(t.waiting(), "1");
}

TEST(AmsterdamBailiff, WalksToTheOnlyNeighbourWithoutAQuestion) {  // extension 1
    Table t = table_with_characters();
    t.bailiff("haarlemmerbuurt-1").crests(1, "haarlemmerbuurt-2").supply(0, "grey");
    t.play({"0: claim haarlemmerbuurt-1", "0: store", "0: end"});
    EXPECT_EQ(bailiff_of(t), "haarlemmerbuurt-4");
}

TEST(AmsterdamBailiff, GoesOnToTheNearestFreeBlock) {  // extension 1
    Table t = table_with_characters();
    t.bailiff("haarlemmerbuurt-1").crests(1, "haarlemmerbuurt-2 haarlemmerbuurt-4");
    t.supply(0, "grey").play({"0: claim haarlemmerbuurt-1", "0: store", "0: end"});
    EXPECT_EQ(t.legal(0), (Texts{"bailiff burgwallen-1", "bailiff haarlemmerbuurt-3",
                                 "bailiff haarlemmerbuurt-5"}));
}

TEST(AmsterdamBailiff, LeavesTheGameWithTheLastBlock) {  // extension 1
    Table t = table_with_characters();
    std::string all;
    for (int i = 1; i < kBlocks; ++i) all += std::string(Rules::name_of(BlockId(i))) + " ";
    t.crests(1, all).bailiff("plantage-1").supply(0, "pink");
    t.play({"0: claim plantage-1", "0: store", "0: end"});
    EXPECT_TRUE(t.state.bailiff.none());
}

TEST(AmsterdamBailiff, LeavesTheGameIfNoBridgeLeadsOn) {  // ours
    Edition island = built_in_edition();
    const BlockId alone(0);
    island.bridges.clear();
    for (const auto& bridge : built_in_edition().bridges) {
        if (bridge.from != alone && bridge.to != alone) island.bridges.push_back(bridge);
    }
    Table t = Table::with(rules_with_walkers(2, true, false, false, island));
    t.bailiff("plantage-1").supply(0, "pink");
    t.play({"0: claim plantage-1", "0: store", "0: end"});
    EXPECT_TRUE(t.state.bailiff.none());
}

TEST(AmsterdamBailiff, AddsTo025DownToNoCost) {  // ours
    Table t = table_with_characters();
    t.active(0, "025").bailiff("plantage-1");
    t.play({"0: claim plantage-1", "0: store"});
    EXPECT_EQ(t.refusal("0: claim plantage-2"), "block-limit");
    Table cheap =
        table_with_characters();  // a block of cost 1 costs nothing with either, and with both
    cheap.active(0, "025").bailiff("plantage-5").supply(0, "pink").play("0: claim plantage-5");
    EXPECT_EQ(cheap.supply_of(0), resources("pink"));
}

TEST(AmsterdamBailiff, DoesNotLowerThePriceInFlorinsButWalks) {  // 027, ours
    Table t = table_with_characters();
    t.active(0, "027").bailiff("plantage-5").florins(0, 2);
    t.play({"0: acquire plantage-5", "0: store"});
    EXPECT_EQ(t.florins_of(0), 0);
    t.crests(1, "plantage-4 plantage-6").play("0: end");
    EXPECT_EQ(bailiff_of(t), "plantage-2");
}

// Example: coffee is sold for both rewards. He walks over the corner to crystal.
TEST(AmsterdamDealer, GivesBothRewardsAndWalksOverCorners) {  // extension 3, example
    Table t = table_with_dealer();
    t.dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee).supply(0, "pink");
    t.play("0: claim plantage-5");
    EXPECT_EQ(t.legal(0), (Texts{"sell-both", "store"}));
    EXPECT_EQ(t.refusal("0: sell-florins"), "both-rewards");
    t.play({"0: sell-both", "0: gain black"});
    EXPECT_EQ(t.florins_of(0), 2);
    EXPECT_EQ(t.supply_of(0), resources("black"));
    t.play("0: end");
    EXPECT_EQ(t.legal(0), (Texts{"dealer beer", "dealer crystal", "dealer tulip"}));
    t.play("0: dealer crystal");
    EXPECT_EQ(t.state.dealer, Good::kCrystal);
    EXPECT_EQ(t.waiting(), "1");
}

TEST(AmsterdamDealer, StaysWhenTheGoodIsStored) {  // extension 3
    Table t = table_with_dealer();
    t.dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee).supply(0, "pink");
    t.play({"0: claim plantage-5", "0: store", "0: end"});
    EXPECT_EQ(t.state.dealer, Good::kCoffee);
}

TEST(AmsterdamDealer, OtherSpacesGiveOneReward) {  // extension 3
    Table t = table_with_dealer();
    t.dealer(Good::kCoffee).good_on("plantage-5", Good::kBeer).supply(0, "pink");
    t.play("0: claim plantage-5");
    EXPECT_EQ(t.legal(0), (Texts{"sell-florins", "sell-resource", "store"}));
    EXPECT_EQ(t.refusal("0: sell-both"), "needs-card");
}

TEST(AmsterdamDealer, GoesOnToTheNearestFreeSpace) {  // extension 3
    Table t = table_with_dealer();
    t.sold("beer crystal tulip").dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee);
    t.supply(0, "pink").play({"0: claim plantage-5", "0: sell-both", "0: gain pink", "0: end"});
    EXPECT_EQ(t.legal(0), (Texts{"dealer cheese", "dealer furniture", "dealer genever",
                                 "dealer lace", "dealer tiles"}));
}

TEST(AmsterdamDealer, LeavesTheGameWhenAllNineAreSold) {  // extension 3
    Table t = table_with_dealer();
    t.sold("beer crystal tulip lace cheese furniture genever tiles");
    t.dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee).supply(0, "pink");
    t.play({"0: claim plantage-5", "0: sell-both", "0: gain pink", "0: end"});
    EXPECT_EQ(t.state.dealer, Good::kNone);
    EXPECT_EQ(t.told(0)[1], "The dealer leaves the game.");
}

TEST(AmsterdamDealer, GivesOneOfEachRewardEvenWith037) {  // 037, ours
    Table t = table_with_dealer();
    t.active(0, "037 071").dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee);
    t.supply(0, "pink").play({"0: claim plantage-5", "0: sell-both", "0: gain pink"});
    EXPECT_EQ(t.florins_of(0), 2);
    EXPECT_EQ(t.supply_of(0), resources("pink"));
    t.play("0: use 071");  // the Florins also count as the card's
}

TEST(AmsterdamDealer, HisFlorinsDoNotCountAsACardsFlorins) {  // 071
    Table t = table_with_dealer();
    t.active(0, "071").dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee);
    t.supply(0, "pink").play({"0: claim plantage-5", "0: sell-both", "0: gain pink"});
    EXPECT_EQ(t.refusal("0: use 071"), "condition-fails");
}

// All three walkers were used and have several places to go.
Table all_used() {
    Table t = Table::with(rules_with_walkers(2, true, true));
    t.foreman("cheese-anchor").barge(0, "cheese").ship(0, "cheese-anchor");
    t.bailiff("plantage-5").dealer(Good::kCoffee).good_on("plantage-5", Good::kCoffee);
    t.play({"0: claim plantage-5", "0: sell-both", "0: gain pink", "0: deliver cheese"});
    return t;
}

TEST(AmsterdamWalkers, WalkInTheirOrder) {  // ours
    Table t = all_used();
    t.play({"0: end", "0: foreman depot-4", "0: bailiff plantage-4", "0: dealer beer"});
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.state.turn, Turn{});
}

TEST(AmsterdamWalkers, StayAfterTheLastTurnOfTheMatch) {  // ours
    Table t = all_used();
    t.round(12).to_act({0}).play("0: end");
    EXPECT_EQ(t.state.phase, Phase::kOver);
    EXPECT_EQ(foreman_of(t), "cheese-anchor");
    EXPECT_EQ(bailiff_of(t), "plantage-5");
    EXPECT_EQ(t.state.dealer, Good::kCoffee);
    Table before = all_used();  // they walk in the turn before the last
    before.round(12).play("0: end");
    EXPECT_EQ(before.waiting(), "0");
}

TEST(AmsterdamWalkers, AreRefusedOnImpossiblePlaces) {  // extensions 1 and 3
    Table base(2);
    base.state.bailiff = BlockId(0);
    EXPECT_EQ(base.problem(), "no-extension");
    Table t = table_with_characters();
    t.foreman("depot-1").in_depot(1, "beer");  // he can't stay at a full place
    t.taking_dice({1, 2, 3, 4, 5, 5});
    EXPECT_EQ(t.problem(), "bad-walker");
    Table water = table_with_characters();
    water.foreman("w1");
    EXPECT_EQ(water.problem(), "bad-walker");
    Table market = table_with_dealer();
    market.dealer(Good::kBeer).state.turn.foreman = true;
    EXPECT_EQ(market.problem(), "bad-turn");
}

TEST(AmsterdamWalkers, AreAskedAboutOnlyIfTheyMayWalk) {  // positions
    Table t = table_with_characters();
    t.foreman("depot-3").bailiff("plantage-1").state.asked.push_back({AskKind::kBailiff});
    EXPECT_EQ(t.problem(), "bad-ask");
    Table setup = set_up(3, true, true);
    EXPECT_EQ(setup.problem(), "");
    setup.state.queue.clear();
    setup.state.queue.push_back(setup.state.order[0]);
    EXPECT_EQ(setup.problem(), "bad-ask");
}

}  // namespace
}  // namespace pakhuis::amsterdam
