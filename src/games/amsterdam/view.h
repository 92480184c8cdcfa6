// What one seat of a match of Amsterdam knows. What decks and market stack will bring is nobody's
// knowledge: a view is all that is open, and the own tasks.
#pragma once

#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

struct View : Open {
    Seat viewer = kSpectator;
    PerPlayer<TaskSet> tasks;  // the viewer's; open ones, and all at the end, everybody's
    PerPlayer<std::uint8_t> task_count;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("viewer", self.viewer);
        Open::fields(self, visit);
        visit("tasks", self.tasks);
        visit("task-count", self.task_count);
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace pakhuis::amsterdam
