// Actors, actions and positions in words, for messages of tests.
#pragma once

#include <string>

#include "engine/game.h"

namespace pakhuis::kit {

inline std::string actor_name(Seat actor) {
    if (actor == kChance) return "chance";
    if (actor == kClock) return "clock";
    if (actor == kSpectator) return "spectator";
    return std::to_string(static_cast<int>(actor));
}

template <Game G>
std::string action_text(const typename G::Rules& rules, const typename G::Action& action) {
    ActionText text;
    G::write(rules, action, text);
    return std::string(text.view());
}

// A position as JSON. JSON of a state takes seconds to compile, so one file of each game's tests,
// test_position.cpp, defines this function by kit/position_json.h.
template <Game G>
std::string position_text(const typename G::Rules& rules, const typename G::State& state);

}  // namespace pakhuis::kit
