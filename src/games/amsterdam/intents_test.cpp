// The actions that a part of the board may mean, the likeliest first.
#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

std::string part(const Table& t, const char* kind, const char* name) {
    const int spot = find_spot(name).index();
    const int first = std::string_view(kind) == "block" ? 0 : kFirstNodeSpot;
    EXPECT_TRUE(t.rules.seats > 0 && spot >= first) << name;
    return std::string(kind) + ":" + std::to_string(spot - first);
}
std::string card_part(int number) {
    return "card:" + std::to_string(number - 1);
}

TEST(AmsterdamIntents, AnInactiveCardMeansActivate) {
    Table t(2);
    t.below(0, "013 055");
    EXPECT_EQ(t.intents(0, card_part(13)), Texts{"activate 013"});
    t.active(0, "031 038").supply(0, "pink");
    EXPECT_EQ(t.intents(0, card_part(55)),
              (Texts{"activate 055 without orange", "activate 055 without pink", "buy 055"}));
}

TEST(AmsterdamIntents, AnActiveCardMeansUse) {
    Table t(2);
    t.active(0, "014 109");
    EXPECT_EQ(t.intents(0, card_part(14)), Texts{"use 014"});
    EXPECT_EQ(t.intents(0, card_part(109)), Texts{"use 109"});
    EXPECT_EQ(t.intents(0, card_part(1)), Texts{"use 001"});  // also for a card of no seat
    t.active(0, "047 112");
    EXPECT_EQ(t.intents(0, card_part(109)), (Texts{"use 109", "cede 109"}));
    EXPECT_EQ(t.intents(0, card_part(47)), (Texts{"cede 109", "cede 112"}));
}

TEST(AmsterdamIntents, ACardMeansTheAnswerThatIsDue) {
    Table t(2);
    t.below(0, "001 002 003 004 005").taking_cards("109 110 006 055");
    EXPECT_EQ(t.intents(0, card_part(109)), Texts{"take 109"});
    EXPECT_EQ(t.intents(0, card_part(77)), Texts{"take 077"});
    t.play("0: take 109");
    EXPECT_EQ(t.intents(0, card_part(3)), (Texts{"drop 003", "activate 003"}));
}

TEST(AmsterdamIntents, ABlockMeansClaim) {
    Table t(2);
    const std::string block = part(t, "block", "jordaan-2");
    EXPECT_EQ(t.intents(0, block), Texts{"claim jordaan-2"});
    t.active(0, "027");
    EXPECT_EQ(t.intents(0, block), (Texts{"claim jordaan-2", "acquire jordaan-2"}));
}

TEST(AmsterdamIntents, ASpaceMeansSail) {
    Table t(MatchForm{2, false, TaskTiles::kNone, MarketTiles::kCForB});
    t.tile("cb21").florins(0, 3);
    EXPECT_EQ(t.intents(0, part(t, "space", "w3")), Texts{"sail w3"});
    t.play("0: market");
    EXPECT_EQ(t.intents(0, part(t, "space", "w3")), (Texts{"moor w3", "sail w3"}));
}

// A barge can't move to where it lies: there one means to deliver or to load.
TEST(AmsterdamIntents, TheSpaceOfOnesBargeMeansDeliverOrLoad) {
    Table t(2);
    const std::string warehouse = part(t, "space", "beer-anchor");
    t.ship(0, "beer-anchor").barge(0, "beer lace");
    EXPECT_EQ(t.intents(0, warehouse), (Texts{"deliver beer", "sail beer-anchor"}));
    EXPECT_EQ(t.intents(1, warehouse), Texts{"sail beer-anchor"});
    t.ship(0, "depot-1");
    EXPECT_EQ(t.intents(0, part(t, "space", "depot-1")),
              (Texts{"deliver beer", "deliver lace", "sail depot-1"}));
    t.ship(0, "blue-quay").store(0, "coffee");
    EXPECT_EQ(t.intents(0, part(t, "space", "blue-quay")),
              (Texts{"load coffee", "sail blue-quay"}));
}

