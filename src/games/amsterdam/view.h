// The knowledge of one seat of a match of Amsterdam. Nobody knows the order of decks and market
// tiles, so a view is the open part of the state and the own tasks.
#pragma once

#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

struct View : Open {
    Seat viewer = kSpectator;
    PerPlayer<TaskSet> tasks;  // the viewer's; everybody's if they are open, and at the end
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
