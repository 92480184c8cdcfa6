// Dice and decks. A roll that allows no move would be rolled again, so chance never draws it.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

// The number of the 36 equally likely rolls that allow a move and begin with this die; for the
// second die, 1 or 0. A roll allows a move if either of its dice does.
int roll_weight(const State& s, unsigned moving, int die) {
    const bool moves = (moving >> die) & 1;
    if (s.phase == Phase::kRollFirst) return moves ? kFaces : popcount(moving);
    return moves || ((moving >> s.rolled[0]) & 1);
}

template <class Each>
void each_card(const State& s, Each&& each) {
    switch (tile_of(s)) {
        case Tile::kOrder:
            for (int i = 0; i < kOrderKinds; ++i) {
                each(card_of(static_cast<OrderKind>(i)), s.order_deck[0].cards.count(i));
            }
            break;
        case Tile::kWorkshop:
            for (WorkshopSet left = s.workshop_deck[0].cards; !left.empty();) {
                each(card_of(left.pop()), 1);
            }
            break;
        default:
            for (MasterSet left = s.master_deck[0].cards; !left.empty();) {
                each(card_of(left.pop()), 1);
            }
    }
}

CardId sample_card(const State& s, Rng& rng) {
    switch (tile_of(s)) {
        case Tile::kOrder: {
            const Orders cards = s.order_deck[0].cards;
            return card_of(cards.nth(rng.below(cards.total())));
        }
        case Tile::kWorkshop: {
            const WorkshopSet cards = s.workshop_deck[0].cards;
            return card_of(cards.nth(rng.below(cards.count())));
        }
        default: {
            const MasterSet cards = s.master_deck[0].cards;
            return card_of(cards.nth(rng.below(cards.count())));
        }
    }
}

}  // namespace

void Venise::chances(const Rules& rules, const State& s, ChanceList<Action>& out) {
    out.clear();
    if (s.phase == Phase::kDraw) {
        out.stream = static_cast<std::uint8_t>(tile_of(s));  // order 1, workshop 2, master 3
        each_card(s, [&](CardId card, int n) { out.add(Action::of(Verb::kDraw, card), n); });
        return;
    }
    const unsigned moving = moving_values(rules, s, s.turn);
    for (int die = 1; die <= kFaces; ++die) {
        out.add(Action::numbered(Verb::kRoll, die), roll_weight(s, moving, die));
    }
}

Action Venise::sample_chance(const Rules& rules, const State& s, Rng& rng) {
    if (s.phase == Phase::kDraw) return Action::of(Verb::kDraw, sample_card(s, rng));
    const unsigned moving = moving_values(rules, s, s.turn);
    if (moving == kAllValues) return Action::numbered(Verb::kRoll, 1 + rng.below(kFaces));
    int total = 0;
    for (int die = 1; die <= kFaces; ++die) total += roll_weight(s, moving, die);
    int unit = rng.below(total);
    int die = 1;
    while (unit >= roll_weight(s, moving, die)) unit -= roll_weight(s, moving, die++);
    return Action::numbered(Verb::kRoll, die);
}

}  // namespace pakhuis
