// Tiles on the board, and the bonuses that follow them.
#include "games/merchants/board.h"

namespace pakhuis::merchants {
namespace {

// Takes back a lost bonus. The seat borrows as often as it needs to pay it. (bonuses)
void charge(const Rules& rules, State& s, Seat seat, int cost) {
    while (owned(s, seat) < cost) borrow(rules, s, seat);
    s.money[seat] -= static_cast<unsigned>(cost);
}

void pay(State& s, Seat seat, int amount) {
    s.money[seat] += static_cast<unsigned>(amount);
}

}  // namespace

unsigned steps_open(const Rules& rules, const Open& s, Seat seat) {
    const bool tile = has_tile(s, seat);
    unsigned open = 0;
    for (int good = 0; good < kSectors; ++good) {
        const int space = s.markers[seat].count(good);
        const bool can = space == 0 ? tile : space < rules.row;
        open |= static_cast<unsigned>(can) << good;
    }
    return open;
}

int quarters_reached(SiteSet houses) {
    int n = 0;
    for (int q = 0; q < kSectors; ++q) n += in_quarter(houses, q) != 0;
    return n;
}

int bridges_joined(const Rules& rules, SiteSet houses) {
    int n = 0;
    for (const std::uint64_t ends : rules.bridges) n += (houses.bits & ends) == ends;
    return n;
}

int continents_reached(Colonies colonies) {
    int n = 0;
    for (int c = 0; c < kSectors; ++c) {
        n += static_cast<std::uint16_t>(colonies.lanes >> (16 * c)) != 0;
    }
    return n;
}

int house_bonus(const Rules& rules, SiteSet houses) {
    const int everywhere = quarters_reached(houses) == kSectors ? rules.quarters_bonus : 0;
    return everywhere + rules.bridge_bonus * bridges_joined(rules, houses);
}

int colony_bonus(const Rules& rules, Colonies colonies) {
    return continents_reached(colonies) == kSectors ? rules.continents_bonus : 0;
}

void step(const Rules& rules, State& s, Seat seat, Good good) {
    const bool had = earns_house(s.markers[seat]);
    s.markers[seat] += Markers::of(good);
    // If the free house can't be built now, it comes again only after the markers have gone back
    // and returned.
    if (!had && earns_house(s.markers[seat]) && has_tile(s, seat) && free_sites(rules, s) != 0) {
        s.ask = Ask::kFreeHouse;
    }
}

void found(const Rules& rules, State& s, Seat seat, Colony colony) {
    const int before = colony_bonus(rules, s.colonies[seat]);
    s.colonies[seat] += Colonies::of(colony);
    pay(s, seat, colony_bonus(rules, s.colonies[seat]) - before);
    const Good good = good_of(colony);
    if ((steps_open(rules, s, seat) >> at(good)) & 1) step(rules, s, seat, good);
}

void build(const Rules& rules, State& s, Seat seat, SiteId site) {
    const int before = house_bonus(rules, s.houses[seat]);
    s.houses[seat].add(site);
    pay(s, seat, house_bonus(rules, s.houses[seat]) - before);
}

void demolish(const Rules& rules, State& s, Seat seat, SiteId site) {
    const int before = house_bonus(rules, s.houses[seat]);
    s.houses[seat].remove(site);
    charge(rules, s, seat, before - house_bonus(rules, s.houses[seat]));
}

void abandon(const Rules& rules, State& s, Seat seat, Colony colony) {
    const int before = colony_bonus(rules, s.colonies[seat]);
    s.colonies[seat] -= Colonies::of(colony);
    charge(rules, s, seat, before - colony_bonus(rules, s.colonies[seat]));
}

void step_back(State& s, Seat seat, Good good) {
    s.markers[seat] -= Markers::of(good);
}

void settle_lost_house(State& s, Seat seat) {
    if (!s.free_houses.has(seat) || earns_house(s.markers[seat])) return;
    if (s.houses[seat].empty()) {
        s.free_houses = s.free_houses - Seats::of(seat);
    } else {
        s.ask = Ask::kDemolish;
    }
}

void borrow(const Rules& rules, State& s, Seat seat) {
    ++s.credits[seat];
    pay(s, seat, rules.credit);
}

PerPlayer<std::uint8_t> leaders(const Open& s) {
    PerPlayer<std::uint8_t> out;
    for (int good = 0; good < kSectors; ++good) {
        int furthest = 1;  // an empty row has no leader
        for (const Markers own : s.markers.values) {
            if (own.count(good) > furthest) furthest = own.count(good);
        }
        for (std::size_t i = 0; i < kMaxPlayers; ++i) {
            if (s.markers[i].count(good) != furthest) continue;
            out[i] = static_cast<std::uint8_t>(out[i] | 1u << good);
        }
    }
    return out;
}

}  // namespace pakhuis::merchants
