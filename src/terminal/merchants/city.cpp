#include "terminal/merchants/city.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "base/index.h"
#include "games/merchants/payout.h"
#include "terminal/merchants/ink.h"
#include "terminal/merchants/trade.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {

using namespace merchants;

namespace {

constexpr int kSiteWidth = 3;
constexpr int kCanalWidth = 3;  // columns of water between quarters
constexpr Ink kBridgeInk{137, kPlain, true};

class City {
  public:
    City(const Rules& rules, const View& view, const Style& style)
        : canvas(style.width), rules_(rules), v_(view), style_(style) {
        lay_out();
    }

    void draw() {
        for (int q = 0; q < kSectors; ++q) put_quarter(q);
        for (const Bridge& bridge : rules_.edition.bridges) put_bridge(bridge);
        if (!undrawn_bridges_.empty()) put_undrawn_bridges();
    }

    Canvas canvas;

  private:
    const QuarterRow& shape(int quarter) const {
        return rules_.edition.quarters[to_index(quarter)];
    }
    int width_of(int quarter) const { return kSiteWidth * shape(quarter).columns + 2; }

    // Quarters from left to right, in a new line where one does not fit. Bridges round the south
    // need room below all quarters of their line.
    void lay_out() {
        int x = 0, line = 0;
        for (int q = 0; q < kSectors; ++q) {
            if (x > 0 && x + width_of(q) > canvas.width()) {
                x = 0;
                ++line;
            }
            corner_[to_index(q)].x = x;
            line_[to_index(q)] = line;
            x += width_of(q) + kCanalWidth;
        }
        for (const Bridge& bridge : rules_.edition.bridges) {
            if (course_of(bridge) == kLane) ++lanes_[to_index(line_of(bridge.from))];
        }
        for (int at_line = 0; at_line <= line; ++at_line) {
            int below = bottom_;
            for (int q = 0; q < kSectors; ++q) {
                if (line_[to_index(q)] != at_line) continue;
                corner_[to_index(q)].y = bottom_;
                below = std::max(below, bottom_ + shape(q).rows + 3 + lanes_[to_index(at_line)]);
            }
            bottom_ = below;
        }
    }
    int line_of(SiteId site) const { return line_[at(quarter_of(site))]; }

    Spot spot_of(SiteId site) const {
        const int q = static_cast<int>(quarter_of(site));
        const int columns = shape(q).columns;
        const Spot corner = corner_[to_index(q)];
        return {corner.x + 2 + kSiteWidth * (number_of(site) % columns),
                corner.y + 1 + number_of(site) / columns};
    }
    int owner_of(SiteId site) const {
        for (int seat = 0; seat < rules_.seats; ++seat) {
            if (v_.houses[to_index(seat)].has(site)) return seat;
        }
        return -1;
    }
    // The seat that holds both ends, or -1.
    int owner_of(const Bridge& bridge) const {
        const int seat = owner_of(bridge.from);
        return seat == owner_of(bridge.to) ? seat : -1;
    }

    void put_quarter(int q) {
        const Spot corner = corner_[to_index(q)];
        const QuarterRow& row = shape(q);
        canvas.frame(corner, width_of(q), row.rows + 2, kFaint);
        put_title(q);
        for (int n = 0; n < row.rows * row.columns; ++n) {
            put_site(site_of(static_cast<Quarter>(q), n));
        }
        put_standing(canvas,
                     {corner.x + 1, corner.y + row.rows + 2 + lanes_[to_index(line_[to_index(q)])]},
                     rules_, v_, Area::kAmsterdam, q);
    }
    // The name is cut off in a narrow quarter.
    void put_title(int q) {
        const Spot corner = corner_[to_index(q)];
        const std::string title = fmt::format(" {} ", title_of(static_cast<Quarter>(q)));
        Canvas head(std::max(1, width_of(q) - 2));
        head.put({0, 0}, title, kBold);
        for (int x = text_width(title); x < head.width(); ++x) head.put({x, 0}, U'─', kFaint);
        canvas.paste({corner.x + 1, corner.y}, head);
    }
    void put_site(SiteId site) {
        const Spot spot = spot_of(site);
        const int owner = owner_of(site);
        if (owner < 0) {
            canvas.put(spot, fmt::format("{}", number_of(site)), kFaint);
            return;
        }
        if (!style_.colour) {
            canvas.put(spot, mark_of(owner));
            return;
        }
        for (int x = -1; x <= 1; ++x) canvas.put({spot.x + x, spot.y}, U' ', piece_of(owner));
        canvas.put(spot, mark_of(owner), piece_of(owner));
    }

