// Tables for the tests of tasks.
#pragma once

#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {

// Seat 0 has these open tasks, one or two. The other seats have tasks that the tests ignore.
inline Table with_tasks(int seats, std::string_view numbers) {
    const bool two = numbers.find(' ') != numbers.npos;
    Table t(MatchForm{seats, false, two ? TaskTiles::kOpen2 : TaskTiles::kOpen1});
    t.tasks(0, numbers);
    int next = 1;
    for (int seat = 1; seat < seats; ++seat) {
        while (t.state.tasks[static_cast<std::size_t>(seat)].count() < 1 + two) {
            if (!t.state.tasks[0].has(task(next))) t.tasks(seat, std::to_string(next));
            ++next;
        }
    }
    return t;
}
// The points of seat 0 for the task with this number.
inline int points_of_task(const Table& t, int number) {
    return t.line(0, "task-" + std::to_string(number));
}

}  // namespace pakhuis::amsterdam
