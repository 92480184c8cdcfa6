// What one seat of a match of Amsterdam knows. What decks and market stack will bring is nobody's
// knowledge, and secret tasks come with their extension: a view is all that is open.
#pragma once

#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

struct View : Open {
    Seat viewer = kSpectator;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("viewer", self.viewer);
        Open::fields(self, visit);
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace pakhuis::amsterdam
