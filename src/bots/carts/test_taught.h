// A learner of carts after the lesson, as a proof that the lesson teaches enough: it plays only
// what texts/lessons/carts/first teaches. It belongs to the tests; nobody can play against it. Each
// line names the steps of the lesson that give the rule of thumb. When their advice changes, the
// bot changes with them.
//
//   contracts   keep the one that gains most from the routes you have     contracts, choose
//               of equal ones the shorter                                 contract
//               both, if they need at most half of your carts             contract, choose
//   your turn   first find the missing routes: the shortest way           cards-*, route-*
//               a cart symbol is worth a detour of one space              goods
//               if your cards pay a missing route, claim it; the longer   claim, complete
//               if not, take the face-up colour that lacks least          draw, second-*
//               grey routes take any one colour                           cards-market
//               no needed colour is face up: the wild card                wild
//               no wild card either: the deck                             second
//   completed   draw contracts while everybody has more than 10 carts     contracts, end-of-game
//               later collect for the longest route, cart symbols first   goods, play-on
//   last turn   claim what scores most                                    end-of-game, score
//
// It looks at the board, its hand and the face-up cards. It remembers nothing and counts no
// chances.
#pragma once

#include "base/rng.h"
#include "games/carts/carts.h"

namespace pakhuis::bots {

carts::Action taught_choice(const carts::Rules& rules, const carts::View& view, Rng& rng);

}  // namespace pakhuis::bots
