// The reasons for refusals of merchants, with the facts that each sentence names. Money is in
// thousands of florins, as it is typed.
#pragma once

#include "engine/reason.h"

namespace pakhuis::merchants::why {

// turns and phases
inline constexpr Reason kNoSeat{"no-such-seat",
                                "There is no seat {seat}; the seats are 0 to {last}."};
inline constexpr Reason kNotNow{"not-now", "This is not the time for it. Due now: {due}."};
inline constexpr Reason kAnswerDue{"answer-due",
                                   "First the house that the four markers bring or cost: {due}."};
inline constexpr Reason kMust{"must", "This can't be declined: {due}."};

// cards
inline constexpr Reason kDiscTaken{"disc-taken",
                                   "A card lies on this disc ({disc}) already: {card}."};
inline constexpr Reason kTwiceOnOne{
    "twice-on-one", "At most {most} steps of a card go to one good; {good} has had {have}."};
inline constexpr Reason kNotOnCard{"not-on-card", "The card does not allow this: {card}."};
inline constexpr Reason kCardUsed{"card-used",
                                  "This part of the card ({used}) has been used: {card}."};

// tiles
inline constexpr Reason kNoTile{"no-tile",
                                "All {all} tiles of this seat are on the board: none is left."};
inline constexpr Reason kRowEnd{
    "row-end", "The marker of {good} stands on space {space}, the end of its row."};
inline constexpr Reason kNoFreeSite{"no-free-site",
                                    "No site is free for this colony: {colony}, {have} of {all} "
                                    "{all: site|sites} taken."};
inline constexpr Reason kSiteTaken{"site-taken", "A house stands on this site: {site}."};
inline constexpr Reason kNotYours{"not-yours", "No tile of this seat lies there: {tile}."};

// the auction
inline constexpr Reason kTooPoor{
    "too-poor", "This takes {need} thousand florins; the seat has {have} thousand."};
inline constexpr Reason kTooPoorForRun{
    "too-poor-for-run",
    "The lowest price of this run is {need} thousand florins. The seat has {have} thousand, so it "
    "is not asked."};
inline constexpr Reason kNamed{"already-named",
                               "This seat has named its price; it counts until the run is over."};
inline constexpr Reason kNoSuchPrice{
    "no-such-price",
    "The prices of this run go from {least} to {most} thousand florins in steps of {step}."};
inline constexpr Reason kNoThirdRun{
    "no-third-run",
    "In the doubled run nobody can be early. Its prices go from {least} to {most} thousand "
    "florins."};
inline constexpr Reason kInThousands{
    "in-thousands", "Prices are typed in thousands of florins: {meant} for {given}."};
inline constexpr Reason kBadPrice{
    "bad-price", "Type a price in thousands of florins, e.g. {most}; or early, or nothing."};
inline constexpr Reason kClockStands{"clock-stands", "The clock does not run at that moment."};
inline constexpr Reason kLiveRun{
    "live-run", "The clock is running. Press it when the price is right; no bid is typed."};

// chance and the clock
inline constexpr Reason kNotInPile{"not-in-pile", "No such card is left in the pile: {card}."};
inline constexpr Reason kImpossibleChance{"impossible-outcome",
                                          "Chance can't give this now. Due now: {due}."};
inline constexpr Reason kImpossibleReport{
    "impossible-report",
    "The clock can't report this: without a press in the doubled run seat {seat}, who was early, "
    "pays {need} thousand florins."};

inline constexpr const Reason* kAll[] = {
    &kNoSeat,          &kNotNow,   &kAnswerDue,     &kMust,    &kDiscTaken,   &kTwiceOnOne,
    &kNotOnCard,       &kCardUsed, &kNoTile,        &kRowEnd,  &kNoFreeSite,  &kSiteTaken,
    &kNotYours,        &kTooPoor,  &kTooPoorForRun, &kNamed,   &kNoSuchPrice, &kNoThirdRun,
    &kInThousands,     &kBadPrice, &kClockStands,   &kLiveRun, &kNotInPile,   &kImpossibleChance,
    &kImpossibleReport};

}  // namespace pakhuis::merchants::why
