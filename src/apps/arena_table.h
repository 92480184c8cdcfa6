// The results of an arena as a table for a terminal.
#pragma once

#include <string>

#include "arena/standing.h"
#include "terminal/style.h"

namespace pakhuis::apps {

// Bots with the largest share first; intervals are drawn too. With three bots and more, a table of
// pairs follows.
std::string arena_table(const arena::Standing& standing, const terminal::Style& style);

// 12345678 → "12,345,678"
std::string grouped(std::int64_t number);

}  // namespace pakhuis::apps
