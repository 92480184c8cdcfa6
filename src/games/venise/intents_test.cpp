// Likely meanings of a click on a part.
#include <algorithm>
#include <gtest/gtest.h>

#include "games/venise/test_table.h"
#include "kit/properties.h"

namespace pakhuis::venise {
namespace {

std::string part(const char* kind, int index) {
    return std::string(kind) + ":" + std::to_string(index);
}
std::string tile_part(const Table& t, std::string_view name) {
    return part("tile", static_cast<int>(t.tile(name)));
}
std::string card_part(const Table& t, std::string_view name) {
    return part("card", t.card(name).index());
}

TEST(VeniseIntents, FollowThePhaseForATile) {
    Table setup = Table::at_start(2, LayoutName::kFree);
    EXPECT_EQ(setup.intents(0, "tile:6"), Texts{"take gold"});
    EXPECT_EQ(Table::at_start(2).intents(0, "tile:6"), Texts{"start gold"});
    Table t(2);
    t.state.phase = Phase::kRecall;
    EXPECT_EQ(t.intents(0, "tile:6"), Texts{"recall gold"});
    t.state.phase = Phase::kRide;
    EXPECT_EQ(t.intents(0, "tile:6"), Texts{"boat gold"});
    t.turn(0).roll(1, 4);
    EXPECT_EQ(t.intents(0, "tile:6"), (Texts{"move 1 gold", "move 4 gold"}));
    Table pair(2);
    pair.roll(2, 2);
    EXPECT_EQ(pair.intents(0, "tile:6"), Texts{"move 2 gold"});
    t.finish(0);
    EXPECT_EQ(t.intents(0, tile_part(t, "gold")), Texts{"move 1 gold"});
}

TEST(VeniseIntents, LayTheTileForACell) {
    const Table t = Table::at_start(2, LayoutName::kFree);
    const int i = spot_of({1, -1}).index() - kEdges;
    EXPECT_EQ(t.intents(0, part("cell", i)), Texts{"lay 1,-1"});
}

TEST(VeniseIntents, MoveToEveryTileForADie) {
    Table t(2);
    t.roll(1, 4);
    const Texts moves = t.intents(0, "die:4");
    ASSERT_EQ(moves.size(), 9u);
    EXPECT_EQ(moves[0], "move 4 market");
    EXPECT_EQ(moves[8], "move 4 port-b");
}

TEST(VeniseIntents, ListFittingCardsFirstForACube) {
    Table t(2);
    t.workshop(0, "cloth-1").workshop(0, "jewels-3").master(0, "step-a").finish(0);
    EXPECT_EQ(t.intents(0, "cube:2"),
              (Texts{"down gold jewels-3", "down gold cloth-1", "down gold step-a"}));
    EXPECT_EQ(t.intents(1, "cube:2"), Texts{"replace gold"});  // seat 1 has no cards
    t.state.phase = Phase::kPlace;
    EXPECT_EQ(t.intents(0, "cube:2"), Texts{"replace gold"});
}

TEST(VeniseIntents, ListCubesByTheMostFrequentColourForACard) {
    Table t(2);
    t.workshop(0, "cloth-4").stock(0, "wool linen x3 gold x2").finish(0);
    EXPECT_EQ(t.intents(0, card_part(t, "cloth-4")),
              (Texts{"down linen cloth-4", "down gold cloth-4", "down wool cloth-4",
                     "produce cloth-4 plus-1", "produce cloth-4 plus-2"}));
    t.workshop(0, "jewels-3");
    EXPECT_EQ(t.intents(0, card_part(t, "jewels-3"))[2],
              "down wool jewels-3");  // the card takes none
    EXPECT_EQ(t.intents(0, card_part(t, "step-a")).size(), 3u);
}

TEST(VeniseIntents, ProduceWithAnAvailableOrderForAFullWorkshop) {
    Table t(2);
    t.built(0, "jewels-1", "gold").orders(0, "jewels-plus-2").finish(0);
    EXPECT_EQ(t.intents(0, card_part(t, "jewels-1"))[0], "produce jewels-1 plus-2");
    t.orders(0, "jewels-plus-1");
    EXPECT_EQ(t.intents(0, card_part(t, "jewels-1"))[0], "produce jewels-1 plus-1");
    EXPECT_EQ(t.intents(0, card_part(t, "jewels-plus-2")), Texts{"produce jewels-1 plus-2"});
    EXPECT_EQ(t.intents(0, "order:1"), Texts{"produce jewels-1 plus-1"});
    EXPECT_EQ(t.intents(0, card_part(t, "lace-plus-1")), Texts{"keep lace-plus-1"});
}

TEST(VeniseIntents, KeepACardThatIsLookedAt) {
    Table t(2);
    t.burgher(0, "gold").state.phase = Phase::kKeep;
    EXPECT_EQ(t.intents(0, card_part(t, "cloth-1")), Texts{"keep cloth-1"});
    EXPECT_EQ(t.intents(0, card_part(t, "step-a")),
              (Texts{"keep step-a row 1", "keep step-a row 2"}));
    EXPECT_EQ(t.intents(0, card_part(t, "order-lace")),
              (Texts{"keep order-lace row 2", "keep order-lace row 1"}));
    t.state.seen_masters.add(master_of(t.card("step-a")));
    EXPECT_EQ(t.intents(0, "row:2"), Texts{"keep step-a row 2"});
    EXPECT_EQ(t.intents(1, "row:2"), Texts{});  // cards that another seat looks at stay secret
    t.state.phase = Phase::kPlace;
    EXPECT_EQ(t.intents(0, card_part(t, "cloth-1")), Texts{"put cloth-1"});
}

TEST(VeniseIntents, FollowTheTileForAGood) {
    Table t(2);
    t.store(0, "lace x3").state.phase = Phase::kSell;
    t.state.value = 2;
    EXPECT_EQ(t.intents(0, "good:1"), Texts{"sell lace x2"});
    EXPECT_EQ(t.intents(0, "good:0"), Texts{"sell cloth x1"});
    EXPECT_EQ(t.intents(0, "count:2"), (Texts{"sell cloth x2", "sell lace x2", "sell jewels x2"}));
    t.state.phase = Phase::kShip;
    EXPECT_EQ(t.intents(0, "good:1"), Texts{"ship lace"});
    t.state.ask = Ask::kLower;
    EXPECT_EQ(t.intents(0, "good:1"), Texts{"lower lace"});
}

TEST(VeniseIntents, UseTheValueOfTheDieForAnActivation) {
    Table t(2);
    t.state.phase = Phase::kActivate;
    t.state.rolled = {4, 0};
    EXPECT_EQ(t.intents(0, "activate"), Texts{"activate 4"});
    EXPECT_EQ(t.intents(0, "rest"), Texts{"rest 4"});
    EXPECT_EQ(t.intents(0, "value:3"), (Texts{"activate 3", "rest 3"}));
}

TEST(VeniseIntents, PayBridgesWithTheMostFrequentColourForAnEdge) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 5).die("linen", 0, 3).stock(0, "wool linen x2").finish(0);
    const std::string edge = part("edge", t.spot("linen-gold").index());
    EXPECT_EQ(t.intents(0, edge), (Texts{"bridge linen-gold wool x1 linen x1 back gold",
                                         "bridge linen-gold wool x1 linen x1 back linen"}));
    const Texts back = t.intents(0, part("back", static_cast<int>(t.tile("linen"))));
    EXPECT_EQ(back, Texts{"bridge linen-gold wool x1 linen x1 back linen"});
    t.bridge(1, "linen-gold");  // costs more than the stock
    EXPECT_EQ(t.intents(0, edge)[0], "bridge linen-gold wool x1 linen x2 back gold");
}

