// An event: a part of one step of carts, as a viewer sees it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/seat.h"
#include "games/carts/cards.h"
#include "games/carts/edition.h"

namespace pakhuis::carts {

enum class EventKind : std::uint8_t {
    kDealt,       // seat gets a card from the pile: card if visible
    kTurned,      // card goes face up
    kSwept,       // the row goes to the discards: count jokers in it
    kReshuffled,  // the discards become the pile: count cards
    kDrew,        // seat chooses to draw from the pile
    kTook,        // seat takes card from the row
    kClaimed,     // seat claims track, paying count of card and jokers: points
    kGoods,       // seat gets a goods card and now has count
    kDrewContracts,
    kOffered,           // seat looks at a contract: contract if visible
    kChose,             // seat has chosen its first contracts
    kKept,              // seat keeps count of the contracts it looked at
    kKeptContract,      // a kept contract, shown to its owner only
    kReturnedContract,  // a contract that goes under the pile, shown to its owner only
    kCompleted,         // seat's contract is joined now, points: shown to its owner only
    kPassed,
    kLastLap,         // seat started it
    kContractDone,    // at the end: seat's contract, points
    kContractFailed,  // the same for an incomplete contract
    kGoodsBonus,      // at the end: points for the seat's count goods cards
    kOver,
};

constexpr auto enum_names(EventKind) {
    return std::array<std::string_view, 21>{
        "dealt",  "turned",   "swept",         "reshuffled",        "drew",
        "took",   "claimed",  "goods",         "drew-contracts",    "offered",
        "chose",  "kept",     "kept-contract", "returned-contract", "completed",
        "passed", "last-lap", "contract-done", "contract-failed",   "goods-bonus",
        "over"};
}

struct Event {
    EventKind kind = EventKind::kOver;
    Seat seat = kSpectator;  // the acting seat; kSpectator: none
    Card card = Card::kNone;
    TrackId track{};
    ContractId contract{};
    std::uint8_t count = 0;
    std::uint8_t jokers = 0;
    std::uint8_t points = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("card", self.card);
        visit("track", self.track);
        visit("contract", self.contract);
        visit("count", self.count);
        visit("jokers", self.jokers);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace pakhuis::carts
