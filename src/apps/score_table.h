// The result of a match as a table for the terminal.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"

namespace pakhuis::apps {

// Lines that differ by a number alone are one column: "task-3" and "task-30" are "task".
std::vector<SheetLine> columns_of(const std::vector<SheetLine>& sheet);

// One line per seat, best first: place, name, points by source with how many pieces gave them, sum;
// then a rival who has no seat.
std::string score_table(const Match& match, const std::vector<std::string>& players);

}  // namespace pakhuis::apps