TEST(VeniseIntents, CompleteTheThrowOrTheStockForAnAmount) {
    Table t(2);
    t.stock(0, "wool x2 linen x4 gold x3").state.phase = Phase::kStock;
    EXPECT_EQ(t.intents(0, "gold:1"), Texts{"throw linen x2 gold x1"});
    t.stock(0, "wool").state.ask = Ask::kFill;
    EXPECT_EQ(t.intents(0, "gold:2"), Texts{"fill wool x4 gold x2"});
    EXPECT_EQ(t.intents(0, "wool:2"), Texts{"fill wool x2 linen x4"});
}

TEST(VeniseIntents, ListOneActionForEveryOtherPart) {
    const Table t(2);
    for (const char* verb : {"stay", "raise", "split", "end", "store", "lose", "look", "decline"}) {
        EXPECT_EQ(t.intents(0, verb), Texts{verb});
    }
    EXPECT_EQ(t.intents(0, "none"), Texts{"keep none"});
    EXPECT_EQ(t.intents(0, "drop:2"), Texts{"drop two"});
    for (const char* odd : {"", "sky", "tile:9", "edge:36", "cell:217", "card:37", "die:7", "die:0",
                            "cube:3", "good:3", "row:3", "drop:3", "tile", "end:1", "wool:13"}) {
        EXPECT_EQ(t.intents(0, odd), Texts{}) << odd;
    }
    EXPECT_EQ(t.intents(kSpectator, "end"), Texts{});
}

// If a legal action begins with a part, the intents of this part include a legal action.
TEST(VeniseIntents, IncludeALegalActionForThePartsOfLegalActions) {
    for (const LayoutName layout : {LayoutName::kFirst, LayoutName::kFree}) {
        const Rules rules = rules_for(3, layout);
        for (int steps = 0; steps < 900; steps += 7) {
            const State s = kit::position_after<Venise>(rules, 5, steps);
            ActionList<Venise> legal;
            Venise::legal(rules, s, s.actor, legal);
            if (Venise::waiting(rules, s).has(kChance)) continue;
            for (const Action& action : legal) {
                TargetList targets;
                Venise::targets(rules, action, targets);
                IntentList<Venise> meant;
                Venise::intents(rules, s, s.actor, targets[0], meant);
                const bool allowed = std::any_of(meant.begin(), meant.end(), [&](const Action& a) {
                    return Venise::refusal(rules, s, s.actor, a) == nullptr;
                });
                EXPECT_TRUE(allowed) << target_text(targets[0]).view() << "\n"
                                     << kit::position_text<Venise>(rules, s);
            }
        }
    }
}

}  // namespace
}  // namespace pakhuis::venise
