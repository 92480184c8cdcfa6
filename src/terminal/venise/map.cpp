#include "terminal/venise/map.h"

#include <fmt/format.h>
#include <string>

#include "base/index.h"
#include "terminal/venise/ink.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

// In the order of Tile, for tiles that are too small for the whole name.
constexpr std::array<std::string_view, kTileCount> kShortNames{
    "market", "order", "worksh", "master", "wool", "linen", "gold", "port-a", "port-b"};
constexpr std::array<std::string_view, kTileCount> kTinyNames{"mar", "ord", "wor", "mas", "woo",
                                                              "lin", "gol", "p-a", "p-b"};

std::string_view fitting_name(Tile tile, int width) {
    if (text_width(name_of(tile)) <= width) return name_of(tile);
    const std::string_view small = kShortNames[at(tile)];
    return text_width(small) <= width ? small : kTinyNames[at(tile)];
}

class Painter {
  public:
    Painter(const Rules& rules, const View& view, const VeniseLayout& layout, const Style& style)
        : canvas(layout.width, layout.height),
          rules_(rules),
          v_(view),
          layout_(layout),
          style_(style),
          reach_(dice_to_tiles(rules, view)) {}

    // Water comes first: everything else is painted over it.
    void paint() {
        paint_water();
        paint_free_cells();
        for (int i = 0; i < kTileCount; ++i) {
            if (!v_.cells[static_cast<std::size_t>(i)].nowhere()) paint_tile(static_cast<Tile>(i));
        }
        for (int seat = 0; seat < rules_.seats; ++seat) {
            for (EdgeSet left = v_.bridges[static_cast<std::size_t>(seat)]; !left.empty();) {
                paint_bridge(seat, left.pop());
            }
        }
        if (v_.boat != Tile::kNone) paint_boat();
    }

    Canvas canvas;

  private:
    Spot corner(Tile tile) const { return layout_.corner(v_.cells[at(tile)]); }

    void paint_water() {
        for (int y = 0; y < canvas.height(); ++y) {
            for (int x = 0; x < canvas.width(); ++x) {
                const bool ripple = (x + 5 * (y % 4)) % 11 == 3;
                canvas.put({x, y}, ripple ? U'~' : U' ', style_.colour ? kWater : Ink{});
            }
        }
    }

    // During free placement: the cells that "lay" accepts.
    void paint_free_cells() {
        for (int i = kEdges; i < kSpots; ++i) {
            const SpotId spot(i);
            if (!is_free_cell(v_, cell_of(spot))) continue;
            const std::string_view name = rules_.name_of(spot);
            Spot at = layout_.corner(cell_of(spot));
            at.x += (layout_.tile_width() - text_width(name)) / 2;
            at.y += layout_.low ? 0 : 1;
            canvas.put(at, name, style_.colour ? kFreeCell : Ink{});
        }
    }

    void paint_tile(Tile tile) {
        if (!layout_.low) return paint_outlined(tile);
        const Spot at = corner(tile);
        const int width = layout_.tile_width();
        const Ink ink = ground_of(tile);
        for (int y = 0; y < 2; ++y)
            canvas.put({at.x, at.y + y}, std::string(to_index(width), ' '), ink);
        Ink bold = ink;
        bold.bold = true;
        const std::string_view name = fitting_name(tile, width);
        const int end = canvas.put({at.x + (text_width(name) < width), at.y}, name, bold);
        put_facts(tile, {end + 1, at.y}, at.x + width);
        // Pieces leave room for a bridge on the left.
        put_pieces(tile, {at.x + (width > kMaxPlayers + 2), at.y + 1}, at.x + width);
    }

    // Approximates a hexagon: the first and the last line are shorter.
    void paint_outlined(Tile tile) {
        const Spot at = corner(tile);
        const int width = layout_.tile_width(), right = at.x + width - 1;
        Ink ink = ground_of(tile);
        ink.text = kOutline;
        for (int y = 0; y < 4; ++y) {
            const int cut = y == 0 || y == 3;
            for (int x = at.x + cut; x <= right - cut; ++x) {
                canvas.put({x, at.y + y}, cut ? U'─' : U' ', ink);
            }
            canvas.put({at.x + cut, at.y + y}, y == 0 ? U'╱' : y == 3 ? U'╲' : U'│', ink);
            canvas.put({right - cut, at.y + y}, y == 0 ? U'╲' : y == 3 ? U'╱' : U'│', ink);
        }
        Ink bold = ground_of(tile);
        bold.bold = true;
        // In a small tile the name replaces the corners.
        const std::string_view name = fitting_name(tile, width - 2);
        canvas.put({at.x + (width - text_width(name)) / 2, at.y}, name, bold);
        put_facts(tile, {at.x + 1, at.y + 1}, right);
        put_pieces(tile, {at.x + 1, at.y + 2}, right);
    }

