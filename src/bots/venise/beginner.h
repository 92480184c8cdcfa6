// The `beginner` level of venise, for people in their first matches: `easy` with a blurred eye
// (Best). It looks at its own board more than at those of others.
#pragma once

#include "bots/venise/easy.h"

namespace pakhuis::bots {

inline constexpr VeniseWeights kVeniseBeginner{.rival = 25, .blur = 400};

inline venise::Action beginner_choice(const venise::Rules& rules, const venise::View& view,
                                      Rng& rng) {
    return easy_choice(rules, view, rng, kVeniseBeginner);
}

}  // namespace pakhuis::bots
