// Bots by name. Each gets the view of its seat, the rules and a generator, and returns an action.
#pragma once

#include <algorithm>
#include <string_view>

#include "bots/amsterdam/beginner.h"
#include "bots/carts/beginner.h"
#include "bots/generic.h"
#include "bots/merchants/beginner.h"
#include "bots/venise/beginner.h"
#include "engine/bot_names.h"

namespace pakhuis::thinking {

inline constexpr int kFullEffort = 100;

constexpr std::size_t flat_rollouts(int effort) {
    return std::max<std::size_t>(1, bots::kFlatRollouts * static_cast<std::size_t>(effort) / 100);
}

// `effort` is the percentage of its usual work that a searching bot may do. An unknown name plays
// like `random`: callers check names against kBotNames.
template <Game G>
typename G::Action choose(std::string_view name, const typename G::Rules& rules,
                          const typename G::View& view, Rng& rng, int effort = kFullEffort) {
    if (name == "easy") return bots::easy_choice(rules, view, rng);
    if (name == "beginner") return bots::beginner_choice(rules, view, rng);
    if (name == "greedy") return bots::greedy_choice<G>(rules, view, rng);
    if (name == "flat") return bots::flat_choice<G>(rules, view, rng, flat_rollouts(effort));
    return bots::random_choice<G>(rules, view, rng);
}

}  // namespace pakhuis::thinking
