#include "terminal/merchants/panels.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "games/merchants/auction.h"
#include "games/merchants/board.h"
#include "games/merchants/florins.h"
#include "terminal/merchants/ink.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {

using namespace merchants;

namespace {

// Columns of a terminal that shows more of the spaces to come.
constexpr int kWide = 96;

// "100/60 80/40 60/40 40/20": first and second by the rank of the sector.
std::string payouts_text(const PayoutTable& table) {
    std::string out;
    for (const Payout& p : table) {
        out += fmt::format("{}{}/{}", out.empty() ? "" : " ", p.first, p.second);
    }
    return out;
}

void put_strip(Canvas& canvas, const Rules& rules, const View& v) {
    Flow flow(canvas, {0, 0});
    for (int n = 0; n <= rules.final_space; ++n) {
        const SpaceEvent event = rules.space(n).event;
        const Spot spot = flow.room(3, 0);
        const bool now = n == v.space;
        if (now) canvas.put(spot, U'▸', kBold);
        canvas.put({spot.x + 1, spot.y}, sign_of(event), n < v.space ? kFaint : ink_of(event));
    }
}

// "1602 a colony each"
std::string space_text(const Space& space) {
    return fmt::format("{} {}", space.years.view(), event_text(space.event));
}

void put_next(Flow& flow, const Rules& rules, const View& v, int most) {
    const Space& here = rules.space(v.space);
    flow.word(
        fmt::format("▸ {}", here.event == SpaceEvent::kNothing ? std::string(here.years.view())
                                                               : space_text(here)),
        kBold);
    if (v.space < rules.final_space) flow.word("next", kFaint, 1);
    int shown = 0;
    for (int n = v.space + 1; n <= rules.final_space && shown < most; ++n) {
        const Space& space = rules.space(n);
        if (space.event == SpaceEvent::kNothing) continue;
        ++shown;
        flow.word(fmt::format("{}{}", shown > 1 ? "· " : "", space_text(space)), {}, 1);
    }
}

void put_scorings(Flow& flow, const Rules& rules, const View& v, int most) {
    flow.word("pays, thousands", kFaint, 1);
    int shown = 0;
    for (int n = v.space + 1; n <= rules.final_space && shown < most; ++n) {
        const Space& space = rules.space(n);
        if (!scores(space.event)) continue;
        ++shown;
        flow.word(space_text(space), ink_of(space.event), 1);
        flow.word(payouts_text(space.payouts), kBold);
    }
}

}  // namespace

Canvas draw_time(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    put_strip(canvas, rules, v);
    Flow flow(canvas, {0, canvas.height()});
    const bool wide = style.width >= kWide;
    put_next(flow, rules, v, wide ? 3 : 2);
    flow.new_line();
    if (v.phase != Phase::kOver) put_scorings(flow, rules, v, wide ? 2 : 1);
    return canvas;
}

namespace {

void put_clock(Flow& flow, const Rules& rules, const View& v) {
    const bool doubled = v.phase == Phase::kDoubled;
    const bool seated = v.viewer < rules.seats;
    const int money = seated ? owned(v, v.viewer) : rules.most_bid(true);
    flow.word("Clock, thousands", kFaint, 1);
    if (!doubled) flow.word("early", money >= rules.highest ? kBold : kFaint, 1);
    for (int p = rules.most_bid(doubled); p >= rules.least_bid(doubled);
         p -= rules.bid_step(doubled)) {
        flow.word(fmt::format("{}", p), p <= money ? kBold : kFaint, 1);
    }
    if (doubled) flow.word(fmt::format("then {}", rules.highest), {}, 1);
}

std::string price_text(int bid) {
    if (bid == 0) return "nothing";
    return bid == kEarlyBid ? "early" : fmt::format("{}", bid);
}

// The seats that have named a price, and the viewer's own price.
void put_named(Canvas& canvas, Flow& flow, const Rules& rules, const View& v) {
    if (rules.live) return;
    flow.word("named", kFaint, 1);
    if (v.decided.empty()) flow.word("–", kFaint);
    for (Seats left = v.decided; !left.empty();) {
        const Seat seat = left.pop();
        const std::string text =
            seat == v.viewer ? fmt::format(" {}", price_text(v.own_bid)) : std::string();
        const Spot spot = flow.room(1 + text_width(text), 1);
        canvas.put(spot, mark_of(seat), ink_of(seat));
        canvas.put({spot.x + 1, spot.y}, text, kBold);
    }
}

}  // namespace

