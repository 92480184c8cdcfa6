#include "games/amsterdam/amstel.h"

#include "games/amsterdam/purse.h"

namespace pakhuis::amsterdam {
namespace {

// (solo) Whether a disc that arrives on `space` is before the other disc. On the same space it goes
// on top, unless the other keeps the top (034). In the mouth it goes behind the other.
bool goes_before(int space, int other, bool other_on_top) {
    if (space != other) return space > other;
    return space != kMouth && !other_on_top;
}

// Puts a disc into the Amstel order: on top of the stack on its space, in the mouth behind earlier
// discs. A disc with 034 returns to the top at once.
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
    if (with_tom(s)) s.tom.ahead = !goes_before(space, s.tom.amstel, false);
}

int points_between(const Rules& rules, int from, int to) {
    const auto points = [&](int space) { return rules.passed[static_cast<std::size_t>(space)]; };
    return points(to) - points(from);
}
int target_of(int from, int steps) {
    return from + steps < kMouth ? from + steps : kMouth;
}

}  // namespace

int advance(const Rules& rules, Open& s, Seat seat, int steps) {
    const int from = s.amstel[seat];
    const int to = target_of(from, steps);
    if (to == from) return 0;
    s.amstel[seat] = static_cast<std::uint8_t>(to);
    put_in_order(s, seat);
    give(s, seat, 0, points_between(rules, from, to));
    return to - from;
}

int advance_tom(const Rules& rules, Open& s, int steps) {
    const int from = s.tom.amstel;
    const int to = target_of(from, steps);
    const Seat player = s.order.front();
    s.tom.amstel = static_cast<std::uint8_t>(to);
    s.tom.ahead = goes_before(to, s.amstel[player], has(s, player, by_effect::kOnTop));
    return points_between(rules, from, to);
}

void move_to_top(Open& s, Seat seat) {
    if (s.amstel[seat] != kMouth) put_in_order(s, seat);
}

}  // namespace pakhuis::amsterdam
