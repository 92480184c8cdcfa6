// The `easy` level of amsterdam: it tries actions, plays each turn to its end, and chooses the
// action with the best final position.
//
//   a turn           it tries the few best actions; each is followed by the best next action until
//                    no action gains anything
//   other decisions  cards, dice, the resource to keep: the best next position
//   other seats      are ignored
//
// worth.h values the positions. The level sees only the view and plays for view.viewer, which must
// be waiting. Its choice is always legal. It uses no heap and takes some sixty microseconds.
#pragma once

#include "base/rng.h"
#include "bots/amsterdam/weights.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

amsterdam::Action easy_choice(const amsterdam::Rules& rules, const amsterdam::View& view, Rng& rng,
                              const AmsterdamWeights& weights = kAmsterdamWeights);

}  // namespace pakhuis::bots
