// The consequences of an action as lines for a terminal.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"

namespace pakhuis::apps {

std::vector<std::string> preview_lines(const PreviewReport& preview, Seat seat);

}  // namespace pakhuis::apps
