// Functions of one game for the property kit. Each hook may be empty; its property is then not
// checked.
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

    // Calls back once for every possible action: all well-formed decisions and chance outcomes, and
    // some malformed ones.
    std::function<void(const Rules&, const std::function<void(const Action&)>&)> universe;

    // Finds lost or doubled components, beyond the game's own `inconsistency`.
    std::function<Fault(const Rules&, const State&)> conservation;

    // Whether two actions of a seat look the same to viewers that don't see their operands.
    std::function<bool(const Rules&, const State& before, const Action&, const Action&)> look_alike;

    // Whether a step opens hidden parts to everybody (simultaneous choices, the end). The states
    // after it may then differ for two positions that looked the same.
    std::function<bool(const Rules&, const State& before, const State& after)> opens;
};

}  // namespace pakhuis::kit
