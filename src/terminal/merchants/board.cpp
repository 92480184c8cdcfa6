#include "terminal/merchants/board.h"

#include <algorithm>

#include "terminal/ink.h"
#include "terminal/merchants/city.h"
#include "terminal/merchants/panels.h"
#include "terminal/merchants/trade.h"

namespace pakhuis::terminal {

using namespace merchants;

namespace {

constexpr int kLowTerminal = 30;  // lines; a lower terminal shows no legend
constexpr int kGap = 2;

// The exchange, with the colonies beside it or, without room, below it.
Canvas draw_trade(const Rules& rules, const View& view, const Style& style) {
    const Canvas exchange = draw_exchange(rules, view, style);
    Canvas canvas(style.width);
    canvas.paste({0, 0}, exchange);
    for (const bool tight : {false, true}) {
        const Canvas colonies = draw_colonies(rules, view, style, tight);
        if (exchange.width() + kGap + colonies.width() > style.width) continue;
        canvas.paste({exchange.width() + kGap, 0}, colonies);
        return canvas;
    }
    canvas.paste({0, exchange.height()}, draw_colonies(rules, view, style, false));
    return canvas;
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& asked) {
    Style style = asked;
    style.width = std::max(asked.width, kMinWidth);
    const bool low = style.height < kLowTerminal;
    Canvas whole(style.width);
    const auto add = [&](const Canvas& part, bool apart) {
        whole.paste({0, whole.height() + (apart && !low)}, part);
    };
    whole.put({0, 0}, headline(rules, view), kBold);
    add(draw_time(rules, view, style), false);
    add(draw_discs(rules, view, style), false);
    add(draw_city(rules, view, style), true);
    add(draw_trade(rules, view, style), true);
    add(draw_seats(rules, view, style), true);
    if (!low) add(draw_legend(style), true);
    return whole.text(style.colour);
}

}  // namespace pakhuis::terminal
