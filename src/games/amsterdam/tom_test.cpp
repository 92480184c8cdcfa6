// The solo game against TOM.
#include "games/amsterdam/tom.h"

#include "engine/play.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

Table set_up_until(Phase phase, std::uint64_t seed) {
    Table t = Table::at_start(1);
    Rng rng(seed);
    while (t.state.phase != phase) random_step<Amsterdam>(t.rules, t.state, rng);
    return t;
}

TEST(AmsterdamSolo, IsLaidForTwoWithADockerOnEachQuay) {  // solo, setup
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State s = set_up_until(Phase::kTile, seed).state;
        EXPECT_EQ(s.quarters.count(), 1);
        for (int q = 0; q < kQuays; ++q) {
            EXPECT_EQ(s.quays[static_cast<std::size_t>(q)].total(), 1);
            EXPECT_EQ(s.quays[static_cast<std::size_t>(q)].count(q), 0);
        }
        EXPECT_EQ(s.florins[0], 1);
        EXPECT_EQ(s.tom.florins, 0);
        EXPECT_EQ(s.tom.amstel, 1);
    }
}

TEST(AmsterdamSolo, ADockerThatLeavesTheLastQuayItsOwnIsDrawnAgain) {  // ours
    Table t = set_up_until(Phase::kDockers, 1);
    EXPECT_EQ(t.chances().size(), 5u);  // not the quay's own docker
    EXPECT_EQ(t.refusal("chance: docker blue"), "impossible-chance");
    t.play({"chance: docker white", "chance: docker yellow", "chance: docker brown"});
    t.play("chance: docker pink");  // blue and green are left for the pink and the green quay
    EXPECT_EQ(t.chances(), (Texts{"docker green *1"}));
    t.play({"chance: docker green", "chance: docker blue"});
    EXPECT_EQ(t.state.phase, Phase::kQuarters);
}

TEST(AmsterdamSolo, TheDrawOfDiscsDecidesTheLeader) {  // solo, setup
    Table first = set_up_until(Phase::kDiscs, 2);
    EXPECT_EQ(first.chances(), (Texts{"disc 0 *1", "disc tom *1"}));
    first.play({"chance: disc 0", "chance: disc tom"});
    EXPECT_TRUE(first.state.tom.ahead);
    Table last = set_up_until(Phase::kDiscs, 2);
    last.play({"chance: disc tom", "chance: disc 0"});
    EXPECT_FALSE(last.state.tom.ahead);
    EXPECT_EQ(last.state.phase, Phase::kTile);
}

TEST(AmsterdamSolo, TheDraftDiscardsTwoOfThreeCards) {  // solo, setup
    Table t = set_up_until(Phase::kDraft, 3);
    EXPECT_EQ(t.legal(0).size(), 3u);
    EXPECT_EQ(shown_cards(t.state, CardClass::kArtisan), 2);
    t.play("0: " + t.legal(0)[0]);
    EXPECT_EQ(t.state.discard.count(), 2);
    EXPECT_EQ(t.state.below[0].count(), 1);
    t.play({"0: stock pink", "0: stock grey"});
    EXPECT_EQ(t.state.phase, Phase::kDeal);
}

TEST(AmsterdamSolo, RefusesExtensions) {  // solo
    for (std::size_t option = 1; option < Amsterdam::kOptions.size(); ++option) {
        Options options;
        options.seats = 1;
        options.choice[option] = 1;
        Rules rules;
        const EditionProblem problem = Amsterdam::make_rules(options, built_in_edition(), rules);
        EXPECT_EQ(kit::key_of(problem.refusal), "solo-extension");
    }
}

