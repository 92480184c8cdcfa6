#include "terminal/carts/board.h"

#include <algorithm>

#include "terminal/carts/layout.h"
#include "terminal/carts/map.h"
#include "terminal/carts/panels.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {
namespace {

constexpr int kSidePanel = 64;  // columns of the panels to the right of the map

}  // namespace

std::string draw(const carts::Rules& rules, const carts::View& view, const Style& style) {
    const int width = std::max(style.width, kMinWidth);
    const bool beside = width >= kWideBoard;
    const int map_width = beside ? width - kSidePanel - 1 : width;
    const CartsLayout layout = lay_out(rules, map_width - 2);
    const Canvas map = framed(draw_map(rules, view, layout, style), rules.edition.title);
    const Canvas panels = draw_panels(rules, view, {style.colour, beside ? kSidePanel : width});
    Canvas whole(width);
    whole.paste({0, 0}, map);
    whole.paste(beside ? Spot{map_width + 1, 0} : Spot{0, map.height()}, panels);
    return whole.text(style.colour);
}

}  // namespace pakhuis::terminal
