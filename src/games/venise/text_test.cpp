// The text form of actions in both directions, and the sentences of events.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

std::string written_again(const Rules& rules, std::string_view typed) {
    const auto parsed = Venise::parse(rules, typed);
    if (parsed.refusal != nullptr) {
        return std::string(parsed.refusal->key) + " at " + std::to_string(parsed.at);
    }
    ActionText text;
    Venise::write(rules, parsed.action, text);
    return std::string(text.view());
}

TEST(VeniseText, EveryVerbReadsBackAsItIsWritten) {
    const Rules rules = rules_for(2);
    for (const char* text : {"take market",
                             "lay 1,-1",
                             "start port-b",
                             "recall gold",
                             "down wool cloth-3",
                             "move 3 market",
                             "boat order",
                             "activate 4",
                             "rest 1",
                             "throw wool x2 gold x1",
                             "sell jewels x3",
                             "ship lace",
                             "stay",
                             "raise",
                             "drop one",
                             "drop two",
                             "split",
                             "keep jewels-plus-2",
                             "keep cloth-3",
                             "keep step-a row 2",
                             "keep none",
                             "bridge wool-gold linen x2 gold x1 back wool",
                             "bridge gold-port-a back gold",
                             "produce jewels-3 plus-2",
                             "end",
                             "put price-lace",
                             "store",
                             "replace linen",
                             "lose",
                             "fill wool x3 gold x3",
                             "lower cloth",
                             "roll 6",
                             "draw order-lace",
                             "draw lace-plus-1",
                             "look",
                             "decline"}) {
        EXPECT_EQ(written_again(rules, text), text);
    }
}

TEST(VeniseText, AnEdgeMayBeNamedFromEitherEnd) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(written_again(rules, "bridge gold-wool linen x1 back gold"),
              "bridge wool-gold linen x1 back gold");
    EXPECT_EQ(written_again(rules, "bridge port-b-port-a back port-a"),
              "bridge port-a-port-b back port-a");
}

TEST(VeniseText, CubesAreAcceptedInAnyOrderAndWithCapitals) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(written_again(rules, "throw gold x1 wool x2"), "throw wool x2 gold x1");
    EXPECT_EQ(written_again(rules, "fill gold x1 linen x2 wool x3"),
              "fill wool x3 linen x2 gold x1");
    EXPECT_EQ(written_again(rules, "bridge wool-gold gold x1 linen x2 back wool"),
              "bridge wool-gold linen x2 gold x1 back wool");
    EXPECT_EQ(written_again(rules, "Throw GOLD x1 Wool X2"), "throw wool x2 gold x1");
    EXPECT_EQ(written_again(rules, "BRIDGE Gold-Wool Linen x1 BACK gold"),
              "bridge wool-gold linen x1 back gold");
    EXPECT_EQ(written_again(rules, "Keep None"), "keep none");
}

TEST(VeniseText, AnErrorIsReportedWithItsPosition) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(written_again(rules, ""), "missing-word at 0");
    EXPECT_EQ(written_again(rules, "jump market"), "unknown-verb at 0");
    EXPECT_EQ(written_again(rules, "move 3"), "missing-word at 6");
    EXPECT_EQ(written_again(rules, "move 7 market"), "bad-word at 5");
    EXPECT_EQ(written_again(rules, "move 3 harbour"), "unknown-name at 7");
    EXPECT_EQ(written_again(rules, "sell jewels 3"), "bad-word at 12");
    EXPECT_EQ(written_again(rules, "throw gold x1 gold x1"), "bad-word at 14");
    EXPECT_EQ(written_again(rules, "throw gold x1 wool x1 gold x1"), "bad-word at 22");
    EXPECT_EQ(written_again(rules, "keep step-a"), "missing-word at 11");
    EXPECT_EQ(written_again(rules, "keep cloth-3 row 1"), "bad-word at 13");
    EXPECT_EQ(written_again(rules, "keep step-a row 3"), "bad-word at 16");
    EXPECT_EQ(written_again(rules, "bridge 1,-1 back wool"), "unknown-name at 7");
    EXPECT_EQ(written_again(rules, "lay wool-gold"), "unknown-name at 4");
    EXPECT_EQ(written_again(rules, "lay 9,0"), "unknown-name at 4");
    EXPECT_EQ(written_again(rules, "end now"), "bad-word at 4");
}

