// The reasons for refusals of merchants, with the facts that each sentence names. Money is in
// thousands of florins, as it is typed.
#pragma once

#include "engine/reason.h"

namespace pakhuis::merchants::why {

// turns and phases
inline constexpr Reason kNoSeat{"no-such-seat",
                                "There is no seat {seat}; the seats are 0 to {last}."};
inline constexpr Reason kNotNow{"not-now", "You can't do that now. First: {due}."};
inline constexpr Reason kAnswerDue{"answer-due",
                                   "First settle the house for your 4 markers: {due}."};
inline constexpr Reason kMust{"must", "You can't skip this: {due}."};

// cards
inline constexpr Reason kDiscTaken{"disc-taken", "This disc ({disc}) already has a card: {card}."};
inline constexpr Reason kTwiceOnOne{
    "twice-on-one", "A card advances a good by at most {most} spaces; {good} has had {have}."};
inline constexpr Reason kNotOnCard{"not-on-card", "Your card doesn't allow this: {card}."};
inline constexpr Reason kCardUsed{"card-used",
                                  "You have already used this part of the card ({used}): {card}."};

// tiles
inline constexpr Reason kNoTile{"no-tile", "No tiles left: all your {all} tiles are on the board."};
inline constexpr Reason kRowEnd{"row-end",
                                "The marker of {good} is on space {space}, the end of its row."};
inline constexpr Reason kNoFreeSite{"no-free-site",
                                    "No open site for this colony: {colony}, {have} of {all} "
                                    "{all: site|sites} taken."};
inline constexpr Reason kSiteTaken{"site-taken", "This site already has a house: {site}."};
inline constexpr Reason kNotYours{"not-yours", "You have no tile there: {tile}."};

// the auction
inline constexpr Reason kTooPoor{"too-poor",
                                 "You need {need} thousand florins; you have {have} thousand."};
inline constexpr Reason kTooPoorForRun{
    "too-poor-for-run",
    "The lowest price in this run is {need} thousand florins. You have {have} thousand, so you "
    "can't bid."};
inline constexpr Reason kNamed{"already-named", "You have already placed your bid for this run."};
inline constexpr Reason kNoSuchPrice{
    "no-such-price",
    "Prices in this run go from {least} to {most} thousand florins in steps of {step}."};
inline constexpr Reason kNoThirdRun{
    "no-third-run",
    "You can't stop early in the second run. Its prices go from {least} to {most} thousand "
    "florins."};
inline constexpr Reason kInThousands{
    "in-thousands", "Enter bids in thousands of florins: {meant} instead of {given}."};
inline constexpr Reason kBadPrice{
    "bad-price", "Enter a bid in thousands of florins, e.g. {most}; or early, or nothing."};
inline constexpr Reason kClockStands{"clock-stands", "The clock is not running."};
inline constexpr Reason kLiveRun{"live-run",
                                 "The clock is running. Stop it when you like the price."};

// chance and the clock
inline constexpr Reason kNotInPile{"not-in-pile", "No such card is left in the deck: {card}."};
inline constexpr Reason kImpossibleChance{"impossible-outcome",
                                          "That can't happen now. First: {due}."};
inline constexpr Reason kImpossibleReport{
    "impossible-report",
    "The clock can't end like this. With no bids in the second run, seat {seat} stopped early and "
    "pays {need} thousand florins."};

inline constexpr const Reason* kAll[] = {
    &kNoSeat,          &kNotNow,   &kAnswerDue,     &kMust,    &kDiscTaken,   &kTwiceOnOne,
    &kNotOnCard,       &kCardUsed, &kNoTile,        &kRowEnd,  &kNoFreeSite,  &kSiteTaken,
    &kNotYours,        &kTooPoor,  &kTooPoorForRun, &kNamed,   &kNoSuchPrice, &kNoThirdRun,
    &kInThousands,     &kBadPrice, &kClockStands,   &kLiveRun, &kNotInPile,   &kImpossibleChance,
    &kImpossibleReport};

}  // namespace pakhuis::merchants::why
