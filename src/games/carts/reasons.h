// The reasons for refusing an action of carts. The sentences name facts in braces.
#pragma once

#include "engine/reason.h"

namespace pakhuis::carts::why {

inline constexpr Reason kPileEmpty{"pile-empty",
                                   "There is no card to draw: pile and discards are empty."};
inline constexpr Reason kNotInRow{"not-in-row", "No {card} card lies face up."};
inline constexpr Reason kSecondJoker{"second-joker",
                                     "A joker that lies face up can't be the second card."};
inline constexpr Reason kNoContracts{"no-contracts", "No contract is left to draw."};
inline constexpr Reason kOnlySecond{"second-card-due", "The second card must be taken now."};
inline constexpr Reason kKeepDue{"keep-due", "First choose which contracts to keep."};
inline constexpr Reason kTrackTaken{"track-taken", "This track is claimed already."};
inline constexpr Reason kOwnTwin{"own-twin", "Nobody may claim both tracks of a double."};
inline constexpr Reason kTwinClosed{"twin-closed",
                                    "With two players, a double is closed once one of its tracks "
                                    "is claimed."};
inline constexpr Reason kFewCarts{
    "too-few-carts", "This track takes {need} {need: cart|carts}; {have} {have: is|are} left."};
inline constexpr Reason kWrongColour{"wrong-colour",
                                     "This track takes {card} cards and jokers, not {given}."};
inline constexpr Reason kWrongNumber{"wrong-number",
                                     "This track takes {need} {need: card|cards}, not {given}."};
inline constexpr Reason kBadPayment{
    "bad-payment",
    "This track takes {need} {need: card|cards}: of one colour, jokers among "
    "them, or jokers alone."};
inline constexpr Reason kFewCards{
    "too-few-cards", "This takes {need} {card} {need: card|cards}; the hand holds {have}."};
inline constexpr Reason kNotOffered{"not-offered", "These contracts are not on offer."};
inline constexpr Reason kCanAct{"can-act", "Passing is only for those who can do nothing else."};
inline constexpr Reason kNotKeepTime{"nothing-to-keep", "There are no contracts to choose from."};
inline constexpr Reason kImpossibleChance{"impossible-outcome", "Chance can't give this now."};

inline constexpr const Reason* kAll[] = {
    &kPileEmpty,  &kNotInRow, &kSecondJoker, &kNoContracts, &kOnlySecond,  &kKeepDue,
    &kTrackTaken, &kOwnTwin,  &kTwinClosed,  &kFewCarts,    &kWrongColour, &kWrongNumber,
    &kBadPayment, &kFewCards, &kNotOffered,  &kCanAct,      &kNotKeepTime, &kImpossibleChance};

}  // namespace pakhuis::carts::why
