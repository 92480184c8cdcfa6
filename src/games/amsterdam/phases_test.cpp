// Phases I, II and IV.
#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

// The numbers of cards laid out: plans, artisans, buildings.
std::array<int, 3> laid_out(int seats, int round) {
    Table t(seats);
    t.round(round);
    t.state.phase = Phase::kDeal;
    t.state.queue.clear();
    Rng rng(1);
    while (t.state.phase == Phase::kDeal) random_step<Amsterdam>(t.rules, t.state, rng);
    CardSet shown;
    for (const CardId id : t.state.display) shown.add(id);
    return {shown.plans.count(), shown.artisans.count(), shown.buildings.count()};
}

TEST(AmsterdamPhaseOne, CardsAreLaidOutByPlayersAndRound) {  // phase I
    EXPECT_EQ(laid_out(2, 1), (std::array{2, 1, 1}));
    EXPECT_EQ(laid_out(3, 1), (std::array{2, 2, 1}));
    EXPECT_EQ(laid_out(3, 2), (std::array{2, 1, 2}));
    EXPECT_EQ(laid_out(3, 11), (std::array{2, 2, 1}));
    EXPECT_EQ(laid_out(4, 1), (std::array{2, 2, 2}));
}

TEST(AmsterdamPhaseOne, SeatsTakeACardInAmstelOrderAndTheRestIsDiscarded) {  // phase I
    Table t(2);
    t.in_order({1, 0}).taking_cards("109 110 001 055");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.refusal("1: take 056"), "not-laid-out");
    t.play({"1: take 110", "0: take 001"});
    EXPECT_TRUE(t.state.discard.has(card(109)));
    EXPECT_TRUE(t.state.discard.has(card(55)));
    EXPECT_EQ(t.state.phase, Phase::kRoll);
}

TEST(AmsterdamPhaseOne, ASixthCardForcesADropWithAPenalty) {  // phase I, note
    Table t(2);
    t.below(0, "001 002 003 004 005").taking_cards("109 110 006 055").play("0: take 109");
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.legal(0),
              (Texts{"drop 001", "drop 002", "drop 003", "drop 004", "drop 005", "drop 109"}));
    t.play("0: drop 109");
    EXPECT_EQ(t.state.penalties[0], 1);
    EXPECT_TRUE(t.state.discard.has(card(109)));
    EXPECT_EQ(t.waiting(), "1");
}

TEST(AmsterdamPhaseOne, AnEmptyDeckLaysOutFewerCards) {  // ours
    Table t(2);
    t.round(2);
    t.state.discard = t.state.discard | CardSet{{}, t.state.deck.buildings, {}};
    t.state.deck.buildings = {};
    t.state.phase = Phase::kDeal;
    t.state.queue.clear();
    t.play({"chance: deal 109", "chance: deal 110", "chance: deal 001"});
    EXPECT_EQ(t.state.phase, Phase::kTake);
    EXPECT_EQ(t.state.display.size(), 3u);
}

// Example: the orange die shows 2, the brown die 5.
TEST(AmsterdamPhaseTwo, TwoDiceGiveTheirNumberOfResourcesOnTheirSpaces) {  // phase II, example
    Table t(2);
    t.round(1).taking_dice({1, 3, 2, 5, 6, 4}).play("0: dice orange brown");
    EXPECT_EQ(t.rondel_of(0, 2), resources("orange x2"));
    EXPECT_EQ(t.rondel_of(0, 5), resources("brown x5"));
    EXPECT_EQ(t.waiting(), "1");
    t.play("1: dice orange brown");                        // the same dice may be taken again
    EXPECT_EQ(t.rondel_of(1, 1), resources("orange x2"));  // the rondels have turned
}

TEST(AmsterdamPhaseTwo, EachSeatMustTakeTwoDifferentDice) {  // phase II
    Table t(2);
    t.taking_dice({1, 3, 2, 5, 6, 4});
    EXPECT_EQ(t.legal(0).size(), 15u);
    EXPECT_EQ(t.refusal("0: dice pink pink"), "two-dice");
    EXPECT_EQ(t.refusal("0: end"), "not-now");
}

// Example: the rondel turns, and the black resource of space 1 goes to the supply.
TEST(AmsterdamPhaseTwo, TheRondelTurnsAndSpaceOneBecomesTheSupply) {  // phase II, example
    Table t(2);
    t.round(1).rondel(0, 1, "black").rondel(0, 2, "violet x2").rondel(1, 1, "pink");
    t.taking_dice({1, 3, 2, 5, 6, 4}).play({"0: dice orange brown", "1: dice pink grey"});
    EXPECT_EQ(t.supply_of(0), resources("black"));
    EXPECT_EQ(t.rondel_of(0, 1), resources("violet x2 orange x2"));
    EXPECT_EQ(t.rondel_of(0, 4), resources("brown x5"));
    EXPECT_EQ(t.rondel_of(0, 6), Resources{});
    EXPECT_EQ(t.supply_of(1), resources("pink x2"));  // resources of a 1 arrive at once
    EXPECT_EQ(t.state.penalties[0], 0);
}

