// From a match of any game back to its type, for what only the types can do: thinking, drawing,
// counting.
#pragma once

#include "registry/games.h"
#include "registry/typed_match.h"

namespace pakhuis {

// Calls f(const TypedMatch<G>&) for the game of the match; for a game that the house does not list
// (add_game), nothing.
template <class F>
void visit_match(const Match& match, F&& f) {
    for_each_game([&]<Game G>() {
        if (G::kInfo.id == match.info().id) f(static_cast<const TypedMatch<G>&>(match));
    });
}

}  // namespace pakhuis
