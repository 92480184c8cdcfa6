// The points of tasks at the end. (extension 2)
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

struct TaskScores {
    struct Line {
        TaskId task;
        int points = 0;
    };
    FixedList<Line, kMaxTasksEach> lines;  // in the order of their numbers
    int given = 0;                         // pieces handed back
};

// How far a seat is with a task. A task that takes pieces back counts all pieces that fit, even if
// they bring more elsewhere.
struct TaskCount {
    int have = 0;
    int need = 0;
};
TaskCount task_count(const Open& s, Seat seat, TaskId task);

// First all conditions are judged on the final position. Then pieces are handed back in the way
// with the best sum. The sum includes a point for each two leftovers.
TaskScores task_scores(const Rules& rules, const State& s, Seat seat);

// The leftovers if no piece is handed back.
int leftovers(const Open& s, Seat seat);

}  // namespace pakhuis::amsterdam
