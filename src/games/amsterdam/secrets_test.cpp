// Only secret tasks are hidden from a seat. tasks_test.cpp tests that they are dealt face down.
#include "games/amsterdam/test_tasks.h"

namespace pakhuis::amsterdam {
namespace {

constexpr MatchForm kHiddenTasks{3, false, TaskTiles::kSecret3};

TEST(AmsterdamSecrets, AllSeatsSeeTheSame) {  // open information
    Table t(3);
    t.active(0, "024").play("0: use 024");
    View own = t.view(0);
    own.viewer = 2;
    EXPECT_EQ(own, t.view(2));
    EXPECT_EQ(t.told(0), t.told(kSpectator));
}

TEST(AmsterdamSecrets, SamplesKeepOwnTasksAndRedealThoseOfOthers) {  // tasks
    Table t(kHiddenTasks);
    t.tasks(0, "24 30 31").tasks(1, "1 2 3").tasks(2, "4 5 6");
    const View view = t.view(0);
    Rng rng(7);
    bool other = false;
    for (int i = 0; i < 50; ++i) {
        const State sample = Amsterdam::sample(t.rules, view, rng);
        EXPECT_EQ(sample.tasks[0], t.state.tasks[0]);
        EXPECT_EQ(sample.tasks[1].count(), 3);
        EXPECT_EQ(Amsterdam::observe(t.rules, sample, 0), view);
        other |= sample.tasks[1] != t.state.tasks[1];
    }
    EXPECT_TRUE(other);
}

TEST(AmsterdamSecrets, OnlyADealtTaskIsHidden) {  // tasks
    Table t = Table::at_start(kHiddenTasks);
    Rng rng(4);
    const Seats all = Seats::everyone(3);
    while (t.state.phase != Phase::kTaskDeal) {
        const Action dealt = Amsterdam::sample_chance(t.rules, t.state, rng);
        EXPECT_EQ(Amsterdam::visible_to(t.rules, t.state, kChance, dealt), all);
        Amsterdam::apply(t.rules, t.state, kChance, dealt);
    }
    const Action task = Amsterdam::sample_chance(t.rules, t.state, rng);
    EXPECT_EQ(Amsterdam::visible_to(t.rules, t.state, kChance, task), Seats::of(0));
}

}  // namespace
}  // namespace pakhuis::amsterdam
