// The `easy` level of amsterdam: plays each of its turns to the end in thought and takes what leads
// to the best position.
//
//   a turn      the actions that look best at once are tried, each followed by what looks best
//               until nothing gains any more
//   the rest    cards, dice and what is kept: what looks best at once
//   others      are not thought of
//
// What looks best is told by amsterdam_worth.h. Sees the view only, plays for view.viewer, who must
// be waiting; always legal; no heap; some sixty microseconds.
#pragma once

#include "base/rng.h"
#include "bots/amsterdam/weights.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

amsterdam::Action easy_choice(const amsterdam::Rules& rules, const amsterdam::View& view, Rng& rng,
                              const AmsterdamWeights& weights = kAmsterdamWeights);

}  // namespace pakhuis::bots