// Example: two cards cost two resources; he takes the plan.
TEST(AmsterdamTomCards, HeTakesTheCheapestCardAwayIfHeLeads) {  // solo, phase I, example
    Table t(1);
    t.tom_on(3).deal("113 112 007 055");
    EXPECT_TRUE(t.state.discard.has(card(113)));
    EXPECT_EQ(t.legal(0), (Texts{"take 007", "take 055", "take 112"}));
    EXPECT_EQ(t.told(0), (Texts{"Face up: 055 (munttoren).",
                                "TOM is ahead and removes 113 (haarlemmerbuurt)."}));
    t.play("0: take 055");
    EXPECT_EQ(t.state.discard.count(), 3);
}

TEST(AmsterdamTomCards, ThePlayerChoosesBetweenTwoPlans) {  // solo, phase I
    Table t(1);
    t.tom_on(3).deal("113 109 007 055");
    EXPECT_EQ(t.legal(0), (Texts{"remove 109", "remove 113"}));
    EXPECT_EQ(t.refusal("0: remove 055"), "not-removed");
    EXPECT_EQ(t.refusal("0: take 109"), "answer-due");
    t.play("0: remove 109");
    EXPECT_TRUE(t.state.discard.has(card(109)));
    EXPECT_EQ(t.legal(0), (Texts{"take 007", "take 055", "take 113"}));
}

TEST(AmsterdamTomCards, HeTakesABuildingBeforeAnArtisan) {  // solo, phase I
    Table t(1);
    t.tom_on(3).deal("112 116 013 055");
    EXPECT_TRUE(t.state.discard.has(card(55)));
    Table artisan(1);  // the artisan is the only cheapest card
    artisan.tom_on(3).deal("109 113 001 055");
    EXPECT_TRUE(artisan.state.discard.has(card(1)));
}

TEST(AmsterdamTomCards, HeTakesNoCardIfThePlayerLeads) {  // solo, phase I
    Table t(1);
    t.amstel({2}).tom_on(2).deal("113 112 007 055");
    EXPECT_EQ(t.legal(0).size(), 4u);
    EXPECT_EQ(t.refusal("0: remove 113"), "nothing-asked");
    t.play("0: take 113");
    EXPECT_EQ(t.state.discard.count(), 3);
}

TEST(AmsterdamTomCards, ThePlayerMaySkipWith049AfterHim) {  // 049
    Table t(1);
    t.active(0, "049").tom_on(3).deal("113 109 007 055");
    EXPECT_EQ(t.refusal("0: skip"), "answer-due");
    t.play({"0: remove 109", "0: skip"});
    EXPECT_EQ(t.state.discard.count(), 4);
}

// Example: a 1 moves him over a bridge of two points.
TEST(AmsterdamTomDice, AOneIsAStepOnTheAmstel) {  // solo, phase II, example
    Table t(1);
    t.tom_on(4).roll({1, 2, 3, 4, 5, 5});
    EXPECT_EQ(t.state.tom.amstel, 5);
    EXPECT_EQ(t.state.tom.points, 2);
    EXPECT_EQ(t.told(0), (Texts{"The black die shows 5.", "1 die shows 1: TOM advances.",
                                "TOM is on space 5 of the Amstel.", "TOM scores 2.",
                                "TOM can't pay for market tile b10.", "TOM gains 1 florin."}));
}

TEST(AmsterdamTomDice, EachOneIsAStepAndTheMouthPays) {  // solo, phase II
    Table t(1);
    t.tom_on(17).roll({1, 1, 3, 4, 5, 5});
    EXPECT_EQ(t.state.tom.amstel, kMouth);
    EXPECT_EQ(t.state.tom.points, 10);
    EXPECT_TRUE(t.state.tom.ahead);
    t.roll({1, 1, 3, 4, 5, 5});
    EXPECT_EQ(t.state.tom.points, 10);
    EXPECT_EQ(t.told(0)[1], "TOM is already at the mouth of the Amstel.");
}