TEST(VeniseText, CardsHaveNames) {
    const Rules rules = rules_for(2);
    Texts names;
    for (int i = 0; i < kCards; ++i) names.emplace_back(rules.name_of(CardId(i)));
    EXPECT_EQ(names[0], "cloth-plus-1");
    EXPECT_EQ(names[kFirstWorkshop], "cloth-1");
    EXPECT_EQ(names[kFirstWorkshop + 14], "jewels-5");
    EXPECT_EQ(Texts(names.begin() + kFirstMaster, names.end()),
              (Texts{"order-cloth", "order-lace", "order-jewels", "fill-a", "fill-b", "bridges-a",
                     "bridges-b", "step-a", "step-b", "step-c", "skill-a", "skill-b", "skill-c",
                     "price-cloth", "price-lace", "price-jewels"}));
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

// In an edition with other masters each card still has its own name.
TEST(VeniseText, ALetterDistinguishesEqualMasters) {
    Edition edition = built_in_edition();
    edition.masters[1].good = Good::kCloth;
    const Rules rules = rules_for(2, LayoutName::kFirst, false, edition);
    EXPECT_EQ(rules.name_of(CardId(kFirstMaster)), "order-cloth-a");
    EXPECT_EQ(rules.name_of(CardId(kFirstMaster + 1)), "order-cloth-b");
}

TEST(VeniseText, PartsHaveNames) {
    const Rules rules = rules_for(2);
    PartNames names;
    Venise::part_names(rules, names);
    bool tile = false;
    bool edge = false;
    for (const PartName& part : names) {
        tile = tile || (part.target == Target{"tile", 7} && part.name == "port-a");
        edge = edge || (part.target.kind == "edge" && part.name == "wool-gold");
    }
    EXPECT_TRUE(tile);
    EXPECT_TRUE(edge);
}

TEST(VeniseEvents, ATurnThatChasesADieIsDescribedStepByStep) {
    Table t(2);
    t.burgher(1, "gold").die("gold", 1, 6).stock(0, "").roll(1, 2);
    EXPECT_EQ(t.told(1), Texts{"Seat 0 rolls 2."});
    t.play("0: move 1 gold");
    EXPECT_EQ(t.told(1), Texts{"Seat 0 moves 1 to gold."});
    t.play("0: activate 2");
    EXPECT_EQ(
        t.told(kSpectator),
        (Texts{"Seat 1's 6 returns from gold.", "Seat 0 places a 2 at gold.",
               "Seat 0 activates gold with 2.", "Seat 0 gets 2 gold.", "Seat 1 gets 1 gold."}));
    t.play("1: store");
    EXPECT_EQ(t.told(0), Texts{"Seat 1 puts 1 gold in stock."});
    t.play("0: end");
    EXPECT_EQ(t.told(0), Texts{"Seat 0 ends the turn."});
}

TEST(VeniseEvents, ASaleIsDescribedWithBonusAndPrice) {
    Table t(2);
    t.burgher(0, "gold").store(0, "jewels x3").price("jewels", 4).roll(1, 3);
    t.play({"0: move 1 market", "0: activate 3", "0: sell jewels x3"});
    EXPECT_EQ(t.told(1),
              (Texts{"Seat 0 sells 3 jewels: 24 points.", "The market bonus 4 is covered.",
                     "The price of jewels is now 3."}));
}

TEST(VeniseEvents, BridgesAndMastersAreDescribed) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 1).die("linen", 0, 1).bridge(1, "linen-gold");
    t.stock(0, "wool x3").master(0, "price-cloth").finish(0);
    t.play("0: bridge linen-gold wool x2 back gold");
    EXPECT_EQ(t.told(1), (Texts{"Seat 1 loses the bridge linen-gold.",
                                "Seat 0 builds a bridge, linen-gold, for 2 wool.",
                                "Seat 0 takes a die back from gold."}));
    t.play("0: down wool price-cloth");
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 places 1 wool on price-cloth.", "Seat 0 uses price-cloth.",
                                "The price of cloth is now 1."}));
}

TEST(VeniseEvents, TheLastLapAndTheEndAreDescribed) {
    Table t(2);
    t.order_deck("").finish(1).play("1: end");
    EXPECT_EQ(t.told(0), (Texts{"Seat 1 ends the turn.", "The final round: no orders are left."}));
    t.finish(1).play("1: end");
    EXPECT_EQ(t.told(0), (Texts{"Seat 1 ends the turn.", "The game is over."}));
}

// 2.1: source by source, each from where it comes
TEST(VeniseEvents, TheFinalScoringIsDescribedSourceBySource) {
    Table t(2);
    t.order_deck("").finish(1).play("1: end");
    t.state.points = {{3, 4}};
    t.store(1, "cloth x8 lace x2").price("cloth", 0, 2).bridge(0, "linen-port-b");
    t.bridge(0, "market-order").bridge(0, "order-wool").bridge(1, "wool-workshop");
    t.engaged(0, "bridges-a").used(1, "fill-a").used(1, "price-lace");
    t.finish(1).play("1: end");
    EXPECT_EQ(t.told(0), (Texts{"Seat 1 ends the turn.", "Seat 1 sells 6 cloth: 18 points.",
                                "Seat 0, bridges 2: 4 points.", "Seat 0, bridges 1: 1 point.",
                                "Seat 1, bridges 1: 1 point.", "Seat 0, bridges 3: 6 points.",
                                "Seat 0, masters 1: 1 point.", "Seat 1, masters 2: 4 points.",
                                "The game is over."}));
    EXPECT_EQ(t.score(0), 3 + 4 + 1 + 6 + 1);
    EXPECT_EQ(t.score(1), 4 + 18 + 1 + 4);
}

}  // namespace
}  // namespace pakhuis::venise