    // The supply of the tile, and the dice that reach it.
    void put_facts(Tile tile, Spot at, int end) {
        std::string arrow;
        const std::string_view comma = end - at.x >= 8 ? "," : "";
        for (unsigned dice = reach_[venise::at(tile)]; dice != 0;) {
            arrow += fmt::format("{}{}", arrow.empty() ? "→" : comma, pop_lowest(dice));
        }
        if (!arrow.empty()) canvas.put({end - text_width(arrow), at.y}, arrow, reach_ink(tile));
        const int room = end - at.x - (arrow.empty() ? 0 : text_width(arrow) + 1);
        if (is_port(tile)) return put_port(tile, at, room);
        if (is_raw(tile)) {
            const Colour colour = colour_of(tile);
            if (room > 0) canvas.put(at, letter(colour), ground_of(colour));
            return;
        }
        const auto [number, word] = supply_of(tile);
        const std::string all = fmt::format("{} {}", number, word);
        if (text_width(all) <= room) {
            canvas.put(at, all, ground_of(tile));
        } else if (text_width(number) <= room) {
            canvas.put(at, number, ground_of(tile));
        }
    }
    Ink reach_ink(Tile tile) const { return style_.colour ? kInReach : ground_of(tile); }

    std::pair<std::string, std::string_view> supply_of(Tile tile) const {
        if (tile == Tile::kMarket) {
            const bool full = v_.sales >= rules_.bonuses.size();
            return {fmt::format("+{}", full ? 0 : rules_.bonuses[v_.sales]), "bonus"};
        }
        const int cards = tile == Tile::kOrder      ? size_of(v_.order_deck.left)
                          : tile == Tile::kWorkshop ? size_of(v_.workshop_deck.left)
                                                    : size_of(v_.master_deck.left);
        return {fmt::format("{}", cards), "cards"};
    }

    // Goods that the port still takes; "×" for goods that it has.
    void put_port(Tile tile, Spot at, int room) {
        const int step = room >= 2 * kColours - 1 ? 2 : 1;
        if (room < kColours) return;
        for (int i = 0; i < kColours; ++i) {
            const auto good = static_cast<Good>(i);
            const bool there = (v_.shipped[tile == Tile::kPortB] >> i) & 1;
            canvas.put({at.x + step * i, at.y}, there ? U'×' : letter(good),
                       there ? ground_of(tile) : ground_of(good));
        }
    }

    void put_pieces(Tile tile, Spot at, int end) {
        const bool roomy = end - at.x >= 7;
        const Die die = v_.dice[venise::at(tile)];
        if (die.value != 0) {
            canvas.put(at, static_cast<char32_t>(U'0' + die.value), piece_of(die.owner));
            canvas.put({at.x + 1, at.y}, mark_of(die.owner), piece_of(die.owner));
        }
        at.x += roomy ? 3 : 2;
        for (int seat = 0; seat < rules_.seats; ++seat) {
            if (v_.burgher[to_index(seat)] != tile) continue;
            canvas.put(at, mark_of(seat), piece_of(seat));
            ++at.x;
        }
    }

    void paint_bridge(int seat, SpotId edge) {
        const auto [a, b] = ends_of(edge);
        const bool reversed =
            corner(a).y > corner(b).y || (corner(a).y == corner(b).y && corner(a).x > corner(b).x);
        const Spot from = corner(reversed ? b : a), to = corner(reversed ? a : b);
        const Ink ink = piece_of(seat);
        if (from.y == to.y) {
            Spot on{from.x + layout_.tile_width(), from.y + layout_.tile_height() / 2};
            for (; on.x + 1 < to.x; ++on.x) canvas.put(on, U'═', ink);
            canvas.put(on, mark_of(seat), ink);
            return;
        }
        const int middle = from.x + layout_.tile_width() / 2;
        const int aside = to.x > from.x ? layout_.pitch / 4 : -(layout_.pitch / 4);
        const Spot on{middle + aside, from.y + layout_.tile_height()};
        if (layout_.pitch >= 8) canvas.put({on.x - 1, on.y}, "║ ║", ink);
        canvas.put(on, mark_of(seat), ink);
    }

    // On the lower edge of its tile, or below a tile without an edge.
    void paint_boat() {
        const Spot at = corner(v_.boat);
        const int middle = at.x + (layout_.tile_width() - 1) / 2;
        const Ink ink = style_.colour ? kBoatInk : Ink{};
        canvas.put({middle, at.y + (layout_.low ? 2 : 3)}, kBoatGlyphs, ink);
    }

    const Rules& rules_;
    const View& v_;
    const VeniseLayout& layout_;
    const Style& style_;
    std::array<std::uint8_t, kTileCount> reach_;
};

}  // namespace

Canvas draw_map(const Rules& rules, const View& view, const VeniseLayout& layout,
                const Style& style) {
    Painter painter(rules, view, layout, style);
    painter.paint();
    return painter.canvas;
}

std::array<std::uint8_t, kTileCount> dice_to_tiles(const Rules& rules, const View& v) {
    std::array<std::uint8_t, kTileCount> dice{};
    if (v.phase != Phase::kMove) return dice;
    const bool step = has_permanent_effect(rules, v, v.turn, Effect::kStep);
    Reach reach;
    walk(map_of(v.cells), v.burgher[v.turn], v.boat, v.bridges[v.turn], kFaces, reach);
    for (const std::uint8_t die : v.rolled) {
        unsigned tiles = reach.any.for_values(die_values(die, step));
        while (tiles != 0) {
            std::uint8_t& there = dice[static_cast<std::size_t>(pop_lowest(tiles))];
            there = static_cast<std::uint8_t>(there | (1u << die));
        }
    }
    return dice;
}

}  // namespace pakhuis::terminal
