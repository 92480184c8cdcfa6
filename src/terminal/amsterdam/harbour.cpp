#include "terminal/amsterdam/harbour.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "terminal/amsterdam/ink.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

constexpr int kHarbourWidth = 48;
constexpr int kHarbourHeight = 11;
constexpr Ink kChannelInk{67};

// The position of a space on the map. Its label begins at the spot, or ends there.
struct Berth {
    Spot spot;
    int room;  // columns
    bool ends_at_spot = false;
};
// In the order of the spaces: start, quays, warehouses, depots, water.
constexpr std::array<Berth, kNodes> kBerths{{
    {{18, 0}, 11},       {{21, 3}, 11},       {{37, 1}, 11},        {{12, 2}, 13, true},
    {{37, 5}, 11},       {{18, 6}, 14},       {{25, 10}, 14},       {{21, 2}, 11},
    {{37, 0}, 11},       {{12, 4}, 13, true}, {{14, 0}, 13, true},  {{37, 3}, 11},
    {{12, 6}, 13, true}, {{12, 8}, 13, true}, {{20, 10}, 13, true}, {{37, 7}, 11},
    {{12, 3}, 13, true}, {{37, 4}, 11},       {{12, 7}, 13, true},  {{37, 8}, 11},
    {{18, 2}, 6},        {{33, 0}, 6},        {{14, 2}, 6},         {{14, 4}, 6},
    {{33, 3}, 6},        {{14, 6}, 6},        {{33, 5}, 6},         {{14, 8}, 6},
    {{22, 9}, 6},        {{33, 7}, 7},
}};

// A piece of a label.
struct Piece {
    std::string text;
    Ink ink;
};
using Label = std::vector<Piece>;

int width_of(const Label& label) {
    int sum = 0;
    for (const Piece& piece : label) sum += text_width(piece.text);
    return sum;
}
int put_label(Canvas& canvas, Spot spot, const Label& label) {
    for (const Piece& piece : label) spot.x = canvas.put(spot, piece.text, piece.ink);
    return spot.x;
}

// "432", or "×32" after the first good
std::string roofs_text(const Rules& rules, const View& v, Good good) {
    std::string out;
    const auto& points = rules.edition.roofs[at(good)].points;
    for (int i = 0; i < kWarehouseRoom; ++i) {
        const int here = points[static_cast<std::size_t>(i)];
        if (points[0] > 9 && i > 0) out += '/';
        out += i < v.roofs[good] ? "×" : std::to_string(here);
    }
    return out;
}

Label warehouse_label(const Rules& rules, const View& v, Good good, bool brief) {
    const bool full = v.roofs[good] == kWarehouseRoom;
    const std::string_view name = brief ? short_name(good) : name_of(good);
    return {{std::string(name), full ? kFaint : Ink{}},
            {" " + roofs_text(rules, v, good), full ? kFaint : kBold}};
}

Label quay_label(const View& v, Docker own, bool brief) {
    Label label{{std::string(brief ? short_name(own) : name_of(own)), ground_of(own)}, {" ", {}}};
    const Crew here = v.quays[at(own)];
    for (int i = 0; i < here.total(); ++i) {
        const Docker docker = here.nth(i);
        label.push_back({std::string(short_name(docker)), ground_of(docker)});
    }
    return label;
}

Label depot_label(const Rules& rules, const View& v, std::size_t n, bool brief) {
    const std::string name = fmt::format("{}{} ", brief ? "d" : "depot-", n + 1);
    const Good there = v.depots[n];
    if (there != Good::kNone) return {{name, {}}, {std::string(short_name(there)), kFaint}};
    return {{name, {}}, {std::to_string(rules.edition.depots[n].points), kBold}};
}

Label label_of(const Rules& rules, const View& v, NodeId node, bool brief) {
    if (is_warehouse(node)) return warehouse_label(rules, v, good_of(node), brief);
    if (is_quay(node)) return quay_label(v, docker_of(node), brief);
    if (is_depot(node)) return depot_label(rules, v, depot_at(node), brief);
    return {{std::string(Rules::name_of(node)), node == kStartNode ? kBold : kChannelInk}};
}

// The marks of the barges on a space, and of the foreman.
std::vector<Cell> ships_on(const Rules& rules, const View& v, NodeId node) {
    std::vector<Cell> out;
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (v.ship[static_cast<std::size_t>(seat)] != node) continue;
        out.push_back({mark_of(seat), piece_of(seat)});
    }
    if (v.foreman == node) out.push_back({kForeman, kFigureInk});
    return out;
}
int put_ships(Canvas& canvas, Spot spot, const std::vector<Cell>& ships) {
    for (const Cell& ship : ships) canvas.put({spot.x++, spot.y}, ship.glyph, ship.ink);
    return spot.x;
}

