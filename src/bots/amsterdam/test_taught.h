// A player who knows the lessons of amsterdam and nothing else: the proof that they teach enough to
// beat `beginner`. It is offered to nobody. Rules of thumb, each with the step that teaches it:
//
//   Take a card that you can soon pay.                         wheel: take, second-card
//   Take a card that pays in many rounds, for few resources.   wheel: alone, brewer
//   Fill the gaps of the rondel, the nearest first.            wheel: dice
//   Take dice that pay your cards and give many resources.     wheel: die, second-dice; city: dice
//   Activate a card at once. It pays again, and an idle card
//   costs points.                                              wheel: activate, six, alone
//   Use every active card, the free ones first.                wheel: use
//   Claim a block: joined to your crests, cheap, with a good
//   that sells or whose way is short.                          city: claim, store, alone-block
//   Sell what the black market still buys, deliver the rest.   city: black-market, play-on
//   Load everything: it is free.                               city: load
//   Sail to the place with the most points, less one for each
//   space. Go there if you can pay the whole way.              city: barge, alone-choice
//   Deliver. Pick up dockers.                                  city: deliver, docker
//   Advance on the Amstel once per turn: 1 space, more if the
//   bridges pay for it.                                        city: amstel
//   Turn Florins into points.                                  wheel: market; city: end-turn
//   Spend all but one resource; keep one that a card needs.    wheel: spend, keep-one; city: rest
//
// It reads what the board shows: costs, prices, points, spaces between two places.
#pragma once

#include "base/rng.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

amsterdam::Action taught_choice(const amsterdam::Rules& rules, const amsterdam::View& view,
                                Rng& rng);

}  // namespace pakhuis::bots
