// Phase III: cards, payments, open questions.
#include <set>

#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

// Example: three pink activate an artisan of cost one and a plan of cost two.
TEST(AmsterdamCards, SeveralCardsMayBeActivatedInOneTurn) {  // activating, example
    Table t(2);
    t.below(0, "001 109").supply(0, "pink x3").play({"0: activate 001", "0: activate 109"});
    EXPECT_EQ(t.supply_of(0), Resources{});
    EXPECT_EQ(t.state.active[0].count(), 2);
    EXPECT_EQ(t.state.below[0].count(), 0);
}

TEST(AmsterdamCards, ColoursOfTheCostMustBePaid) {  // activating
    Table t(2);
    t.below(0, "001").supply(0, "grey x5");
    EXPECT_EQ(t.refusal("0: activate 001"), "too-few-resources");
    EXPECT_EQ(t.refusal("0: activate 002"), "not-your-card");
}

// Example: 001 after a use of the pink plan.
TEST(AmsterdamCards, ACardMayBeUsedInTheTurnOfItsActivation) {  // using, example
    Table t(2);
    t.active(0, "109").below(0, "001").supply(0, "pink x2");
    t.play({"0: use 109", "0: activate 001", "0: use 001"});
    EXPECT_EQ(t.supply_of(0), resources("orange"));
    EXPECT_EQ(t.points_of(0), 1);
}

// "This turn" includes actions before the activation of the card.
TEST(AmsterdamCards, EarlierActionsOfTheTurnCountAfterActivation) {  // ours
    Table t(2);
    t.below(0, "014").supply(0, "orange x2 brown");
    t.play({"0: advance 1", "0: pay orange", "0: activate 014", "0: use 014"});
    EXPECT_EQ(t.points_of(0), 1);
}

TEST(AmsterdamCards, MarkersComeBackForTheNextRound) {  // phase IV
    Table t(2);
    t.active(0, "024").play({"0: use 024", "0: end"});
    EXPECT_EQ(t.state.turn, Turn{});
}

TEST(AmsterdamCards, CardsOfOthersCannotBeUsed) {  // supplement, general
    Table t(2);
    t.active(1, "024");
    EXPECT_EQ(t.refusal("0: use 024"), "not-your-card");
}

TEST(AmsterdamCards, CardsOfOtherTimingsCannotBeUsed) {  // using
    Table t(2);
    t.active(0, "007 049 051 025 047 109");
    for (const char* step : {"0: use 007", "0: use 051", "0: use 025"}) {
        EXPECT_EQ(t.refusal(step), "not-usable") << step;
    }
    for (const char* step : {"0: use 049", "0: use 047"}) {
        EXPECT_EQ(t.refusal(step), "used-by") << step;
    }
}

// 038 can't activate 049 or 051 during phases I and II, only in the turn.
TEST(AmsterdamCards, AreBoughtInPhaseThreeOnly) {  // 038, ours
    Table cards(2);
    cards.active(0, "038").below(0, "049").florins(0, 3).taking_cards("109 110 006 055");
    EXPECT_EQ(cards.refusal("0: buy 049"), "not-now");
    Table dice(2);
    dice.active(0, "038").below(0, "051").florins(0, 3).taking_dice({1, 2, 3, 4, 5, 5});
    EXPECT_EQ(dice.refusal("0: buy 051"), "not-now");
    Table turn(2);
    turn.active(0, "038").below(0, "051").florins(0, 3).play("0: buy 051");
}

TEST(AmsterdamPayment, AnyColourIsChosenOneByOneInAnyOrder) {  // ours
    Table t(2);
    t.supply(0, "pink x2 grey black")
        .play("0: advance 2");  // three of four: one pink is paid at once
    EXPECT_EQ(t.supply_of(0), resources("pink grey black"));
    EXPECT_EQ(t.legal(0), (Texts{"pay black", "pay grey", "pay pink"}));
    EXPECT_EQ(t.refusal("0: end"), "answer-due");
    t.play("0: pay black");
    EXPECT_EQ(t.legal(0), (Texts{"pay grey", "pay pink"}));
    t.play("0: pay pink");
    EXPECT_EQ(t.supply_of(0), resources("grey"));
    EXPECT_TRUE(t.state.asked.empty());
}

