#include "terminal/venise_board.h"

#include <algorithm>
#include <fmt/format.h>

#include "terminal/canvas.h"

namespace pakhuis::terminal {
namespace {

using namespace venise;

constexpr int kTileWidth = 10;  // columns from a tile to the next in its row
constexpr int kTileHeight = 3;  // lines from a row to the next

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}
char player(int seat) {
    return static_cast<char>('A' + seat);
}
char burgher(int seat) {
    return static_cast<char>('a' + seat);
}

// "4B ac ~"
std::string on_tile(const Rules& rules, const View& v, Tile tile) {
    std::string out;
    const Die die = v.dice[at(tile)];
    if (die.value != 0) out += fmt::format("{}{} ", die.value, player(die.owner));
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (v.burgher[index(seat)] == tile) out += burgher(seat);
    }
    if (v.boat == tile) out += "~";
    return out;
}

Canvas draw_tiles(const Rules& rules, const View& v, int width) {
    int left = 0;
    int top = 0;
    for (const venise::Cell cell : v.cells) {
        if (cell.nowhere()) continue;
        left = std::min(left, 2 * cell.q + cell.r);
        top = std::min<int>(top, cell.r);
    }
    Canvas canvas(width);
    for (int i = 0; i < kTileCount; ++i) {
        const auto tile = static_cast<Tile>(i);
        const venise::Cell cell = v.cells[at(tile)];
        if (cell.nowhere()) continue;
        const int x = (2 * cell.q + cell.r - left) * kTileWidth / 2;
        const int y = (cell.r - top) * kTileHeight;
        canvas.put({x, y}, name_of(tile), Ink{kPlain, kPlain, true, false});
        canvas.put({x, y + 1}, on_tile(rules, v, tile));
    }
    return canvas;
}

template <class Counts>
std::string counts(const Counts& value) {
    std::string out;
    const auto names = enum_names(typename Counts::Kind{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int n = value.count(static_cast<int>(i));
        if (n > 0) out += fmt::format("{}{} {}", out.empty() ? "" : ", ", n, names[i]);
    }
    return out.empty() ? "–" : out;
}

std::string workshop(const Rules& rules, const View& v, WorkshopId id) {
    if (v.built.has(id)) {
        return fmt::format("{} [{}/{}]", rules.name_of(id), v.on_workshop[at(id)].total(),
                           rules.capacity[at(id)]);
    }
    return fmt::format("{} ({}; needs {})", rules.name_of(id), counts(v.on_workshop[at(id)]),
                       counts(rules.workshop_cost[at(id)]));
}
std::string master(const Rules& rules, const View& v, MasterId id) {
    if (v.on.has(id)) return fmt::format("{} on", rules.name_of(id));
    return fmt::format("{} ({}; needs {})", rules.name_of(id), counts(v.on_master[at(id)]),
                       counts(rules.master_cost[at(id)]));
}

// A growing list of lines, each cut to the width by the canvas.
struct Panel {
    Canvas canvas;

    void line(std::string_view text, bool bold = false) {
        canvas.put({0, canvas.height()}, text, Ink{kPlain, kPlain, bold, false});
    }
};

void draw_player(const Rules& rules, const View& v, int seat, Panel& panel) {
    const std::size_t i = index(seat);
    const int dice = kDice - placed_dice(v, static_cast<Seat>(seat));
    panel.line(fmt::format("{}{}: {} points, {} dice not on tiles, {} bridges{}", player(seat),
                           seat == v.viewer ? " (you)" : "", v.points[i], dice,
                           v.bridges[i].count(), seat == v.turn ? ", whose turn it is" : ""),
               true);
    panel.line(fmt::format("  stock {} · store {} · orders {}", counts(v.stock[i]),
                           counts(v.store[i]), counts(v.orders[i])));
    for (WorkshopSet left = v.workshops[i]; !left.empty();) {
        panel.line("  " + workshop(rules, v, left.pop()));
    }
    for (MasterSet left = v.masters[i]; !left.empty();) {
        panel.line("  " + master(rules, v, left.pop()));
    }
    std::string bridges;
    for (EdgeSet left = v.bridges[i]; !left.empty();) {
        bridges += fmt::format(" {}", rules.name_of(left.pop()));
    }
    if (!bridges.empty()) panel.line("  bridges" + bridges);
}

std::string seen_cards(const Rules& rules, const View& v) {
    std::string out;
    if (!v.order_deck.seen.empty()) out += " " + counts(v.order_deck.seen);
    for (WorkshopSet left = v.workshop_deck.seen; !left.empty();) {
        out += fmt::format(" {}", rules.name_of(left.pop()));
    }
    for (MasterSet left = v.master_deck.seen; !left.empty();) {
        out += fmt::format(" {}", rules.name_of(left.pop()));
    }
    return out;
}

void draw_trade(const Rules& rules, const View& v, Panel& panel) {
    std::string prices = "prices";
    for (int i = 0; i < kColours; ++i) {
        const auto good = static_cast<Good>(i);
        prices += fmt::format(" · {} {}", name_of(good), v.price(good));
    }
    panel.line(prices);
    std::string market = "market bonus";
    for (std::size_t i = v.sales; i < rules.bonuses.size(); ++i) {
        market += fmt::format(" {}", rules.bonuses[i]);
    }
    panel.line(v.sales == rules.bonuses.size() ? "market full" : market);
    const auto size = [](const auto& deck) { return size_of(deck.left); };
    panel.line(fmt::format("lap {} · decks: {} orders, {} workshops, {} masters", v.lap,
                           size(v.order_deck), size(v.workshop_deck), size(v.master_deck)));
    if (v.rolled[0] != 0) {
        panel.line(v.rolled[1] != 0 ? fmt::format("dice {} {}", v.rolled[0], v.rolled[1])
                                    : fmt::format("activation die {}", v.rolled[0]));
    }
    if (const std::string seen = seen_cards(rules, v); !seen.empty()) {
        panel.line("you look at" + seen);
    }
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& style) {
    const int width = std::max(style.width, kMinWidth);
    Panel panel{draw_tiles(rules, view, width)};
    draw_trade(rules, view, panel);
    for (int seat = 0; seat < rules.seats; ++seat) draw_player(rules, view, seat, panel);
    return panel.canvas.text(style.colour);
}

}  // namespace pakhuis::terminal
