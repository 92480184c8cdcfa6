// What a game tells the property kit about itself. Every hook may stay empty; its property is then
// left out.
#pragma once

#include <functional>

#include "engine/game.h"
#include "kit/print.h"

namespace pakhuis::kit {

template <Game G>
struct Hooks {
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    // Calls back with every action that could be asked for, each once: all well-formed decisions
    // and chance outcomes, and some malformed ones.
    std::function<void(const Rules&, const std::function<void(const Action&)>&)> universe;

    // What was lost or doubled, beyond the game's own `inconsistency`.
    std::function<Fault(const Rules&, const State&)> conservation;

    // Whether two actions of a seat look the same to those who don't see their operands.
    std::function<bool(const Rules&, const State& before, const Action&, const Action&)> look_alike;

    // Whether a step opens to everybody what was hidden (simultaneous choices, the end): the state
    // after it may then differ between two positions that looked the same.
    std::function<bool(const Rules&, const State& before, const State& after)> opens;
};

}  // namespace pakhuis::kit
