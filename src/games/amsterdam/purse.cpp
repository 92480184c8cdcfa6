#include "games/amsterdam/purse.h"

namespace pakhuis::amsterdam {

void give(Open& s, Seat seat, int florins, int points) {
    s.florins[seat] = static_cast<std::uint16_t>(s.florins[seat] + florins);
    s.points[seat] = static_cast<std::int16_t>(s.points[seat] + points);
}

void card_gives(Open& s, Seat seat, int florins, int points) {
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

unsigned open_colours(const Open& s) {
    const Ask& ask = s.asked.front();
    const int first = static_cast<int>(ask.colour);
    if (ask.kind == AskKind::kGain) return 0x3fu >> first << first;
    const Resources supply = s.supply[actor(s)];
    unsigned open = 0;
    int above = 0;  // what can still be paid from this colour on
    for (int c = kColours - 1; c >= first; --c) {
        const int own = supply.count(c);
        above += own;
        open |= static_cast<unsigned>(own > 0 && above >= ask.count) << c;
    }
    return open;
}

void name_colour(Open& s, Colour colour) {
    Ask& ask = s.asked[0];
    Resources& supply = s.supply[actor(s)];
    if (ask.kind == AskKind::kPay) {
        supply -= Resources::of(colour);
    } else {
        supply += Resources::of(colour);
    }
    ask.colour = colour;
    if (--ask.count == 0) s.asked.pop_front();
}

void settle_payments(Open& s) {
    while (!s.asked.empty() && s.asked.front().kind == AskKind::kPay) {
        const unsigned open = open_colours(s);
        if (popcount(open) != 1) return;
        name_colour(s, static_cast<Colour>(lowest_bit(open)));
    }
}

}  // namespace pakhuis::amsterdam
