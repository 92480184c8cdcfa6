// The state of a match of merchants.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/seat.h"
#include "games/merchants/edition.h"

namespace pakhuis::merchants {

// The phases of a mayor's turn, in this order. kEvent interrupts the deal when an hourglass is
// turned; it may also follow the last turn.
enum class Phase : std::uint8_t {
    kTurn,     // chance turns a card
    kEvent,    // `actor` answers the space of the time line
    kPlace,    // the mayor puts the turned card on a disc
    kUse,      // `actor` uses the card on the mayor's disc, or later the one on the clock's
    kAuction,  // the first run of the clock
    kDoubled,  // the second run, for twice the price, after an early press
    kOver,
};
constexpr auto enum_names(Phase) {
    return std::array<std::string_view, 7>{"turn",    "event",   "place", "use",
                                           "auction", "doubled", "over"};
}

// A decision that a bonus asks of `actor` before the phase continues.
enum class Ask : std::uint8_t {
    kNothing,
    kFreeHouse,  // all four markers reached space 2: a house may be built
    kDemolish,   // they are no longer there: a house must be removed
};
constexpr auto enum_names(Ask) {
    return std::array<std::string_view, 3>{"nothing", "free-house", "demolish"};
}

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// The money that a seat got from scorings and paid in auctions.
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

// The public part of the state: all but the prices of the current run.
struct Open {
    Phase phase = Phase::kTurn;
    Seat mayor = 0;
    Seat actor = 0;  // kEvent, kUse: the seat that decides; else the mayor
    Ask ask = Ask::kNothing;
    std::uint8_t space = 0;        // of the time marker
    std::uint8_t hourglasses = 0;  // in the pile
    Seats decided;                 // seats that have named a price in the current run
    Seat early = kSpectator;       // kDoubled: the first seat that pressed before the highest price

    CardKind turned = CardKind::kNone;  // kPlace: not yet on a disc
    std::array<CardKind, kDiscs> discs{CardKind::kNone, CardKind::kNone, CardKind::kNone};
    Steps steps;          // kUse: taken with the card
    bool placed = false;  // kUse: the house or colony of the card is on the board
    Seats free_houses;  // seats that built the house for four markers and may have to give it back

    PerPlayer<Markers> markers;
    PerPlayer<std::uint16_t> credits;
    PerPlayer<std::uint32_t> money;
    PerPlayer<Ledger> ledger;
    PerPlayer<SiteSet> houses;
    PerPlayer<Colonies> colonies;
    Pile pile;  // action cards left; nobody knows their order

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
    // Prices named in the current run: 0 for nothing or not yet, or kEarlyBid. The result of the
    // run erases them.
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
// kUse: the disc of the current card.
constexpr Disc used_disc(const Open& s) {
    return disc(s, Disc::kMayor) != CardKind::kNone ? Disc::kMayor : Disc::kClock;
}

// A seat's money, in thousands.
constexpr int owned(const Open& s, Seat seat) {
    return static_cast<int>(s.money[seat]);
}

// The sites with a house, and the colonies, of all seats.
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
// The number of a seat's tiles on the board: houses, colonies, markers.
constexpr int tiles_used(const Open& s, Seat seat) {
    return s.houses[seat].count() + s.colonies[seat].total() +
           popcount(present(s.markers[seat].lanes));
}
constexpr bool has_tile(const Open& s, Seat seat) {
    return tiles_used(s, seat) < kTilesEach;
}
// The number of markers on space 2 or beyond; all four earn the free house.
constexpr int markers_ahead(Markers markers) {
    int n = 0;
    for (int good = 0; good < kSectors; ++good) n += markers.count(good) >= kHouseSpace;
    return n;
}
constexpr bool earns_house(Markers markers) {
    return markers_ahead(markers) == kSectors;
}

}  // namespace pakhuis::merchants
