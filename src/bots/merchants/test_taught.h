// A player who knows the lesson of merchants and nothing else: the proof that it teaches enough to
// win more than half of its matches against two beginners. It belongs to the tests and is offered
// to nobody.
//
// Rules of thumb, each with the step that teaches it:
//
//   Ask how much more you get: at the next scoring of the area,   worth, later, exchange
//   and in 1666.                                                  city, end
//   Until 1666 others come closer: a place there counts fully     second-ship, play-on
//   only if you would keep it one space behind.
//   What others get counts against you, a fifth of it. (No step   goal
//   says so; it follows from the goal.)
//   Bring every marker to space 2: second place is paid, and      advance, second-ship,
//   four of them earn a house.                                    free-house
//   Build beside your houses, best at a bridge whose other end    build, bridge-build
//   is free.
//   Found a colony on a new continent.                            globe
//   Keep a card that brings more than most cards do.              keep, worth
//   Discard a card that brings less than half of that; auction    auction, keep
//   the others.
//   Bid a little more than the others would, and never more       clock, own-bid
//   than the card brings you.
//   In a second run make no bid.                                  double
//   Take no loan.                                                 loan
//
// It reads what the board shows: payouts, places, bonuses, the cards that are left.
#pragma once

#include "base/rng.h"
#include "games/merchants/merchants.h"

namespace pakhuis::bots {

merchants::Action taught_choice(const merchants::Rules& rules, const merchants::View& view,
                                Rng& rng);

}  // namespace pakhuis::bots
