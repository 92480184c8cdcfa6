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
        {"MoveAtTheEnd", "0: move 1 gold", "not-now: You can't do that now. First: finish.",
         at_end},
        {"EndBeforeTheStart", "0: end", "not-now: You can't do that now. First: start.",
         [] { return Table::at_start(2); }},
        {"EndBeforeTheFirstTile", "0: end", "not-now: You can't do that now. First: take.",
         [] { return Table::at_start(2, LayoutName::kFree); }},
        {"EndWithTooManyCubes", "0: end", "not-now: You can't do that now. First: throw.",
         overflowing},
        {"EndBeforeTheMove", "0: end", "not-now: You can't do that now. First: move.", moving},
        {"DownInAnothersTurn", "1: down wool jewels-3",
         "not-now: You can't do that now. First: place.", [] { return placing("wool"); }},
        {"KeepBeforeLooking", "1: keep none", "not-now: You can't do that now. First: look.",
         [] {
             Table t = arrived("order", 1);
             t.burgher(1, "order").play({"0: activate 1", "chance: draw cloth-plus-1"});
             return Table(t.play("0: keep none"));
         }},
        {"EndWhileAMasterAsks", "0: end", "answer-due: First use your master: fill.", filling},
        {"FillInsteadOfLower", "0: fill wool x6", "answer-due: First use your master: lower.",
         lowering},

        {"TakeALaidTile", "1: take market", "tile-laid: This district is already placed: market.",
         laying},
        {"TakePortB", "1: take port-b", "ports-alike: Both ports are the same: take port A first.",
         laying},
        {"LayTheFirstElsewhere", "0: lay 1,0",
         "first-cell: Place the first district on the cell 0,0.",
         [] { return Table(Table::at_start(2, LayoutName::kFree).play("0: take gold")); }},
        {"LayOnATile", "1: lay 0,0", "cell-taken: There is already a district here: market.",
         [] { return Table(laying().play("1: take gold")); }},
        {"LayAlone", "1: lay 1,1", "bad-cell: Place the district next to another one.",
         [] { return Table(laying().play("1: take gold")); }},

        {"RecallNothing", "0: recall wool", "no-own-die: You have no die at wool.",
         [] {
             Table t(2);
             t.die("gold", 0, 1).die("linen", 0, 1).die("order", 0, 1).die("market", 0, 1);
             t.state.phase = Phase::kRecall;
             return t;
         }},
        {"MoveWithAnotherNumber", "0: move 2 gold",
         "no-such-die: You have no die with 2: your dice show 1 and 4.", moving},
        {"MoveToTheStart", "0: move 4 market",
         "stands-there: You can't end where you started: market.", moving},
        {"MoveTooFar", "0: move 1 port-b", "out-of-reach: You can't get to port-b with exactly 1.",
         moving},
        {"StepTooFar", "0: move 1 port-b", "out-of-step: You can't get to port-b with 1 to 2.",
         [] { return Table(moving().engaged(0, "step-a")); }},
        {"BoatElsewhere", "0: boat gold", "no-boat-there: The boat can't stay at gold.",
         [] {
             Table t(2, LayoutName::kStreet);
             t.burgher(0, "port-a").boat("port-a").roll(3, 1);
             return Table(t.play("0: move 3 linen"));
         }},
        {"RestWithAnotherValue", "0: rest 5", "bad-value: Your activation die counts 4, not 5.",
         [] { return arrived("gold", 4); }},
        {"ActivateWithAnotherValue", "0: activate 5",
         "bad-value: Your activation die counts 4, not 5.", [] { return arrived("gold", 4); }},
        {"SkillTooHigh", "0: activate 3", "bad-skill: Your activation die counts 5 to 6, not 3.",
         [] { return Table(arrived("gold", 6).engaged(0, "skill-a")); }},

        {"MarketWithoutGoods", "0: activate 4",
         "power-useless: market has no effect for you now: empty-store.",
         [] { return arrived("market", 4); }},
        {"PortWithoutGoods", "0: activate 4",
         "power-useless: port-b has no effect for you now: empty-store.",
         [] { return arrived("port-b", 4); }},
        {"PortThatHasTheGoods", "0: activate 4",
         "power-useless: port-a has no effect for you now: goods-there.",
         [] {
             Table t = arrived("port-a", 4);
             t.store(0, "cloth").state.shipped = {1, 0};
             return t;
         }},
        {"EmptyDeck", "0: activate 4",
         "power-useless: order has no effect for you now: empty-deck.",
         [] { return Table(arrived("order", 4).order_deck("")); }},
        {"FullRowOne", "0: activate 4",
         "power-useless: workshop has no effect for you now: full-row-1.",
         [] {
             Table t = arrived("workshop", 4);
             t.workshop(0, "cloth-1").workshop(0, "cloth-2").workshop(0, "cloth-3");
             return Table(t.master(0, "step-a"));
         }},
        {"FullRowTwo", "0: activate 4",
         "power-useless: order has no effect for you now: full-row-2.",
         [] { return Table(arrived("order", 4).orders(0, "cloth-plus-1 x4")); }},
        {"FullRows", "0: activate 4", "power-useless: master has no effect for you now: full-rows.",
         [] {
             Table t = arrived("master", 4);
             t.workshop(0, "cloth-1").workshop(0, "cloth-2").workshop(0, "cloth-3");
             return Table(t.master(0, "step-a").orders(0, "cloth-plus-1 x4"));
         }},

        {"DownWithoutACube", "0: down gold jewels-3",
         "not-in-stock: You need 1 gold cube; you have 0 in stock.",
         [] { return Table(at_end().workshop(0, "jewels-3").stock(0, "wool")); }},
        {"ThrowMoreThanThereIs", "0: throw linen x2",
         "not-in-stock: You need 2 linen cubes; you have 1 in stock.", overflowing},
        {"ThrowTooFew", "0: throw gold x1", "bad-count: Choose 2 cubes, not 1.", overflowing},
        {"FillTooFew", "0: fill wool x5", "bad-count: Choose 6 cubes, not 5.", filling},
        {"FillWithThreeKinds", "0: fill wool x2 linen x2 gold x2",
         "three-kinds: You can add at most 2 kinds of cubes, not 3.", filling},
        {"DownOnAnothersCard", "0: down gold jewels-3",
         "not-your-card: This card is not on your board.",
         [] { return Table(at_end().workshop(1, "jewels-3")); }},
        {"ProduceOnAnothersCard", "0: produce jewels-2 plus-2",
         "not-your-card: This card is not on your board.", producing},
        {"DownOnAnOrder", "0: down gold jewels-plus-2",
         "takes-no-cubes: You can't place cubes on an order.", producing},
        {"DownOnAMasterThatIsAnOrder", "0: down gold order-lace",
         "takes-no-cubes: You can't place cubes on an order.", at_end},
        {"DownOnACardOfOtherColours", "0: down wool jewels-3",
         "wrong-cube: You can't place wool cubes on this card.",
         [] { return Table(at_end().workshop(0, "jewels-3")); }},
        {"DownOnAMasterOfOtherColours", "0: down gold step-a",
         "wrong-cube: You can't place gold cubes on this card.",
         [] { return Table(at_end().master(0, "step-a")); }},
        {"DownForTheStockTooEarly", "0: down gold jewels-1",
         "once-built: Complete this workshop first. Then you can place gold cubes.",
         [] { return Table(at_end().workshop(0, "jewels-1")); }},
        {"DownForTheCostTooLate", "0: down linen jewels-3",
         "built-takes: This workshop is completed. You can place only gold cubes.",
         [] { return Table(at_end().built(0, "jewels-3")); }},
        {"DownOnAPaidColour", "0: down gold jewels-3",
         "card-takes-none: This card already has all 2 gold cubes.",
         [] { return Table(at_end().workshop(0, "jewels-3", "gold x2")); }},
        {"DownOnAMastersPaidColour", "0: down wool step-a",
         "card-takes-none: This card already has its 1 wool cube.",
         [] { return Table(at_end().master(0, "step-a", "wool")); }},
        {"DownOnAFullWorkshop", "0: down gold jewels-1",
         "card-takes-none: This card already has its 1 gold cube.",
         [] { return Table(at_end().built(0, "jewels-1", "gold")); }},
        {"DownOnAnEngagedMaster", "0: down wool step-a",
         "already-engaged: This master is already hired and needs no more cubes.",
         [] { return Table(at_end().engaged(0, "step-a")); }},
        {"StoreInAFullStock", "1: store", "stock-full: Your stock is full: 6 cubes.",
         [] { return placing("wool x6"); }},
        {"ReplaceWithRoom", "1: replace wool",
         "stock-not-full: Your stock still has room: 2 of 6 cubes.",
         [] { return placing("wool x2"); }},
        {"ReplaceByTheSame", "1: replace gold",
         "same-colour: The new cube is of the same kind: gold.",
         [] { return placing("wool x4 gold x2"); }},

        {"KeepWhatIsNotSeen", "0: keep lace-1", "not-looked-at: You did not draw this card.",
         [] { return looking("workshop", "cloth-1"); }},
        {"KeepASecondPermanent", "0: keep step-b row 2",
         "second-permanent: You already have a permanent master of this kind.",
         [] {
             Table t = arrived("master", 1);
             t.master(0, "step-a");
             return Table(t.play({"0: activate 1", "chance: draw step-b"}));
         }},
        {"KeepAnOrderInRowOne", "0: keep order-lace row 1",
         "order-row: An order of a master goes in row 2.",
         [] { return looking("master", "order-lace"); }},
        {"KeepInAFullRow", "0: keep fill-a row 2", "no-place: Row 2 is full.",
         [] {
             Table t = arrived("master", 1);
             t.orders(0, "cloth-plus-1 x4");
             return Table(t.play({"0: activate 1", "chance: draw fill-a"}));
         }},

        {"SellWhatIsNotThere", "0: sell cloth x2",
         "too-few-goods: You need 2 cloth; you have 1 in your warehouse.", at_market},
        {"ShipWhatIsNotThere", "0: ship jewels",
         "too-few-goods: You need 1 jewels; you have 0 in your warehouse.", at_port},
        {"SellMoreThanTheDie", "0: sell lace x3", "die-too-low: You can sell at most 2, not 3.",
         at_market},
        {"ShipTwice", "0: ship cloth", "already-there: port-a already has cloth.", at_port},
        {"DropAOneThatIsNotThere", "0: drop one", "no-one: The price of lace has no +1.",
         [] { return Table(at_port().play("0: ship lace")); }},
        {"SplitATwoThatIsNotThere", "0: split", "no-two: The price of lace has no +2 card.",
         [] { return Table(at_port().price("lace", 1).play("0: ship lace")); }},
        {"DropATwoThatIsNotThere", "0: drop two", "no-two: The price of lace has no +2 card.",
         [] { return Table(at_port().price("lace", 1).play("0: ship lace")); }},
        {"DropATwoAtAPort", "0: drop two",
         "two-splits: At a port you can't remove a +2 of lace: replace it with a +1 (split).",
         [] { return Table(at_port().play("0: ship lace")); }},
        {"LowerWhatRose", "0: lower cloth",
         "just-raised: The price of cloth has just risen: choose one of the other two.", lowering},

        {"SecondBridge", "0: bridge linen-gold wool x2 back gold",
         "one-bridge: You can build only one bridge per turn.",
         [] {
             Table t = bridging();
             t.state.bridged = true;
             return t;
         }},
        {"BridgeAfterProduction", "0: bridge linen-gold wool x2 back gold",
         "produced-already: You have already produced: build bridges before that.",
         [] { return Table(producing().play("0: produce jewels-1 plus-2")); }},
        {"SixthBridge", "0: bridge linen-gold wool x2 back gold",
         "no-bridge-left: No bridges left: all your 5 bridges are built.",
         [] {
             Table t = bridging();
             for (const char* edge :
                  {"market-wool", "market-gold", "market-order", "order-wool", "gold-port-a"}) {
                 t.bridge(0, edge);
             }
             return t;
         }},
        {"BridgeAwayFromTheBurgher", "0: bridge market-order back order",
         "burgher-elsewhere: Build from the district of your burgher: gold.", bridging},
        {"BridgeBetweenTilesApart", "0: bridge order-gold back gold",
         "not-beside: order and gold are not next to each other.", bridging},
        {"BridgeOnOnesOwn", "0: bridge linen-gold wool x2 back gold",
         "own-bridge: You already have a bridge there.",
         [] { return Table(bridging().bridge(0, "linen-gold")); }},
        {"BridgeWithoutADieBeside", "0: bridge market-gold back gold",
         "no-own-die: You have no die at market.", bridging},
        {"BridgeWithoutADieHere", "0: bridge linen-gold back gold",
         "no-own-die: You have no die at gold.",
         [] { return Table(bridging().die("gold", 1, 2)); }},
        {"BridgeTooDear", "0: bridge linen-gold wool x1 back gold",
         "too-few-cubes: The bridge costs 8 cubes; you have 2 in stock.",
         [] { return Table(bridging().bridge(1, "linen-gold")); }},
        {"BridgeForAnotherPrice", "0: bridge linen-gold wool x1 back gold",
         "wrong-price: The bridge costs 2 cubes, not 1.", bridging},
        {"BridgeForOtherCubes", "0: bridge linen-gold wool x1 gold x1 back gold",
         "not-in-stock: You need 1 gold cube; you have 0 in stock.", bridging},
        {"BridgeForADieElsewhere", "0: bridge linen-gold wool x2 back order",
         "die-elsewhere: Take a die back from linen or gold.", bridging},
        {"ProduceWithAMaster", "0: produce step-a plus-1",
         "not-a-workshop: Only workshops can produce.", producing},
        {"ProduceUnbuilt", "0: produce lace-4 plus-1",
         "not-built: This workshop is not completed: 3 cubes are missing.", producing},
        {"ProduceWithoutCubes", "0: produce jewels-3 plus-2",
         "not-full: This workshop is not full: 1 of 2 gold cubes.", producing},
        {"ProduceTwice", "0: produce jewels-1 plus-2",
         "once-a-turn: This workshop has already produced this turn.",
         [] { return Table(producing().play("0: produce jewels-1 plus-2")); }},
        {"ProduceWithoutAnOrder", "0: produce jewels-1 plus-1",
         "no-order: You have no order +1 for jewels in row 2.", producing},

        {"DrawInsteadOfARoll", "chance: draw cloth-1",
         "impossible-outcome: That can't be drawn or rolled now.", [] { return Table(2); }},
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
