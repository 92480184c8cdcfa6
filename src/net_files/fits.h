// Whether a net may play a match.
#pragma once

#include <optional>

#include "codec/problem.h"
#include "nets/net.h"
#include "registry/match.h"

namespace pakhuis::net_files {

// Why it may not. The caller then plays by what needs no net.
// Problems: "net-of-another-game", "net-of-other-rules", "net-of-other-features",
// "net-of-another-edition".
std::optional<Problem> why_not(const nets::Net& net, const Match& match);

}  // namespace pakhuis::net_files
