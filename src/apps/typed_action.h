// Actions typed with or without their actor.
#pragma once

#include <optional>
#include <string_view>

#include "registry/match.h"

namespace pakhuis::apps {

// Applies "ACTOR: ACTION", or "ACTION" for the one waiting actor that may do it. Changes nothing
// and returns the problem if the action is refused, or if several actors may do it.
std::optional<Problem> apply_typed(Match& match, std::string_view typed);

}  // namespace pakhuis::apps
