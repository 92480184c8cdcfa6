#include "terminal/carts/panels.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "base/index.h"
#include "terminal/carts/ink.h"
#include "terminal/carts/map.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {

using namespace carts;

namespace {

constexpr std::array<Card, kKinds> kAllCards{Card::kPink, Card::kBlue,   Card::kGreen, Card::kBlack,
                                             Card::kRed,  Card::kOrange, Card::kJoker};

std::string pair_name(const Rules& rules, const Contract& contract) {
    return fmt::format("{} – {}", rules.edition.name_of(contract.from),
                       rules.edition.name_of(contract.to));
}

class Panels {
  public:
    Panels(const Rules& rules, const View& view, const Style& style)
        : canvas(style.width), rules_(rules), view_(view), style_(style) {}

    void draw() {
        put_headline();
        put_market();
        put_players();
        if (view_.phase == Phase::kOver) {
            for (int seat = 0; seat < rules_.seats; ++seat) put_result(seat);
        } else {
            if (seated()) put_own_cards();
            put_known_contracts();
        }
        put_legend();
    }

    Canvas canvas;

  private:
    bool narrow() const { return canvas.width() < kSeenColumn + 20; }
    bool seated() const { return view_.viewer < rules_.seats; }

    void put_headline() {
        canvas.put({1, y_}, headline(rules_, view_), kBold);
        if (view_.turns_left != kNoLap && view_.phase != Phase::kOver) {
            const std::string notice =
                fmt::format(" Final round: {} turn{} left ", view_.turns_left,
                            view_.turns_left == 1 ? "" : "s");
            canvas.put({canvas.width() - text_width(notice) - 1, y_}, notice, kNotice);
        }
        y_ += 2;
    }

    void named_card(Flow& flow, Card card, int count) {
        const std::string text = fmt::format("{} {}", letter(card), card_name(card));
        const std::string times = count > 0 ? fmt::format(" ×{}", count) : "";
        const Spot spot = flow.room(text_width(text) + 2 + text_width(times), count > 0 ? 2 : 1);
        canvas.put({put_card(canvas, spot, card, text, style_), spot.y}, times, kBold);
    }

    void put_market() {
        canvas.put({1, y_}, "Face up", kFaint);
        Flow flow(canvas, {kIndent, y_});
        for (int i = 0; i < view_.row.total(); ++i) named_card(flow, view_.row.nth(i), 0);
        if (view_.row.empty()) flow.word("nothing", kFaint);
        y_ = flow.below();
        canvas.put({1, y_}, "Supply", kFaint);
        const int goods =
            kGoodsCards - view_.goods[0] - view_.goods[1] - view_.goods[2] - view_.goods[3];
        Flow left(canvas, {kIndent, y_});
        left.word(fmt::format("deck {}", view_.pile_size));
        left.word(fmt::format("discards {}", view_.discards.total()));
        left.word(fmt::format("goods {}", goods));
        left.word(fmt::format("contracts {}", view_.contract_pile_size + view_.queue.size()));
        y_ = left.below() + 1;
    }

    void put_right(int end, std::string_view text, const Ink& ink = {}) {
        canvas.put({end - text_width(text), y_}, text, ink);
    }

    void put_players() {
        static constexpr std::array<std::string_view, 5> kHeads{"points", "carts", "goods", "cards",
                                                                "contracts"};
        for (std::size_t i = 0; i < kHeads.size(); ++i) put_right(kColumns[i], kHeads[i], kFaint);
        if (!narrow()) canvas.put({kSeenColumn, y_}, "seen taken", kFaint);
        ++y_;
        for (int seat = 0; seat < rules_.seats; ++seat) put_player(seat);
        ++y_;
    }

