// What active cards of amsterdam bring: the `easy` level chooses and activates cards by it.
#pragma once

#include "bots/amsterdam/weights.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

// What the card brings its owner in a turn to come, in hundredths of a point: a guess by what he
// has. Laurel cards, which score() counts, bring what they are likely to grow by.
int amsterdam_income(const amsterdam::Rules& rules, const amsterdam::Open& s, Seat seat,
                     amsterdam::CardId id, const AmsterdamWeights& weights);

}  // namespace pakhuis::bots
