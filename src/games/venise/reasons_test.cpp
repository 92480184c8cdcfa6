// Every reason for a refusal, in a position where it occurs: its key, sentence and facts.
#include <functional>
#include <gtest/gtest.h>
#include <set>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

struct ReasonCase {
    const char* name;
    const char* step;
    const char* key_and_sentence;  // "key: sentence"
    std::function<Table()> position;
};

void PrintTo(const ReasonCase& tested, std::ostream* out) {
    *out << tested.name;
}

Table at_end() {
    Table t(2);
    return t.finish(0);
}
Table laying() {
    Table t = Table::at_start(2, LayoutName::kFree);
    return t.play({"0: take market", "0: lay 0,0"});
}
Table moving() {
    Table t(2);
    return t.roll(1, 4);
}
// Seat 0 has moved to a tile and decides about its power.
Table arrived(std::string_view tile, int die) {
    Table t(2);
    t.burgher(0, tile).turn(0);
    t.state.phase = Phase::kActivate;
    t.state.rolled = {static_cast<std::uint8_t>(die), 0};
    return t;
}
Table looking(std::string_view tile, std::string_view card) {
    Table t = arrived(tile, 1);
    return t.play({"0: activate 1", "chance: draw " + std::string(card)});
}
Table at_market() {
    Table t = arrived("market", 2);
    return t.store(0, "cloth lace x3").play("0: activate 2");
}
Table at_port() {
    Table t = arrived("port-a", 2);
    t.state.shipped = {1, 0};
    return t.store(0, "cloth lace x2").price("lace", 0, 1).play("0: activate 2");
}
Table overflowing() {
    Table t = arrived("gold", 5);
    return t.stock(0, "wool x2 linen").play("0: activate 5");
}
// Seat 1 places a gold cube.
Table placing(std::string_view stock) {
    Table t(2);
    t.burgher(1, "gold").stock(1, stock).workshop(1, "jewels-3").roll(1, 1);
    return t.play({"0: move 1 gold", "0: activate 1"});
}
Table filling() {
    Table t = at_end();
    return t.master(0, "fill-a", "wool").play("0: down gold fill-a");
}
Table lowering() {
    Table t = at_end();
    t.master(0, "price-cloth").stock(0, "wool").price("lace", 1).price("jewels", 2);
    return t.play("0: down wool price-cloth");
}
Table bridging() {
    Table t = at_end();
    t.burgher(0, "gold").die("gold", 0, 5).die("linen", 0, 3).die("order", 0, 2);
    return t.stock(0, "wool x2");
}
Table producing() {
    Table t = at_end();
    t.built(0, "jewels-3", "gold").built(0, "jewels-1", "gold").workshop(0, "lace-4", "gold");
    return t.built(0, "cloth-1", "wool").orders(0, "jewels-plus-2");
}