    // The number of another seat's contracts is hidden until all seats have chosen.
    std::string contracts_of(int seat) const {
        if (view_.phase == Phase::kChoose && seat != view_.viewer) {
            return view_.chosen.has(static_cast<Seat>(seat)) ? "chosen" : "–";
        }
        const int looked_at = view_.phase == Phase::kKeep ? view_.offer_count[to_index(seat)] : 0;
        const std::string extra = looked_at > 0 ? fmt::format(" +{}?", looked_at) : "";
        return fmt::format("{}{}", view_.contract_count[to_index(seat)], extra);
    }

    bool may_act(int seat) const {
        if (view_.phase == Phase::kOver) return false;
        if (view_.phase == Phase::kChoose) return !view_.chosen.has(static_cast<Seat>(seat));
        return view_.phase > Phase::kChoose && view_.turn == seat;
    }

    void put_player(int seat) {
        const Ink ink = may_act(seat) ? kBold : Ink{};
        if (may_act(seat)) canvas.put({1, y_}, U'▶', kBold);
        canvas.put({3, y_}, mark_of(seat), ink_of(seat));
        canvas.put({5, y_}, fmt::format("Seat {}{}", seat, seat == view_.viewer ? " (you)" : ""),
                   ink);
        put_right(kColumns[0], fmt::format("{}", view_.points[to_index(seat)]), ink);
        put_right(kColumns[1], fmt::format("{}", view_.carts[to_index(seat)]), ink);
        put_right(kColumns[2], fmt::format("{}", view_.goods[to_index(seat)]), ink);
        put_right(kColumns[3], fmt::format("{}", view_.hand_size[to_index(seat)]), ink);
        put_right(kColumns[4], contracts_of(seat), ink);
        put_seen(view_.sure[to_index(seat)]);
    }

    // Cards that this seat took face up and has not paid yet.
    void put_seen(Cards cards) {
        if (narrow() && !cards.empty()) canvas.put({5, ++y_}, "seen taken", kFaint);
        Flow flow(canvas, {narrow() ? 16 : kSeenColumn, y_});
        for (const Card card : kAllCards) {
            if (cards[card] == 0) continue;
            const std::string count = cards[card] > 1 ? fmt::format("{}", cards[card]) : "";
            const std::string text = fmt::format("{}{}", letter(card), count);
            put_card(canvas, flow.room(text_width(text) + 2, 1), card, text, style_);
        }
        y_ = flow.below();
    }

    void put_own_cards() {
        canvas.put({1, y_}, "Hand", kFaint);
        Flow flow(canvas, {kIndent, y_});
        for (const Card card : kAllCards) {
            if (view_.hand[card] > 0) named_card(flow, card, view_.hand[card]);
        }
        if (view_.hand.empty()) flow.word("empty", kFaint);
        y_ = flow.below();
        const ContractSet own = view_.contracts[view_.viewer];
        if (!own.empty()) {
            canvas.put({1, y_}, "Contracts", kFaint);
            put_contracts(kIndent, own, own - open_contracts(rules_, view_), "◉", kBold);
        }
        const ContractSet offer = contracts_to_choose(rules_, view_);
        if (!offer.empty()) {
            canvas.put({1, y_}, "On offer", kFaint);
            put_contracts(kIndent, offer, {}, "◎", kBold);
        }
        ++y_;
    }

    // In columns. `otherwise` is the mark of an incomplete contract.
    void put_contracts(int left, ContractSet contracts, ContractSet done,
                       std::string_view otherwise, const Ink& ink) {
        int width = 0;
        for (ContractSet set = contracts; !set.empty();) {
            width = std::max(width, 6 + text_width(pair_name(rules_, rules_.contract(set.pop()))));
        }
        Flow flow(canvas, {left, y_});
        while (!contracts.empty()) {
            const ContractId id = contracts.pop();
            const Contract& contract = rules_.contract(id);
            const Spot spot = flow.room(width, 3);
            const bool is_done = done.has(id);
            canvas.put(spot, is_done ? "✓" : otherwise, is_done ? kGood : ink);
            canvas.put({spot.x + 2, spot.y}, fmt::format("{:>3}", contract.points), kBold);
            canvas.put({spot.x + 6, spot.y}, pair_name(rules_, contract));
        }
        y_ = flow.below();
    }

