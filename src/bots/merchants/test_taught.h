// A player who knows the lesson of merchants and nothing else: it measures how far the lesson leads
// against `beginner`. It belongs to the tests and is offered to nobody.
//
// The lesson does not teach enough to win half of the matches with three seats: this player wins
// some 27 of 100 against two beginners and finishes ahead of a beginner 46 times of 100. (`easy`
// wins less than half of them, too: some 46 of 100.)
//
// Rules of thumb, each with the step that teaches it:
//
//   Ask how much more you get: at the next scoring of the area,   own-bid, exchange, city
//   and in 1666.                                                  repay, end
//   Until 1666 others come closer: a place there counts fully     second-ship, play-on
//   only if you would keep it one space behind.
//   What others get counts against you, a fifth of it. (No step   goal
//   says so; it follows from the goal.)
//   Bring every marker to space 2: second place is paid, and      advance, second-ship,
//   four of them earn a house.                                    free-house
//   Build beside your houses, best at a bridge whose other end    build, use-house
//   is free.
//   Found a colony on a new continent.                            globe
//   Keep a card that brings more than most cards do.              keep, alone
//   Discard a card that brings less than half of that; auction    auction, alone-next
//   the others.
//   Bid a little more than the others would, and never more       clock, own-bid, watch
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
