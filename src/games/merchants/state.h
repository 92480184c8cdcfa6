// All that is on the table in a match of merchants.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/seat.h"
#include "games/merchants/edition.h"

namespace pakhuis::merchants {

// What happens next. A mayor's turn goes through them in this order; kEvent interrupts the deal
// whenever an hourglass is turned, and follows the last turn.
enum class Phase : std::uint8_t {
    kTurn,     // chance turns a card
    kEvent,    // `actor` decides what the space of the time line asks
    kPlace,    // the mayor puts the turned card on a disc
    kUse,      // `actor` uses the card on the mayor's disc, or after it that on the clock's
    kAuction,  // the first run of the clock
    kDoubled,  // the second, for twice the price, after somebody was early
    kOver,
};
constexpr auto enum_names(Phase) {
    return std::array<std::string_view, 7>{"turn",    "event",   "place", "use",
                                           "auction", "doubled", "over"};
}

// What a bonus asks of `actor`, before the phase goes on.
enum class Ask : std::uint8_t {
    kNothing,
    kFreeHouse,  // all four markers came to space 2: he may build
    kDemolish,   // and left it: a house must go
};
constexpr auto enum_names(Ask) {
    return std::array<std::string_view, 3>{"nothing", "free-house", "demolish"};
}

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// What a seat was paid by scorings, and what it paid in auctions.
struct Ledger {
    std::array<std::uint32_t, kAreas> payouts{};  // exchange, amsterdam, colonies
    std::uint32_t auctions = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("payouts", self.payouts);
        visit("auctions", self.auctions);
    }
    friend constexpr bool operator==(const Ledger&, const Ledger&) = default;
};

// What everybody sees: all but the prices that are being named.
struct Open {
    Phase phase = Phase::kTurn;
    Seat mayor = 0;
    Seat actor = 0;  // kEvent, kUse: who decides; else the mayor
    Ask ask = Ask::kNothing;
    std::uint8_t space = 0;        // of the time marker
    std::uint8_t hourglasses = 0;  // in the pile
    Seats decided;                 // who has named a price in the run under way
    Seat early = kSpectator;       // kDoubled: who was first to press before the highest price

    CardKind turned = CardKind::kNone;  // kPlace: not yet on a disc
    std::array<CardKind, kDiscs> discs{CardKind::kNone, CardKind::kNone, CardKind::kNone};
    Steps steps;          // kUse: taken with the card
    bool placed = false;  // kUse: the house or colony of the card is on the board
    Seats free_houses;    // who built the house for four markers and would have to give it back

    PerPlayer<Markers> markers;
    PerPlayer<std::uint16_t> credits;
    PerPlayer<std::uint32_t> money;
    PerPlayer<Ledger> ledger;
    PerPlayer<SiteSet> houses;
    PerPlayer<Colonies> colonies;
    Pile pile;  // action cards that are left; their order is nobody's knowledge

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("phase", self.phase);
        visit("mayor", self.mayor);
        visit("actor", self.actor);
        visit("ask", self.ask);
        visit("space", self.space);
        visit("hourglasses", self.hourglasses);
        visit("decided", self.decided);
        visit("early", self.early);
        visit("turned", self.turned);
        visit("discs", self.discs);
        visit("steps", self.steps);
        visit("placed", self.placed);
        visit("free-houses", self.free_houses);
        visit("markers", self.markers);
        visit("credits", self.credits);
        visit("money", self.money);
        visit("ledger", self.ledger);
        visit("houses", self.houses);
        visit("colonies", self.colonies);
        visit("pile", self.pile);
    }
    friend constexpr bool operator==(const Open&, const Open&) = default;
};

struct State : Open {
    // Prices named in the run under way: 0 for nothing or not yet, kEarlyBid. Wiped by its result.
    PerPlayer<std::uint16_t> bids;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        Open::fields(self, visit);
        visit("bids", self.bids);
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 320);

constexpr CardKind& disc(Open& s, Disc which) {
    return s.discs[at(which)];
}
constexpr CardKind disc(const Open& s, Disc which) {
    return s.discs[at(which)];
}
constexpr int free_discs(const Open& s) {
    int n = 0;
    for (const CardKind card : s.discs) n += card == CardKind::kNone;
    return n;
}
// kUse: the card under way.
constexpr Disc used_disc(const Open& s) {
    return disc(s, Disc::kMayor) != CardKind::kNone ? Disc::kMayor : Disc::kClock;
}

// A seat's money, in thousands.
constexpr int owned(const Open& s, Seat seat) {
    return static_cast<int>(s.money[seat]);
}

// Houses of all seats; colonies of all seats.
constexpr std::uint64_t all_houses(const Open& s) {
    std::uint64_t taken = 0;
    for (const SiteSet houses : s.houses.values) taken |= houses.bits;
    return taken;
}
constexpr Colonies all_colonies(const Open& s) {
    Colonies taken;
    for (const Colonies own : s.colonies.values) taken += own;
    return taken;
}
// A seat's tiles on the board: houses, colonies, markers.
constexpr int tiles_used(const Open& s, Seat seat) {
    return s.houses[seat].count() + s.colonies[seat].total() +
           popcount(present(s.markers[seat].lanes));
}
constexpr bool has_tile(const Open& s, Seat seat) {
    return tiles_used(s, seat) < kTilesEach;
}
// Whether all four markers stand on space 2 or beyond.
constexpr bool earns_house(Markers markers) {
    for (int good = 0; good < kSectors; ++good) {
        if (markers.count(good) < kHouseSpace) return false;
    }
    return true;
}

}  // namespace pakhuis::merchants
