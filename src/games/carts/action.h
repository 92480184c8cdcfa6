// Decisions and chance outcomes of carts.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/carts/cards.h"
#include "games/carts/edition.h"

namespace pakhuis::carts {

enum class Verb : std::uint8_t {
    // decisions
    kDraw,       // a hidden card from the pile
    kTake,       // a card from the row: card
    kClaim,      // a track: track, card (the colour paid, kJoker if only jokers), jokers
    kContracts,  // two contract cards from their pile
    kKeep,       // one or both of the offered contracts: first, second (none if only one)
    kPass,       // nothing else is possible
    // chance
    kDeal,   // a card of the pile goes to the seat that draws: card
    kTurn,   // a card of the pile goes face up into the row: card
    kOffer,  // a card of the contract pile is shown to the seat that draws contracts: first
};

constexpr auto enum_names(Verb) {
    return std::array<std::string_view, 9>{"draw", "take", "claim", "contracts", "keep",
                                           "pass", "deal", "turn",  "offer"};
}

struct alignas(8) Action {
    Verb verb = Verb::kPass;
    Card card = Card::kNone;
    std::uint8_t jokers = 0;
    TrackId track{};
    ContractId first{}, second{};  // in ascending order

    static constexpr Action draw() { return {Verb::kDraw}; }
    static constexpr Action take(Card card) { return {Verb::kTake, card}; }
    static constexpr Action claim(TrackId track, Card card, int jokers) {
        return {Verb::kClaim, card, static_cast<std::uint8_t>(jokers), track};
    }
    static constexpr Action contracts() { return {Verb::kContracts}; }
    static constexpr Action keep(ContractId first, ContractId second = {}) {
        return {Verb::kKeep, Card::kNone, 0, {}, first, second};
    }
    static constexpr Action pass() { return {Verb::kPass}; }
    static constexpr Action deal(Card card) { return {Verb::kDeal, card}; }
    static constexpr Action turn(Card card) { return {Verb::kTurn, card}; }
    static constexpr Action offer(ContractId contract) {
        return {Verb::kOffer, Card::kNone, 0, {}, contract};
    }

    // The contracts that a kKeep names.
    constexpr ContractSet kept() const {
        return ContractSet::of(first) | (second.none() ? ContractSet{} : ContractSet::of(second));
    }

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("verb", self.verb);
        switch (self.verb) {
            case Verb::kClaim:
                visit("track", self.track);
                visit("card", self.card);
                visit("jokers", self.jokers);
                break;
            case Verb::kKeep:
                visit("first", self.first);
                visit("second", self.second);
                break;
            case Verb::kTake:
            case Verb::kDeal:
            case Verb::kTurn:
                visit("card", self.card);
                break;
            case Verb::kOffer:
                visit("first", self.first);
                break;
            default:
                break;
        }
    }
    friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

}  // namespace pakhuis::carts
