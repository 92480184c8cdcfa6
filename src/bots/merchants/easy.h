// The `easy` level of merchants: it estimates the money that every choice brings.
//
//   cards and events   the best of steps, colonies, houses, or none of them
//   losses             the cheapest loss
//   mayor              the best sum over the three discs; cards not turned yet count by their mean
//                      over the pile
//   auction            the price with the best mean gain against the likely prices of others
//   credit             only where money is short
//
// It sees the view only and plays for view.viewer, which must be waiting. Its actions are always
// legal. It uses no heap and takes some tens of microseconds.
#pragma once

#include "base/rng.h"
#include "bots/merchants/worth.h"
#include "games/merchants/merchants.h"

namespace pakhuis::bots {

merchants::Action easy_choice(const merchants::Rules& rules, const merchants::View& view, Rng& rng,
                              const MerchantsWeights& weights = kMerchantsWeights);

}  // namespace pakhuis::bots
