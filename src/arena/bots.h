// The bots of an arena, as people name them: "easy,greedy", and NAME:ms for those that think by
// time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/problem.h"

namespace pakhuis::arena {

inline constexpr std::size_t kMostBots = 12;

// Names of kBotNames. Problems, at "--bots": "unknown-player"; "no-time" for a time that the bot
// would ignore, as all do today; "wrong-count" for too many.
Result<std::vector<std::string>> read_bots(std::string_view list);

}  // namespace pakhuis::arena
