// What bots decide in a match of any game. They get the view of their seat, never the state.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "registry/match.h"

namespace pakhuis::thinking {

// What a bot (kBotNames) decides for a waiting seat. `effort`, in percent, is how much of its usual
// search it may do. While a clock is waited for: the price at which it would press, for a seat that
// can pay.
std::string choose(const Match& match, std::string_view bot, Seat seat, Rng& rng, int effort = 100);

// While a clock is waited for: what it says if these bots, one for each seat, are all who press.
std::string clock_report(const Match& match, const std::vector<std::string>& bots, Rng& rng);

}  // namespace pakhuis::thinking