TEST(AmsterdamIntents, AGoodMeansLoadOrDeliver) {
    Table t(2);
    t.store(0, "beer").barge(0, "lace");
    EXPECT_EQ(t.intents(0, "good:0"), (Texts{"load beer", "deliver beer"}));
    EXPECT_EQ(t.intents(0, "good:5"), (Texts{"deliver lace", "load lace"}));
    EXPECT_EQ(t.intents(0, "good:8"), (Texts{"load crystal", "deliver crystal"}));
}

TEST(AmsterdamIntents, AResourceMeansTheDecisionThatIsDue) {
    Table t(2);
    EXPECT_EQ(t.intents(0, "resource:5"), Texts{"pay black"});
    t.active(0, "039").florins(0, 2).play("0: use 039");
    EXPECT_EQ(t.intents(0, "resource:5"), Texts{"gain black"});
    Table keep(2);
    keep.supply(0, "pink grey").play({"0: end", "1: end"});
    EXPECT_EQ(keep.intents(0, "resource:5"), Texts{"keep black"});
}

TEST(AmsterdamIntents, ADieMeansTakeItWithAnother) {
    Table t(2);
    t.active(0, "053").taking_dice({4, 1, 3, 3, 3, 3});
    EXPECT_EQ(t.intents(0, "die:1"), (Texts{"dice pink grey", "dice grey orange", "dice grey brown",
                                            "dice grey violet", "dice grey black"}));
    t.play("0: dice pink grey");
    EXPECT_EQ(t.intents(0, "die:0"), (Texts{"shift pink 5", "shift pink 3"}));
    EXPECT_EQ(t.intents(0, "rondel:2"), (Texts{"shift grey 2", "shift pink 2"}));
}

TEST(AmsterdamIntents, EveryOtherPartMeansOneAction) {
    Table t(2);
    t.amstel({3, 1});
    EXPECT_EQ(t.intents(0, "docker:0"), Texts{"hire blue"});
    EXPECT_EQ(t.intents(0, "advance:2"), Texts{"advance 2"});
    EXPECT_EQ(t.intents(0, "river:5"), Texts{"advance 2"});
    EXPECT_EQ(t.intents(0, "deck:1"), Texts{"draw building"});
    EXPECT_EQ(t.intents(0, "tile:" + std::to_string(t.state.tile.index())), Texts{"market"});
    for (const char* button : {"skip", "leave", "market", "end", "store", "sell-florins",
                               "sell-resource", "sell-both", "enough"}) {
        EXPECT_EQ(t.intents(0, button), Texts{button});
    }
    for (const char* odd :
         {"",        "card",      "card:132", "block:36", "space:30",  "good:9",   "resource:6",
          "die:6",   "rondel:2",  "river:3",  "river:99", "advance:0", "docker:6", "deck:2",
          "tile:99", "quarter:1", "task:3",   "use",      "sky",       "sky:1"}) {
        EXPECT_EQ(t.intents(0, odd), Texts{}) << odd;
    }
    EXPECT_EQ(t.intents(5, "end"), Texts{});  // a spectator
}

// The first part of every legal action has an intent with the same verb.
TEST(AmsterdamIntents, TheFirstPartOfEveryActionHasAnIntent) {
    for (const MatchForm& form :
         {MatchForm{2}, MatchForm{1},
          MatchForm{3, true, TaskTiles::kSecret3, MarketTiles::kMixed, true, true}}) {
        const Rules rules = rules_for(form);
        for (int steps = 60; steps < 700; steps += 20) {
            const State s = kit::position_after<Amsterdam>(rules, 7, steps);
            const Seats who = Amsterdam::waiting(rules, s);
            if (who.empty() || who.has(kChance)) continue;
            ActionList<Amsterdam> list;
            Amsterdam::legal(rules, s, actor(s), list);
            for (const Action& action : list) {
                TargetList targets;
                Amsterdam::targets(rules, action, targets);
                IntentList<Amsterdam> intents;
                Amsterdam::intents(rules, s, actor(s), targets[0], intents);
                bool same = false;
                for (const Action& one : intents) same = same || one.verb == action.verb;
                EXPECT_TRUE(same) << kit::action_text<Amsterdam>(rules, action);
            }
        }
    }
}

}  // namespace
}  // namespace pakhuis::amsterdam
