// Choices that several seats make at once, each against the others' choices, as prices are named at
// an auction. A bot that can be read loses there, so it mixes: it draws its choice. The games with
// a clock have such choices, when they are played without it (engine/game.h). Carts' seats choose
// their first contracts at once, too; but these are no answers to each other, and none is drawn.
#pragma once

#include "engine/game.h"

namespace pakhuis {

// Whether the seat's choice is sealed; `action` is one of those that it may choose in this state.
template <Game G>
bool is_sealed([[maybe_unused]] const typename G::Rules& rules,
               [[maybe_unused]] const typename G::State& state, [[maybe_unused]] Seat seat,
               [[maybe_unused]] const typename G::Action& action) {
    if constexpr (Clocked<G>) return !G::visible_to(rules, state, seat, action).has(kSpectator);
    return false;
}

}  // namespace pakhuis
