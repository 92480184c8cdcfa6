#include "bots/merchants/gain.h"

#include <algorithm>

#include "base/index.h"
#include "games/merchants/board.h"

namespace pakhuis::bots {

using namespace merchants;

namespace {

// Marks an impossible choice.
constexpr Gain kNever{-1'000'000, -1'000'000};

}  // namespace

MerchantsGains::MerchantsGains(const MerchantsWorth& worth, const Rules& rules, const State& now,
                               Seat thinker)
    : worth_(worth), rules_(rules), now_(now), thinker_(thinker) {
    for (int area = 0; area < kAreas; ++area) {
        worths_now_[to_index(area)] = worth.worths(now, static_cast<Area>(area));
    }
}

// The change of the worth of an area's tiles and of the seat's money.
Gain MerchantsGains::change(const State& after, Area area, Seat seat) const {
    Worths change = worth_.worths(after, area);
    for (std::size_t i = 0; i < kMaxPlayers; ++i) change[i] -= worths_now_[at(area)][i];
    const int money = owned(after, seat) - owned(now_, seat) -
                      rules_.repayment * (after.credits[seat] - now_.credits[seat]);
    change[seat] += money * kThousand;
    return {worth_.standing(change, seat), worth_.standing(change, thinker_)};
}

Gain MerchantsGains::site(Seat seat, SiteId site) const {
    State after = now_;
    build(rules_, after, seat, site);
    return change(after, Area::kAmsterdam, seat);
}

Gain MerchantsGains::continent(Seat seat, int continent) const {
    State after = now_;
    after.markers[seat] = {};  // the step is not counted here
    found(rules_, after, seat, colony_of(static_cast<Continent>(continent), Good::kSugar));
    return change(after, Area::kColonies, seat);
}

bool MerchantsGains::wins_house(Seat seat, Markers after) const {
    return earns_house(after) && !earns_house(now_.markers[seat]);
}

Gain MerchantsGains::markers_alone(Seat seat, Markers markers) const {
    State after = now_;
    after.markers[seat] = markers;
    return change(after, Area::kExchange, seat);
}

Gain MerchantsGains::markers(Seat seat, Markers after) {
    const Gain gain = markers_alone(seat, after);
    return wins_house(seat, after) ? gain + free_house(seat) : gain;
}

Gain MerchantsGains::free_house(Seat seat) {
    if (!has_tile(now_, seat)) return {};
    Gain best;
    for (const Gain& gain : parts(seat).house) best = better(best, gain);
    return best;
}

Gain MerchantsGains::without(Seat seat, Colony colony) const {
    State after = now_;
    abandon(rules_, after, seat, colony);
    return change(after, Area::kColonies, seat);
}

Gain MerchantsGains::without(Seat seat, SiteId site) const {
    State after = now_;
    demolish(rules_, after, seat, site);
    return change(after, Area::kAmsterdam, seat);
}

Gain MerchantsGains::without(Seat seat, Good good) const {
    State after = now_;
    step_back(after, seat, good);
    const Gain step = markers_alone(seat, after.markers[seat]);
    settle_lost_house(after, seat);
    if (after.ask != Ask::kDemolish) return step;
    Gain house = kNever;
    for (SiteSet left = now_.houses[seat]; !left.empty();) {
        house = better(house, without(seat, left.pop()));
    }
    return step + house;
}

// The free sites, but of those in a quarter that touch no house and no bridge only one: they are
// equal.
std::uint64_t MerchantsGains::distinct_sites() const {
    const std::uint64_t taken = all_houses(now_);
    const std::uint64_t free = free_sites(rules_, now_);
    std::uint64_t out = 0;
    for (int q = 0; q < kSectors; ++q) {
        const std::uint16_t houses = in_quarter(SiteSet(taken), q);
        std::uint64_t touched = rules_.grids[to_index(q)].beside(houses);
        touched <<= kSitesEach * q;
        for (const std::uint64_t ends : rules_.bridges) touched |= ends;
        const std::uint64_t here = free & quarter_mask(q);
        const std::uint64_t alone = here & ~touched;
        out |= (here & touched) | (alone & -alone);
    }
    return out;
}

const MerchantsGains::Parts& MerchantsGains::parts(Seat seat) {
    Parts& p = parts_[seat];
    if (p.known) return p;
    p.known = true;
    p.one.fill(kNever);
    p.two.fill(kNever);
    p.house.fill(kNever);
    p.colony.fill(kNever);
    const Markers markers = now_.markers[seat];
    for (unsigned open = steps_open(rules_, now_, seat); open != 0;) {
        const int good = pop_lowest(open);
        const Markers once = markers + Markers::of(static_cast<Good>(good));
        p.one[to_index(good)] = markers_alone(seat, once);
        if (once.count(good) == rules_.row) continue;
        p.two[to_index(good)] = markers_alone(seat, once + Markers::of(static_cast<Good>(good)));
    }
    if (!has_tile(now_, seat)) return p;
    for (std::uint64_t sites = distinct_sites(); sites != 0;) {
        const SiteId id(pop_lowest(sites));
        Gain& best = p.house[at(quarter_of(id))];
        best = better(best, site(seat, id));
    }
    const std::uint64_t free = free_colonies(rules_, now_);
    for (int c = 0; c < kSectors; ++c) {
        if (((free >> (16 * c)) & 0xffff) != 0) p.colony[to_index(c)] = continent(seat, c);
    }
    return p;
}

Gain MerchantsGains::best_step(Seat seat, unsigned goods) {
    const Parts& p = parts(seat);
    Gain best;
    for (unsigned left = goods; left != 0;) {
        const int good = pop_lowest(left);
        Gain gain = p.one[to_index(good)];
        if (gain.to_actor == kNever.to_actor) continue;
        const Markers after = now_.markers[seat] + Markers::of(static_cast<Good>(good));
        if (wins_house(seat, after)) gain = gain + free_house(seat);
        best = better(best, gain);
    }
    return best;
}

// Up to three steps, at most two on one good.
Gain MerchantsGains::goods_card(Seat seat) {
    const Parts& p = parts(seat);
    Gain best;
    const auto meet = [&](Gain gain, Markers steps) {
        if (gain.to_actor <= kNever.to_actor / 2) return;
        const Markers after = now_.markers[seat] + steps;
        best = better(best, wins_house(seat, after) ? gain + free_house(seat) : gain);
    };
    for (int a = 0; a < kSectors; ++a) {
        const Markers one = Markers::of(static_cast<Good>(a));
        meet(p.one[to_index(a)], one);
        meet(p.two[to_index(a)], one + one);
        for (int b = 0; b < kSectors; ++b) {
            if (b == a) continue;
            const Markers other = Markers::of(static_cast<Good>(b));
            meet(p.two[to_index(a)] + p.one[to_index(b)], one + one + other);
            for (int c = b + 1; c < kSectors && b > a; ++c) {
                meet(p.one[to_index(a)] + p.one[to_index(b)] + p.one[to_index(c)],
                     one + other + Markers::of(static_cast<Good>(c)));
            }
        }
    }
    return best;
}

Gain MerchantsGains::colony_card(Seat seat, CardKind kind) {
    if (!has_tile(now_, seat)) return {};
    const Parts& p = parts(seat);
    Gain best;
    for (std::uint64_t left = free_colonies(rules_, now_) & colonies_of(kind); left != 0;) {
        const auto colony = static_cast<Colony>(pop_lowest(left) / 4);
        const Gain step = best_step(seat, 1u << at(good_of(colony)));
        best = better(best, p.colony[at(continent_of(colony))] + step);
    }
    return best;
}

Gain MerchantsGains::house_card(Seat seat, CardKind kind) {
    const Parts& p = parts(seat);
    Gain best;
    for (unsigned left = quarters_of(kind); left != 0;) {
        best = better(best, p.house[to_index(pop_lowest(left))]);
    }
    return best + best_step(seat, goods_of(kind));
}

Gain MerchantsGains::card(Seat seat, CardKind kind) {
    if (is_goods(kind)) return goods_card(seat);
    return is_colony(kind) ? colony_card(seat, kind) : house_card(seat, kind);
}

}  // namespace pakhuis::bots
