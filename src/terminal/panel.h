// Text beside and under a board: items that flow in lines, and a frame with a title.
#pragma once

#include <string_view>

#include "terminal/canvas.h"

namespace pakhuis::terminal {

// Places items one after the other from a left edge, in as many lines as they need.
class Flow {
  public:
    Flow(Canvas& canvas, Spot start) : canvas_(canvas), left_(start.x), next_(start) {}

    // Reserves the place of an item of this width; gap: blanks after it.
    Spot room(int width, int gap = 2);
    void word(std::string_view text, const Ink& ink = {}, int gap = 2);
    // The next item begins a new line, unless the current line is empty.
    void new_line();
    int below() const { return next_.y + 1; }

  private:
    Canvas& canvas_;
    int left_;
    Spot next_;
};

Canvas framed(const Canvas& inside, std::string_view title);

}  // namespace pakhuis::terminal
