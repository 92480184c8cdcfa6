#include "terminal/venise/board.h"

#include <algorithm>

#include "terminal/panel.h"
#include "terminal/venise/layout.h"
#include "terminal/venise/map.h"
#include "terminal/venise/panels.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

constexpr int kLowTerminal = 34;  // lines: in fewer the low map is drawn
constexpr int kBelowMap = 14;     // lines that are kept for what stands below it
constexpr int kWidePanel = 84;    // columns beside the map in which the players' boards fit too

// How map and table share the width. Rather smaller tiles than a table that is too narrow; where
// both can't be had, the table stands below the map.
struct Plan {
    VeniseLayout map;
    int beside = 0;  // columns of the table right of the map; 0: it stands below
};
Plan plan(const View& view, const Style& style, bool low) {
    struct Wish {
        int table, pitch;  // at least
    };
    for (const Wish wish : {Wish{40, 12}, Wish{27, 10}}) {
        const VeniseLayout map = lay_out(view, style.width - wish.table - 3, low);
        const int beside = style.width - map.width - 3;
        if (beside >= wish.table && map.pitch >= wish.pitch) return {map, beside};
    }
    return {lay_out(view, style.width - 2, low), 0};
}

// Where players lay many rows, tiles are low in any terminal.
Plan fitting_plan(const View& view, const Style& style) {
    const Plan full = plan(view, style, style.height < kLowTerminal);
    return full.map.height + kBelowMap > style.height ? plan(view, style, true) : full;
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& asked) {
    Style style = asked;
    style.width = std::max(asked.width, kMinWidth);
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
