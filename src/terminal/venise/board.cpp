#include "terminal/venise/board.h"

#include <algorithm>

#include "terminal/panel.h"
#include "terminal/venise/layout.h"
#include "terminal/venise/map.h"
#include "terminal/venise/panels.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

constexpr int kLowTerminal = 34;  // lines: a terminal with fewer gets the low map
constexpr int kBelowMap = 14;     // lines reserved for the panels below the map
constexpr int kWidePanel =
    84;  // columns beside the map that are enough for the players' boards too

// The widths of map and table. Smaller tiles are better than a table that is too narrow. If neither
// fits, the table is below the map.
struct Plan {
    VeniseLayout map;
    int beside = 0;  // columns of the table to the right of the map; 0: the table is below
};
Plan plan(const View& view, const Style& style, bool low) {
    struct Wish {
        int table, pitch;  // minimum values
    };
    for (const Wish wish : {Wish{40, 12}, Wish{27, 10}}) {
        const VeniseLayout map = lay_out(view, style.width - wish.table - 3, low);
        const int beside = style.width - map.width - 3;
        if (beside >= wish.table && map.pitch >= wish.pitch) return {map, beside};
    }
    return {lay_out(view, style.width - 2, low), 0};
}

// If the players have laid many rows, tiles are low in every terminal.
Plan fitting_plan(const View& view, const Style& style) {
    const Plan full = plan(view, style, style.height < kLowTerminal);
    return full.map.height + kBelowMap > style.height ? plan(view, style, true) : full;
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& requested) {
    Style style = requested;
    style.width = std::max(requested.width, kMinWidth);
    const bool low = style.height < kLowTerminal;
    const Plan plan = fitting_plan(view, style);
    const Canvas map = framed(draw_map(rules, view, plan.map, style), "La Venise du Nord");
    Style right = style;
    if (plan.beside > 0) right.width = plan.beside;
    Canvas table = draw_table(rules, view, right);
    const auto add = [](Canvas& to, const Canvas& more) { to.paste({0, to.height()}, more); };
    if (!low) add(table, draw_secrets(rules, view, right));
    const bool all_beside = plan.beside >= kWidePanel;
    if (all_beside) add(table, draw_players(rules, view, right, low));
    Canvas whole(style.width);
    whole.paste({0, 0}, map);
    whole.paste(plan.beside > 0 ? Spot{map.width() + 1, 0} : Spot{0, map.height()}, table);
    if (low) add(whole, draw_secrets(rules, view, style));
    if (!all_beside) add(whole, draw_players(rules, view, style, low));
    if (!low) add(whole, draw_legend(view, style));
    return whole.text(style.colour);
}

}  // namespace pakhuis::terminal
