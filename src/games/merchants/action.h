// Decisions, chance outcomes and reports of the auction's clock.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/seat.h"
#include "games/merchants/cards.h"

namespace pakhuis::merchants {

enum class Verb : std::uint8_t {
    // the mayor places the card just turned
    kKeep,     // on the mayor's disc
    kOffer,    // on the clock's disc
    kDiscard,  // on the bucket's disc
    // the use of a card, and actions that the time line allows
    kStep,   // good
    kFound,  // colony
    kBuild,  // site
    kDone,   // ends the use of the card
    kPass,   // declines the offer of a space or of a bonus
    kBorrow,
    // losses
    kBack,      // good
    kAbandon,   // colony
    kDemolish,  // site
    // the auction
    kBid,  // amount: a price, kEarly, or 0 for nothing
    // chance, and the clock of a live run
    kTurn,   // card
    kEarly,  // seat
    kSold,   // seat, amount
    kUnsold,
};
inline constexpr int kVerbs = 17;

constexpr auto enum_names(Verb) {
    return std::array<std::string_view, kVerbs>{
        "keep", "offer",   "discard",  "step", "found", "build", "done", "pass",  "borrow",
        "back", "abandon", "demolish", "bid",  "turn",  "early", "sold", "unsold"};
}

// The bid of a seat that would press before the clock shows its highest price.
inline constexpr int kEarlyBid = 9999;

struct alignas(8) Action {
    Verb verb = Verb::kDone;
    CardKind card = CardKind::kNone;
    Good good = Good::kNone;
    Colony colony = Colony::kNone;
    SiteId site{};
    Seat seat = kSpectator;
    std::uint16_t amount = 0;

    static constexpr Action of(Verb verb) { return {verb}; }
    static constexpr Action of(Verb verb, Good good) { return {verb, CardKind::kNone, good}; }
    static constexpr Action of(Verb verb, Colony colony) {
        return {verb, CardKind::kNone, Good::kNone, colony};
    }
    static constexpr Action of(Verb verb, SiteId site) {
        return {verb, CardKind::kNone, Good::kNone, Colony::kNone, site};
    }
    static constexpr Action bid(int amount) {
        Action action{Verb::kBid};
        action.amount = static_cast<std::uint16_t>(amount);
        return action;
    }
    static constexpr Action turn(CardKind card) { return {Verb::kTurn, card}; }
    static constexpr Action early(Seat seat) {
        Action action{Verb::kEarly};
        action.seat = seat;
        return action;
    }
    static constexpr Action sold(Seat seat, int amount) {
        Action action{Verb::kSold};
        action.seat = seat;
        action.amount = static_cast<std::uint16_t>(amount);
        return action;
    }

    // The operands of each verb.
    static constexpr bool has_card(Verb v) { return v == Verb::kTurn; }
    static constexpr bool has_good(Verb v) { return v == Verb::kStep || v == Verb::kBack; }
    static constexpr bool has_colony(Verb v) { return v == Verb::kFound || v == Verb::kAbandon; }
    static constexpr bool has_site(Verb v) { return v == Verb::kBuild || v == Verb::kDemolish; }
    static constexpr bool has_seat(Verb v) { return v == Verb::kEarly || v == Verb::kSold; }
    static constexpr bool has_amount(Verb v) { return v == Verb::kBid || v == Verb::kSold; }

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("verb", self.verb);
        if (has_card(self.verb)) visit("card", self.card);
        if (has_good(self.verb)) visit("good", self.good);
        if (has_colony(self.verb)) visit("colony", self.colony);
        if (has_site(self.verb)) visit("site", self.site);
        if (has_seat(self.verb)) visit("seat", self.seat);
        if (has_amount(self.verb)) visit("amount", self.amount);
    }
    friend constexpr bool operator==(const Action& a, const Action& b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    }
};
static_assert(sizeof(Action) == 8 && std::has_unique_object_representations_v<Action>);

}  // namespace pakhuis::merchants
