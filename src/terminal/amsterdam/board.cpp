#include "terminal/amsterdam/board.h"

#include <algorithm>
#include <array>

#include "terminal/amsterdam/city.h"
#include "terminal/amsterdam/harbour.h"
#include "terminal/amsterdam/panels.h"
#include "terminal/ink.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

constexpr int kBelowBoard = 4;  // lines kept free for the prompt
constexpr int kListWidth = 23;  // the least width of the harbour list

// Levels of detail, from everything down to low terminals.
struct Detail {
    bool roomy;  // legend, blank lines, and the harbour map even where it needs more lines
    OwnTexts own_texts;
    bool brief;  // others' cards are only numbers
};
constexpr std::array<Detail, 5> kDetails{{{true, OwnTexts::kAllTexts, false},
                                          {false, OwnTexts::kAllTexts, false},
                                          {false, OwnTexts::kAllTexts, true},
                                          {false, OwnTexts::kInactiveTexts, true},
                                          {false, OwnTexts::kNames, true}}};

// City and harbour side by side, or the harbour below the city, or as a list beside it.
Canvas draw_maps(const Rules& rules, const View& view, const Style& style, bool roomy) {
    const Canvas city = draw_city(rules, view, style);
    const Canvas harbour = draw_harbour(rules, view);
    Style left = style;
    left.width = city.width();
    const Canvas houses = draw_houses(rules, view, left);
    const int beside = style.width - city.width();
    Canvas canvas(style.width);
    canvas.paste({0, 0}, city);
    if (beside >= harbour.width()) {
        canvas.paste({city.width(), 0}, harbour);
        canvas.paste({0, city.height()}, houses);
    } else if (roomy || beside < kListWidth) {
        canvas.paste({0, canvas.height()}, houses);
        canvas.paste({0, canvas.height()}, harbour);
    } else {
        canvas.paste({city.width() + 1, 0}, list_harbour(rules, view, beside - 1));
        canvas.paste({0, canvas.height()}, draw_houses(rules, view, style));
    }
    return canvas;
}

Canvas draw_all(const Rules& rules, const View& view, const Style& style, const Detail& detail) {
    Canvas whole(style.width);
    const auto add = [&](const Canvas& part, bool blank_line) {
        whole.paste({0, whole.height() + (blank_line && detail.roomy && part.height() > 0)}, part);
    };
    whole.put({0, 0}, headline(view), kBold);
    add(draw_market(rules, view, style), false);
    add(draw_maps(rules, view, style, detail.roomy), true);
    add(draw_amstel(rules, view, style), true);
    add(draw_display(rules, view, style), true);
    add(draw_players(rules, view, style, detail.own_texts, detail.brief), true);
    if (detail.roomy) add(draw_legend(rules, view, style), true);
    return whole;
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& asked) {
    Style style = asked;
    style.width = std::max(asked.width, kMinWidth);
    Canvas whole(1);
    for (const Detail& detail : kDetails) {
        whole = draw_all(rules, view, style, detail);
        if (whole.height() + kBelowBoard <= style.height) break;
    }
    return whole.text(style.colour);
}

}  // namespace pakhuis::terminal
