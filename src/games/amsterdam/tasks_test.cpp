// Extension 2: the deal of tasks, their secrecy, their conditions. (tasks)
#include "games/amsterdam/flow.h"
#include "games/amsterdam/task_scores.h"
#include "games/amsterdam/test_tasks.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

constexpr MatchForm kSecret{2, false, TaskTiles::kSecret3};

// A random match up to the deal of tasks.
Table dealing(const MatchForm& form) {
    Table t = Table::at_start(form);
    Rng rng(4);
    while (t.state.phase != Phase::kTaskDeal) random_step<Amsterdam>(t.rules, t.state, rng);
    return t;
}

TEST(AmsterdamTasks, AreDealtAfterTheFirstMarketTileSeatBySeat) {  // setup
    Table t = dealing(kSecret);
    EXPECT_FALSE(t.state.tile.none());
    EXPECT_EQ(t.waiting(), "chance");
    EXPECT_EQ(t.chances().size(), 42u);
    t.play({"chance: task 24", "chance: task 3", "chance: task 42", "chance: task 7"});
    EXPECT_EQ(t.refusal("chance: task 24"), "impossible-chance");
    EXPECT_EQ(t.state.tasks[0].count(), 3);
    EXPECT_TRUE(t.state.tasks[1].has(task(7)));
    t.play({"chance: task 1", "chance: task 2"});
    EXPECT_EQ(t.state.phase, Phase::kDraftDeal);
}

TEST(AmsterdamTasks, AreDealtBeforeWalkersArePlaced) {  // setup
    Table t = dealing({2, false, TaskTiles::kOpen1, MarketTiles::kBase, true, true});
    EXPECT_TRUE(t.state.foreman.none());
    t.play({"chance: task 1", "chance: task 2"});
    EXPECT_EQ(t.state.phase, Phase::kPlace);
}

TEST(AmsterdamTasks, EverySeatGetsTheNumberOfTheOption) {  // setup
    constexpr std::array<int, 5> kEach{0, 3, 5, 1, 2};
    for (std::size_t choice = 0; choice < kEach.size(); ++choice) {
        Table t = Table::at_start({4, false, static_cast<TaskTiles>(choice)});
        Rng rng(5);
        while (t.state.phase != Phase::kDraft) random_step<Amsterdam>(t.rules, t.state, rng);
        for (const TaskSet& own : t.state.tasks.values) EXPECT_EQ(own.count(), kEach[choice]);
    }
}

TEST(AmsterdamTasks, SecretTasksAreSeenByTheirOwnerOnly) {  // setup
    Table t = dealing(kSecret);
    t.play("chance: task 24");
    EXPECT_EQ(t.told(0), (Texts{"Seat 0 gets task 24."}));
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 gets a task."}));
    EXPECT_EQ(t.told(kSpectator), (Texts{"Seat 0 gets a task."}));
    EXPECT_TRUE(t.view(0).tasks[0].has(task(24)));
    EXPECT_TRUE(t.view(1).tasks[0].empty());
    EXPECT_TRUE(t.view(kSpectator).tasks[0].empty());
    EXPECT_EQ(t.view(1).task_count[0], 1);
}

TEST(AmsterdamTasks, OpenTasksAreSeenByAll) {  // setup, note
    Table t = dealing({2, false, TaskTiles::kOpen1});
    t.play("chance: task 24");
    EXPECT_EQ(t.told(1), (Texts{"Seat 0 gets task 24."}));
    EXPECT_TRUE(t.view(1).tasks[0].has(task(24)));
    EXPECT_TRUE(t.view(kSpectator).tasks[0].has(task(24)));
}

TEST(AmsterdamTasks, AllAreTurnedUpAtTheEnd) {  // the end
    Table t(kSecret);
    t.tasks(0, "24 30 31").tasks(1, "1 2 3").delivered("beer x3").round(12);
    t.to_act({0}).play("0: end");
    EXPECT_TRUE(t.view(1).tasks[0].has(task(24)));
    const Texts told = t.told(1);
    EXPECT_EQ(std::count(told.begin(), told.end(), "Seat 0 scores 7 with task 24."), 1);
    EXPECT_EQ(std::count(told.begin(), told.end(), "Seat 1 scores 0 with task 1."), 1);
    EXPECT_EQ(t.told(0), told);
}

TEST(AmsterdamTasks, OnlyTheDealAndTheEndRevealThem) {  // setup
    Table one(kSecret);
    one.tasks(0, "24 30 31").tasks(1, "1 2 3").supply(0, "pink x3");
    Table other = one;
    other.state.tasks[0] = {};
    other.tasks(0, "25 33 37");
    for (const char* step : {"0: sail w1", "0: advance 1", "0: end"}) {
        one.play(step);
        other.play(step);
        EXPECT_EQ(one.view(1), other.view(1));
        EXPECT_EQ(one.told(1), other.told(1));
        EXPECT_EQ(one.legal(1), other.legal(1));
    }
}

