// The bots of an arena, as people name them: "easy,medium,hard:400" (thinking/bot.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/problem.h"

namespace pakhuis::arena {

inline constexpr std::size_t kMostBots = 12;

// Problems, at "--bots": those of thinking::read_bot; "wrong-count" for too many.
Result<std::vector<std::string>> read_bots(std::string_view list);

}  // namespace pakhuis::arena
