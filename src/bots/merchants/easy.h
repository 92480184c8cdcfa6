// The `easy` level of merchants: counts what every choice promises, as a patient merchant does.
//
//   cards and events   what promises most: steps, colonies, houses, or leaving it
//   losses             what costs least
//   mayor              keeps, offers and discards so that the three together promise most; cards
//                      not turned yet count by what is left in the pile
//   auction            the price that gains most on average against what others may name
//   credit             only where money is short
//
// Sees the view only, plays for view.viewer, who must be waiting; always legal; no heap; some
// tens of microseconds.
#pragma once

#include "base/rng.h"
#include "bots/merchants/worth.h"
#include "games/merchants/merchants.h"

namespace pakhuis::bots {

merchants::Action easy_choice(const merchants::Rules& rules, const merchants::View& view, Rng& rng,
                              const MerchantsWeights& weights = kMerchantsWeights);

}  // namespace pakhuis::bots
