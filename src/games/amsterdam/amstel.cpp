#include "games/amsterdam/amstel.h"

#include "games/amsterdam/purse.h"

namespace pakhuis::amsterdam {
namespace {

// Puts the disc where it belongs among the others: on top of the stack on its space, in the mouth
// behind those who were there before. Whoever has 034 returns to the top at once.
void put_in_order(Open& s, Seat seat) {
    const int space = s.amstel[seat];
    Seating order;
    bool placed = false;
    for (const Seat other : s.order) {
        if (other == seat) continue;
        const int its = s.amstel[other];
        const bool stays_above =
            its == space && (space == kMouth || has(s, other, by_effect::kOnTop));
        if (!placed && its <= space && !stays_above) {
            order.push_back(seat);
            placed = true;
        }
        order.push_back(other);
    }
    if (!placed) order.push_back(seat);
    s.order = order;
}

}  // namespace

int advance(const Rules& rules, Open& s, Seat seat, int steps) {
    const int from = s.amstel[seat];
    const int to = from + steps < kMouth ? from + steps : kMouth;
    if (to == from) return 0;
    s.amstel[seat] = static_cast<std::uint8_t>(to);
    put_in_order(s, seat);
    const auto points = [&](int space) { return rules.passed[static_cast<std::size_t>(space)]; };
    give(s, seat, 0, points(to) - points(from));
    return to - from;
}

void to_top(Open& s, Seat seat) {
    if (s.amstel[seat] != kMouth) put_in_order(s, seat);
}

}  // namespace pakhuis::amsterdam
