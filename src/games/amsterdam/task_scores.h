// What tasks bring at the end. (extension 2)
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
    int given = 0;                         // pieces that were handed back
};

// All conditions are judged as the match ended; then pieces are handed back in the way that gives
// the best sum: two that are left over bring a point, too.
TaskScores task_scores(const Rules& rules, const State& s, Seat seat);

// Pieces that are left over if none is handed back.
int leftovers(const Open& s, Seat seat);

}  // namespace pakhuis::amsterdam
