// What clients show beside the board of merchants: bonuses that are near, what the next scoring
// would pay, the prices of the clock.
#pragma once

#include <cstdint>

#include "base/fixed_list.h"
#include "games/merchants/state.h"

namespace pakhuis::merchants {

// A seat. Everything here is public.
struct SeatFigures {
    std::int32_t score = 0;
    std::uint32_t debt = 0;       // to repay at the end
    std::uint8_t tiles = 0;       // in the supply
    std::uint8_t markers = 0;     // on space 2 or beyond
    std::uint8_t continents = 0;  // with a colony of the seat
    std::uint8_t quarters = 0;    // with a house of the seat
    std::uint8_t bridges = 0;     // with houses of the seat at both ends
    std::uint16_t next = 0;       // from the next scoring, if the board stays as it is

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("score", self.score);
        visit("debt", self.debt);
        visit("tiles", self.tiles);
        visit("markers", self.markers);
        visit("continents", self.continents);
        visit("quarters", self.quarters);
        visit("bridges", self.bridges);
        visit("next", self.next);
    }
    friend constexpr bool operator==(const SeatFigures&, const SeatFigures&) = default;
};

// A good, quarter or continent, as a scoring of its area would see it now.
struct SectorFigures {
    Area area = Area::kNone;
    std::uint8_t sector = 0;
    std::uint8_t rank = 0;  // from 1
    std::uint8_t value = 0;
    PerPlayer<std::uint8_t> values;  // of each seat: marker, best group, colonies

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("area", self.area);
        visit("sector", self.sector);
        visit("rank", self.rank);
        visit("value", self.value);
        visit("values", self.values);
    }
    friend constexpr bool operator==(const SectorFigures&, const SectorFigures&) = default;
};

// A place of the clock's hand in the current run.
struct PriceFigures {
    std::uint16_t shown = 0;  // on the clock's face; 0: START
    std::int32_t ms = 0;      // in a live run: its first millisecond
    bool early = false;       // a press here starts the doubled run
    std::uint16_t pays = 0;   // the amount that a buyer pays; if early, the least
    std::int32_t left = 0;    // the viewer's money after it; below 0: it can't pay

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("shown", self.shown);
        visit("ms", self.ms);
        visit("early", self.early);
        visit("pays", self.pays);
        visit("left", self.left);
    }
    friend constexpr bool operator==(const PriceFigures&, const PriceFigures&) = default;
};

struct Figures {
    PerPlayer<SeatFigures> seats;
    FixedList<SectorFigures, kAreas * kSectors> sectors;  // by area
    FixedList<Seat, kMaxBridges> bridges;  // of both ends of each bridge; kSpectator: nobody
    std::uint8_t scoring = 0;              // the next space that scores; 0: there is none
    std::uint8_t glasses = 0;  // hourglasses until it; the final scoring follows all cards
    // Of the card in use, for its user.
    std::uint8_t steps = 0;                          // it still allows
    bool tile = false;                               // its house or colony may still be placed
    FixedList<PriceFigures, kMaxPrices + 1> prices;  // of the current run, from START on
    std::int32_t run_ms = 0;  // the length of a live run in which nobody presses
    // Of the card to be placed, or in the auction: the most money that each seat would get by its
    // use now, in bonuses and in the next scoring. Houses for four markers are not counted.
    PerPlayer<std::uint16_t> gains;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seats", self.seats);
        visit("sectors", self.sectors);
        visit("bridges", self.bridges);
        visit("scoring", self.scoring);
        visit("glasses", self.glasses);
        visit("steps", self.steps);
        visit("tile", self.tile);
        visit("prices", self.prices);
        visit("run-ms", self.run_ms);
        visit("gains", self.gains);
    }
    friend constexpr bool operator==(const Figures&, const Figures&) = default;
};

}  // namespace pakhuis::merchants
