// The players' boards: points and Florins, rondel, supply, store and barge, cards.
#include <fmt/format.h>

#include "terminal/amsterdam/cards.h"
#include "terminal/amsterdam/ink.h"
#include "terminal/amsterdam/panels.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

constexpr int kIndent = 4;

void put_count(Flow& flow, int n, std::string_view what, const Ink& ink) {
    flow.word(fmt::format("{} {}{}", n, what, n == 1 ? "" : "s"), ink);
}

class PlayerBoard {
  public:
    PlayerBoard(Canvas& canvas, const Rules& rules, const View& view, Seat seat, const Style& style)
        : canvas_(canvas), rules_(rules), v_(view), seat_(seat), style_(style) {}

    void draw(OwnTexts own_texts, bool brief) {
        put_head();
        Flow flow(canvas_, {kIndent, canvas_.height()});
        put_rondel(flow);
        put_goods(flow);
        const bool own = seat_ == v_.viewer;
        if (own && own_texts != OwnTexts::kNames) {
            put_own_cards(own_texts);
            return put_own_tasks();
        }
        if (own || !brief) flow.new_line();
        flow_cards(flow, canvas_, "active", v_.active[seat_], style_, brief && !own);
        flow_cards(flow, canvas_, "inactive", v_.below[seat_], style_, brief && !own);
        flow_tasks(flow);
    }

  private:
    bool acts() const {
        return v_.phase != Phase::kOver && !v_.queue.empty() && actor(v_) == seat_;
    }

    void put_head() {
        const int y = canvas_.height();
        if (acts()) canvas_.put({0, y}, U'▶', kBold);
        canvas_.put({2, y}, mark_of(seat_), ink_of(seat_));
        Flow flow(canvas_, {kIndent, y});
        flow.word(fmt::format("Seat {}{}", seat_, seat_ == v_.viewer ? " (you)" : ""),
                  acts() ? kBold : Ink{});
        put_count(flow, v_.points[seat_], "point", kBold);
        put_count(flow, v_.florins[seat_], "florin", kBold);
        flow_counts(flow, "supply", v_.supply[seat_]);
        put_count(flow, v_.crests[seat_].count(), "crest", {});
        if (v_.penalties[seat_] == 0) return;
        const bool one = v_.penalties[seat_] == 1;
        flow.word(fmt::format("{} penalt{}", v_.penalties[seat_], one ? "y" : "ies"), kBad);
    }

    // Space 1 comes next and is shown even if it is empty, because that costs a penalty.
    void put_rondel(Flow& flow) {
        flow.word("rondel", kFaint, 1);
        for (int space = 1; space <= kSpacesOnRondel; ++space) {
            const Resources& there = v_.rondel[seat_][static_cast<std::size_t>(space - 1)];
            if (space > 1 && there.empty()) continue;
            flow_counts(flow, fmt::format("{}:", space), there);
        }
    }

    void put_goods(Flow& flow) {
        flow_counts(flow, "store", v_.store[seat_]);
        flow_counts(flow, "barge", v_.barge[seat_]);
        if (!v_.aboard[seat_].empty()) flow_counts(flow, "dockers", v_.aboard[seat_]);
    }

    void put_own_cards(OwnTexts own_texts) {
        if (own_texts == OwnTexts::kAllTexts && !v_.active[seat_].empty()) {
            canvas_.put({kIndent, canvas_.height()}, "active", kFaint);
            list_cards(canvas_, rules_, v_.active[seat_], used(), style_);
        } else {
            Flow flow(canvas_, {kIndent, canvas_.height()});
            flow_cards(flow, canvas_, "active", v_.active[seat_], style_, false);
        }
        if (v_.below[seat_].empty()) return;
        canvas_.put({kIndent, canvas_.height()}, "inactive", kFaint);
        list_cards(canvas_, rules_, v_.below[seat_], {}, style_);
    }
    void put_own_tasks() {
        if (v_.tasks[seat_].empty()) return;
        canvas_.put({kIndent, canvas_.height()}, "tasks", kFaint);
        list_tasks(canvas_, rules_, v_.tasks[seat_]);
    }
    // The numbers of the tasks, or the count of secret ones.
    void flow_tasks(Flow& flow) {
        if (v_.task_count[seat_] == 0) return;
        flow.word("tasks", kFaint, 1);
        if (v_.tasks[seat_].empty())
            return flow.word(fmt::format("{} secret", v_.task_count[seat_]));
        for (TaskSet left = v_.tasks[seat_]; !left.empty();) {
            flow.word(name_of(left.pop()), {}, left.empty() ? 2 : 1);
        }
    }
    CardSet used() const { return acts() ? v_.turn.used : CardSet{}; }

    Canvas& canvas_;
    const Rules& rules_;
    const View& v_;
    Seat seat_;
    const Style& style_;
};

// The opponent of the solo game has no board.
void put_tom(Canvas& canvas, const Rules& rules, const Tom& tom) {
    const int y = canvas.height();
    canvas.put({2, y}, mark_of(rules.seats), ink_of(rules.seats));
    Flow flow(canvas, {kIndent, y});
    flow.word(tom.ahead ? "TOM (leads)" : "TOM");
    put_count(flow, tom.points, "point", kBold);
    put_count(flow, tom.florins, "florin", kBold);
    put_count(flow, tom.crests.count(), "crest", {});
}

}  // namespace

Canvas draw_players(const Rules& rules, const View& v, const Style& style, OwnTexts own_texts,
                    bool brief) {
    Canvas canvas(style.width);
    for (const bool own : {true, false}) {
        for (int i = 0; i < rules.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            if ((seat == v.viewer) != own) continue;
            PlayerBoard(canvas, rules, v, seat, style).draw(own_texts, brief);
        }
    }
    if (with_tom(v)) put_tom(canvas, rules, v.tom);
    return canvas;
}

}  // namespace pakhuis::terminal