TEST(AmsterdamTomDice, HeLandsOnTopOfThePlayer) {  // Amstel
    Table t(1);
    t.amstel({3}).tom_on(2).roll({1, 2, 3, 4, 5, 5});
    EXPECT_TRUE(t.state.tom.ahead);
    Table keeps(1);  // 034 keeps the player on top
    keeps.active(0, "034").amstel({3}).tom_on(2).roll({1, 2, 3, 4, 5, 5});
    EXPECT_FALSE(keeps.state.tom.ahead);
    Table mouth(1);  // in the mouth the first to arrive is in front
    mouth.amstel({kMouth}).tom_on(18).roll({1, 2, 3, 4, 5, 5});
    EXPECT_FALSE(mouth.state.tom.ahead);
}

TEST(AmsterdamTomDice, ThePlayerLandsOnTopOfHim) {  // Amstel
    Table t(1);
    t.amstel({2}).tom_on(3).supply(0, "pink").play("0: advance 1");
    EXPECT_FALSE(t.state.tom.ahead);
    Table behind(1);
    behind.amstel({2}).tom_on(4).supply(0, "pink").play("0: advance 1");
    EXPECT_TRUE(behind.state.tom.ahead);
    Table mouth(1);
    mouth.amstel({18}).tom_on(kMouth).supply(0, "pink").play("0: advance 1");
    EXPECT_TRUE(mouth.state.tom.ahead);
    Table top(1);  // 034 acts on its activation
    top.below(0, "034").amstel({3}).tom_on(3, true).supply(0, "violet black");
    top.play("0: activate 034");
    EXPECT_FALSE(top.state.tom.ahead);
}

TEST(AmsterdamTomDice, ATriplePromotesTheDockerOfItsNumber) {  // solo, phase II
    for (int face = 2; face <= 5; ++face) {
        Table t(1);
        const int other = face == 2 ? 3 : 2;
        t.roll({face, face, face, other, face == 5 ? 4 : 5, other});
        EXPECT_EQ(t.state.promoted, Crew::of(static_cast<Docker>(face - 1)));
        EXPECT_EQ(t.state.tom.points, 9);
        EXPECT_EQ(t.state.tom.florins, 1 + 1);  // one Florin because he can't pay the market
    }
    Table ones(1);  // the blue docker, and three steps
    ones.roll({1, 1, 1, 2, 3, 3});
    EXPECT_EQ(ones.state.promoted, Crew::of(Docker::kBlue));
    EXPECT_EQ(ones.state.tom.amstel, 4);
    Table sixes(1);  // the green docker, and three blocks
    sixes.roll({6, 6, 6, 2, 3, 3});
    EXPECT_EQ(sixes.state.promoted, Crew::of(Docker::kGreen));
    EXPECT_EQ(sixes.state.tom.crests.count(), 3);
}

TEST(AmsterdamTomDice, FourOfAKindAreOneTripleAndTwoTriplesCountTwice) {  // ours
    Table four(1);
    four.roll({2, 2, 2, 2, 3, 4});
    EXPECT_EQ(four.state.promoted.total(), 1);
    Table two(1);
    two.roll({5, 3, 5, 3, 5, 3});
    EXPECT_EQ(two.state.promoted.total(), 2);
    EXPECT_EQ(two.state.tom.points, 9 + 7);
    EXPECT_EQ(two.told(0)[1],
              "Three dice show 3: TOM brings the yellow docker to the dockers' building.");
}

TEST(AmsterdamTomDice, ADockerAboardOrPromotedStays) {  // solo, phase II
    Table t(1);
    t.aboard(0, "white").promoted("yellow").roll({2, 2, 2, 3, 3, 3});
    EXPECT_EQ(t.state.promoted, Crew::of(Docker::kYellow));
    EXPECT_EQ(t.state.tom.points, 0);
    EXPECT_EQ(t.told(0)[1], "Three dice show 2, but no white docker is on a quay.");
}