const std::vector<ReasonCase>& all_reason_cases() {
    static const std::vector<ReasonCase> all{
        {"MoveAtTheEnd", "0: move 1 gold",
         "not-now: This is not the time for that. Due now: finish.", at_end},
        {"EndBeforeTheStart", "0: end", "not-now: This is not the time for that. Due now: start.",
         [] { return Table::at_start(2); }},
        {"EndBeforeTheFirstTile", "0: end",
         "not-now: This is not the time for that. Due now: take.",
         [] { return Table::at_start(2, LayoutName::kFree); }},
        {"EndWithTooManyCubes", "0: end", "not-now: This is not the time for that. Due now: throw.",
         overflowing},
        {"EndBeforeTheMove", "0: end", "not-now: This is not the time for that. Due now: move.",
         moving},
        {"DownInAnothersTurn", "1: down wool jewels-3",
         "not-now: This is not the time for that. Due now: place.", [] { return placing("wool"); }},
        {"KeepBeforeLooking", "1: keep none",
         "not-now: This is not the time for that. Due now: look.",
         [] {
             Table t = arrived("order", 1);
             t.burgher(1, "order").play({"0: activate 1", "chance: draw cloth-plus-1"});
             return Table(t.play("0: keep none"));
         }},
        {"EndWhileAMasterAsks", "0: end", "answer-due: First answer the master's question: fill.",
         filling},
        {"FillInsteadOfLower", "0: fill wool x6",
         "answer-due: First answer the master's question: lower.", lowering},

        {"TakeALaidTile", "1: take market", "tile-laid: The tile market lies already.", laying},
        {"TakePortB", "1: take port-b", "ports-alike: The ports are alike: take port A first.",
         laying},
        {"LayTheFirstElsewhere", "0: lay 1,0", "first-cell: The first tile lies on the cell 0,0.",
         [] { return Table(Table::at_start(2, LayoutName::kFree).play("0: take gold")); }},
        {"LayOnATile", "1: lay 0,0", "cell-taken: The tile market lies on this cell.",
         [] { return Table(laying().play("1: take gold")); }},
        {"LayAlone", "1: lay 1,1", "bad-cell: No tile lies beside this cell.",
         [] { return Table(laying().play("1: take gold")); }},

        {"RecallNothing", "0: recall wool", "no-own-die: None of one's own dice lies on wool.",
         [] {
             Table t(2);
             t.die("gold", 0, 1).die("linen", 0, 1).die("order", 0, 1).die("market", 0, 1);
             t.state.phase = Phase::kRecall;
             return t;
         }},
        {"MoveWithAnotherNumber", "0: move 2 gold",
         "no-such-die: No die shows 2: they show 1 and 4.", moving},
        {"MoveToTheStart", "0: move 4 market",
         "stands-there: The burgher starts from market and can't come back to it.", moving},
        {"MoveTooFar", "0: move 1 port-b",
         "out-of-reach: No way that costs exactly 1 leads to port-b.", moving},
        {"StepTooFar", "0: move 1 port-b", "out-of-step: No way that costs 1 to 2 leads to port-b.",
         [] { return Table(moving().engaged(0, "step-a")); }},
        {"BoatElsewhere", "0: boat gold", "no-boat-there: The boat can't have been left at gold.",
         [] {
             Table t(2, LayoutName::kStreet);
             t.burgher(0, "port-a").boat("port-a").roll(3, 1);
             return Table(t.play("0: move 3 linen"));
         }},
        {"RestWithAnotherValue", "0: rest 5", "bad-value: The activation die counts 4, not 5.",
         [] { return arrived("gold", 4); }},
        {"ActivateWithAnotherValue", "0: activate 5",
         "bad-value: The activation die counts 4, not 5.", [] { return arrived("gold", 4); }},
        {"SkillTooHigh", "0: activate 3", "bad-skill: The activation die counts 5 to 6, not 3.",
         [] { return Table(arrived("gold", 6).engaged(0, "skill-a")); }},

        {"MarketWithoutGoods", "0: activate 4",
         "power-useless: The power of market can do nothing now: empty-store.",
         [] { return arrived("market", 4); }},
        {"PortWithoutGoods", "0: activate 4",
         "power-useless: The power of port-b can do nothing now: empty-store.",
         [] { return arrived("port-b", 4); }},
        {"PortThatHasTheGoods", "0: activate 4",
         "power-useless: The power of port-a can do nothing now: goods-there.",
         [] {
             Table t = arrived("port-a", 4);
             t.store(0, "cloth").state.shipped = {1, 0};
             return t;
         }},
        {"EmptyDeck", "0: activate 4",
         "power-useless: The power of order can do nothing now: empty-deck.",
         [] { return Table(arrived("order", 4).order_deck("")); }},
        {"FullRowOne", "0: activate 4",
         "power-useless: The power of workshop can do nothing now: full-row-1.",
         [] {
             Table t = arrived("workshop", 4);
             t.workshop(0, "cloth-1").workshop(0, "cloth-2").workshop(0, "cloth-3");
             return Table(t.master(0, "step-a"));
         }},
        {"FullRowTwo", "0: activate 4",
         "power-useless: The power of order can do nothing now: full-row-2.",
         [] { return Table(arrived("order", 4).orders(0, "cloth-plus-1 x4")); }},
        {"FullRows", "0: activate 4",
         "power-useless: The power of master can do nothing now: full-rows.",
         [] {
             Table t = arrived("master", 4);
             t.workshop(0, "cloth-1").workshop(0, "cloth-2").workshop(0, "cloth-3");
             return Table(t.master(0, "step-a").orders(0, "cloth-plus-1 x4"));
         }},

        {"DownWithoutACube", "0: down gold jewels-3",
         "not-in-stock: This takes 1 gold cube; the stock holds 0.",
         [] { return Table(at_end().workshop(0, "jewels-3").stock(0, "wool")); }},
        {"ThrowMoreThanThereIs", "0: throw linen x2",
         "not-in-stock: This takes 2 linen cubes; the stock holds 1.", overflowing},
        {"ThrowTooFew", "0: throw gold x1", "bad-count: This takes 2 cubes, not 1.", overflowing},
        {"FillTooFew", "0: fill wool x5", "bad-count: This takes 6 cubes, not 5.", filling},
        {"FillWithThreeKinds", "0: fill wool x2 linen x2 gold x2",
         "three-kinds: At most two kinds of cubes may become more; here all three do.", filling},
        {"DownOnAnothersCard", "0: down gold jewels-3",
         "not-your-card: This card does not lie on one's own board.",
         [] { return Table(at_end().workshop(1, "jewels-3")); }},
        {"ProduceOnAnothersCard", "0: produce jewels-2 plus-2",
         "not-your-card: This card does not lie on one's own board.", producing},
        {"DownOnAnOrder", "0: down gold jewels-plus-2", "takes-no-cubes: An order takes no cubes.",
         producing},
        {"DownOnAMasterThatIsAnOrder", "0: down gold order-lace",
         "takes-no-cubes: An order takes no cubes.", at_end},
        {"DownOnACardOfOtherColours", "0: down wool jewels-3",
         "wrong-cube: This card takes no wool cubes.",
         [] { return Table(at_end().workshop(0, "jewels-3")); }},
        {"DownOnAMasterOfOtherColours", "0: down gold step-a",
         "wrong-cube: This card takes no gold cubes.",
         [] { return Table(at_end().master(0, "step-a")); }},
        {"DownForTheStockTooEarly", "0: down gold jewels-1",
         "once-built: This workshop takes gold cubes only once it is built.",
         [] { return Table(at_end().workshop(0, "jewels-1")); }},
        {"DownForTheCostTooLate", "0: down linen jewels-3",
         "built-takes: This workshop is built and takes gold cubes only.",
         [] { return Table(at_end().built(0, "jewels-3")); }},
        {"DownOnAPaidColour", "0: down gold jewels-3",
         "card-takes-none: This card takes 2 gold cubes and has them already.",
         [] { return Table(at_end().workshop(0, "jewels-3", "gold x2")); }},
        {"DownOnAMastersPaidColour", "0: down wool step-a",
         "card-takes-none: This card takes 1 wool cube and has it already.",
         [] { return Table(at_end().master(0, "step-a", "wool")); }},
        {"DownOnAFullWorkshop", "0: down gold jewels-1",
         "card-takes-none: This card takes 1 gold cube and has it already.",
         [] { return Table(at_end().built(0, "jewels-1", "gold")); }},
        {"DownOnAnEngagedMaster", "0: down wool step-a",
         "already-engaged: This master is engaged and takes no more cubes.",
         [] { return Table(at_end().engaged(0, "step-a")); }},
        {"StoreInAFullStock", "1: store", "stock-full: The stock is full: it holds 6 cubes.",
         [] { return placing("wool x6"); }},
        {"ReplaceWithRoom", "1: replace wool",
         "stock-not-full: There is still room in the stock: it holds 2 of 6 cubes.",
         [] { return placing("wool x2"); }},
        {"ReplaceByTheSame", "1: replace gold",
         "same-colour: The new cube is gold, too: that would change nothing.",
         [] { return placing("wool x4 gold x2"); }},

        {"KeepWhatIsNotSeen", "0: keep lace-1",
         "not-looked-at: This card is not among those looked at.",
         [] { return looking("workshop", "cloth-1"); }},
        {"KeepASecondPermanent", "0: keep step-b row 2",
         "second-permanent: A second permanent master of this kind can't be kept.",
         [] {
             Table t = arrived("master", 1);
             t.master(0, "step-a");
             return Table(t.play({"0: activate 1", "chance: draw step-b"}));
         }},
        {"KeepAnOrderInRowOne", "0: keep order-lace row 1",
         "order-row: A master that is an order goes in row 2.",
         [] { return looking("master", "order-lace"); }},
        {"KeepInAFullRow", "0: keep fill-a row 2", "no-place: Row 2 has no free place.",
         [] {
             Table t = arrived("master", 1);
             t.orders(0, "cloth-plus-1 x4");
             return Table(t.play({"0: activate 1", "chance: draw fill-a"}));
         }},

        {"SellWhatIsNotThere", "0: sell cloth x2",
         "too-few-goods: This takes 2 cloth; the store holds 1.", at_market},
        {"ShipWhatIsNotThere", "0: ship jewels",
         "too-few-goods: This takes 1 jewels; the store holds 0.", at_port},
        {"SellMoreThanTheDie", "0: sell lace x3", "die-too-low: 2 at most can be sold now, not 3.",
         at_market},
        {"ShipTwice", "0: ship cloth", "already-there: port-a has cloth already.", at_port},
        {"DropAOneThatIsNotThere", "0: drop one",
         "no-one: The price of lace has no card or cube of one.",
         [] { return Table(at_port().play("0: ship lace")); }},
        {"SplitATwoThatIsNotThere", "0: split", "no-two: The price of lace has no card of two.",
         [] { return Table(at_port().price("lace", 1).play("0: ship lace")); }},
        {"DropATwoThatIsNotThere", "0: drop two", "no-two: The price of lace has no card of two.",
         [] { return Table(at_port().price("lace", 1).play("0: ship lace")); }},
        {"DropATwoAtAPort", "0: drop two",
         "two-splits: At a port a two of lace does not leave the price: it becomes a one (split).",
         [] { return Table(at_port().play("0: ship lace")); }},
        {"LowerWhatRose", "0: lower cloth",
         "just-raised: cloth has just risen: one of the other goods falls.", lowering},

        {"SecondBridge", "0: bridge linen-gold wool x2 back gold",
         "one-bridge: Only one bridge is built in a turn.",
         [] {
             Table t = bridging();
             t.state.bridged = true;
             return t;
         }},
        {"BridgeAfterProduction", "0: bridge linen-gold wool x2 back gold",
         "produced-already: Bridges are built before production.",
         [] { return Table(producing().play("0: produce jewels-1 plus-2")); }},
        {"SixthBridge", "0: bridge linen-gold wool x2 back gold",
         "no-bridge-left: All 5 bridges are built.",
         [] {
             Table t = bridging();
             for (const char* edge :
                  {"market-wool", "market-gold", "market-order", "order-wool", "gold-port-a"}) {
                 t.bridge(0, edge);
             }
             return t;
         }},
        {"BridgeAwayFromTheBurgher", "0: bridge market-order back order",
         "burgher-elsewhere: A bridge begins at gold, where the burgher stands.", bridging},
        {"BridgeBetweenTilesApart", "0: bridge order-gold back gold",
         "not-beside: order and gold do not touch.", bridging},
        {"BridgeOnOnesOwn", "0: bridge linen-gold wool x2 back gold",
         "own-bridge: One's own bridge is there already.",
         [] { return Table(bridging().bridge(0, "linen-gold")); }},
        {"BridgeWithoutADieBeside", "0: bridge market-gold back gold",
         "no-own-die: None of one's own dice lies on market.", bridging},
        {"BridgeWithoutADieHere", "0: bridge linen-gold back gold",
         "no-own-die: None of one's own dice lies on gold.",
         [] { return Table(bridging().die("gold", 1, 2)); }},
        {"BridgeTooDear", "0: bridge linen-gold wool x1 back gold",
         "too-few-cubes: The bridge costs 8 cubes; the stock holds 2 in all.",
         [] { return Table(bridging().bridge(1, "linen-gold")); }},
        {"BridgeForAnotherPrice", "0: bridge linen-gold wool x1 back gold",
         "wrong-price: The bridge costs 2 cubes, not 1.", bridging},
        {"BridgeForOtherCubes", "0: bridge linen-gold wool x1 gold x1 back gold",
         "not-in-stock: This takes 1 gold cube; the stock holds 0.", bridging},
        {"BridgeForADieElsewhere", "0: bridge linen-gold wool x2 back order",
         "die-elsewhere: The die that comes back lies on linen or gold.", bridging},
        {"ProduceWithAMaster", "0: produce step-a plus-1",
         "not-a-workshop: Only a workshop produces.", producing},
        {"ProduceUnbuilt", "0: produce lace-4 plus-1",
         "not-built: This workshop is not built yet: 3 cubes are missing.", producing},
        {"ProduceWithoutCubes", "0: produce jewels-3 plus-2",
         "not-full: This workshop holds 1 of 2 gold cubes.", producing},
        {"ProduceTwice", "0: produce jewels-1 plus-2",
         "once-a-turn: This workshop has produced in this turn.",
         [] { return Table(producing().play("0: produce jewels-1 plus-2")); }},
        {"ProduceWithoutAnOrder", "0: produce jewels-1 plus-1",
         "no-order: Row 2 holds no order of jewels with +1.", producing},

        {"DrawInsteadOfARoll", "chance: draw cloth-1",
         "impossible-outcome: Chance can't give this now.", [] { return Table(2); }},
    };
    return all;
}

class VeniseReason : public testing::TestWithParam<ReasonCase> {};

TEST_P(VeniseReason, HasItsKeyAndSentence) {
    EXPECT_EQ(GetParam().position().why(GetParam().step), GetParam().key_and_sentence);
}

INSTANTIATE_TEST_SUITE_P(All, VeniseReason, testing::ValuesIn(all_reason_cases()),
                         [](const auto& param) { return std::string(param.param.name); });

TEST(VeniseReasons, AreAllTested) {
    std::set<std::string> tested, listed;
    for (const ReasonCase& one : all_reason_cases()) {
        const std::string key_and_sentence = one.key_and_sentence;
        tested.insert(key_and_sentence.substr(0, key_and_sentence.find(':')));
    }
    for (const Reason* reason : Venise::reasons()) listed.emplace(reason->key);
    EXPECT_EQ(tested, listed);
    EXPECT_EQ(listed.size(), Venise::reasons().size());
}

}  // namespace
}  // namespace pakhuis::venise
