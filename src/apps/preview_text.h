// The consequences of an action as lines for a terminal.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"
#include "thinking/plan.h"

namespace pakhuis::apps {

std::vector<std::string> preview_lines(const PreviewReport& preview, Seat seat);

// A hint: the choice of `easy` with its consequences, and each further action of its plan, with the
// points that it brings.
std::vector<std::string> hint_lines(const std::vector<thinking::PlannedAction>& plan, Seat seat);

}  // namespace pakhuis::apps
