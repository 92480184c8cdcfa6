// Tables for the tests of tasks.
#pragma once

#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {

// Seat 0 has this open task, or both; the others have some that nothing here looks at.
inline Table with_tasks(int seats, std::string_view numbers) {
    const bool two = numbers.find(' ') != numbers.npos;
    Table t(Form{seats, false, two ? TaskTiles::kOpen2 : TaskTiles::kOpen1});
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
// What the task of this number brought seat 0.
inline int brought(const Table& t, int number) {
    return t.line(0, "task-" + std::to_string(number));
}

}  // namespace pakhuis::amsterdam