TEST(AmsterdamPhaseTwo, AnEmptySpaceAtTheArrowIsAPenaltyEvenWithAKeptResource) {  // phase II, note
    Table t(2);
    t.round(1).supply(0, "pink").taking_dice({2, 3, 2, 5, 6, 4});
    t.play({"0: dice orange brown", "1: dice pink grey"});
    EXPECT_EQ(t.state.penalties[0], 1);
    EXPECT_EQ(t.supply_of(0), resources("pink"));
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_NE(t.legal(0, "advance"), Texts{});  // the seat can still act
}

// Example: in round 10 two sixes, a five and a four are turned to one.
TEST(AmsterdamPhaseTwo, InRoundTenFoursFivesAndSixesAreTurnedToOne) {  // rounds 8–12, example
    Table t(3);
    t.round(10).taking_dice({6, 6, 5, 4, 3, 2});
    t.play({"0: dice pink grey", "1: dice orange brown", "2: dice violet black"});
    EXPECT_EQ(t.supply_of(0), resources("pink grey"));
    EXPECT_EQ(t.supply_of(1), resources("orange brown"));
    EXPECT_EQ(t.rondel_of(2, 2), resources("violet x3"));
    EXPECT_EQ(t.rondel_of(2, 1), resources("black x2"));
}

TEST(AmsterdamPhaseTwo, FromRoundEightOnEachRoundTurnsOneFaceMore) {  // rounds 8–12
    for (int round = 1; round <= 12; ++round) {
        for (int face = 1; face <= 6; ++face) {
            const bool late = round >= 8 && face >= 14 - round;
            EXPECT_EQ(turned_face(face, round), late ? 1 : face) << round << " " << face;
        }
    }
    EXPECT_EQ(turned_face(6, 7), 6);
    EXPECT_EQ(turned_face(2, 12), 1);
}

TEST(AmsterdamPhaseTwo, TheRollItselfIsRecorded) {  // ours
    Table t(2);
    t.round(12).taking_dice({6, 6, 5, 4, 3, 2});
    EXPECT_EQ(t.state.dice[0], 6);
    EXPECT_EQ(t.view(0).dice[0], 6);
}

TEST(AmsterdamPhaseFour, OneResourceIsKeptAndTheRestGivenBack) {  // phase IV
    Table t(2);
    t.supply(0, "pink x3 black").supply(1, "grey x2").play({"0: end", "1: end"});
    EXPECT_EQ(t.legal(0), (Texts{"keep black", "keep pink"}));
    t.play("0: keep black");
    EXPECT_EQ(t.supply_of(0), resources("black"));
    EXPECT_EQ(t.supply_of(1), resources("grey"));  // a single colour is kept without a question
    EXPECT_EQ(t.state.round, 9);
    EXPECT_EQ(t.state.phase, Phase::kTile);
}

TEST(AmsterdamPhaseFour, SeatsWithSeveralColoursAreAskedInAmstelOrder) {  // ours
    Table t(2);
    t.supply(0, "pink black").supply(1, "grey brown").in_order({1, 0});
    t.play({"0: end", "1: end"});
    EXPECT_EQ(t.waiting(), "1");
    t.play({"1: keep grey", "0: keep pink"});
    EXPECT_EQ(t.state.phase, Phase::kTile);
}

TEST(AmsterdamPhaseFour, ANewMarketTileIsTurnedUp) {  // phase IV
    Table t(2);
    t.round(6).play({"0: end", "1: end"});
    EXPECT_EQ(t.chances().size(), 8u);  // B tiles in rounds 7 to 12
    EXPECT_EQ(t.chances()[0], "tile b9 *1");
    t.play("chance: tile b12");
    EXPECT_EQ(Rules::name_of(t.state.tile), "b12");
    EXPECT_EQ(t.state.phase, Phase::kDeal);
}

TEST(AmsterdamPhaseFour, IsNotPlayedAfterTheLastRound) {  // the end
    Table t(2);
    t.supply(0, "pink x3 black").over();
    EXPECT_EQ(t.supply_of(0), resources("pink x3 black"));
    EXPECT_EQ(t.waiting(), "");
}

}  // namespace
}  // namespace pakhuis::amsterdam
