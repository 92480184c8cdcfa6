#include "games/amsterdam/purse.h"

namespace pakhuis::amsterdam {

void give(Open& s, Seat seat, int florins, int points) {
    s.florins[seat] = static_cast<std::uint16_t>(s.florins[seat] + florins);
    s.points[seat] = static_cast<std::int16_t>(s.points[seat] + points);
}

void give_by_card(Open& s, Seat seat, int florins, int points) {
    give(s, seat, florins, points);
    s.turn.card_florin |= florins > 0;
    s.turn.card_point |= points > 0;
}

void ask_payment(Open& s, int count) {
    if (count == 0) return;
    s.asked.push_back({AskKind::kPay, static_cast<std::uint8_t>(count), Colour::kPink});
}

void ask_gain(Open& s, int count) {
    if (count == 0) return;
    s.asked.push_back({AskKind::kGain, static_cast<std::uint8_t>(count), Colour::kPink});
}

void add_resources(Resources& supply, Colour colour, int count) {
    const int room = Resources::kMost - supply[colour];
    supply += Resources::of(colour, count < room ? count : room);
}

namespace {

constexpr unsigned kAllColours = (1u << kColours) - 1;

bool any_order(const Rules& rules) {
    return rules.version >= 2;
}

// (version 1) The last named colour and later ones, if enough resources remain for the rest.
unsigned colours_in_order(const Open& s, const Ask& ask) {
    const int first = static_cast<int>(ask.colour);
    if (ask.kind == AskKind::kGain) return kAllColours >> first << first;
    const Resources supply = s.supply[actor(s)];
    unsigned open = 0;
    int above = 0;  // resources of this colour and later ones
    for (int c = kColours - 1; c >= first; --c) {
        const int own = supply.count(c);
        above += own;
        open |= static_cast<unsigned>(own > 0 && above >= ask.count) << c;
    }
    return open;
}

// A colour that every payment must include, because the other resources are too few.
Colour forced_colour(const Rules& rules, const Open& s) {
    if (!any_order(rules)) {
        const unsigned open = allowed_colours(rules, s);
        return popcount(open) == 1 ? static_cast<Colour>(lowest_bit(open)) : Colour::kNone;
    }
    const Resources supply = s.supply[actor(s)];
    const int left_over = supply.total() - s.asked.front().count;
    for (int c = 0; c < kColours; ++c) {
        if (supply.count(c) > left_over) return static_cast<Colour>(c);
    }
    return Colour::kNone;
}

}  // namespace

unsigned allowed_colours(const Rules& rules, const Open& s) {
    const Ask& ask = s.asked.front();
    if (!any_order(rules)) return colours_in_order(s, ask);
    if (ask.kind == AskKind::kGain) return kAllColours;
    unsigned open = 0;
    for (int c = 0; c < kColours; ++c) {
        open |= static_cast<unsigned>(s.supply[actor(s)].count(c) > 0) << c;
    }
    return open;
}

void name_colour(const Rules& rules, Open& s, Colour colour) {
    Ask& ask = s.asked[0];
    Resources& supply = s.supply[actor(s)];
    if (ask.kind == AskKind::kPay) {
        supply -= Resources::of(colour);
    } else {
        add_resources(supply, colour);
    }
    if (!any_order(rules)) ask.colour = colour;
    if (--ask.count == 0) s.asked.pop_front();
}

void settle_payments(const Rules& rules, Open& s) {
    while (!s.asked.empty() && s.asked.front().kind == AskKind::kPay) {
        const Colour forced = forced_colour(rules, s);
        if (forced == Colour::kNone) return;
        name_colour(rules, s, forced);
    }
}

bool payment_has_choice(const Rules& rules, const Open& s) {
    return popcount(allowed_colours(rules, s)) > 1 && forced_colour(rules, s) == Colour::kNone;
}

}  // namespace pakhuis::amsterdam