TEST(AmsterdamTomDice, HeActsBeforeThePlayerWithTheDiceAsRolled) {  // solo, phases II and III
    Table t(1);
    t.round(12).tom_on(3).roll({6, 2, 3, 4, 5, 5});
    EXPECT_EQ(t.state.tom.crests.count(), 1);  // the 6 counts for him
    EXPECT_EQ(t.state.tom.amstel, 3);          // it is not turned to 1 for him
    EXPECT_EQ(t.waiting(), "0");
    t.play("0: dice pink grey");
    EXPECT_EQ(t.supply_of(0), resources("pink grey"));  // all are 1s for the player
}

// Example: black and violet show 6. Lace was sold before, so he delivers it for 5. He takes the
// block with beer beside his crest, and sells the beer.
TEST(AmsterdamTomBlocks, TwoSixesTakeTwoBlocks) {  // solo, phase III, example
    Table t(1);
    t.crests(0, "grachtengordel-2 nieuwmarkt-5 grachtengordel-1 grachtengordel-3");
    t.tom_crests("burgwallen-3").good_on("nieuwmarkt-1", Good::kBeer);
    t.good_on("grachtengordel-6", Good::kLace).sold("lace").roll({2, 3, 4, 5, 6, 6});
    EXPECT_TRUE(t.state.tom.crests.has(block_of(find_spot("grachtengordel-6"))));
    EXPECT_TRUE(t.state.tom.crests.has(block_of(find_spot("nieuwmarkt-1"))));
    EXPECT_EQ(t.state.tom.points, 5);
    EXPECT_EQ(t.state.tom.florins, 2 + 1);
    EXPECT_EQ(
        t.told(0),
        (Texts{"The black die shows 6.", "The violet die shows 6: TOM claims nieuwmarkt-1.",
               "TOM sells beer on the black market.", "TOM gains 2 florins.",
               "The black die shows 6: TOM claims grachtengordel-6.", "TOM delivers lace.",
               "TOM scores 5.", "TOM can't pay for market tile b10.", "TOM gains 1 florin."}));
}

std::string taken(Table& t, Colour quarter) {
    return std::string(Rules::name_of(block_for_tom(t.rules, t.state, quarter).block));
}

TEST(AmsterdamTomBlocks,
     HeTakesTheCheapestThenANeighbourThenTheLeftThenTheUpper) {  // solo, phase III
    Table t(1);
    EXPECT_EQ(taken(t, Colour::kOrange), "jordaan-2");  // costs 1
    t.crests(0, "jordaan-2");
    EXPECT_EQ(taken(t, Colour::kOrange), "jordaan-1");  // costs 2, the leftmost
    t.tom_crests("jordaan-5");
    EXPECT_EQ(taken(t, Colour::kOrange), "jordaan-6");  // beside his crest
    t.tom_crests("jordaan-6");
    EXPECT_EQ(taken(t, Colour::kOrange), "jordaan-3");
    Table column(1);  // burgwallen-1 and -4 cost 2, one above the other
    column.crests(0, "burgwallen-5");
    EXPECT_EQ(taken(column, Colour::kBrown), "burgwallen-1");
    column.crests(0, "burgwallen-1 burgwallen-4");
    EXPECT_EQ(taken(column, Colour::kBrown), "burgwallen-6");
}

TEST(AmsterdamTomBlocks, ANeighbourMayBeInAnotherQuarter) {  // ours
    Table t(1);
    t.crests(0, "jordaan-2").tom_crests("grachtengordel-4");
    EXPECT_EQ(taken(t, Colour::kOrange), "jordaan-6");
}

TEST(AmsterdamTomBlocks, ASixInAFullQuarterHasNoEffect) {  // ours
    Table t(1);
    t.crests(0, "jordaan-1 jordaan-2 jordaan-3 jordaan-4 jordaan-5 jordaan-6");
    t.roll({2, 3, 6, 5, 4, 4});
    EXPECT_EQ(t.state.tom.crests.count(), 0);
    EXPECT_EQ(t.told(0)[1], "The orange die shows 6, but its district is full.");
}

