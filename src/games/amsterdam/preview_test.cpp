// Consequences that are told before an action.
#include "games/amsterdam/test_tasks.h"
#include "kit/told.h"

namespace pakhuis::amsterdam {
namespace {

kit::Told told_before(const Table& t, Seat seat, std::string_view typed) {
    return kit::told_before<Amsterdam>(t.rules, t.state, seat, typed);
}

// The questions that are open after an action.
Texts asked_after(const Table& t, Seat seat, std::string_view typed) {
    State after = t.state;
    Amsterdam::apply(t.rules, after, seat, Amsterdam::parse(t.rules, typed).action);
    const auto names = enum_names(AskKind{});
    Texts out;
    for (const Ask& ask : after.asked) out.emplace_back(names[at(ask.kind)]);
    return out;
}

// The last turn of the match.
Table at_last_turn(const MatchForm& form) {
    Table t(form);
    t.round(kLastRound).to_act({0}).supply(0, "pink x3 grey").florins(0, 2);
    return t;
}

TEST(AmsterdamPreview, TheLastTurnLosesNoResourcesForTheyScore) {  // the end
    const Table t = at_last_turn({2});
    const kit::Told end = told_before(t, 0, "end");
    EXPECT_EQ(end.foreseen, Foreseen::kAll);
    EXPECT_EQ(end.changes, Texts{});
    EXPECT_EQ(end.points, Texts{});
    EXPECT_EQ(t.line(0, "leftovers"), 3);
    EXPECT_EQ(Amsterdam::figures(t.rules, t.state, 0).unkept, 0);
}

TEST(AmsterdamPreview, TheLastTurnOfAnyOtherRoundLeavesOneResource) {  // phase IV
    Table t(2);
    t.to_act({0}).supply(0, "pink x4").florins(0, 1);
    const kit::Told end = told_before(t, 0, "end");
    EXPECT_EQ(end.changes, (Texts{"resource pink -3"}));
    EXPECT_EQ(end.points, (Texts{"leftovers -1"}));  // (1 + 4) / 2 becomes (1 + 1) / 2
    EXPECT_EQ(Amsterdam::figures(t.rules, t.state, 0).unkept, 3);
}

TEST(AmsterdamPreview, TheResourceThatStaysIsStillOpen) {  // phase IV
    Table t(2);
    t.to_act({0}).supply(0, "pink x2 grey");
    const kit::Told end = told_before(t, 0, "end");
    EXPECT_EQ(end.changes, Texts{});  // the loss follows from the next choice
    EXPECT_EQ(Amsterdam::figures(t.rules, t.state, 0).unkept, 2);
    t.play("0: end");
    EXPECT_EQ(told_before(t, 0, "keep grey").changes, (Texts{"resource pink -2"}));
}

TEST(AmsterdamPreview, TheEndDoesNotTellOthersSecretTasks) {  // tasks
    Table t = at_last_turn({2, false, TaskTiles::kSecret3});
    t.tasks(0, "33 35 36").tasks(1, "1 2 3");
    const kit::Told end = told_before(t, 0, "end");
    EXPECT_EQ(end.foreseen, Foreseen::kResult);
    EXPECT_EQ(end.points, Texts{});
    for (const std::string& event : end.events) {
        EXPECT_EQ(event.find("Seat 1"), event.npos) << event;
    }
    EXPECT_EQ(end.events.size(), 1u + 3u + 1u + 1u);  // the action, three tasks, leftovers, the end
}

TEST(AmsterdamPreview, TheEndTellsOpenTasks) {  // tasks, note
    Table t = at_last_turn({2, false, TaskTiles::kOpen1});
    t.tasks(0, "33").tasks(1, "1");
    const kit::Told end = told_before(t, 0, "end");
    EXPECT_EQ(end.foreseen, Foreseen::kAll);
    EXPECT_EQ(end.events.size(), 1u + 2u + 1u + 1u);
}

TEST(AmsterdamPreview, ADeliveryTellsTheSumOfRoofRoundForemanAndCards) {  // harbour, 073, 081
    Table t({2, false, TaskTiles::kNone, MarketTiles::kBase, true});
    t.round(6).ship(0, "cheese-anchor").barge(0, "cheese").foreman("cheese-anchor");
    t.active(0, "073 075 081");
    const int roof = t.rules.edition.roofs[at(Good::kCheese)].points[0];
    const int sum = roof + 2 + 2 + 1 + 4;
    const kit::Told told = told_before(t, 0, "deliver cheese");
    const std::string track = kit::change_text("track", {}, sum);
    EXPECT_EQ(told.changes, (Texts{"barge cheese -1", "florins +1", track}));
    EXPECT_EQ(told.points, (Texts{track}));
}

TEST(AmsterdamPreview, ABlockTellsItsCostAndTheQuestionAboutItsGood) {  // blocks, 025, bailiff
    Table t({2, false, TaskTiles::kNone, MarketTiles::kBase, true});
    t.active(0, "025").bailiff("plantage-1").supply(0, "pink x3");
    const int printed = t.rules.block_costs[0];
    const kit::Told told = told_before(t, 0, "claim plantage-1");
    Texts expected{"crests +1"};
    if (printed > 2)
        expected.insert(expected.begin(), kit::change_text("resource pink", {}, 2 - printed));
    EXPECT_EQ(told.changes, expected);
    EXPECT_EQ(asked_after(t, 0, "claim plantage-1"), (Texts{"trade"}));
}

TEST(AmsterdamPreview, AnAdvanceTellsBridgesAndAsksForPayment) {  // the Amstel
    Table t(2);
    t.supply(0, "pink x3 grey x3");
    const int behind = t.rules.edition.amstel[0].behind;
    t.amstel({behind, 1});
    const kit::Told told = told_before(t, 0, "advance 2");
    const std::string track = kit::change_text("track", {}, t.rules.edition.amstel[0].points);
    EXPECT_EQ(told.changes, (Texts{"amstel +2", track}));
    EXPECT_EQ(asked_after(t, 0, "advance 2"), (Texts{"pay"}));
}

TEST(AmsterdamPreview, ADrawnCardIsNotTold) {  // CA18
    Table t({2, false, TaskTiles::kNone, MarketTiles::kCForB});
    t.tile("ca18").below(0, "001").florins(0, 9);
    t.play({"0: market", "0: return 001"});
    const kit::Told told = told_before(t, 0, "draw building");
    EXPECT_EQ(asked_after(t, 0, "draw building"), (Texts{"drawn"}));
    EXPECT_EQ(told.changes, Texts{});
}

TEST(AmsterdamPreview, ASixthInactiveCardAsksForAPenalty) {  // phase I
    Table t(2);
    t.below(0, "001 002 003 004 005").taking_cards("006 055");
    const kit::Told told = told_before(t, 0, "take 006");
    EXPECT_EQ(asked_after(t, 0, "take 006"), (Texts{"drop"}));
    t.play("0: take 006");
    EXPECT_EQ(told_before(t, 0, "drop 006").changes, (Texts{"inactive -1", "penalties +1"}));
}

}  // namespace
}  // namespace pakhuis::amsterdam