// Collects channels as lines between cells. Lines that meet are drawn as one glyph.
class Channels {
  public:
    // The line goes down from the upper end, then to the side.
    void add(Spot a, Spot b) {
        const Spot upper = a.y <= b.y ? a : b, lower = a.y <= b.y ? b : a;
        for (int y = upper.y; y < lower.y; ++y) {
            join({upper.x, y}, kDown);
            join({upper.x, y + 1}, kUp);
        }
        for (int x = std::min(a.x, b.x); x < std::max(a.x, b.x); ++x) {
            join({x, lower.y}, kRight);
            join({x + 1, lower.y}, kLeft);
        }
    }
    void draw(Canvas& canvas) const {
        for (int y = 0; y < kHarbourHeight; ++y) {
            for (int x = 0; x < kHarbourWidth; ++x) {
                const auto ways = ways_[index({x, y})];
                if (ways != 0) canvas.put({x, y}, kGlyphs[ways], kChannelInk);
            }
        }
    }

  private:
    enum : std::uint8_t { kUp = 1, kRight = 2, kDown = 4, kLeft = 8 };
    static constexpr std::u32string_view kGlyphs = U" ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    static std::size_t index(Spot spot) {
        return static_cast<std::size_t>(spot.y) * kHarbourWidth + static_cast<std::size_t>(spot.x);
    }
    void join(Spot spot, std::uint8_t way) {
        std::uint8_t& here = ways_[index(spot)];
        here = static_cast<std::uint8_t>(here | way);
    }
    std::array<std::uint8_t, kHarbourWidth * kHarbourHeight> ways_{};
};

// Whether the map can draw the channel. It is made for the built-in channels.
bool is_drawn(const Link<NodeId>& channel) {
    const auto& known = built_in_edition().channels;
    return std::any_of(known.begin(), known.end(), [&](const Link<NodeId>& other) {
        return (other.from == channel.from && other.to == channel.to) ||
               (other.from == channel.to && other.to == channel.from);
    });
}

// Barges stand between the label and the channel; on water they stand behind the name.
void put_node(Canvas& canvas, const Rules& rules, const View& v, NodeId node) {
    const Berth& berth = kBerths[at(node)];
    const auto ships = ships_on(rules, v, node);
    const int room = berth.room - static_cast<int>(ships.size());
    Label label = label_of(rules, v, node, false);
    if (width_of(label) > room) label = label_of(rules, v, node, true);
    Spot spot = berth.spot;
    if (berth.ends_at_spot) spot.x -= width_of(label) + static_cast<int>(ships.size()) - 1;
    if (berth.ends_at_spot || node == kStartNode || node.index() >= kFirstWater) {
        put_ships(canvas, {put_label(canvas, spot, label), spot.y}, ships);
    } else {
        put_label(canvas, {put_ships(canvas, spot, ships), spot.y}, label);
    }
}

}  // namespace

Canvas draw_harbour(const Rules& rules, const View& v) {
    Canvas canvas(kHarbourWidth, kHarbourHeight);
    Channels channels;
    Flow elsewhere(canvas, {0, kHarbourHeight});
    for (const Link<NodeId>& channel : rules.edition.channels) {
        if (is_drawn(channel)) {
            channels.add(kBerths[at(channel.from)].spot, kBerths[at(channel.to)].spot);
        } else {
            elsewhere.word(
                fmt::format("{}─{}", Rules::name_of(channel.from), Rules::name_of(channel.to)),
                kChannelInk);
        }
    }
    channels.draw(canvas);
    for (int i = 0; i < kNodes; ++i) put_node(canvas, rules, v, NodeId(i));
    return canvas;
}

Canvas list_harbour(const Rules& rules, const View& v, int width) {
    Canvas canvas(width);
    Flow flow(canvas, {0, 0});
    const auto add = [&](const Label& label, int least) {
        put_label(canvas, flow.room(std::max(width_of(label), least)), label);
    };
    for (int g = 0; g < kGoodKinds; ++g) {
        add(label_of(rules, v, warehouse_of(static_cast<Good>(g)), true), 6);
    }
    flow.new_line();
    for (int q = 0; q < kQuays; ++q) {
        add(label_of(rules, v, quay_of(static_cast<Docker>(q)), false), 11);
    }
    flow.new_line();
    for (int i = 0; i < kDepots; ++i) add(label_of(rules, v, depot(i), true), 4);
    flow.new_line();
    for (int i = 0; i < kNodes; ++i) {
        const auto ships = ships_on(rules, v, NodeId(i));
        if (ships.empty()) continue;
        const std::string name = fmt::format(" {}", Rules::name_of(NodeId(i)));
        const Spot spot = flow.room(static_cast<int>(ships.size()) + text_width(name));
        canvas.put({put_ships(canvas, spot, ships), spot.y}, name);
    }
    return canvas;
}

}  // namespace pakhuis::terminal
