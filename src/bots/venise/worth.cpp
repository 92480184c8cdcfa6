#include "bots/venise/worth.h"

#include <algorithm>

#include "base/sort_few.h"

namespace pakhuis::bots {

using namespace venise;

namespace {

constexpr int kPoint = 100;
constexpr int kSoldAtEnd = 6;
constexpr int kSoldAtOnce = 4;  // an average die at the market

struct SeatWorth {
    const Rules& rules;
    const State& s;
    const VeniseWeights& w;
    Seat seat = 0;
    int time = 0;  // own turns left, in tenths

    // The time until the first of the three ends, the last lap included.
    int time_left() const {
        const int this_lap = seat > s.turn ? 10 : 0;
        if (s.last != LastLapReason::kNo) return this_lap;
        int most = 0;
        for (const EdgeSet& own : s.bridges.values) most = std::max(most, own.count());
        const int spaces = static_cast<int>(rules.bonuses.size()) - s.sales;
        const int ends = std::min({(kBridgesEach - most) * w.lap_per_bridge,
                                   deck_size(s.order_deck) * w.lap_per_order / rules.seats,
                                   spaces * w.lap_per_sale / rules.seats,
                                   std::max(0, (w.patience - s.lap) * 10)});
        return this_lap + 10 + ends;
    }

    // The gain of a market sale over keeping the goods for the end.
    int goods() const {
        int best = 0;
        int others = 0;
        const int bonus = s.sales < rules.bonuses.size() ? rules.bonuses[s.sales] : 0;
        for (int i = 0; i < kColours; ++i) {
            const auto good = static_cast<Good>(i);
            const int n = s.store[seat][good];
            if (n == 0) continue;
            const int price = s.price(good);
            const int sold = std::min(n, kSoldAtOnce);
            const int late = std::max(price - 1, 0);
            const int lost = late * (std::min(n, kSoldAtEnd) - std::min(n - sold, kSoldAtEnd));
            const int gain = sold * (price + bonus) - lost;
            others += std::min(gain, best);
            best = std::max(gain, best);
        }
        const int chance = std::min(w.sale_most, w.sale_chance * time / 10);
        return chance * best + chance * chance * others / 100;
    }

    // The expected production of a workshop in the time left.
    int workshop(WorkshopId id, bool order) const {
        const Colour colour = rules.workshop_colour[at(id)];
        const int capacity = rules.capacity[at(id)];
        const Good good = good_of(colour);
        int needs = order ? 0 : w.time_for_order;
        if (s.built.has(id)) {
            needs += (capacity - s.on_workshop[at(id)][colour]) * w.time_for_fill;
        } else {
            needs += capacity * w.time_for_fill +
                     (rules.workshop_cost[at(id)].total() - s.on_workshop[at(id)].total()) *
                         w.time_for_cost;
        }
        const int spare = time - needs;
        if (spare <= 0) return 0;
        const int each = capacity * (s.price(good) * w.price_share + w.good_beyond_price) +
                         std::min(s.store[seat][good], kSoldAtEnd) * kPoint;
        const int first = std::min(spare, 20) * each / 20;
        return first + std::max(spare - 20, 0) * each / w.time_for_repeat;
    }
    // Each workshop after the best brings less, since they compete for the same turns.
    int best_first(std::array<int, kWorkshops>& worth, std::size_t count) const {
        sort_few(worth.data(), worth.data() + count, [](int a, int b) { return a > b; });
        int sum = 0;
        int share = 100;
        for (std::size_t i = 0; i < count; ++i) {
            sum += worth[i] * share / 100;
            share = share * w.later_workshop / 100;
        }
        return sum;
    }
    // Orders without a workshop block their places for ever.
    int workshops() const {
        std::array<int, kColours> orders{};
        for (std::size_t g = 0; g < kColours; ++g) {
            const auto good = static_cast<Good>(g);
            const Orders held = s.orders[seat];
            orders[g] = held[order_kind(good, 1)] + held[order_kind(good, 2)];
        }
        std::array<int, kColours> spare = orders;
        std::array<int, kWorkshops> worth{};
        std::size_t count = 0;
        unsigned made = 0;
        for (WorkshopSet left = s.workshops[seat]; !left.empty();) {
            const WorkshopId id = left.pop();
            const std::size_t good = at(rules.workshop_colour[at(id)]);
            worth[count++] = workshop(id, spare[good]-- > 0);
            made |= 1u << good;
        }
        int live = free_places(rules, s, seat, 2);
        int sum = 0;
        for (std::size_t g = 0; g < kColours; ++g) {
            const bool usable = (made >> g) & 1;
            if (usable) live += orders[g];
            sum += usable ? std::clamp(spare[g], 0, 1) * w.spare_order : -orders[g] * w.dead_order;
        }
        const int blocked = live == 0 ? w.no_place : live == 1 ? w.one_place : 0;
        return best_first(worth, count) * (100 - blocked) / 100 + (time > 20 ? sum : 0);
    }
    // Cards keep their places, so a free place has some worth.
    int places() const {
        return time > 20
                   ? w.place * (free_places(rules, s, seat, 1) + free_places(rules, s, seat, 2))
                   : 0;
    }

