// The `beginner` level of merchants, for people in their first matches: `easy` with a blurred eye
// (Best). It does not count what others gain or lose, and believes that they name sensible prices.
#pragma once

#include "bots/merchants/easy.h"

namespace pakhuis::bots {

inline constexpr MerchantsWeights kMerchantsBeginner{.rival = 0, .careless = 0, .blur = 8000};

inline merchants::Action beginner_choice(const merchants::Rules& rules, const merchants::View& view,
                                         Rng& rng) {
    return easy_choice(rules, view, rng, kMerchantsBeginner);
}

}  // namespace pakhuis::bots
