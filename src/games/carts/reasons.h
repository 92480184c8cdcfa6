// The reasons for refusing an action of carts. The sentences name facts in braces.
#pragma once

#include "engine/reason.h"

namespace pakhuis::carts::why {

inline constexpr Reason kPileEmpty{"pile-empty",
                                   "No cards left: the deck and the discard pile are empty."};
inline constexpr Reason kNotInRow{"not-in-row", "There is no face-up {card} card."};
inline constexpr Reason kSecondJoker{"second-joker",
                                     "A face-up wild card can't be the second card."};
inline constexpr Reason kNoContracts{"no-contracts", "No contracts left."};
inline constexpr Reason kOnlySecond{"second-card-due", "Take your second card first."};
inline constexpr Reason kKeepDue{"keep-due", "Choose your contracts first."};
inline constexpr Reason kTrackTaken{"track-taken", "This route is already claimed."};
inline constexpr Reason kOwnTwin{"own-twin", "You can't claim both routes of a double route."};
inline constexpr Reason kTwinClosed{"twin-closed",
                                    "With 2 players, only one route of a double route can be "
                                    "claimed."};
inline constexpr Reason kFewCarts{
    "too-few-carts", "You need {need} {need: cart|carts} for this route; you have {have}."};
inline constexpr Reason kWrongColour{"wrong-colour",
                                     "Pay for this route with {card} and wild cards, not {given}."};
inline constexpr Reason kWrongNumber{
    "wrong-number", "Pay for this route with {need} {need: card|cards}, not {given}."};
inline constexpr Reason kBadPayment{
    "bad-payment",
    "Pay for this route with {need} {need: card|cards} of one colour. Wild cards count as any "
    "colour."};
inline constexpr Reason kFewCards{"too-few-cards",
                                  "You need {need} {card} {need: card|cards}; you have {have}."};
inline constexpr Reason kNotOffered{"not-offered", "You can't choose these contracts."};
inline constexpr Reason kCanAct{"can-act", "You can pass only if you can't do anything else."};
inline constexpr Reason kNotKeepTime{"nothing-to-keep", "You have no contracts to choose from."};
inline constexpr Reason kImpossibleChance{"impossible-outcome", "That can't be drawn now."};

inline constexpr const Reason* kAll[] = {
    &kPileEmpty,  &kNotInRow, &kSecondJoker, &kNoContracts, &kOnlySecond,  &kKeepDue,
    &kTrackTaken, &kOwnTwin,  &kTwinClosed,  &kFewCarts,    &kWrongColour, &kWrongNumber,
    &kBadPayment, &kFewCards, &kNotOffered,  &kCanAct,      &kNotKeepTime, &kImpossibleChance};

}  // namespace pakhuis::carts::why
