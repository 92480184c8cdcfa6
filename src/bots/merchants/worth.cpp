#include "bots/merchants/worth.h"

#include <algorithm>

#include "base/index.h"
#include "games/merchants/board.h"
#include "games/merchants/payout.h"

namespace pakhuis::bots {

using namespace merchants;

namespace {

// Values of seats and sectors are compared in quarters, because a house beside a group counts less
// than a house in it.
constexpr int kUnit = 4;
constexpr int kMostSteep = 1 << 17;

int square_root(int n) {
    int root = 0;
    for (int bit = 1 << 14; bit != 0; bit >>= 1) {
        if ((root + bit) * (root + bit) <= n) root += bit;
    }
    return root;
}

// 1024 / (1 + e^-x) for x in sixteenths.
constexpr std::array<std::int16_t, 129> kLogistic = [] {
    std::array<std::int16_t, 129> table{};
    double falling = 1;
    for (std::int16_t& entry : table) {
        // NOLINTNEXTLINE(bugprone-incorrect-roundings): std::lround is not constexpr
        entry = static_cast<std::int16_t>(1024 / (1 + falling) + 0.5);
        falling *= 0.93941306281347578611;  // e^(-1/16)
    }
    return table;
}();

struct Pays {
    int first = 0;
    int second = 0;
};
// The payouts of a sector between two ranks, in hundredths. Rank 0 is the best, 1024 the second.
Pays between_ranks(const PayoutTable& table, int rank) {
    const auto low = to_index(std::min(rank / 1024, kSectors - 1));
    const auto high = std::min(low + 1, to_index(kSectors - 1));
    const int beyond = rank % 1024;
    const auto mixed = [&](int better, int worse) {
        const int sum = better * (1024 - beyond) + worse * beyond;
        return sum * kThousand / 1024;
    };
    return {mixed(table[low].first, table[high].first),
            mixed(table[low].second, table[high].second)};
}

}  // namespace

MerchantsWorth::MerchantsWorth(const Rules& rules, const Open& now, const MerchantsWeights& weights)
    : rules_(rules), weights_(weights) {
    // Two of three cards are used.
    uses_ = now.pile.total() * 200 / (kDiscs * rules.seats);
    for (int area = 0; area < kAreas; ++area) {
        now_[to_index(area)] = measure(now, static_cast<Area>(area));
    }
    list_scorings(now);
}

void MerchantsWorth::list_scorings(const Open& now) {
    // Assumes that the hourglasses are spread evenly over the pile.
    const int each = uses_ / (now.hourglasses + 1);
    int until = 0;
    for (int n = now.space + 1; n < rules_.final_space; ++n) {
        until += each;
        const Space& space = rules_.space(n);
        if (!scores(space.event)) continue;
        add_scoring(space.payouts, area_of(space.event), until);
    }
    if (now.phase == Phase::kOver) return;
    const PayoutTable& last = rules_.space(rules_.final_space).payouts;
    for (int area = 0; area < kAreas; ++area) {
        add_scoring(last, static_cast<Area>(area), uses_);
    }
}

void MerchantsWorth::add_scoring(const PayoutTable& table, Area area, int uses) {
    // A difference of d quarters is steep × d / 1024 sixteenths of the logistic curve.
    const auto steepness = [](int variance) {
        const int deviation = std::max(square_root(variance), 1);  // hundredths
        return std::min(kMostSteep, 1024 * 16 * 100 * 7 / 4 / (kUnit * deviation));
    };
    const int scatter = weights_.scatter[at(area)];
    Scoring s;
    s.table = &table;
    s.area = area;
    s.steep = steepness(2 * scatter * uses);
    s.sector_steep = steepness(2 * scatter * uses / 100 * weights_.sector_scatter);
    s.enter = kOne * uses / (uses + weights_.enter);
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        s.now[sector] = shares(s, now_[at(area)][sector]);
    }
    scorings_.push_back(s);
}

// The chance that a lead of this size lasts; ½ for no lead.
int MerchantsWorth::chance(int ahead, int steep) {
    const int x = std::min(std::abs(ahead) * steep >> 10, 128);
    const int sure = kLogistic[to_index(x)];
    return ahead < 0 ? kOne - sure : sure;
}

// The value of the best group, and a part for houses and free sites beside it.
int MerchantsWorth::quarter_value(SiteSet own, std::uint64_t free, int quarter) const {
    const int group = best_group(rules_, own, quarter);
    if (group == 0) return 0;
    const std::uint16_t here = in_quarter(own, quarter);
    const int spare = std::max(popcount(here) - group, 0);
    const auto open = static_cast<std::uint16_t>(free >> (kSitesEach * quarter));
    const bool room = (rules_.grids[to_index(quarter)].beside(here) & open) != 0;
    const int more = std::min(spare * weights_.spare_house + room * weights_.room, 75);
    return kUnit * group + kUnit * more / 100;
}

