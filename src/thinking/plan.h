// The choice of a bot for a seat, with the actions by which the bot would go on: they are the
// reason of many a choice (a barge sails because it delivers there).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "registry/match.h"

namespace pakhuis::thinking {

struct PlannedAction {
    std::string action;
    std::vector<std::string> targets;
    PreviewReport preview;
};

// The seat must be waiting. The first action is the bot's choice. Those follow that it makes
// possible: the plan ends before an action that is legal already. It also ends where the seat does
// not decide next or something is not foreseen, so it depends on the seat's view alone.
std::vector<PlannedAction> plan(const Match& match, std::string_view bot, Seat seat, Rng& rng);

}  // namespace pakhuis::thinking
