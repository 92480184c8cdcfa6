// The legal actions of phase III.
#include "games/amsterdam/menu.h"

#include "games/amsterdam/market.h"
#include "games/amsterdam/offers.h"
#include "games/amsterdam/turn.h"

namespace pakhuis::amsterdam {
namespace {

using List = ActionList<Amsterdam>;

void list_activations(const Rules& rules, const State& s, Seat seat, List& out) {
    const Resources supply = s.supply[seat];
    const bool buys = has(s, seat, by_effect::kBuyCard) && s.florins[seat] >= kCardPrice;
    for (CardSet left = s.below[seat]; !left.empty();) {
        const CardId id = left.pop();
        const Resources cost = rules.cost(id);
        if (has_discount(s, seat, id)) {
            for (int c = 0; c < kColours; ++c) {
                const auto saved = static_cast<Colour>(c);
                if (cost.count(c) == 0 || !supply.covers(cost - Resources::of(saved))) continue;
                out.push_back(Action::of(Verb::kActivate, id, saved));
            }
        } else if (supply.covers(cost)) {
            out.push_back(Action::of(Verb::kActivate, id));
        }
        if (buys) out.push_back(Action::of(Verb::kBuy, id));
    }
}

void list_uses(const State& s, Seat seat, List& out) {
    for (CardSet left = s.active[seat] & kActionCards; !left.empty();) {
        const CardId id = left.pop();
        if (!may_use_again(s, seat, id)) continue;
        if (id == by_effect::kSellPlan) {
            for (PlanSet plans = s.active[seat].plans; !plans.empty();) {
                out.push_back(Action::of(Verb::kCede, card_of(plans.pop())));
            }
        } else if (offer_of(s, seat, id).open) {
            out.push_back(Action::of(Verb::kUse, id));
        }
    }
    for (const CardId id :
         {by_effect::kSellThree, by_effect::kTwoForOne, by_effect::kBuyResources}) {
        if (!has(s, seat, id) || !offer_of(s, seat, id).open) continue;
        out.push_back(Action::of(Verb::kUse, id));
    }
}

void list_blocks(const Rules& rules, const State& s, Seat seat, List& out) {
    if (s.turn.blocks >= blocks_a_turn(s, seat)) return;
    const bool buys = has(s, seat, by_effect::kBlockForFlorins) && s.florins[seat] >= kBlockPrice;
    const std::uint64_t free = free_blocks(s);
    for (int c = 0; c < kColours; ++c) {
        const auto quarter = static_cast<Colour>(c);
        // 025 and the bailiff each count as one more resource.
        const int means = s.supply[seat][quarter] + has(s, seat, by_effect::kBlockDiscount);
        for (std::uint64_t left = blocks_of(quarter) & free; left != 0;) {
            const BlockId block(pop_lowest(left));
            if (rules.block_costs[at(block)] <= means + (block == s.bailiff)) {
                out.push_back(Action::of(Verb::kClaim, spot_of(block)));
            }
            if (buys) out.push_back(Action::of(Verb::kAcquire, spot_of(block)));
        }
    }
}

void list_goods(Verb verb, Goods goods, List& out) {
    for (int g = 0; g < kGoodKinds; ++g) {
        if (goods.count(g) > 0) out.push_back(Action::of(verb, static_cast<Good>(g)));
    }
}

void list_harbour(const Rules& rules, const State& s, Seat seat, List& out) {
    const NodeId here = s.ship[seat];
    if (s.turn.pocket > 0 || !s.supply[seat].empty()) {
        for (std::uint32_t left = rules.beside[at(here)]; left != 0;) {
            out.push_back(Action::of(Verb::kSail, spot_of(NodeId(pop_lowest(left)))));
        }
    }
    if (is_loading_place(here)) list_goods(Verb::kLoad, s.store[seat], out);
    if (is_depot(here) && s.depots[depot_at(here)] == Good::kNone) {
        list_goods(Verb::kDeliver, s.barge[seat], out);
    }
    if (is_warehouse(here)) {
        const Good good = good_of(here);
        if (s.barge[seat][good] > 0 && s.roofs[good] < kWarehouseRoom) {
            out.push_back(Action::of(Verb::kDeliver, good));
        }
    }
    if (!is_quay(here) || s.turn.hired || s.aboard[seat].total() >= kMaxAboard) return;
    for (int d = 0; d < kQuays; ++d) {
        if (s.quays[at(docker_of(here))].count(d) == 0) continue;
        out.push_back(Action::hire(static_cast<Docker>(d)));
    }
}

void list_advances(const State& s, Seat seat, List& out) {
    if (s.turn.advanced) return;
    const int supply = s.supply[seat].total();
    const int most = kMouth - s.amstel[seat];
    for (int n = 1; n <= most && advance_cost(n) <= supply; ++n) {
        out.push_back(Action::numbered(Verb::kAdvance, n));
    }
}

void list_market(const Rules& rules, const State& s, Seat seat, List& out) {
    if (s.turn.markets >= markets_a_turn(s, seat)) return;
    if (s.florins[seat] < rules.tile(s.tile).price) return;
    if (market_has_effect(rules, s, seat)) out.push_back(Action::of(Verb::kMarket));
}

}  // namespace

void list_turn(const Rules& rules, const State& s, Seat seat, List& out) {
    list_activations(rules, s, seat, out);
    list_uses(s, seat, out);
    list_blocks(rules, s, seat, out);
    list_harbour(rules, s, seat, out);
    list_advances(s, seat, out);
    list_market(rules, s, seat, out);
    out.push_back(Action::of(Verb::kEnd));
}

}  // namespace pakhuis::amsterdam
