// The `easy` level of carts: follows its contracts, as a person does who has learned the rules.
//
//   contracts   keeps those that are worth the turns they take
//   turn        claims a track of the plan, the hardest to replace first; else draws cards for it;
//               without a plan, more contracts if there is time, else the tracks that pay best
//   last lap    claims what gives most points at once
//
// Sees the view only, plays for view.viewer, who must be waiting; always legal; some microseconds.
#pragma once

#include "base/rng.h"
#include "games/carts/carts.h"

namespace pakhuis::bots {

carts::Action easy_choice(const carts::Rules& rules, const carts::View& view, Rng& rng);

}  // namespace pakhuis::bots