// Example: beer's warehouse is full; any player may have filled it.
TEST(AmsterdamTasks, Task24Gives7Or6Or5) {  // example
    for (int seats = 2; seats <= 4; ++seats) {
        Table t = with_tasks(seats, "24");
        t.delivered("beer x2").barge(1, "beer").ship(1, "beer-anchor");
        t.play({"0: end", "1: deliver beer"});
        EXPECT_EQ(points_of_task(t, 24), 9 - seats);
    }
}

TEST(AmsterdamTasks, CountAsIfTheMatchEndedNow) {  // the end
    Table t = with_tasks(2, "24");
    const int before = t.score(0);
    t.delivered("beer x3");
    EXPECT_EQ(t.score(0), before + 7);
}

TEST(AmsterdamTasks, ConditionsAreJudgedBeforeAnythingIsHandedBack) {  // the end
    Table t = with_tasks(2, "19 32");
    t.barge(0, "beer lace").aboard(0, "blue white").active(0, "010");
    EXPECT_EQ(points_of_task(t, 19), 6);
    EXPECT_EQ(points_of_task(t, 32), 4);
    EXPECT_EQ(t.line(0, "laurels"), 4);  // 010 counts the pieces aboard
    EXPECT_EQ(t.line(0, "leftovers"), 0);
}

TEST(AmsterdamTasks, PiecesHandedBackAreNoLeftovers) {  // the end
    Table t = with_tasks(2, "32");
    t.store(0, "beer x2").aboard(0, "blue white").florins(0, 3);
    EXPECT_EQ(points_of_task(t, 32), 4);
    EXPECT_EQ(t.line(0, "leftovers"), 2);
}

TEST(AmsterdamTasks, APieceServesOneTaskAndTheBestSumIsChosen) {  // the end
    Table dockers = with_tasks(2, "32 37");
    dockers.aboard(0, "blue white").store(0, "beer");
    EXPECT_EQ(points_of_task(dockers, 32), 4);  // 37 would give 2, and the two leftovers a point
    EXPECT_EQ(points_of_task(dockers, 37), 0);
    Table pair = with_tasks(2, "32 37");
    pair.aboard(0, "blue x2").store(0, "beer");
    EXPECT_EQ(points_of_task(pair, 32), 0);
    EXPECT_EQ(points_of_task(pair, 37), 7);
    Table both = with_tasks(2, "37 42");
    both.aboard(0, "blue white");
    EXPECT_EQ(points_of_task(both, 37), 2);
    EXPECT_EQ(points_of_task(both, 42), 2);
}

TEST(AmsterdamTasks, ATaskGetsFewerPiecesIfAnotherGivesMore) {  // the end
    Table t = with_tasks(2, "33 34");
    t.supply(0, "pink grey").aboard(0, "blue").store(0, "beer");
    EXPECT_EQ(points_of_task(t, 33), 1);  // two colours would give 2, but then 34 nothing
    EXPECT_EQ(points_of_task(t, 34), 4);
    t.supply(0, "pink grey x2");
    EXPECT_EQ(points_of_task(t, 33), 2);
    EXPECT_EQ(points_of_task(t, 34), 4);
}

TEST(AmsterdamTasks, OneDockerOfTheColourGivesLess) {  // 37–42
    for (int seats = 2; seats <= 4; ++seats) {
        Table t = with_tasks(seats, "38");
        t.aboard(0, "yellow pink");
        EXPECT_EQ(points_of_task(t, 38), seats);
    }
}

TEST(AmsterdamTasks, Task33DependsOnTheNumberOfColours) {  // 33
    const std::array<int, 7> wanted{0, 1, 2, 3, 5, 7, 10};
    for (int seats = 2; seats <= 4; ++seats) {
        for (int colours = 0; colours <= kColours; ++colours) {
            Table t = with_tasks(seats, "33");
            for (int c = 0; c < colours; ++c) {
                t.state.supply[0] += Resources::of(static_cast<Colour>(c), 2);
            }
            EXPECT_EQ(points_of_task(t, 33), wanted[static_cast<std::size_t>(colours)]);
            EXPECT_EQ(t.line(0, "leftovers"), colours / 2);
        }
    }
}

TEST(AmsterdamTasks, Task14UsesThePlaceAfter009) {  // 14, 009
    Table t = with_tasks(2, "14");
    t.active(0, "009").amstel({14, 1});
    EXPECT_EQ(points_of_task(t, 14), 10);
}

TEST(AmsterdamTasks, ACededPlanNoLongerCounts) {  // 16, 047
    Table t = with_tasks(2, "16");
    t.active(0, "047 001 109 110");
    EXPECT_EQ(points_of_task(t, 16), 7);
    t.play("0: cede 110");
    EXPECT_EQ(points_of_task(t, 16), 0);
}

