// The `beginner` level of amsterdam, for people in their first matches: `easy` with a blurred eye
// (Best). It does not plan its turn: it looks one action ahead.
#pragma once

#include "bots/amsterdam/easy.h"

namespace pakhuis::bots {

inline constexpr AmsterdamWeights kAmsterdamBeginner{.candidates = 0, .blur = 150};

inline amsterdam::Action beginner_choice(const amsterdam::Rules& rules, const amsterdam::View& view,
                                         Rng& rng) {
    return easy_choice(rules, view, rng, kAmsterdamBeginner);
}

}  // namespace pakhuis::bots
