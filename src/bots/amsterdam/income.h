// Estimates of card income in amsterdam. The `easy` level uses them to choose and activate cards.
#pragma once

#include "bots/amsterdam/weights.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

// The likely gain of the card in one future turn of its owner, in hundredths of a point. The guess
// depends on the owner's pieces. score() already counts laurel cards: their income is the likely
// growth of their points.
int amsterdam_income(const amsterdam::Rules& rules, const amsterdam::Open& s, Seat seat,
                     amsterdam::CardId id, const AmsterdamWeights& weights);

}  // namespace pakhuis::bots
