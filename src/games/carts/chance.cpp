// Chance outcomes: cards of the pile, contracts of the contract pile.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

void Carts::chances(const Rules&, const State& s, ChanceList<Action>& out) {
    out.clear();
    const bool fill = row_is_short(s);
    if (!fill && (s.phase == Phase::kDealContracts || s.phase == Phase::kOffer)) {
        out.stream = 1;
        if (s.contract_pile.empty()) {
            out.add(Action::offer(s.queue.front()), 1);
        } else {
            for (ContractSet left = s.contract_pile; !left.empty();) {
                out.add(Action::offer(left.pop()), 1);
            }
        }
        return;
    }
    out.stream = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        out.add(fill ? Action::turn(card) : Action::deal(card), s.pile[card]);
    }
}

Action Carts::sample_chance(const Rules&, const State& s, Rng& rng) {
    const bool fill = row_is_short(s);
    if (!fill && (s.phase == Phase::kDealContracts || s.phase == Phase::kOffer)) {
        if (s.contract_pile.empty()) return Action::offer(s.queue.front());
        return Action::offer(s.contract_pile.nth(rng.below(s.contract_pile.count())));
    }
    const Card card = s.pile.nth(rng.below(s.pile.total()));
    return fill ? Action::turn(card) : Action::deal(card);
}

}  // namespace pakhuis
