// How a drawing for a terminal is made: the same for every game.
#pragma once

namespace pakhuis::terminal {

// The narrowest width that drawings keep to; for less they are made as if it were this.
inline constexpr int kMinWidth = 60;

struct Style {
    bool colour = true;  // false: no escape codes at all, for pipes and NO_COLOR
    int width = 100;     // columns; no line is longer
    int height = 40;     // lines of the terminal; in a low one some boards leave out what they can
};

}  // namespace pakhuis::terminal
