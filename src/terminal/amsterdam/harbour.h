// The harbour of Amsterdam as a map of its spaces and channels, or as lists where there is less
// room.
//
// A warehouse shows the points of its free roofs, "beer ×32". A quay shows its dockers, "blue
// whpi". A depot shows its points or its good. Barges are marks beside their space.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

Canvas draw_harbour(const amsterdam::Rules& rules, const amsterdam::View& view);
Canvas list_harbour(const amsterdam::Rules& rules, const amsterdam::View& view, int width);

}  // namespace pakhuis::terminal
