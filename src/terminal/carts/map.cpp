#include "terminal/carts/map.h"

#include "base/index.h"
#include "terminal/carts/ink.h"

namespace pakhuis::terminal {

using namespace carts;

namespace {

constexpr int kNobody = -1;

// Bit i: place i is an end of one of these contracts.
std::uint64_t ends(const Rules& rules, ContractSet contracts) {
    std::uint64_t places = 0;
    while (!contracts.empty()) {
        const Contract& contract = rules.contract(contracts.pop());
        places |= (1ULL << contract.from.index()) | (1ULL << contract.to.index());
    }
    return places;
}

class Painter {
  public:
    Painter(const Rules& rules, const View& view, const CartsLayout& layout, const Style& style)
        : canvas(layout.width, layout.height),
          rules_(rules),
          view_(view),
          layout_(layout),
          style_(style),
          closed_(closed_tracks(rules, view)) {}

    // Lines come first: everything else is painted over them.
    void paint() {
        for (const bool claimed : {false, true}) {
            for (int i = 0; i < tracks(); ++i) {
                if ((owner(TrackId(i)) != kNobody) == claimed) paint_line(TrackId(i));
            }
        }
        for (int i = 0; i < tracks(); ++i) paint_spaces(TrackId(i));
        paint_places();
    }

    Canvas canvas;

  private:
    int tracks() const { return static_cast<int>(rules_.edition.tracks.size()); }
    int owner(TrackId track) const {
        for (int seat = 0; seat < rules_.seats; ++seat) {
            if (view_.tracks[to_index(seat)].has(track)) return seat;
        }
        return kNobody;
    }

    void paint_line(TrackId id) {
        const Track& track = rules_.track(id);
        const int seat = owner(id);
        const auto join = [&](Spot a, Spot b) {
            if (seat == kNobody) {
                canvas.dotted_line(a, b, closed_.has(id) ? kFaint : thread_of(track.colour));
            } else {
                canvas.thick_line(a, b, line_of(seat));
            }
        };
        const std::vector<Spot> way = way_of(track, layout_, layout_.tracks[to_index(id.index())]);
        for (std::size_t i = 1; i < way.size(); ++i) join(way[i - 1], way[i]);
    }

    void paint_space(Spot middle, char32_t glyph, const Ink& ink) {
        if (layout_.slot_width > 1) {
            canvas.put({middle.x - 1, middle.y}, style_.colour ? U' ' : U'[', ink);
            canvas.put({middle.x + 1, middle.y}, style_.colour ? U' ' : U']', ink);
        }
        canvas.put(middle, glyph, ink);
    }

    void paint_spaces(TrackId id) {
        const Track& track = rules_.track(id);
        const CartsLayout::TrackLine& line = layout_.tracks[to_index(id.index())];
        const int seat = owner(id);
        for (const Spot slot : line.slots) {
            if (seat != kNobody) {
                paint_space(slot, mark_of(seat), piece_of(seat));
            } else if (closed_.has(id)) {
                paint_space(slot, kClosed, kFaint);
            } else {
                paint_space(slot, letter(track.colour), ground_of(track.colour));
            }
        }
        const bool brings_goods = track.symbol == Symbol::kCart && seat == kNobody;
        if (brings_goods && !closed_.has(id)) canvas.put(line.wheel, kWheel, kBold);
    }

    void paint_places() {
        const std::uint64_t wanted = ends(rules_, open_contracts(rules_, view_));
        const std::uint64_t offered = ends(rules_, contracts_to_choose(rules_, view_));
        for (std::size_t i = 0; i < layout_.marks.size(); ++i) {
            const bool want = (wanted >> i) & 1, offer = (offered >> i) & 1;
            canvas.put(layout_.marks[i],
                       want    ? kContractPlace
                       : offer ? kOfferPlace
                               : kPlace,
                       kBold);
            canvas.put(layout_.names[i], rules_.edition.places[i].name.view(),
                       want || offer ? kRinged : kBold);
        }
    }

    const Rules& rules_;
    const View& view_;
    const CartsLayout& layout_;
    const Style& style_;
    TrackSet closed_;
};

}  // namespace

Canvas draw_map(const Rules& rules, const View& view, const CartsLayout& layout,
                const Style& style) {
    Painter painter(rules, view, layout, style);
    painter.paint();
    return painter.canvas;
}

ContractSet open_contracts(const Rules& rules, const View& view) {
    if (view.viewer >= rules.seats) return {};
    const ContractSet own = view.contracts[view.viewer];
    return own - completed_contracts(rules, view.tracks[view.viewer], own);
}

ContractSet contracts_to_choose(const Rules& rules, const View& view) {
    if (view.viewer >= rules.seats || view.chosen.has(view.viewer)) return {};
    return view.offer[view.viewer];
}

TrackSet closed_tracks(const Rules& rules, const View& view) {
    TrackSet rest(rules.all_tracks);
    for (int seat = 0; seat < rules.seats; ++seat) {
        rest -= view.tracks[to_index(seat)];
        rest -= open_tracks(rules, view.tracks, static_cast<Seat>(seat), kMaxLength);
    }
    return rest;
}

}  // namespace pakhuis::terminal
