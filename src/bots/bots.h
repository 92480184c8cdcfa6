// Bots by name. Each gets the view of its seat, the rules and a generator, and returns an action.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "bots/amsterdam_easy.h"
#include "bots/carts_easy.h"
#include "bots/generic.h"
#include "bots/merchants_easy.h"
#include "bots/venise_easy.h"

namespace pakhuis::bots {

// `random`, `greedy` and `flat` are untuned references; `easy` is each game's own policy.
inline constexpr std::array<std::string_view, 4> kNames{"random", "greedy", "flat", "easy"};

inline constexpr int kFullEffort = 100;

constexpr std::size_t flat_rollouts(int effort) {
    return std::max<std::size_t>(1, kFlatRollouts * static_cast<std::size_t>(effort) / 100);
}

inline carts::Action easy_choice(const carts::Rules& rules, const carts::View& view, Rng& rng) {
    return carts_easy(rules, view, rng);
}
inline venise::Action easy_choice(const venise::Rules& rules, const venise::View& view, Rng& rng) {
    return venise_easy(rules, view, rng);
}
inline merchants::Action easy_choice(const merchants::Rules& rules, const merchants::View& view,
                                     Rng& rng) {
    return merchants_easy(rules, view, rng);
}
inline amsterdam::Action easy_choice(const amsterdam::Rules& rules, const amsterdam::View& view,
                                     Rng& rng) {
    return amsterdam_easy(rules, view, rng);
}

// `effort`, in percent, is how much of its usual work a bot that searches may do.
// An unknown name plays like `random`: callers check names against kNames.
template <Game G>
typename G::Action choose(std::string_view name, const typename G::Rules& rules,
                          const typename G::View& view, Rng& rng, int effort = kFullEffort) {
    if (name == "easy") return easy_choice(rules, view, rng);
    if (name == "greedy") return greedy_choice<G>(rules, view, rng);
    if (name == "flat") return flat_choice<G>(rules, view, rng, flat_rollouts(effort));
    return random_choice<G>(rules, view, rng);
}

}  // namespace pakhuis::bots