// An independent search over all ways to hand pieces back: each docker goes to a task or to none,
// 34 gets one resource or none, 33 gets some colours.
class HandingBackSearch {
  public:
    explicit HandingBackSearch(const Table& t) : t_(t) {
        for (TaskSet left = t.state.tasks[0]; !left.empty();) {
            numbers_.push_back(left.pop().index() + 1);
        }
        const Crew crew = t.state.aboard[0];
        for (int i = 0; i < crew.total(); ++i) crew_.push_back(crew.nth(i));
        const int tasks = static_cast<int>(numbers_.size());
        for (int first = -1; first < (crew_.empty() ? 0 : tasks); ++first) {
            for (int second = -1; second < (crew_.size() < 2 ? 0 : tasks); ++second) {
                with_dockers({first, second});
            }
        }
    }
    int best() const { return best_; }

  private:
    void with_dockers(std::array<int, 2> to) {
        for (int colour = -1; colour < kColours; ++colour) {
            for (int set = 0; set < 64; ++set) try_way(to, colour, set);
        }
    }
    void try_way(std::array<int, 2> to, int colour_of_34, int colours_of_33) {
        int given = (colour_of_34 >= 0) + popcount(static_cast<unsigned>(colours_of_33));
        for (int c = 0; c < kColours; ++c) {
            const int wanted = (c == colour_of_34) + ((colours_of_33 >> c) & 1);
            if (t_.state.supply[0].count(c) < wanted) return;
        }
        int points = 0;
        int goods = 0;
        bool has_33 = colours_of_33 == 0;
        bool has_34 = colour_of_34 < 0;
        for (int n = 0; n < static_cast<int>(numbers_.size()); ++n) {
            std::vector<Docker> own;
            for (std::size_t i = 0; i < crew_.size(); ++i) {
                if (to[i] == n) own.push_back(crew_[i]);
            }
            given += static_cast<int>(own.size());
            const int number = numbers_[static_cast<std::size_t>(n)];
            const int seats = t_.rules.seats;
            if (number == 33) {
                if (!own.empty()) return;
                constexpr std::array<int, 7> kPoints{0, 1, 2, 3, 5, 7, 10};
                points += kPoints[static_cast<std::size_t>(
                    popcount(static_cast<unsigned>(colours_of_33)))];
                has_33 = true;
            } else if (number == 32 || number == 34) {
                const bool gives = number == 32 ? !own.empty() : colour_of_34 >= 0;
                if (own.size() != (gives ? (number == 32 ? 2u : 1u) : 0u)) return;
                points += gives ? seats + 2 : 0;
                goods += gives;
                has_34 = has_34 || number == 34;
            } else if (!own.empty()) {
                for (const Docker docker : own) {
                    if (docker != data(task(number)).docker) return;
                }
                points += own.size() == 1 ? seats : seats + 5;
            }
        }
        const int owned = t_.state.store[0].total() + t_.state.barge[0].total();
        if (!has_33 || !has_34 || goods > owned) return;
        best_ = std::max(best_, points + (leftovers(t_.state, 0) - given - goods) / 2);
    }

    const Table& t_;
    std::vector<int> numbers_;
    std::vector<Docker> crew_;
    int best_ = 0;
};

TEST(AmsterdamTasks, HandingBackFindsTheBestSum) {  // the end
    constexpr std::array<int, 9> kGiving{32, 33, 34, 37, 38, 39, 40, 41, 42};
    Rng rng(9);
    for (int i = 0; i < 300; ++i) {
        Table t(MatchForm{2 + rng.below(3), false, TaskTiles::kSecret5});
        for (int n = 0; n < 5; ++n) {
            t.state.tasks[0].add(task(kGiving[static_cast<std::size_t>(rng.below(9))]));
        }
        for (int n = rng.below(3); n > 0; --n) {
            t.state.aboard[0] += Crew::of(static_cast<Docker>(rng.below(kQuays)));
        }
        for (int n = rng.below(3); n > 0; --n) t.state.store[0] += Goods::of(Good::kLace);
        for (int n = rng.below(5); n > 0; --n) {
            t.state.supply[0] += Resources::of(static_cast<Colour>(rng.below(kColours)));
        }
        t.florins(0, rng.below(3));
        const TaskScores found = task_scores(t.rules, t.state, 0);
        int sum = (leftovers(t.state, 0) - found.given) / 2;
        for (const auto& line : found.lines) sum += line.points;
        EXPECT_EQ(sum, HandingBackSearch(t).best()) << t.json();
    }
}

TEST(AmsterdamTasks, AreAbsentInTheBaseGame) {
    Table t = Table::at_start(2);
    Rng rng(4);
    while (t.state.phase != Phase::kDraft) {
        EXPECT_NE(t.state.phase, Phase::kTaskDeal);
        random_step<Amsterdam>(t.rules, t.state, rng);
    }
    ScoreSheet sheet;
    Amsterdam::score_sheet(t.rules, t.state, 0, sheet);
    EXPECT_EQ(sheet.size(), 6u);
}

}  // namespace
}  // namespace pakhuis::amsterdam
