// The players' boards: stock, cards in two rows, store.
#include <algorithm>
#include <fmt/format.h>

#include "terminal/venise/cards.h"
#include "terminal/venise/ink.h"
#include "terminal/venise/panels.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

constexpr int kMinBoardWidth = 46;  // minimum columns of a board if two are side by side

class PlayerBoard {
  public:
    PlayerBoard(const Rules& rules, const View& view, int seat, const Style& style, bool low)
        : canvas(style.width), rules_(rules), v_(view), seat_(seat), style_(style), low_(low) {}

    void draw() {
        Flow flow(canvas, {kIndent, put_head()});
        put_stock(flow);
        put_store(flow);
        const int used = v_.under[at_seat()].count();
        if (used > 0) flow.word(fmt::format("masters used {}", used));
        if (!low_) flow.new_line();
        put_first_row(flow);
        if (!low_) flow.new_line();
        put_second_row(flow);
    }

    Canvas canvas;

  private:
    std::size_t at_seat() const { return static_cast<std::size_t>(seat_); }

    // Returns the next free line.
    int put_head() {
        const bool acts = v_.phase != Phase::kOver && v_.actor == seat_;
        const Ink ink = acts ? kBold : Ink{};
        if (acts) canvas.put({0, 0}, U'▶', kBold);
        canvas.put({2, 0}, mark_of(seat_), ink_of(seat_));
        Flow flow(canvas, {4, 0});
        flow.word(fmt::format("Seat {}{}", seat_, seat_ == v_.viewer ? " (you)" : ""), ink);
        const int points = v_.points[at_seat()];
        flow.word(fmt::format("{} point{}", points, points == 1 ? "" : "s"), kBold);
        // During its turn the rolled dice of the seat count too.
        const int dice = kDice - placed_dice(v_, static_cast<Seat>(seat_));
        flow.word(fmt::format("dice {}", dice));
        flow.word(fmt::format("bridges {}/{}", v_.bridges[at_seat()].count(), kBridgesEach));
        return flow.below();
    }

    // Six places; an overflowing stock has more cubes.
    void put_stock(Flow& flow) {
        const Cubes stock = v_.stock[at_seat()];
        const int places = std::max(kStockSize, stock.total());
        const Spot spot = flow.room(6 + places);
        canvas.put(spot, "stock", kFaint);
        int x = put_cubes(canvas, {spot.x + 6, spot.y}, stock);
        while (x < spot.x + 6 + places) canvas.put({x++, spot.y}, U'·', kFaint);
    }

    void put_store(Flow& flow) {
        const Goods store = v_.store[at_seat()];
        std::string text;
        for (int i = 0; i < kColours; ++i) {
            if (store.count(i) == 0) continue;
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", store.count(i),
                                name_of(static_cast<Good>(i)));
        }
        const Spot spot = flow.room(6 + std::max(1, text_width(text)));
        canvas.put(spot, "store", kFaint);
        canvas.put({spot.x + 6, spot.y}, text.empty() ? "–" : text, text.empty() ? kFaint : kBold);
    }

    // The free places of a row are dots.
    void put_places(Flow& flow, int row) {
        const int places = free_places(rules_, v_, static_cast<Seat>(seat_), row);
        std::string dots;
        for (int i = 0; i < places; ++i) dots += "·";
        if (places > 0) flow.word(dots, kFaint);
    }

    void put_first_row(Flow& flow) {
        flow.word("row 1", kFaint, 1);
        for (WorkshopSet left = v_.workshops[at_seat()]; !left.empty();) {
            flow_workshop(flow, canvas, rules_, v_, left.pop(), style_);
        }
        for (MasterSet left = v_.masters[at_seat()] - v_.second_row; !left.empty();) {
            flow_master(flow, canvas, rules_, v_, left.pop(), style_);
        }
        put_places(flow, 1);
    }
    void put_second_row(Flow& flow) {
        flow.word("row 2", kFaint, 1);
        for (int i = 0; i < kOrderKinds; ++i) {
            const auto kind = static_cast<OrderKind>(i);
            const int count = v_.orders[at_seat()][kind];
            if (count > 0) flow_order(flow, canvas, kind, count, style_);
        }
        for (MasterSet left = v_.masters[at_seat()] & v_.second_row; !left.empty();) {
            flow_master(flow, canvas, rules_, v_, left.pop(), style_);
        }
        put_places(flow, 2);
    }

    static constexpr int kIndent = 4;

    const Rules& rules_;
    const View& v_;
    int seat_;
    const Style& style_;
    bool low_;
};

}  // namespace

Canvas draw_players(const Rules& rules, const View& view, const Style& style, bool low) {
    const int columns = style.width >= 2 * kMinBoardWidth + 1 ? 2 : 1;
    Style own = style;
    own.width = columns == 2 ? (style.width - 1) / 2 : style.width;
    Canvas canvas(style.width);
    int y = 0, next = 0;
    for (int seat = 0; seat < rules.seats; ++seat) {
        PlayerBoard board(rules, view, seat, own, low);
        board.draw();
        const int column = seat % columns;
        canvas.paste({column * (own.width + 1), y}, board.canvas);
        next = std::max(next, y + board.canvas.height());
        if (column == columns - 1) y = next;
    }
    return canvas;
}

}  // namespace pakhuis::terminal
