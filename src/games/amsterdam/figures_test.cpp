// Numbers beside the board.
#include "games/amsterdam/figures.h"

#include "games/amsterdam/test_tasks.h"

namespace pakhuis::amsterdam {
namespace {

Figures figures_of(const Table& t, Seat viewer = 0) {
    return Amsterdam::figures(t.rules, t.state, viewer);
}

TaskFigures task_of(const Figures& all, int number, Seat seat = 0) {
    for (const TaskFigures& one : all.tasks) {
        if (one.task == task(number) && one.seat == seat) return one;
    }
    ADD_FAILURE() << "no task " << number;
    return {};
}
TaskFigures progress(const Table& t, int number) {
    return task_of(figures_of(t), number);
}

int cost_of(const Table& t, std::string_view name, Seat viewer = 0) {
    for (const BlockFigures& one : figures_of(t, viewer).blocks) {
        if (Rules::name_of(one.block) == name) return one.cost;
    }
    ADD_FAILURE() << name << " is not free";
    return 0;
}

int delivery_at(const Table& t, std::string_view name) {
    for (const DeliveryFigures& one : figures_of(t).deliveries) {
        if (Rules::name_of(one.space) == name) return one.points;
    }
    return -1;
}

int card_points(const Table& t, int number, Seat viewer = 0) {
    for (const CardFigures& one : figures_of(t, viewer).cards) {
        if (one.card == card(number)) return one.points;
    }
    ADD_FAILURE() << "no card " << number;
    return 0;
}

TEST(AmsterdamFigures, TasksThatTakeTheSamePiecesAreJudgedTogether) {  // tasks, the end
    Table t = with_tasks(2, "32 37");
    t.aboard(0, "blue x2").store(0, "beer");
    const TaskFigures crew = progress(t, 32);
    EXPECT_EQ(crew.have, 3);  // its pieces are there, but 37 gives more for them
    EXPECT_EQ(crew.need, 3);
    EXPECT_EQ(crew.points, 0);
    EXPECT_EQ(crew.worth, 4);
    EXPECT_EQ(progress(t, 37).points, 7);
}

TEST(AmsterdamFigures, ATaskMayGetFewerPiecesThanFit) {  // tasks, the end
    Table t = with_tasks(2, "33 34");
    t.supply(0, "pink grey").aboard(0, "blue").store(0, "beer");
    EXPECT_EQ(progress(t, 33).have, 2);
    EXPECT_EQ(progress(t, 33).points, 1);
    EXPECT_EQ(progress(t, 34).points, 4);
}

TEST(AmsterdamFigures, TasksTellHowFarTheyAre) {  // tasks
    Table t = with_tasks(2, "13 14");
    t.active(0, "001 002 003 004 055 109 110").amstel({9, 1});
    EXPECT_EQ(progress(t, 13).have, 3 + 1 + 2);
    EXPECT_EQ(progress(t, 13).need, 9);
    EXPECT_EQ(progress(t, 13).points, 0);
    EXPECT_EQ(progress(t, 13).worth, 9);
    EXPECT_EQ(progress(t, 14).have, 9);
    EXPECT_EQ(progress(t, 14).need, kMouth);
}

TEST(AmsterdamFigures, Task30NeedsAVoyageAndTheWayBack) {  // 30
    Table t = with_tasks(2, "30");
    EXPECT_EQ(progress(t, 30).have, 0);
    t.ship(0, "w1");
    EXPECT_EQ(progress(t, 30).have, 1);
    t.ship(0, "start");
    EXPECT_EQ(progress(t, 30).have, 2);
    EXPECT_GT(progress(t, 30).points, 0);
}

TEST(AmsterdamFigures, SecretTasksAreTheirOwnersAlone) {  // tasks
    Table t({2, false, TaskTiles::kSecret3});
    t.tasks(0, "33 35 36").tasks(1, "1 2 3").supply(0, "pink grey orange brown");
    EXPECT_EQ(figures_of(t, 0).tasks.size(), 3u);
    EXPECT_EQ(figures_of(t, kSpectator).tasks.size(), 0u);
    EXPECT_EQ(figures_of(t, 0).open_points[0], 5);  // four colours for task 33
    EXPECT_EQ(figures_of(t, 1).open_points[0], 2);  // two points for four leftovers
    t.over();
    EXPECT_EQ(figures_of(t, 1).tasks.size(), 6u);
    EXPECT_EQ(figures_of(t, 1).open_points[0], 5);
}

TEST(AmsterdamFigures, BlocksCostLessWithTheBailiffAndCards) {  // blocks, 025
    Table t({2, false, TaskTiles::kNone, MarketTiles::kBase, true});
    const int printed = t.rules.block_costs[at(block_of(find_spot("jordaan-4")))];
    t.bailiff("jordaan-4");
    EXPECT_EQ(cost_of(t, "jordaan-4"), printed - 1);
    t.active(0, "025");
    EXPECT_EQ(cost_of(t, "jordaan-4"), printed > 2 ? printed - 2 : 0);
    EXPECT_EQ(cost_of(t, "jordaan-4", 1), printed - 1);
    EXPECT_TRUE(figures_of(t, kSpectator).blocks.empty());
}

TEST(AmsterdamFigures, DeliveriesCountRoundForemanAndCards) {  // harbour, 073
    Table t({2, false, TaskTiles::kNone, MarketTiles::kBase, true});
    const int roof = t.rules.edition.roofs[at(Good::kBeer)].points[0];
    EXPECT_EQ(delivery_at(t, "beer-anchor"), roof);
    t.round(5).foreman("beer-anchor").active(0, "073");
    EXPECT_EQ(delivery_at(t, "beer-anchor"), roof + 3 + 2 + 1);
    EXPECT_EQ(delivery_at(t, "depot-1"), t.rules.edition.depots[0].points + 3 + 1);
    t.delivered("beer x3").in_depot(1, "lace");
    EXPECT_EQ(delivery_at(t, "beer-anchor"), -1);  // no room
    EXPECT_EQ(delivery_at(t, "depot-1"), -1);
}

TEST(AmsterdamFigures, TheAmstelTellsCostAndPointsOfEachWay) {  // the Amstel
    Table t(2);
    t.amstel({16, 1});
    const Figures all = figures_of(t);
    ASSERT_EQ(all.advances.size(), 3u);
    EXPECT_EQ(all.advances[1].cost, 3);
    EXPECT_EQ(all.advances[2].steps, 3);
    EXPECT_EQ(all.advances[2].points, t.rules.passed[kMouth] - t.rules.passed[16]);
}

TEST(AmsterdamFigures, DiceCountAsTheyAreTurned) {  // rounds 8–12
    Table t(2);
    t.round(9).dice({1, 2, 3, 4, 5, 6});
    EXPECT_EQ(figures_of(t).dice, (std::array<std::uint8_t, 6>{1, 2, 3, 4, 1, 1}));
}

TEST(AmsterdamFigures, MajoritiesAreShared) {  // the end
    Table t(2);
    t.quarters("jordaan").crests(0, "jordaan-1").crests(1, "jordaan-2");
    const auto places = t.rules.players().majorities;
    const Figures all = figures_of(t);
    ASSERT_EQ(all.majorities.size(), 1u);
    EXPECT_EQ(all.majorities[0].points[0], (places[0] + places[1]) / 2);
    EXPECT_EQ(all.places.size(), 2u);
    EXPECT_EQ(all.group[0], 1);
}

TEST(AmsterdamFigures, ACardOfTheEndTellsItsPointsNow) {  // 010
    Table t(2);
    t.active(0, "010").below(1, "011").barge(0, "beer lace").aboard(0, "blue");
    EXPECT_EQ(card_points(t, 10), t.line(0, "laurels"));
    EXPECT_GT(card_points(t, 10), 0);
    Table other(2);  // inactive, with the same pieces
    other.below(0, "010").barge(0, "beer lace").aboard(0, "blue");
    EXPECT_EQ(card_points(other, 10), card_points(t, 10));
}

TEST(AmsterdamFigures, TheListOfCardsHasRoomForAllCardsOfTheEnd) {
    EXPECT_LE(kLaurels.count(), static_cast<int>(kMostLaurels));
}

std::string next_block_of_tom(const Table& t, int quarter) {
    const TomFigures one = figures_of(t).tom[static_cast<std::size_t>(quarter)];
    const auto names = enum_names(one.why);
    return std::string(Rules::name_of(one.block)) + " " + std::string(names[at(one.why)]) + " " +
           std::to_string(one.cheapest);
}

TEST(AmsterdamFigures, TomsNextBlocksComeWithTheReason) {  // solo, phase III
    Table t(1);
    const int jordaan = static_cast<int>(Colour::kOrange);
    EXPECT_EQ(next_block_of_tom(t, jordaan), "jordaan-2 cheapest 1");
    t.crests(0, "jordaan-2");
    EXPECT_EQ(next_block_of_tom(t, jordaan), "jordaan-1 left 3");
    t.tom_crests("jordaan-5");
    EXPECT_EQ(next_block_of_tom(t, jordaan), "jordaan-6 beside 3");
    t.crests(0, "jordaan-1 jordaan-3 jordaan-4");
    EXPECT_EQ(next_block_of_tom(t, jordaan), "jordaan-6 only 1");
    EXPECT_TRUE(figures_of(Table(2)).tom.empty());
}

TEST(AmsterdamFigures, TheEventOfTomsBlockTellsWhy) {  // solo, phase III
    Table t(1);
    t.roll({2, 3, 6, 5, 4, 4});
    bool told = false;
    for (const Event& event : t.events(0)) {
        if (event.kind != EventKind::kTomBlock) continue;
        told = true;
        EXPECT_EQ(event.why, TomReason::kCheapest);
        EXPECT_EQ(event.cheapest, 1);
    }
    EXPECT_TRUE(told);
}

TEST(AmsterdamFigures, EachSpaceOfTheRondelHasItsRound) {  // phase II
    Table dice(2);
    dice.round(4).taking_dice({4, 1, 3, 3, 3, 3});
    EXPECT_EQ(figures_of(dice).arrives[0], 4);  // the rondel turns after the dice are taken
    EXPECT_EQ(figures_of(dice).arrives[5], 9);
    Table turn(2);
    turn.round(4);
    EXPECT_EQ(figures_of(turn).arrives[0], 5);  // it has turned
    EXPECT_EQ(figures_of(turn).arrives[5], 10);
}

TEST(AmsterdamFigures, TomsPointsAreThoseOfTheEnd) {  // solo, the end
    Table t(1);
    t.tom_crests("jordaan-1 jordaan-2").tom_florins(5);
    ScoreSheet sheet;
    Amsterdam::rival_sheet(t.rules, t.state, sheet);
    EXPECT_EQ(figures_of(t).toms_points, sum_of(sheet));
}

}  // namespace
}  // namespace pakhuis::amsterdam
