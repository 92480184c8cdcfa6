// Finds the type of a match, for work that needs the game's types: bots, drawing, perft.
#pragma once

#include "registry/games.h"
#include "registry/typed_match.h"

namespace pakhuis {

// Calls f(const TypedMatch<G>&) with the match's game. Does nothing for a game that is not in
// games.h (add_game).
template <class F>
void visit_match(const Match& match, F&& f) {
    for_each_game([&]<Game G>() {
        if (G::kInfo.id == match.info().id) f(static_cast<const TypedMatch<G>&>(match));
    });
}

}  // namespace pakhuis
