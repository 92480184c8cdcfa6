// Decisions of bots in a match of any game. Bots get the view of their seat, never the state.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "registry/match.h"

namespace pakhuis::thinking {

// The decision of a bot (kBotNames) for a waiting seat. `effort` is the percentage of its usual
// search that it may do. If the match waits for a clock: the price at which the bot would press,
// for a seat that can pay.
std::string choose(const Match& match, std::string_view bot, Seat seat, Rng& rng, int effort = 100);

// For a match that waits for a clock: the clock's report if only these bots press, one per seat.
std::string clock_report(const Match& match, const std::vector<std::string>& bots, Rng& rng);

}  // namespace pakhuis::thinking
