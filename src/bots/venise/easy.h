// The `easy` level of venise: it simulates each of its turns to the end and chooses the action that
// leads to the best position.
//
//   moves       every reachable tile, every value of the activation die, with and without the power
//   the rest    powers, bridges, productions and cubes: each time the action that looks best at
//   once cards       possible draws are sampled a few times others      their answers in its turn
//   are chosen by the same measure; their turns are not
//               simulated
//
// worth.h measures positions. The bot uses only the view and plays for view.viewer, which must be
// waiting. Its action is always legal. It allocates nothing and takes some hundred microseconds.
#pragma once

#include "base/rng.h"
#include "bots/venise/worth.h"

namespace pakhuis::bots {

venise::Action easy_choice(const venise::Rules& rules, const venise::View& view, Rng& rng,
                           const VeniseWeights& weights = kVeniseWeights);

}  // namespace pakhuis::bots
