// Every task by its number: a position where it gives the points of the supplement for 2, 3 and 4
// players, and one where its condition is just missed.
#include <map>

#include "games/amsterdam/test_tasks.h"

namespace pakhuis::amsterdam {
namespace {

struct TaskCase {
    std::array<int, 3> points;  // for 2, 3 and 4 players
    std::function<void(Table&)> met;
    std::function<void(Table&)> missed;
};
using TaskCases = std::map<int, TaskCase>;

void add_dockers(TaskCases& cases) {
    constexpr std::array<const char*, 6> kHome{"blue", "brown", "green", "pink", "yellow", "white"};
    constexpr std::array<const char*, 6> kGiven{"blue",  "yellow", "brown",
                                                "green", "pink",   "white"};
    for (int i = 0; i < 6; ++i) {
        const std::string home = kHome[static_cast<std::size_t>(i)];
        cases[1 + i] = {{8, 7, 6},
                        [home](Table& t) { t.promoted(home + " x2"); },
                        [home](Table& t) { t.promoted(home).aboard(0, home); }};
        const std::string given = kGiven[static_cast<std::size_t>(i)];
        cases[37 + i] = {{7, 8, 9},
                         [given](Table& t) { t.aboard(0, given + " x2"); },
                         [given](Table& t) { t.promoted(given).aboard(1, given); }};
    }
    cases[31] = {{9, 7, 5},
                 [](Table& t) { t.promoted("blue x2 white x2 pink x2 green"); },
                 [](Table& t) { t.promoted("blue x2 white x2 pink x2").aboard(0, "green"); }};
    cases[32] = {{4, 5, 6},
                 [](Table& t) { t.aboard(0, "blue white").store(0, "beer"); },
                 [](Table& t) { t.aboard(0, "blue").store(0, "beer x2"); }};
    cases[34] = {{4, 5, 6},
                 [](Table& t) { t.aboard(0, "blue").barge(0, "beer").supply(0, "pink"); },
                 [](Table& t) { t.aboard(0, "blue").barge(0, "beer").rondel(0, 1, "pink"); }};
}

void add_blocks(TaskCases& cases) {
    constexpr std::array<const char*, 6> kNames{"grachtengordel", "plantage",        "nieuwmarkt",
                                                "burgwallen",     "haarlemmerbuurt", "jordaan"};
    for (int i = 0; i < 6; ++i) {
        const std::string name = kNames[static_cast<std::size_t>(i)];
        const std::string three = name + "-1 " + name + "-2 " + name + "-3 ";
        cases[7 + i] = {{6, 7, 8},
                        [=](Table& t) { t.crests(0, three + name + "-5"); },
                        [=](Table& t) { t.crests(0, three).crests(1, name + "-5"); }};
    }
    const std::string eight =
        "plantage-1 plantage-2 plantage-3 jordaan-1 jordaan-2 burgwallen-1 burgwallen-4 "
        "nieuwmarkt-6 ";
    cases[35] = {{7, 8, 9},
                 [=](Table& t) { t.crests(0, eight + "grachtengordel-1"); },
                 [=](Table& t) { t.crests(0, eight).crests(1, "grachtengordel-1"); }};
}

void add_cards(TaskCases& cases) {
    cases[13] = {{9, 9, 9},
                 [](Table& t) { t.active(0, "001 002 003 055 056 057 109 110 111"); },
                 [](Table& t) { t.active(0, "001 002 003 055 056 057 109 110").below(0, "111"); }};
    cases[15] = {{7, 7, 7},
                 [](Table& t) { t.active(0, "008 009 086"); },  // 008, 009 are cards of the end
                 [](Table& t) { t.active(0, "010 086 025 049 001").below(0, "011"); }};
    cases[16] = {{7, 7, 7},
                 [](Table& t) { t.active(0, "001 013 109 110"); },  // plans are III
                 [](Table& t) { t.active(0, "001 013 109 025 049 010"); }};
    cases[17] = {{7, 7, 7},
                 [](Table& t) { t.active(0, "025 026 027 028 073"); },
                 [](Table& t) { t.active(0, "025 026 027 028 049 051 001"); }};
    cases[36] = {
        {4, 5, 6},
        [](Table& t) { t.active(0, "001 002 003 004 055 056 057 109 110 111"); },
        [](Table& t) { t.active(0, "001 002 003 004 055 056 057 109 110").below(0, "111"); }};
}

void add_goods(TaskCases& cases) {
    constexpr std::array<const char*, 9> kGoods{"furniture", "lace",  "cheese",  "genever", "beer",
                                                "tiles",     "tulip", "crystal", "coffee"};
    for (int i = 0; i < 9; ++i) {
        const std::string good = kGoods[static_cast<std::size_t>(i)];
        cases[20 + i] = {{7, 6, 5},
                         [good](Table& t) { t.delivered(good + " x3"); },
                         [good](Table& t) { t.delivered(good + " x2").in_depot(1, good); }};
    }
    cases[18] = {{7, 6, 5},
                 [](Table& t) { t.sold("beer genever coffee tulip tiles lace furniture"); },
                 [](Table& t) { t.sold("beer genever coffee tulip tiles lace"); }};
    cases[19] = {{6, 6, 6},
                 [](Table& t) { t.barge(0, "beer x2 lace"); },
                 [](Table& t) { t.barge(0, "beer x2").store(0, "lace"); }};
    const auto three = [](Table& t) {
        t.in_depot(1, "beer").in_depot(2, "beer").in_depot(3, "lace");
    };
    cases[29] = {{7, 6, 5},
                 [three](Table& t) {
                     three(t);
                     t.in_depot(4, "tulip");
                 },
                 three};
}

void add_the_rest(TaskCases& cases) {
    cases[14] = {{10, 10, 10},
                 [](Table& t) { t.state.amstel[0] = kMouth; },
                 [](Table& t) { t.state.amstel[0] = kMouth - 1; }};
    // The barge must come *back*: one that never left does not count.
    cases[30] = {{4, 4, 4},
                 [](Table& t) { t.supply(0, "pink x2").play({"0: sail w1", "0: sail start"}); },
                 [](Table& t) { EXPECT_EQ(t.place(0), "start"); }};
    cases[33] = {{3, 3, 3},  // depends on the number of colours alone
                 [](Table& t) { t.supply(0, "pink x2 grey black"); },
                 [](Table& t) { t.rondel(0, 1, "pink grey black"); }};
}

const TaskCases& task_cases() {
    static const TaskCases all = [] {
        TaskCases out;
        add_dockers(out);
        add_blocks(out);
        add_cards(out);
        add_goods(out);
        add_the_rest(out);
        return out;
    }();
    return all;
}

class AmsterdamTask : public testing::TestWithParam<int> {};

TEST_P(AmsterdamTask, GivesThePointsOfTheSupplementFor2And3And4Players) {  // tasks
    const auto found = task_cases().find(GetParam());
    ASSERT_NE(found, task_cases().end()) << "no position for this task";
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        Table t = with_tasks(seats, std::to_string(GetParam()));
        found->second.met(t);
        t.over();
        EXPECT_EQ(points_of_task(t, GetParam()),
                  found->second.points[static_cast<std::size_t>(seats - kMinPlayers)])
            << seats << " players";
    }
}

TEST_P(AmsterdamTask, GivesNothingIfItIsMissed) {  // tasks
    const auto found = task_cases().find(GetParam());
    ASSERT_NE(found, task_cases().end()) << "no position for this task";
    Table t = with_tasks(2, std::to_string(GetParam()));
    found->second.missed(t);
    EXPECT_EQ(points_of_task(t.over(), GetParam()), 0);
}

INSTANTIATE_TEST_SUITE_P(All, AmsterdamTask, testing::Range(1, kTasks + 1),
                         [](const testing::TestParamInfo<int>& param) {
                             return "Task" + std::to_string(param.param);
                         });

}  // namespace
}  // namespace pakhuis::amsterdam
