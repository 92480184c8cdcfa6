// The `easy` level of venise: plays each of its turns to the end in thought and takes what leads to
// the best position.
//
//   moves       every tile it can reach, every value of the activation die, used or not
//   the rest    powers, bridges, productions and cubes, each time what looks best at once
//   cards       those that it may draw are dealt a few times
//   others      answer what they are asked in its turn by the same measure; their turns are not
//               thought of
//
// What looks best is told by venise_worth.h. Sees the view only, plays for view.viewer, who must be
// waiting; always legal; no heap; some hundred microseconds.
#pragma once

#include "base/rng.h"
#include "bots/venise/worth.h"

namespace pakhuis::bots {

venise::Action easy_choice(const venise::Rules& rules, const venise::View& view, Rng& rng,
                           const VeniseWeights& weights = kVeniseWeights);

}  // namespace pakhuis::bots
