// A match of any game as text for a terminal, drawn from the view of a seat.
#pragma once

#include <string>

#include "registry/match.h"
#include "terminal/style.h"

namespace pakhuis::drawing {

std::string draw(const Match& match, Seat viewer, const terminal::Style& style);

}  // namespace pakhuis::drawing
