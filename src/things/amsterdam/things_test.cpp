// The things of Amsterdam.
#include "things/amsterdam/things.h"

#include <gtest/gtest.h>

#include "games/amsterdam/test_table.h"
#include "kit/story.h"

namespace pakhuis::amsterdam {
namespace {

using Story = kit::Story<Amsterdam, Table>;

TEST(AmsterdamThings, ShowCardsPlansAndPenalties) {
    Story s{Table(2)};
    s.table.active(0, "109 001").supply(0, "pink x3").penalties(1, 2);
    s.play({"0: use 109"});
    EXPECT_EQ(s.bin(0, "artisan active", "001"), 1);
    EXPECT_EQ(s.bin(0, "plan active", "109"), 1);
    EXPECT_EQ(s.bin(0, "plan active", "110"), 0);
    EXPECT_EQ(s.bin(0, "cards active"), 1) << "two or three";
    EXPECT_EQ(s.bin(0, "plans used of", "pink"), 1);
    EXPECT_EQ(s.bin(1, "penalties"), 2);
    EXPECT_EQ(s.bin(0, "penalties"), 0);
}

TEST(AmsterdamThings, ShowBlocksByQuarter) {
    Story s{Table(2)};
    s.table.crests(0, "plantage-1 plantage-2 plantage-4 jordaan-1");
    EXPECT_EQ(s.bin(0, "block", "plantage-4"), 1);
    EXPECT_EQ(s.bin(0, "block", "plantage-3"), 0);
    EXPECT_EQ(s.bin(0, "blocks in", "plantage"), 3);
    EXPECT_EQ(s.bin(0, "blocks in the best quarter"), 3);
    EXPECT_EQ(s.bin(0, "blocks"), 2) << "four or five";
    EXPECT_EQ(s.bin(0, "blocks in a row"), 1) << "three";
}

TEST(AmsterdamThings, ShowDeliveriesAndDockers) {
    Story s{Table(2)};
    s.table.round(7).barge(0, "tulip beer").ship(0, "beer-anchor");
    s.play({"0: deliver beer"});
    EXPECT_EQ(s.bin(0, "goods delivered of", "beer"), 1);
    EXPECT_EQ(s.bin(0, "goods delivered before round 8"), 1);
    EXPECT_EQ(s.bin(0, "goods delivered to depots"), 0);
    s.table.round(8).ship(0, "depot-3");
    s.play({"0: deliver tulip"});
    EXPECT_EQ(s.bin(0, "goods delivered of", "tulip"), 0);
    EXPECT_EQ(s.bin(0, "goods delivered before round 8"), 1) << "round 8 is late";
    EXPECT_EQ(s.bin(0, "goods delivered to depots"), 1);
    EXPECT_EQ(s.bin(0, "goods delivered"), 1) << "two or three";
    EXPECT_EQ(s.bin(1, "goods delivered"), 0);
}

TEST(AmsterdamThings, ShowSalesAndMarketTiles) {
    Story s{Table(2)};
    s.table.good_on("plantage-5", Good::kCoffee).supply(0, "pink").florins(0, 9);
    s.play({"0: claim plantage-5", "0: sell-florins", "0: market"});
    EXPECT_EQ(s.bin(0, "goods sold"), 1);
    EXPECT_EQ(s.bin(0, "market tile used", Rules::name_of(s.table.state.tile)), 1);
    EXPECT_EQ(s.bin(0, "market tiles used"), 0) << "none or one";
    EXPECT_EQ(s.bin(1, "market tile used", Rules::name_of(s.table.state.tile)), 0);
}

TEST(AmsterdamThings, ShowTheTasksDealtAndDone) {
    MatchForm form{2};
    form.tasks = TaskTiles::kSecret3;
    Story s{Table(form)};
    s.table.tasks(0, "13 30").ship(0, "w1").crests(0, "plantage-1 plantage-2");
    for (int n = 1; n <= kTasks; ++n) {
        const TaskData& task_data = data(task(n));
        const bool four = task_data.aim == TaskAim::kQuarter;
        if (four && task_data.quarter == Colour::kPink) s.table.state.tasks[0].add(task(n));
    }
    const auto done = [&] {
        int sum = 0;
        for (int n = 1; n <= kTasks; ++n) sum += s.bin(0, "task done", name_of(task(n)));
        return sum;
    };
    EXPECT_EQ(s.bin(0, "task dealt", "30"), 1);
    EXPECT_EQ(s.bin(1, "task dealt", "30"), 0);
    EXPECT_EQ(done(), 0);
    s.table.crests(0, "plantage-3 plantage-4");
    EXPECT_EQ(done(), 1);
    EXPECT_EQ(s.bin(0, "task done", "30"), 0);
}

}  // namespace
}  // namespace pakhuis::amsterdam
