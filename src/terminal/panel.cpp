#include "terminal/panel.h"

#include "terminal/ink.h"

namespace pakhuis::terminal {

Spot Flow::room(int width, int gap) {
    if (next_.x > left_ && next_.x + width > canvas_.width()) new_line();
    const Spot spot = next_;
    next_.x += width + gap;
    return spot;
}

void Flow::word(std::string_view text, const Ink& ink, int gap) {
    canvas_.put(room(text_width(text), gap), text, ink);
}

void Flow::new_line() {
    if (next_.x > left_) next_ = {left_, next_.y + 1};
}

Canvas framed(const Canvas& inside, std::string_view title) {
    Canvas canvas(inside.width() + 2, inside.height() + 2);
    canvas.frame({0, 0}, canvas.width(), canvas.height(), kFaint);
    canvas.put({canvas.put({2, 0}, " "), 0}, title, kBold);
    canvas.put({3 + text_width(title), 0}, " ");
    canvas.put({canvas.width() - 1, 0}, U'╮', kFaint);  // a long title is cut off
    canvas.paste({1, 1}, inside);
    return canvas;
}

}  // namespace pakhuis::terminal
