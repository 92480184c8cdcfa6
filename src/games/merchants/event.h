// One event that a viewer sees of a step of merchants.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/merchants/state.h"

namespace pakhuis::merchants {

enum class EventKind : std::uint8_t {
    kTurned,      // card
    kSpace,       // the time marker: number is the space
    kKept,        // seat puts card on the mayor's disc
    kOffered,     // on the clock's
    kDiscarded,   // into the bucket
    kStepped,     // seat's marker of good is now on number
    kFounded,     // seat, colony
    kBuilt,       // seat, site
    kDone,        // seat has used card
    kPassed,      // seat
    kBorrowed,    // seat gets amount
    kForced,      // seat must borrow number credits: amount
    kWentBack,    // seat's marker of good is now on number; 0: off the row
    kAbandoned,   // seat, colony
    kDemolished,  // seat, site
    kAuction,     // card; the clock is set
    kDecided,     // seat has named a price; for the seat itself number is 1 and amount the price
    kEarly,       // seat was first before the highest price: the clock runs again, doubled
    kBought,      // seat buys card for amount
    kUnsold,      // card
    kBonus,       // seat gets amount, for site or colony
    kReturned,    // seat gives amount back, for site or colony
    kFreeHouse,   // seat may build
    kLostHouse,   // seat must demolish
    kPayout,      // area, sector, its rank from 1 in number, the amount for each seat
    kMayor,       // seat is the mayor now
    kOver,
};
inline constexpr int kEventKinds = 27;

constexpr auto enum_names(EventKind) {
    return std::array<std::string_view, kEventKinds>{
        "turned",     "space",      "kept",       "offered",  "discarded", "stepped",   "founded",
        "built",      "done",       "passed",     "borrowed", "forced",    "went-back", "abandoned",
        "demolished", "auction",    "decided",    "early",    "bought",    "unsold",    "bonus",
        "returned",   "free-house", "lost-house", "payout",   "mayor",     "over"};
}

struct Event {
    EventKind kind = EventKind::kOver;
    Seat seat = kSpectator;  // the seat that acts, gains or loses; kSpectator: none
    CardKind card = CardKind::kNone;
    Good good = Good::kNone;
    Colony colony = Colony::kNone;
    SiteId site{};
    Area area = Area::kNone;
    std::uint8_t sector = 0;
    std::uint8_t number = 0;
    std::uint16_t amount = 0;
    PerPlayer<std::uint16_t> amounts;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("card", self.card);
        visit("good", self.good);
        visit("colony", self.colony);
        visit("site", self.site);
        visit("area", self.area);
        visit("sector", self.sector);
        visit("number", self.number);
        visit("amount", self.amount);
        visit("amounts", self.amounts);
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace pakhuis::merchants
