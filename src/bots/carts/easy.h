// The `easy` level of carts: it follows its contracts, like a person who knows the rules.
//
//   contracts   keeps contracts that are worth the turns they take
//   turn        claims a track of the plan, the hardest to replace first; otherwise draws cards for
//               it; without a plan, draws contracts if there is time, otherwise claims the tracks
//               with the most points per turn
//   last lap    claims the track that gives the most points at once
//
// It uses only the view and plays for view.viewer, which must be waiting. Its action is always
// legal. A choice takes some microseconds.
#pragma once

#include "base/rng.h"
#include "bots/carts/plan.h"
#include "games/carts/carts.h"

namespace pakhuis::bots {

carts::Action easy_choice(const carts::Rules& rules, const carts::View& view, Rng& rng,
                          const CartsWeights& weights = kCartsWeights);

}  // namespace pakhuis::bots