    int effect_worth(Effect effect) const {
        switch (effect) {
            case Effect::kStep:
            case Effect::kSkill:
                return w.master_skill * time / 10;
            case Effect::kFill:
                return w.master_fill;
            case Effect::kBridges:
                return 2 * kPoint;
            default:
                return kPoint / 2;
        }
    }
    int masters() const {
        const MasterSet on = s.masters[seat] & s.on;
        int paid = on.count() + s.under[seat].count();
        int sum = 0;
        for (MasterSet left = on; !left.empty();) {
            const Effect effect = rules.master(left.pop()).effect;
            if (effect != Effect::kBridges) sum += effect_worth(effect);
        }
        for (MasterSet left = s.masters[seat] - s.on; !left.empty();) {
            const MasterId id = left.pop();
            const int lacks = rules.master_cost[at(id)].total() - s.on_master[at(id)].total();
            const int sure = 100 - lacks * w.master_cube;
            const int chance = std::clamp(std::min(sure, w.master_turn * time / 10), 0, 100);
            const int square = paid < 5 ? (2 * paid + 1) * kPoint : 0;
            sum += (square + effect_worth(rules.master(id).effect)) * chance / 100;
            ++paid;
        }
        return sum;
    }

    // Own dice that a bridge can join to another own die, now or later.
    int dice() const {
        const int built = s.bridges[seat].count();
        if (built == kBridgesEach) return 0;
        const Map map = map_at(rules, s);
        const int next = (2 * built + 1) * kPoint;
        unsigned own = 0;
        for (int i = 0; i < kTileCount; ++i) {
            own |= unsigned{s.dice[static_cast<std::size_t>(i)].owner == seat} << i;
        }
        int best = 0;
        int sum = 0;
        for (unsigned left = own; left != 0;) {
            const auto a = static_cast<Tile>(pop_lowest(left));
            sum += w.die_alone;
            for (unsigned near = map.near[at(a)] & left; near != 0;) {
                const auto b = static_cast<Tile>(pop_lowest(near));
                if (s.bridges[seat].has(edge_between(a, b))) continue;
                const int gap = std::abs(s.dice[at(a)].value - s.dice[at(b)].value);
                best = std::max(best, w.die_pair * (7 - gap) / 7);
            }
        }
        return std::min(time, 20) * next / 20 * (best + sum) / 100;
    }

    int cubes() const {
        int sum = 0;
        for (int c = 0; c < kColours; ++c) {
            const auto colour = static_cast<Colour>(c);
            const int n = s.stock[seat][colour];
            if (n == 0) continue;
            bool taken = false;
            for (WorkshopSet left = s.workshops[seat]; !left.empty() && !taken;) {
                taken = takes(rules, s, left.pop(), colour);
            }
            for (MasterSet left = s.masters[seat]; !left.empty() && !taken;) {
                taken = takes(rules, s, left.pop(), colour);
            }
            sum += n * (w.cube + (taken ? w.cube_taken : 0));
        }
        return sum;
    }

    // Cubes on cards and paid costs keep their worth, so putting a cube down costs nothing.
    int paid() const {
        int sum = 0;
        for (WorkshopSet left = s.workshops[seat]; !left.empty();) {
            const WorkshopId id = left.pop();
            sum += s.on_workshop[at(id)].total();
            if (s.built.has(id)) sum += rules.workshop_cost[at(id)].total();
        }
        for (MasterSet left = s.masters[seat]; !left.empty();) {
            const MasterId id = left.pop();
            sum += s.on.has(id) ? rules.master_cost[at(id)].total() : s.on_master[at(id)].total();
        }
        return sum * (w.cube + w.cube_taken - 1);
    }

    int total() {
        time = time_left();
        const int sure = Venise::score(rules, s, seat) * kPoint;
        if (time == 0) return sure;
        return sure + goods() + workshops() + masters() + dice() + cubes() + paid() + places();
    }
};

}  // namespace

int venise_worth(const Rules& rules, const State& s, Seat seat, const VeniseWeights& w) {
    int rival = 0;
    for (int other = 0; other < rules.seats; ++other) {
        if (other == seat) continue;
        rival = std::max(rival, SeatWorth{rules, s, w, static_cast<Seat>(other)}.total());
    }
    return SeatWorth{rules, s, w, seat}.total() - rival * w.rival / 100;
}

}  // namespace pakhuis::bots