Canvas draw_discs(const Rules& rules, const View& v, const Style& style) {
    constexpr std::array<std::string_view, kDiscs> kNames{"mayor's", "clock", "bucket"};
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    flow.word("Discs", kFaint, 1);
    for (std::size_t i = 0; i < kDiscs; ++i) {
        const std::string card = card_text(v.discs[i]);
        const bool lies = v.discs[i] != CardKind::kNone;
        const Spot spot = flow.room(text_width(kNames[i]) + 1 + text_width(card) + 2 * lies);
        const int x = canvas.put(spot, kNames[i]) + 1;
        if (lies) {
            put_chip(canvas, {x, spot.y}, card, {kBlack, 187}, style);
        } else {
            canvas.put({x, spot.y}, card, kFaint);
        }
    }
    if (v.turned != CardKind::kNone) {
        const std::string card = card_text(v.turned);
        const Spot spot = flow.room(text_width(card) + 9);
        const int x = canvas.put(spot, "turned", kBold) + 1;
        put_chip(canvas, {x, spot.y}, card, {kBlack, 229, true}, style);
    }
    flow.word(fmt::format("pile {} + {} hourglass{}", v.pile.total(), v.hourglasses,
                          v.hourglasses == 1 ? "" : "es"));
    if (v.phase == Phase::kAuction || v.phase == Phase::kDoubled) {
        flow.new_line();
        put_clock(flow, rules, v);
        put_named(canvas, flow, rules, v);
    }
    return canvas;
}

namespace {

// The bonuses of a seat and their money: "+140,000 continents, 1 bridge".
std::string bonus_text(const Rules& rules, const View& v, Seat seat) {
    std::string out;
    const auto add = [&](const std::string& text) {
        out += fmt::format("{}{}", out.empty() ? "" : ", ", text);
    };
    int bridges = 0;
    for (const std::uint64_t ends : rules.bridges) {
        bridges += (v.houses[seat].bits & ends) == ends;
    }
    if (colony_bonus(rules, v.colonies[seat]) > 0) add("continents");
    if (house_bonus(rules, v.houses[seat]) > bridges * rules.bridge_bonus) add("quarters");
    if (bridges > 0) add(fmt::format("{} bridge{}", bridges, bridges == 1 ? "" : "s"));
    const int money = bonus(rules, v, seat);
    if (money > 0) out = fmt::format("+{} {}", florins(money).view(), out);
    if (v.free_houses.has(seat)) add("free house");
    return out;
}

bool acts(const Rules& rules, const View& v, Seat seat) {
    switch (v.phase) {
        case Phase::kAuction:
        case Phase::kDoubled:
            return !rules.live && (bidders(rules, v) - v.decided).has(seat);
        case Phase::kEvent:
        case Phase::kUse:
        case Phase::kPlace:
            return v.actor == seat;
        default:
            return false;
    }
}

// "in thousands, paid 400 by the exchange, 300 by Amsterdam, 250 by colonies; spent 900"
std::string ledger_text(const Ledger& l) {
    return fmt::format(
        "in thousands, paid {} by the exchange, {} by Amsterdam, {} by colonies; spent {}",
        l.payouts[0], l.payouts[1], l.payouts[2], l.auctions);
}

void put_seat(Canvas& canvas, const Rules& rules, const View& v, int number) {
    const auto seat = static_cast<Seat>(number);
    const bool now = acts(rules, v, seat);
    const int y = canvas.height();
    if (now) canvas.put({0, y}, U'▶', kBold);
    canvas.put({2, y}, mark_of(number), ink_of(number));
    Flow flow(canvas, {4, y});
    flow.word(fmt::format("Seat {}{:<6}", number, seat == v.viewer ? " (you)" : ""),
              now ? kBold : Ink{}, 1);
    flow.word(seat == v.mayor && v.phase != Phase::kOver ? "mayor" : "     ");
    flow.word(fmt::format("{:>9} fl", florins(owned(v, seat)).view()), kBold);
    if (v.credits[seat] > 0) {
        const int owes = rules.repayment * v.credits[seat];
        flow.word(fmt::format("owes {} = {}", florins(owes).view(),
                              florins(owned(v, seat) - owes).view()),
                  kBad);
    }
    flow.word(fmt::format("tiles {:>2}", kTilesEach - tiles_used(v, seat)), kFaint);
    const std::string held = bonus_text(rules, v, seat);
    if (!held.empty()) flow.word(held, kGood);
    if (v.phase == Phase::kOver) {
        flow.new_line();
        flow.word(ledger_text(v.ledger[seat]));
    }
}

}  // namespace

Canvas draw_seats(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    for (int seat = 0; seat < rules.seats; ++seat) put_seat(canvas, rules, v, seat);
    return canvas;
}

Canvas draw_legend(const Style& style) {
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    for (int g = 0; g < kSectors; ++g) {
        const auto good = static_cast<Good>(g);
        const Spot spot = flow.room(2 + text_width(name_of(good)));
        canvas.put(spot, letter(good), ground_of(good));
        canvas.put({spot.x + 2, spot.y}, name_of(good));
    }
    flow.word("E! A! C! exchange, Amsterdam, colonies pay, !! all");
    flow.word("+ gain, - loss of e step, c colony, h house");
    flow.word("+$ credit");
    flow.word("fl florins");
    flow.word("<e leaders back");
    flow.word("═ bridge");
    flow.word("1st … 4th rank of a sector");
    return canvas;
}

}  // namespace pakhuis::terminal
