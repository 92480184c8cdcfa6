#include "games/merchants/payout.h"

#include "base/index.h"

namespace pakhuis::merchants {
namespace {

// The connected group of the lowest house among these.
std::uint16_t group_of(const Grid& grid, std::uint16_t houses) {
    auto group = static_cast<std::uint16_t>(houses & -houses);
    for (;;) {
        const auto grown = static_cast<std::uint16_t>(grid.beside(group) & houses);
        if (grown == group) return group;
        group = grown;
    }
}

// The highest value below a bound.
int best_below(const std::array<int, kMaxPlayers>& values, int bound) {
    int best = 0;
    for (const int value : values) {
        if (value > best && value < bound) best = value;
    }
    return best;
}
int how_many(const std::array<int, kMaxPlayers>& values, int wanted) {
    int n = 0;
    for (const int value : values) n += value == wanted;
    return n;
}
// An equal share, rounded down to tens.
int share(int amount, int among) {
    return amount / among / 10 * 10;
}

}  // namespace

int best_group(const Rules& rules, SiteSet houses, int quarter) {
    int best = 0;
    std::uint16_t left = in_quarter(houses, quarter);
    while (left != 0) {
        const std::uint16_t group = group_of(rules.grids[to_index(quarter)], left);
        left = static_cast<std::uint16_t>(left & ~group);
        std::uint64_t across = 0;
        for (std::uint16_t g = group; g != 0;) {
            across |= rules.across[to_index(kSitesEach * quarter + pop_lowest(g))];
        }
        const int size = popcount(group) + popcount(across & houses.bits);
        if (size > best) best = size;
    }
    return best;
}

int player_value(const Rules& rules, const Open& s, Area area, int sector, Seat seat) {
    switch (area) {
        case Area::kExchange:
            return s.markers[seat].count(sector);
        case Area::kAmsterdam:
            return best_group(rules, s.houses[seat], sector);
        default:
            return in_continent(s.colonies[seat], sector);
    }
}

int sector_value(const Rules& rules, const Open& s, Area area, int sector) {
    int value = 0;
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (area == Area::kExchange) {
            const int space = s.markers[seat].count(sector);
            value = space > value ? space : value;
        } else if (area == Area::kAmsterdam) {
            value += popcount(in_quarter(s.houses[seat], sector));
        } else {
            value += in_continent(s.colonies[seat], sector);
        }
    }
    return value;
}

std::array<int, kSectors> sector_order(const Rules& rules, const Open& s, Area area) {
    std::array<int, kSectors> order{};
    std::array<int, kSectors> values{};
    for (int sector = 0; sector < kSectors; ++sector) {
        values[to_index(sector)] = sector_value(rules, s, area, sector);
        int place = sector;
        while (place > 0 &&
               values[to_index(order[to_index(place - 1)])] < values[to_index(sector)]) {
            order[to_index(place)] = order[to_index(place - 1)];
            --place;
        }
        order[to_index(place)] = sector;
    }
    return order;
}

Amounts shares(const Rules& rules, const Open& s, Area area, int sector, const Payout& payout) {
    std::array<int, kMaxPlayers> values{};
    for (int i = 0; i < rules.seats; ++i) {
        values[to_index(i)] = player_value(rules, s, area, sector, static_cast<Seat>(i));
    }
    Amounts out;
    const int first = best_below(values, 1000);
    if (first == 0) return out;
    const int firsts = how_many(values, first);
    const int second = firsts > 1 ? 0 : best_below(values, first);
    const int for_first = firsts > 1 ? share(payout.first + payout.second, firsts) : payout.first;
    const int for_second = second == 0 ? 0 : share(payout.second, how_many(values, second));
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == first) out[i] = static_cast<std::uint16_t>(for_first);
        if (values[i] == second && second != 0) out[i] = static_cast<std::uint16_t>(for_second);
    }
    return out;
}

void pay_area(const Rules& rules, State& s, Area area, const PayoutTable& table) {
    const auto order = sector_order(rules, s, area);
    for (std::size_t rank = 0; rank < kSectors; ++rank) {
        const Amounts amounts = shares(rules, s, area, order[rank], table[rank]);
        for (std::size_t i = 0; i < kMaxPlayers; ++i) {
            s.money[i] += amounts[i];
            s.ledger[i].payouts[at(area)] += amounts[i];
        }
    }
}

void pay_space(const Rules& rules, State& s, const Space& space) {
    const bool all = space.event == SpaceEvent::kFinal;
    const int first = all ? 0 : static_cast<int>(area_of(space.event));
    const int last = all ? kAreas - 1 : first;
    for (int area = first; area <= last; ++area) {
        pay_area(rules, s, static_cast<Area>(area), space.payouts);
    }
}

}  // namespace pakhuis::merchants
