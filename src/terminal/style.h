// The style of a drawing for a terminal, the same for every game.
#pragma once

namespace pakhuis::terminal {

// The narrowest width of a drawing. A smaller width in Style is treated as this one.
inline constexpr int kMinWidth = 60;

struct Style {
    bool colour = true;  // false: no escape codes at all, for pipes and NO_COLOR
    int width = 100;     // columns; no line is longer
    int height = 40;     // lines of the terminal; some boards leave out parts in a low one
};

}  // namespace pakhuis::terminal
