#include "things/venise/things.h"

namespace pakhuis {

using namespace venise;

namespace {

template <std::size_t N>
void add(std::array<std::uint8_t, N>& counts, std::size_t which, int more = 1) {
    counts[which] = static_cast<std::uint8_t>(counts[which] + more);
}

void note_kept(Diary<Venise>& diary, Seat seat, CardId card) {
    if (card.none() || is_workshop(card)) return;
    if (is_master(card)) {
        diary.masters[seat].add(master_of(card));
    } else {
        add(diary.orders[seat], at(order_of(card)));
    }
}

int longest_chain(EdgeSet bridges) {
    int longest = 0;
    while (!bridges.empty()) longest = std::max(longest, pop_chain(bridges));
    return longest;
}

}  // namespace

void Diary<Venise>::note(const Rules&, const State& before, Seat actor, const Action& action,
                         const State& after) {
    switch (action.verb) {
        case Verb::kStart:
            first_tile[actor] = action.tile;
            break;
        case Verb::kActivate:
            add(powers[actor], at(tile_of(before)));
            break;
        case Verb::kKeep:
            note_kept(*this, actor, action.card);
            break;
        case Verb::kProduce:
            for (const Good good : {Good::kCloth, Good::kLace, Good::kJewels}) {
                add(made[actor], at(good), after.store[actor][good] - before.store[actor][good]);
            }
            break;
        case Verb::kSell:
            add(sold[actor], at(action.good), action.number);
            break;
        case Verb::kShip:
            add(shipped[actor], at(action.good));
            break;
        default:
            break;
    }
}

void Diary<Venise>::list(const Rules& rules, const State& end, Seat seat, ThingList& out) const {
    const auto workshops = static_cast<int>(rules.edition.workshops.size());
    const auto masters_in_all = static_cast<int>(rules.edition.masters.size());
    const auto master_name = [&](int i) { return rules.name_of(MasterId(i)); };
    const MasterSet paid = (end.masters[seat] & end.on) | end.under[seat];
    const auto of = [&](const auto& counts) {
        return [&](int i) { return counts[seat][static_cast<std::size_t>(i)]; };
    };
    const WorkshopSet built = end.workshops[seat] & end.built;
    out.set("workshop kept", end.workshops[seat].bits, workshops,
            [&](int i) { return rules.name_of(WorkshopId(i)); });
    out.set("workshop built", built.bits, workshops,
            [&](int i) { return rules.name_of(WorkshopId(i)); });
    out.set("master kept", masters[seat].bits, masters_in_all, master_name);
    out.set("master paid", paid.bits, masters_in_all, master_name);
    out.set("first tile", bit(first_tile[seat]), kTileCount,
            [](int i) { return venise::name_of(static_cast<Tile>(i)); });
    out.amount("bridges in a row", "", longest_chain(end.bridges[seat]), kBridgesEach);
    out.amount("bridges", "", end.bridges[seat].count(), kBridgesEach);
    out.amount("workshops built", "", built.count(), 4);
    out.amount("masters paid", "", paid.count(), 5);
    out.amounts("power used", enum_names(Tile{}), 8, of(powers));
    out.amounts("orders kept", enum_names(OrderKind{}), 3, of(orders));
    out.amounts("cubes made", enum_names(Good{}), 8, of(made));
    out.amounts("cubes sold", enum_names(Good{}), 8, of(sold));
    out.amounts("cubes shipped", enum_names(Good{}), 3, of(shipped));
}

}  // namespace pakhuis
