// The result of a match as a table for the terminal.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"

namespace pakhuis::apps {

// One line per seat, best first: place, name, points by source with how many pieces gave them, sum.
std::string score_table(const Match& match, const std::vector<std::string>& players);

}  // namespace pakhuis::apps
