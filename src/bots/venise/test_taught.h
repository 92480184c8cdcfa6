// A learner of venise after the lesson, as a proof that the lesson teaches enough: it plays only
// what texts/lessons/venise/first teaches. It belongs to the tests; nobody can play against it.
// Each line names the steps of the lesson that give the rule of thumb. When their advice changes,
// the bot changes with them.
//
//   start       wool, linen or gold, next to Workshops                      goal
//   your move   look what each die brings: first what scores now,           move, play-on
//               then what makes goods, then what the workshop misses
//                 two goods or more, sold in one sale                       sell, price-falls
//                 a bridge in your chain, for at most 2 cubes               bridge, chain
//                 a workshop that produces this turn                        produce, alone
//                 what your cards miss: cubes or an order                   fetch, order
//                 a workshop, if you have none                              move
//                 a master                                                  master
//                 a die that stays in its district                          gift, order, die-works
//               of equal moves the one that brings more, then the low die   fetch, draw
//   last round  what scores most at once, a port too                        pass-on, end-of-game
//   cards       the workshop with more goods, unless it lacks many cubes    keep
//               an order that a workshop misses, +2 before +1               choose-order, die-works
//               the master that lacks the fewest cubes                      choose-master
//   cubes       place all that your cards take; first on the card that      pay, build, hire
//               lacks least
//   dice        take back the higher one, the lower one stays               bridge, die-works
//   prices      keep the +2 of a good that you will make again              price-falls
//
// It looks at the board and all players' cards. It remembers nothing and plans no second turn.
#pragma once

#include "base/rng.h"
#include "games/venise/venise.h"

namespace pakhuis::bots {

venise::Action taught_choice(const venise::Rules& rules, const venise::View& view, Rng& rng);

}  // namespace pakhuis::bots
