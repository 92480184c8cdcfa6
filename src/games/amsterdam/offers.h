// What the use of an active card would give now, and what it would take: a card may be used if its
// offer is open, and using it does what the offer says.
#pragma once

#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// What conditions of cards ask for.
inline constexpr int kThree = 3;        // active cards of a class
inline constexpr int kSailed = 2;       // spaces with the barge
inline constexpr int kFewInactive = 3;  // at most
inline constexpr int kLightLoad = 2;    // goods aboard, at most

struct Offer {
    bool open = false;
    bool holds = false;  // the condition does; whether it can be paid is not asked
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

// Of a card with action marker, a plan or an exchange; whether it was used already is not asked.
Offer offer_of(const Open& s, Seat seat, CardId id);
// Action markers: whether a card III may be used once (more) this turn.
bool may_use_again(const Open& s, Seat seat, CardId id);

}  // namespace pakhuis::amsterdam
