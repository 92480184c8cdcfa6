// The result of a match as a table for the terminal.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"

namespace pakhuis::apps {

// Adds up lines whose keys differ only by a number: "task-3" and "task-30" become "task".
std::vector<SheetLine> columns_of(const std::vector<SheetLine>& sheet);

// One line per seat, best first: place, name, points by source with the number of pieces, sum. The
// last line is a rival without a seat, if there is one.
std::string score_table(const Match& match, const std::vector<std::string>& players);

}  // namespace pakhuis::apps
