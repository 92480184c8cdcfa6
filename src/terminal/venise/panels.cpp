#include "terminal/venise/panels.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "terminal/venise/cards.h"
#include "terminal/venise/ink.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

bool is_setup(Phase phase) {
    return phase <= Phase::kBurghers;
}

// The parts of a turn.
constexpr std::array<std::string_view, 6> kParts{"roll",  "move",   "activate",
                                                 "power", "others", "finish"};
std::size_t part_of(const View& v) {
    if (v.phase <= Phase::kRollSecond) return 0;
    if (v.phase <= Phase::kRide) return 1;
    if (v.phase == Phase::kActivate) return 2;
    if (v.phase == Phase::kFinish) return 5;
    return v.actor == v.turn ? 3 : 4;
}

class Table {
  public:
    Table(const Rules& rules, const View& view, const Style& style)
        : canvas(style.width), rules_(rules), v_(view), style_(style) {}

    void draw() {
        put_headline();
        if (!is_setup(v_.phase) && v_.phase != Phase::kOver) put_turn();
        put_prices();
        put_trade();
    }
    void draw_secrets() {
        put_known_cards();
        put_seen_cards();
    }

    Canvas canvas;

  private:
    void put_headline() {
        Flow flow(canvas, {0, 0});
        const std::string text = headline(v_);
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find(' ', from), text.size());
            flow.word(text.substr(from, end - from), kBold, 1);
            from = end + 1;
        }
        y_ = flow.below();
    }

    void put_turn() {
        Flow flow(canvas, {0, y_});
        for (std::size_t i = 0; i < kParts.size(); ++i) {
            const bool now = i == part_of(v_);
            const std::string text = fmt::format("{}{}", now ? "▸" : "", kParts[i]);
            flow.word(text, now ? kBold : kFaint, 1);
        }
        flow.new_line();
        flow.word(fmt::format("lap {}", v_.lap));
        if (v_.last != LastLapReason::kNo) {
            flow.word(fmt::format(" Last lap: {} ", last_lap_text(v_.last)), kNotice);
        }
        if (v_.rolled[0] != 0) put_dice(flow);
        y_ = flow.below();
    }
    void put_dice(Flow& flow) {
        flow.word(v_.rolled[1] != 0          ? "dice"
                  : v_.phase <= Phase::kMove ? "die"
                                             : "activation die",
                  {}, 1);
        for (const std::uint8_t die : v_.rolled) {
            if (die == 0) continue;
            put_chip(canvas, flow.room(3, 1), fmt::format("{}", die), piece_of(v_.turn), style_);
        }
    }
    static std::string_view last_lap_text(LastLapReason last) {
        switch (last) {
            case LastLapReason::kBridges:
                return "five bridges stand";
            case LastLapReason::kOrders:
                return "no orders left";
            case LastLapReason::kMarket:
                return "the market is full";
            default:
                return "the hundredth";
        }
    }

    // "cloth  4  1 1 2": the price, then its cards and cubes.
    void put_prices() {
        canvas.put({0, y_}, "Prices", kFaint);
        Flow flow(canvas, {kIndent, y_});
        for (int i = 0; i < kColours; ++i) {
            const auto good = static_cast<Good>(i);
            const Spot spot = flow.room(kPriceWidth);
            canvas.put(spot, letter(good), ground_of(good));
            canvas.put({spot.x + 2, spot.y}, name_of(good));
            canvas.put({spot.x + 9, spot.y}, fmt::format("{:>2}", v_.price(good)), kBold);
            put_ones_and_twos({spot.x + 13, spot.y}, good);
        }
        y_ = flow.below();
    }
    void put_ones_and_twos(Spot spot, Good good) {
        const int ones = v_.ones[at(good)], all = ones + v_.twos[at(good)];
        const int room = std::min(kPriceWidth - 13, canvas.width() - spot.x);
        const int step = 2 * all <= room + 1 ? 2 : 1;
        for (int i = 0; i < all; ++i) {
            canvas.put({spot.x + step * i, spot.y}, i < ones ? U'1' : U'2', ground_of(good));
        }
    }

    void put_trade() {
        canvas.put({0, y_}, "Market", kFaint);
        Flow market(canvas, {kIndent, y_});
        for (std::size_t i = 0; i < rules_.bonuses.size(); ++i) {
            const bool covered = i < v_.sales;
            const bool next = i == v_.sales;
            market.word(covered ? "×" : fmt::format("+{}", rules_.bonuses[i]),
                        covered ? kFaint
                        : next  ? kBold
                                : Ink{},
                        1);
        }
        y_ = market.below();
        canvas.put({0, y_}, "Ports", kFaint);
        Flow ports(canvas, {kIndent, y_});
        for (const bool b : {false, true}) {
            const Spot spot = ports.room(8);
            canvas.put(spot, b ? "b" : "a", kFaint);
            for (int i = 0; i < kColours; ++i) {
                const auto good = static_cast<Good>(i);
                const bool there = (v_.shipped[b] >> i) & 1;
                canvas.put({spot.x + 2 + 2 * i, spot.y}, there ? U'×' : letter(good),
                           there ? kFaint : ground_of(good));
            }
        }
        y_ = ports.below();
        canvas.put({0, y_}, "Decks", kFaint);
        Flow decks(canvas, {kIndent, y_});
        decks.word(fmt::format("orders {}", size_of(v_.order_deck.left)));
        decks.word(fmt::format("workshops {}", size_of(v_.workshop_deck.left)));
        decks.word(fmt::format("masters {}", size_of(v_.master_deck.left)));
        y_ = decks.below();
    }

    void flow_cards(Flow& flow, const Orders& orders) {
        for (int i = 0; i < kOrderKinds; ++i) {
            const auto kind = static_cast<OrderKind>(i);
            if (orders[kind] > 0) flow_order(flow, canvas, kind, orders[kind], style_);
        }
    }
    template <class Tag>
    void flow_cards(Flow& flow, IdSet<Tag, std::uint16_t> cards) {
        while (!cards.empty()) flow.word(rules_.name_of(cards.pop()), {}, 1);
    }

    // Cards that the viewer has put under a deck.
    template <class Deck>
    void put_known_cards(const Deck& deck, std::string_view name) {
        int before = 0;
        for (const auto& layer : deck.layers) {
            if (v_.viewer < rules_.seats && layer.known.has(v_.viewer)) {
                canvas.put({0, y_}, "Known", kFaint);
                Flow flow(canvas, {kIndent, y_});
                flow.word(before == 0 ? fmt::format("next {}:", name)
                                      : fmt::format("{} after {}:", name, before));
                flow_cards(flow, layer.cards);
                y_ = flow.below();
            }
            before += layer.size;
        }
    }
    void put_known_cards() {
        put_known_cards(v_.order_deck, "orders");
        put_known_cards(v_.workshop_deck, "workshops");
        put_known_cards(v_.master_deck, "masters");
    }

    void put_seen_cards() {
        const auto head = [&] { canvas.put({0, y_++}, "You look at", kBold); };
        if (!v_.order_deck.seen.empty()) {
            head();
            Flow flow(canvas, {1, y_});
            flow_cards(flow, v_.order_deck.seen);
            y_ = flow.below();
        }
        if (!v_.workshop_deck.seen.empty()) head();
        for (WorkshopSet left = v_.workshop_deck.seen; !left.empty();) {
            const WorkshopId id = left.pop();
            Flow flow(canvas, {1, y_});
            flow_workshop(flow, canvas, rules_, v_, id, style_);
            flow.word(effect_text(rules_, id));
            y_ = flow.below();
        }
        if (!v_.master_deck.seen.empty()) head();
        for (MasterSet left = v_.master_deck.seen; !left.empty();) {
            const MasterId id = left.pop();
            Flow flow(canvas, {1, y_});
            flow_master(flow, canvas, rules_, v_, id, style_);
            flow.word(effect_text(rules_, id));
            y_ = flow.below();
        }
    }

    static constexpr int kIndent = 8;
    static constexpr int kPriceWidth = 22;

    const Rules& rules_;
    const View& v_;
    const Style& style_;
    int y_ = 0;
};

}  // namespace

Canvas draw_table(const Rules& rules, const View& view, const Style& style) {
    Table table(rules, view, style);
    table.draw();
    return table.canvas;
}

Canvas draw_secrets(const Rules& rules, const View& view, const Style& style) {
    Table table(rules, view, style);
    table.draw_secrets();
    return table.canvas;
}

Canvas draw_legend(const View& v, const Style& style) {
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    for (int i = 0; i < kColours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const std::string text =
            fmt::format("{} makes {}", name_of(colour), name_of(good_of(colour)));
        const Spot spot = flow.room(2 + text_width(text));
        canvas.put(spot, letter(colour), ground_of(colour));
        canvas.put({spot.x + 2, spot.y}, text);
    }
    flow.word("w missing");
    flow.word("⌂ built");
    flow.word("✓ on");
    flow.word("4● die");
    flow.word("● burgher");
    flow.word("═● bridge");
    flow.word(fmt::format("{} boat, at the tile above", kBoatGlyphs));
    if (v.phase == Phase::kMove) flow.word("→3 die that leads there");
    return canvas;
}

}  // namespace pakhuis::terminal