    // Contracts of others that the viewer knows, because the viewer returned them earlier.
    void put_known_contracts() {
        for (int seat = 0; seat < rules_.seats; ++seat) {
            const ContractSet known = view_.contracts[to_index(seat)];
            if (seat == view_.viewer || known.empty()) continue;
            canvas.put({1, y_}, mark_of(seat), ink_of(seat));
            canvas.put({3, y_}, fmt::format("Seat {} holds", seat), kFaint);
            put_contracts(kIndent + 5, known, {}, "·", {});
            ++y_;
        }
    }

    int points_of(ContractSet contracts) const {
        int sum = 0;
        while (!contracts.empty()) sum += rules_.contract(contracts.pop()).points;
        return sum;
    }

    void put_result(int seat) {
        const ContractSet all = view_.contracts[to_index(seat)];
        const ContractSet done = completed_contracts(rules_, view_.tracks[to_index(seat)], all);
        canvas.put({1, y_}, mark_of(seat), ink_of(seat));
        canvas.put({3, y_},
                   fmt::format("Seat {}: routes {}, contracts +{} −{}, goods cards {}", seat,
                               view_.points[to_index(seat)], points_of(done), points_of(all - done),
                               view_.goods[to_index(seat)]),
                   kBold);
        ++y_;
        put_contracts(3, all, done, "✗", kBad);
        ++y_;
    }

    void put_legend() {
        Flow flow(canvas, {1, y_});
        for (const Card card : kAllCards) {
            const std::string_view name = card_name(card);
            const Spot spot = flow.room(4 + text_width(name));
            canvas.put({put_card(canvas, spot, card, letter(card), style_) + 1, spot.y}, name);
        }
        const Spot spot = flow.room(4 + 10);
        const Ink grey = ground_of(Colour::kGrey);
        canvas.put({put_chip(canvas, spot, "?", grey, style_) + 1, spot.y}, "any colour");
        flow.word("⊙ brings goods");
        if (seated()) flow.word("◉ your contracts");
        if (!contracts_to_choose(rules_, view_).empty()) flow.word("◎ on offer");
        if (!closed_tracks(rules_, view_).empty()) flow.word("× closed");
        y_ = flow.below();
    }

    static constexpr int kIndent = 12;
    static constexpr std::array<int, 5> kColumns{24, 31, 38, 45, 56};  // the end of each column
    static constexpr int kSeenColumn = 59;

    const Rules& rules_;
    const View& view_;
    const Style& style_;
    int y_ = 0;
};

std::string waited_for(const Rules& rules, const View& view) {
    std::string seats;
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (view.chosen.has(static_cast<Seat>(seat))) continue;
        seats += fmt::format("{}{}", seats.empty() ? "" : ", ", seat);
    }
    return seats;
}

}  // namespace

std::string headline(const Rules& rules, const View& view) {
    const bool own = view.turn == view.viewer;
    const std::string whose = own ? "Your turn" : fmt::format("Seat {}'s turn", view.turn);
    switch (view.phase) {
        case Phase::kDealHands:
        case Phase::kDealContracts:
            return "The cards are dealt";
        case Phase::kChoose:
            if (!contracts_to_choose(rules, view).empty()) return "Choose your contracts";
            return "Contracts are chosen: waiting for seat " + waited_for(rules, view);
        case Phase::kTurn:
            return whose;
        case Phase::kDealFirst:
            return whose + ": draws a card";
        case Phase::kSecond:
        case Phase::kDealSecond:
            return whose + (own ? ": take a second card" : ": second card");
        case Phase::kOffer:
        case Phase::kKeep:
            return whose + (own ? ": keep contracts" : ": looks at contracts");
        case Phase::kOver:
            return "The game is over";
    }
    return whose;
}

Canvas draw_panels(const Rules& rules, const View& view, const Style& style) {
    Panels panels(rules, view, style);
    panels.draw();
    return panels.canvas;
}

}  // namespace pakhuis::terminal
