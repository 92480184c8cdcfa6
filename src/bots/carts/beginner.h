// The `beginner` level of carts, for people in their first matches: `easy` with a blurred eye
// (Best). It hardly counts the turns that a contract takes, and believes that the match is long.
#pragma once

#include "bots/carts/easy.h"

namespace pakhuis::bots {

inline constexpr CartsWeights kCartsBeginner{.turn_worth = 1, .pace = 200, .blur = 12};

inline carts::Action beginner_choice(const carts::Rules& rules, const carts::View& view, Rng& rng) {
    return easy_choice(rules, view, rng, kCartsBeginner);
}

}  // namespace pakhuis::bots
