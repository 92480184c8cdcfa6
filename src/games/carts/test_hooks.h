// The hooks of carts for the property kit.
#pragma once

#include "games/carts/carts.h"
#include "kit/hooks.h"

namespace pakhuis::carts {

using Each = std::function<void(const Action&)>;

inline void each_claim(const Rules& rules, const Each& each) {
    const auto tracks = static_cast<int>(rules.edition.tracks.size());
    for (int track = 0; track <= tracks; ++track) {  // the last one does not exist
        for (int card = 0; card <= kKinds; ++card) {
            const Card paid = card == kKinds ? Card::kNone : static_cast<Card>(card);
            for (int jokers = 0; jokers <= kMaxLength + 1; ++jokers) {
                each(Action::claim(TrackId(track), paid, jokers));
            }
        }
    }
    each(Action::claim({}, Card::kRed, 0));
}

inline void each_keep(const Rules& rules, const Each& each) {
    const auto contracts = static_cast<int>(rules.edition.contracts.size());
    for (int first = 0; first <= contracts; ++first) {
        const ContractId one = first == contracts ? ContractId() : ContractId(first);
        for (int second = 0; second <= contracts; ++second) {
            each(Action::keep(one, second == contracts ? ContractId() : ContractId(second)));
        }
    }
    each(Action::keep(ContractId(kMaxContracts)));
    each(Action::keep(ContractId(0), ContractId(kMaxContracts)));
}

// Every action with operands in and out of range, and every verb with superfluous operands.
inline void each_action(const Rules& rules, const Each& each) {
    for (int card = 0; card <= kKinds + 1; ++card) {
        const Card kind = card > kKinds ? Card::kNone : static_cast<Card>(card);
        for (const Verb verb : {Verb::kTake, Verb::kDeal, Verb::kTurn}) each({verb, kind});
    }
    for (const Verb verb : {Verb::kDraw, Verb::kContracts, Verb::kPass}) each({verb});
    for (int contract = 0; contract <= kMaxContracts; ++contract) {
        each(Action::offer(ContractId(contract)));
    }
    each(Action::offer({}));
    each_claim(rules, each);
    each_keep(rules, each);
    for (int verb = 0; verb <= static_cast<int>(Verb::kOffer) + 1; ++verb) {
        Action odd{static_cast<Verb>(verb)};
        odd.card = Card::kRed;
        odd.jokers = 1;
        odd.track = TrackId(0);
        odd.first = ContractId(0);
        odd.second = ContractId(1);
        each(odd);
    }
}

// Counts all components and compares them with the rulebook's list.
inline kit::Fault lost_components(const Rules& rules, const State& s) {
    Cards cards = s.pile + s.discards + s.row;
    int goods = goods_left(s);
    ContractSet contracts = s.contract_pile;
    for (const ContractId id : s.queue) contracts.add(id);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats); ++seat) {
        cards += s.hand[seat];
        goods += s.goods[seat];
        contracts |= s.contracts[seat] | s.offer[seat];
        int carts = s.carts[seat];
        for (TrackSet tracks = s.tracks[seat]; !tracks.empty();) {
            carts += rules.track(tracks.pop()).length;
        }
        if (carts != kCarts) return "carts were lost";
    }
    if (cards != kDeck) return "transport cards were lost";
    if (goods != kGoodsCards || goods_left(s) < 0) return "goods cards were lost";
    if (contracts != rules.all_contracts()) return "contracts were lost";
    return {};
}

// Other seats see only the number of kept contracts.
inline bool same_outline(const Rules&, const State&, const Action& a, const Action& b) {
    return a.verb == b.verb && a.second.none() == b.second.none();
}

// The numbers of the first choice are revealed when all seats have chosen, contracts at the end.
inline bool opens_secrets(const Rules&, const State& before, const State& after) {
    return after.phase == Phase::kOver ||
           (before.phase == Phase::kChoose && after.phase != Phase::kChoose);
}

inline kit::Hooks<Carts> hooks() {
    return {each_action, lost_components, same_outline, opens_secrets};
}

}  // namespace pakhuis::carts
