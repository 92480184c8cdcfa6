// The harbour of Amsterdam as a map of its spaces and channels, or as lists where there is less
// room.
//
// A warehouse shows what its roofs still bring, "beer ×32"; a quay the dockers on it, "blue whpi";
// a depot its points or the good in it. Barges are marks beside the space that they lie on.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

Canvas draw_harbour(const amsterdam::Rules& rules, const amsterdam::View& view);
Canvas list_harbour(const amsterdam::Rules& rules, const amsterdam::View& view, int width);

}  // namespace pakhuis::terminal