    enum Course { kSpan, kLane, kNamed };

    // A bridge is drawn straight between two quarters, or round the south of them, or only named.
    Course course_of(const Bridge& bridge) const {
        const int a = static_cast<int>(quarter_of(bridge.from));
        const int b = static_cast<int>(quarter_of(bridge.to));
        if (line_[to_index(a)] != line_[to_index(b)] || a >= b) return kNamed;
        const QuarterRow &left = shape(a), &right = shape(b);
        const int from = number_of(bridge.from), to = number_of(bridge.to);
        const int row = from / left.columns;
        if (row != to / right.columns) return kNamed;
        const bool facing =
            b == a + 1 && from % left.columns == left.columns - 1 && to % right.columns == 0;
        if (facing) return kSpan;
        return row == left.rows - 1 && row == right.rows - 1 && clear_south(a, b, row) ? kLane
                                                                                       : kNamed;
    }
    // Whether no quarter from a to b reaches further down than this row.
    bool clear_south(int a, int b, int row) const {
        for (int q = a; q <= b; ++q) {
            if (shape(q).rows - 1 > row) return false;
        }
        return true;
    }

    void put_bridge(const Bridge& bridge) {
        const Spot from = spot_of(bridge.from), to = spot_of(bridge.to);
        switch (course_of(bridge)) {
            case kSpan:
                return put_span(from.x + 3, to.x - 3, from.y, owner_of(bridge));
            case kLane:
                return put_lane(from, to, lanes_used_[to_index(line_of(bridge.from))]++,
                                owner_of(bridge));
            case kNamed:
                undrawn_bridges_.push_back(bridge);
        }
    }
    void put_span(int left, int right, int y, int owner) {
        for (int x = left; x <= right; ++x) canvas.put({x, y}, U'═', kBridgeInk);
        if (owner >= 0) canvas.put({(left + right) / 2, y}, mark_of(owner), ink_of(owner));
    }
    void put_lane(Spot from, Spot to, int lane, int owner) {
        const int y = from.y + 2 + lane;
        for (const int x : {from.x, to.x}) {
            canvas.put({x, from.y + 1}, U'╥', kBridgeInk);
            for (int row = from.y + 2; row < y; ++row) canvas.put({x, row}, U'║', kBridgeInk);
        }
        canvas.put({from.x, y}, U'╚', kBridgeInk);
        put_span(from.x + 1, to.x - 1, y, owner);
        canvas.put({to.x, y}, U'╝', kBridgeInk);
    }

    // The bridges that are only named.
    void put_undrawn_bridges() {
        Flow flow(canvas, {0, bottom_});
        flow.word("Bridges", kFaint, 1);
        for (const Bridge& bridge : undrawn_bridges_) {
            const std::string text =
                fmt::format("{}═{}", site_name(bridge.from), site_name(bridge.to));
            const Spot spot = flow.room(text_width(text) + 1);
            canvas.put(spot, text, kBridgeInk);
            const int owner = owner_of(bridge);
            if (owner >= 0) {
                canvas.put({spot.x + text_width(text), spot.y}, mark_of(owner), ink_of(owner));
            }
        }
    }

    const Rules& rules_;
    const View& v_;
    const Style& style_;
    std::array<Spot, kSectors> corner_{};     // of each quarter
    std::array<int, kSectors> line_{};        // the line of each quarter
    std::array<int, kSectors> lanes_{};       // bridges round the south, for each line
    std::array<int, kSectors> lanes_used_{};  // the number of them drawn so far
    int bottom_ = 0;
    std::vector<Bridge> undrawn_bridges_;
};

}  // namespace

Canvas draw_city(const Rules& rules, const View& view, const Style& style) {
    City city(rules, view, style);
    city.draw();
    return city.canvas;
}

}  // namespace pakhuis::terminal
