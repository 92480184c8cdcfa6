// Decisions of bots in a match of any game. Bots get the view of their seat, never the state.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "registry/match.h"
#include "thinking/pace.h"

namespace pakhuis::thinking {

struct Decision {
    std::string action;
    bool hurried = false;  // the pace did not allow what the bot's level may do
};

// The decision of a bot (kBotNames) for a waiting seat. If the match waits for a clock: the price
// at which the bot would press, for a seat that can pay.
Decision decide(const Match& match, std::string_view bot, Seat seat, Rng& rng,
                const Pace& pace = {});
// The same at its usual pace.
std::string choose(const Match& match, std::string_view bot, Seat seat, Rng& rng);

// For a match that waits for a clock: the clock's report if only these bots press, one per seat.
std::string clock_report(const Match& match, const std::vector<std::string>& bots, Rng& rng);

// Why the bot can't play this match as it should and plays as `easy` does instead; nothing if it
// can.
std::optional<Problem> why_easy(const Match& match, std::string_view bot);

}  // namespace pakhuis::thinking
