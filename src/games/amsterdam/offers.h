// The price and the gain of using an active card now. A card may be used if its offer is open, and
// the use has exactly the effects of the offer.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// Limits in the conditions of cards.
inline constexpr int kThree = 3;        // active cards of a class
inline constexpr int kSailed = 2;       // spaces with the barge
inline constexpr int kFewInactive = 3;  // at most
inline constexpr int kLightLoad = 2;    // goods aboard, at most

struct Offer {
    bool open = false;   // the card can be used
    bool holds = false;  // the condition holds, even if the price can't be paid
    std::uint8_t pay_florins = 0;
    std::uint8_t pay_any = 0;  // resources of the player's choice
    Colour pay_colour = Colour::kNone;
    std::uint8_t florins = 0;
    std::uint8_t points = 0;
    std::uint8_t any = 0;
    Colour gain = Colour::kNone;
    std::uint8_t steps = 0;   // on the Amstel
    std::uint8_t pocket = 0;  // spaces for the barge
};

// For a card with an action marker, a plan or an exchange. Does not check earlier uses.
Offer offer_of(const Open& s, Seat seat, CardId id);
// Action markers: whether a card III may be used (again) in this turn.
bool may_use_again(const Open& s, Seat seat, CardId id);

}  // namespace pakhuis::amsterdam