MerchantsWorth::Sectors MerchantsWorth::measure(const Open& board, Area area) const {
    Sectors out{};
    const std::uint64_t free = area == Area::kAmsterdam ? free_sites(rules_, board) : 0;
    for (int sector = 0; sector < kSectors; ++sector) {
        for (int i = 0; i < rules_.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            out[to_index(sector)][to_index(i)] =
                area == Area::kAmsterdam ? quarter_value(board.houses[seat], free, sector)
                                         : kUnit * player_value(rules_, board, area, sector, seat);
        }
    }
    return out;
}

MerchantsWorth::Shares MerchantsWorth::shares(const Scoring& scoring, const Values& values) const {
    Shares out;
    int firsts = 0;
    int seconds = 0;
    const auto seats = to_index(rules_.seats);
    for (std::size_t i = 0; i < seats; ++i) {
        int ahead_of_all = kOne;
        int behind_one = 0;
        for (std::size_t j = 0; j < seats; ++j) {
            if (j == i) continue;
            const int wins = chance(values[i] - values[j], scoring.steep);
            behind_one = (behind_one * wins + ahead_of_all * (kOne - wins)) / kOne;
            ahead_of_all = ahead_of_all * wins / kOne;
        }
        firsts += out.first[i] = ahead_of_all;
        seconds += out.second[i] = behind_one;
    }
    for (std::size_t i = 0; i < seats; ++i) {
        const int present = values[i] == 0 ? scoring.enter : kOne;
        out.first[i] = out.first[i] * present / std::max(firsts, 1);
        out.second[i] = out.second[i] * present / std::max(seconds, 1);
    }
    return out;
}

Worths MerchantsWorth::worths(const Open& board, Area area) const {
    const Sectors values = measure(board, area);
    std::array<int, kSectors> totals;
    for (int sector = 0; sector < kSectors; ++sector) {
        totals[to_index(sector)] = kUnit * sector_value(rules_, board, area, sector);
    }
    Worths out;
    for (const Scoring& scoring : scorings_) {
        if (scoring.area != area) continue;
        for (std::size_t sector = 0; sector < kSectors; ++sector) {
            int rank = 0;  // expected number of sectors before this one, times 1024
            for (std::size_t other = 0; other < kSectors; ++other) {
                if (other == sector) continue;
                const int lower_wins = other < sector ? 1 : -1;
                rank += chance(totals[other] - totals[sector] + lower_wins, scoring.sector_steep);
            }
            const Pays pays = between_ranks(*scoring.table, rank);
            const bool same = values[sector] == now_[at(area)][sector];
            const Shares its = same ? scoring.now[sector] : shares(scoring, values[sector]);
            for (std::size_t i = 0; i < kMaxPlayers; ++i) {
                out[i] += (its.first[i] * pays.first + its.second[i] * pays.second) / kOne;
            }
        }
    }
    for (int i = 0; i < rules_.seats; ++i) {
        out[to_index(i)] += bonus_prospects(board, area, static_cast<Seat>(i));
    }
    return out;
}

int MerchantsWorth::standing(const Worths& all, Seat seat) const {
    int others = 0;
    for (int i = 0; i < rules_.seats; ++i) others += i == seat ? 0 : all[to_index(i)];
    return all[seat] - others * rival_share() / 100;
}

// The expected part of a bonus while so many tiles are missing.
int MerchantsWorth::within_reach(int amount, int lacks) const {
    if (lacks == 0) return 0;
    return amount * kThousand * uses_ / (uses_ + weights_.reach * lacks);
}

int MerchantsWorth::bridges_begun(const Open& board, Seat seat) const {
    const std::uint64_t own = board.houses[seat].bits;
    const std::uint64_t free = free_sites(rules_, board);
    int begun = 0;
    for (const std::uint64_t ends : rules_.bridges) {
        begun += (ends & own) != 0 && (ends & free) != 0;
    }
    return begun;
}

// Bonuses that the seat may still complete.
int MerchantsWorth::bonus_prospects(const Open& board, Area area, Seat seat) const {
    int lacks = 0;
    if (area == Area::kExchange) {
        for (int g = 0; g < kSectors; ++g) {
            lacks += std::max(kHouseSpace - board.markers[seat].count(g), 0);
        }
        return within_reach(weights_.free_house, (lacks + 1) / 2);
    }
    if (area == Area::kColonies) {
        for (int c = 0; c < kSectors; ++c) lacks += in_continent(board.colonies[seat], c) == 0;
        return within_reach(rules_.continents_bonus, lacks);
    }
    for (int q = 0; q < kSectors; ++q) lacks += in_quarter(board.houses[seat], q) == 0;
    return within_reach(rules_.quarters_bonus, lacks) +
           within_reach(rules_.bridge_bonus, 3) * std::min(bridges_begun(board, seat), 2);
}

}  // namespace pakhuis::bots