TEST(AmsterdamPayment, GainsAreChosenInAnyOrder) {  // ours
    Table t(2);
    t.active(0, "039").florins(0, 2).play({"0: use 039", "0: gain black", "0: gain pink"});
    EXPECT_EQ(t.supply_of(0), resources("pink black"));
}

TEST(AmsterdamPayment, UnderVersionOneColoursAreNamedInTheirOrder) {  // ours
    Table t(form_of_version(1));
    t.supply(0, "pink x2 grey black")
        .play("0: advance 2");  // three of four: one pink is paid at once
    EXPECT_EQ(t.legal(0),
              (Texts{"pay grey", "pay pink"}));  // black now would leave too few for the rest
    EXPECT_EQ(t.refusal("0: pay black"), "colour-order");
    t.play("0: pay pink");
    EXPECT_EQ(t.legal(0), (Texts{"pay black", "pay grey"}));
    t.play("0: pay grey");
    EXPECT_EQ(t.supply_of(0), resources("black"));
    EXPECT_TRUE(t.state.asked.empty());
}

TEST(AmsterdamPayment, APaymentWithoutAChoiceIsAutomatic) {  // ours
    for (const int version : {1, 2}) {
        Table one(form_of_version(version));
        one.supply(0, "pink x5").play("0: advance 2");
        EXPECT_EQ(one.supply_of(0), resources("pink x2"));
        EXPECT_TRUE(one.state.asked.empty());
        Table all(form_of_version(version));
        all.supply(0, "pink grey black").play("0: advance 2");
        EXPECT_EQ(all.supply_of(0), Resources{});
    }
    Table last(2);  // one black is paid at once: there are only two other resources
    last.supply(0, "pink grey black x2").play("0: advance 2");
    EXPECT_EQ(last.supply_of(0), resources("pink grey black"));
}

// The remaining resources after each way to pay.
std::vector<Resources> leftovers_of_all_payments(int version) {
    Table t(form_of_version(version));
    t.supply(0, "pink x2 grey x2 black x2").play("0: advance 2");
    std::vector<Resources> ends;
    const auto follow = [&](auto&& self, const Table& at) -> void {
        if (at.state.asked.empty()) return ends.push_back(at.supply_of(0));
        for (const std::string& text : at.legal(0)) {
            Table next = at;
            next.play("0: " + text);
            self(self, next);
        }
    };
    follow(follow, t);
    return ends;
}
std::size_t different(const std::vector<Resources>& all) {
    std::set<std::uint64_t> lanes;
    for (const Resources& one : all) lanes.insert(one.lanes);
    return lanes.size();
}

// Three resources of three colours, at most two of each: seven combinations in any order.
TEST(AmsterdamPayment, EveryCombinationCanBePaid) {  // ours
    EXPECT_EQ(different(leftovers_of_all_payments(2)), 7u);
    EXPECT_EQ(different(leftovers_of_all_payments(1)), 7u);
    EXPECT_EQ(leftovers_of_all_payments(1).size(),
              7u);  // under version 1 each combination has one order
}

TEST(AmsterdamTurn, TurnsFollowTheOrderAtTheStartOfThePhase) {  // ours
    Table t(3);
    t.amstel({1, 1, 1}).supply(0, "pink").supply(2, "pink x9");
    t.play("0: end").to_act({1, 2});
    t.supply(1, "pink").play({"1: advance 1", "1: end"});
    EXPECT_EQ(t.waiting(), "2");
    t.play("2: end");
    EXPECT_EQ(t.state.phase, Phase::kTile);
}

TEST(AmsterdamTurn, MayBeEndedAtAnyTime) {  // phase III
    Table t(2);
    t.supply(0, "pink x5").play("0: end");
    EXPECT_EQ(t.waiting(), "1");
}

}  // namespace
}  // namespace pakhuis::amsterdam