TEST(AmsterdamTomBlocks, SixesFollowTheOrderBrownGreyVioletOrangePinkBlack) {  // ours
    Table t(1);  // the beer of the first block is sold, that of the second is delivered
    t.good_on("burgwallen-5", Good::kBeer).good_on("plantage-5", Good::kBeer);
    t.roll({6, 2, 3, 6, 4, 5});
    const Texts told = t.told(0);
    EXPECT_EQ(told[1], "The brown die shows 6: TOM claims burgwallen-5.");
    EXPECT_EQ(told[4], "The pink die shows 6: TOM claims plantage-5.");
    EXPECT_EQ(t.state.roofs[Good::kBeer], 1);
}

TEST(AmsterdamTomBlocks, EarlyDeliveriesGiveHimTheBonus) {  // solo, phase III
    Table t(1);
    t.round(4).sold("beer").delivered("beer").good_on("plantage-5", Good::kBeer);
    t.roll({6, 2, 3, 2, 4, 5});
    EXPECT_EQ(t.state.tom.points, 3 + 4);  // the second roof
}

TEST(AmsterdamTomBlocks, ThePlayerCannotTakeHisBlocks) {  // blocks
    Table t(1);
    t.tom_crests("plantage-5").supply(0, "pink x3");
    EXPECT_EQ(t.refusal("0: claim plantage-5"), "block-taken");
}

// Example: he pays two Florins for two points and gets no resource.
TEST(AmsterdamTomMarket, HeGetsPointsButNoResources) {  // solo, phase III, example
    Table t(1);
    t.round(4).tile("a4").tom_florins(2).roll({2, 3, 4, 5, 2, 3});
    EXPECT_EQ(t.state.tom.florins, 0);
    EXPECT_EQ(t.state.tom.points, 2);
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.state.phase, Phase::kDice);
}

TEST(AmsterdamTomMarket, HeGetsStepsOnTheAmstel) {  // solo, phase III
    Table t(1);
    t.round(4).tile("a7").tom_florins(4).tom_on(4).roll({2, 3, 4, 5, 2, 3});
    EXPECT_EQ(t.state.tom.florins, 1);
    EXPECT_EQ(t.state.tom.points, 4 + 2);
    EXPECT_EQ(t.state.tom.amstel, 6);
}

TEST(AmsterdamTomMarket, HeGetsAFlorinIfHeCannotPay) {  // solo, phase III
    Table t(1);
    t.round(4).tile("a4").tom_florins(1).roll({2, 3, 4, 5, 2, 3});
    EXPECT_EQ(t.state.tom.florins, 2);
    EXPECT_EQ(t.state.tom.points, 0);
}

TEST(AmsterdamTomCardsOfThePlayer, CountHimAsAnOpponent) {  // 017, 018, 043, 097
    Table ahead(1);
    ahead.active(0, "017 018 043 097").tom_on(3);
    ahead.state.tom.points = 5;
    EXPECT_EQ(ahead.legal(0, "use"), (Texts{"use 017", "use 018", "use 043"}));
    Table behind(1);
    behind.active(0, "017 018 043 097").amstel({3}).points(0, 5);
    EXPECT_EQ(behind.legal(0, "use"), (Texts{"use 097"}));
    Table equal(1);
    equal.active(0, "043 097");
    EXPECT_EQ(equal.legal(0, "use"), Texts{});
}

TEST(AmsterdamTomCardsOfThePlayer, CountHisDockersAndSales) {  // 011, 012
    Table t(1);
    t.active(0, "011 012").roll({2, 2, 2, 3, 6, 4});
    EXPECT_EQ(t.line(0, "laurels"), 1 + 1);
}

int tom_line(const Table& t, std::string_view key) {
    ScoreSheet sheet;
    Amsterdam::rival_sheet(t.rules, t.state, sheet);
    for (const ScoreLine& line : sheet) {
        if (line.key == key) return line.points;
    }
    ADD_FAILURE() << "no line " << key;
    return 0;
}

// Example: a group of four gives him 12. In Burgwallen he has two crests, the player three.
TEST(AmsterdamTomEnd, HisGroupAndTheMajorityCount) {  // solo, the end, example
    Table t(1);
    t.quarters("burgwallen").crests(0, "burgwallen-4 burgwallen-5 burgwallen-6");
    t.tom_crests("burgwallen-1 burgwallen-2 haarlemmerbuurt-4 haarlemmerbuurt-5 plantage-1");
    EXPECT_EQ(tom_line(t, "city"), 12);
    EXPECT_EQ(tom_line(t, "quarters"), 0);
    EXPECT_EQ(t.line(0, "quarters"), 5);
    t.tom_crests("burgwallen-3");  // now they share the majority
    EXPECT_EQ(tom_line(t, "quarters"), 2);
    EXPECT_EQ(t.line(0, "quarters"), 2);
}

TEST(AmsterdamTomEnd, TwoFlorinsGiveHimAPoint) {  // solo, the end
    Table t(1);
    t.tom_florins(5);
    EXPECT_EQ(tom_line(t, "leftovers"), 2);
}

TEST(AmsterdamTomEnd, OnlyMorePointsThanHisWin) {  // solo, the end
    Table equal(1);
    equal.amstel({5}).points(0, 7).over();
    equal.state.tom.points = 7;
    EXPECT_EQ(Amsterdam::ranking(equal.rules, equal.state)[0], 2);
    equal.points(0, 8);
    EXPECT_EQ(Amsterdam::ranking(equal.rules, equal.state)[0], 1);
    EXPECT_EQ(Amsterdam::rival(equal.rules), "TOM");
    EXPECT_EQ(Amsterdam::rival(rules_for(2)), "");
}

struct SoloDamage {
    const char* key;
    void (*spoil)(State&);
};
void PrintTo(const SoloDamage& damage, std::ostream* out) {
    *out << damage.key;
}

class AmsterdamSoloDamaged : public testing::TestWithParam<SoloDamage> {};

TEST_P(AmsterdamSoloDamaged, IsRefused) {
    Table t(1);
    t.active(0, "034").amstel({3}).tom_on(3).tom_crests("jordaan-1");
    ASSERT_EQ(t.problem(), "");
    GetParam().spoil(t.state);
    EXPECT_EQ(t.problem(), GetParam().key);
}

INSTANTIATE_TEST_SUITE_P(
    All, AmsterdamSoloDamaged,
    testing::Values(
        SoloDamage{"bad-tom", [](State& s) { s.tom.ahead = true; }},  // 034
        SoloDamage{"bad-tom", [](State& s) { s.tom.amstel = 4; }},
        SoloDamage{"bad-tom", [](State& s) { s.tom.amstel = 20, s.tom.ahead = true; }},
        SoloDamage{"bad-seat", [](State& s) { s.tom.amstel = 0; }},
        SoloDamage{"bad-tom", [](State& s) { s.tom.points = -1; }},
        SoloDamage{"bad-tom", [](State& s) { s.tom.florins = 999; }},
        SoloDamage{"bad-crests", [](State& s) { s.crests[0].add(s.tom.crests.lowest()); }},
        SoloDamage{"bad-dockers", [](State& s) { s.quays[0] += Crew::of(Docker::kPink); }},
        SoloDamage{"bad-quarters", [](State& s) { s.quarters = QuarterSet::first(2); }},
        SoloDamage{"no-extension", [](State& s) { s.foreman = depot(0); }},
        SoloDamage{"bad-ask", [](State& s) { s.asked.push_back({AskKind::kRemove}); }}));

}  // namespace
}  // namespace pakhuis::amsterdam
