// The reasons of refusals in Amsterdam, with the facts that each sentence names.
#pragma once

#include "engine/reason.h"
#include "games/amsterdam/rules.h"

namespace pakhuis::amsterdam::why {

// Phases and open questions.
inline constexpr Reason kNotNow{"not-now", "You can't do that now. First: {due}."};
inline constexpr Reason kAnswerDue{"answer-due", "Answer this first: {due}."};
inline constexpr Reason kNothingAsked{"nothing-asked",
                                      "There is nothing like this to choose now. First: {due}."};

// Cards.
inline constexpr Reason kNotLaidOut{"not-laid-out", "Card {card} is not face up."};
inline constexpr Reason kNotYourCard{"not-your-card",
                                     "Card {card} is not one of your {state} cards."};
inline constexpr Reason kNeedsCard{"needs-card", "You need card {card} active."};
inline constexpr Reason kNoDiscount{"no-discount", "You have no discount for card {card}."};
inline constexpr Reason kNotInCost{"not-in-cost", "Card {card} doesn't cost {colour}."};
inline constexpr Reason kNameDiscount{
    "name-discount", "Card {by} saves 1 resource: choose which, for example without {colour}."};
inline constexpr Reason kUsed{
    "already-used", "You have already used card {card} {times} {times: time|times} this turn."};
inline constexpr Reason kPlanRepeated{
    "plan-repeated", "Card {by} repeats one plan per turn; this turn it is {card}."};
inline constexpr Reason kCondition{"condition-fails", "Card {card} needs: {condition}."};
inline constexpr Reason kTooFewForCard{"too-few-for-card",
                                       "Card {card} needs {need} {counted}; you have {have}."};
inline constexpr Reason kTooManyForCard{
    "too-many-for-card", "Card {card} allows up to {most} {counted}; you have {have}."};
inline constexpr Reason kNotUsable{
    "not-usable", "You don't use card {card} in your turn. It applies by itself: {timing}."};
inline constexpr Reason kUsedBy{"used-by", "Use card {card} like this: {action}."};
inline constexpr Reason kNotAPlan{"not-a-plan", "Card {card} is not a plan."};

// Resources and Florins.
inline constexpr Reason kTooFewResources{
    "too-few-resources", "You need {need} {colour} {need: resource|resources}; you have {have}."};
inline constexpr Reason kTooFewAny{
    "too-few-any", "You need {need} {need: resource|resources} of any colour; you have {have}."};
inline constexpr Reason kTooFewFlorins{"too-few-florins",
                                       "You need {need} {need: florin|florins}; you have {have}."};
inline constexpr Reason kColourOrder{"colour-order",
                                     "Here you choose resources in the order pink, grey, orange, "
                                     "brown, violet, black; {colour} can't "
                                     "come now."};

// Dice and the rondel.
inline constexpr Reason kSameColour{"same-colour",
                                    "Choose a colour other than {colour} for the two resources."};
inline constexpr Reason kNotTaken{"not-taken", "You didn't take the {colour} die."};
inline constexpr Reason kNotNextSpace{"not-next-space",
                                      "Space {space} is not adjacent to space {own} of this die."};
inline constexpr Reason kTwoDice{"two-dice", "Take two different dice, not {colour} twice."};

// The city, the market and the Amstel.
inline constexpr Reason kBlockLimit{
    "block-limit",
    "You can claim only {most} {most: block|blocks} per turn for resources or florins."};
inline constexpr Reason kBlockTaken{"block-taken", "Block {block} is already claimed."};
inline constexpr Reason kMarketUsed{
    "market-used", "You have already used the market tile {times} {times: time|times} this turn."};
inline constexpr Reason kMarketIdle{
    "market-idle", "Market tile {tile} would have no effect. It needs: {condition}."};
inline constexpr Reason kAdvanced{"already-advanced",
                                  "You have already advanced on the Amstel this turn."};
inline constexpr Reason kTooFar{
    "too-far", "It's only {most} {most: space|spaces} to the mouth of the Amstel."};

// The harbour.
inline constexpr Reason kNotBeside{
    "not-beside", "Space {space} is not adjacent to your barge, which is at {here}."};
inline constexpr Reason kNoQuay{"no-quay", "Pick up dockers at a quay; your barge is at {here}."};
inline constexpr Reason kNoLoading{
    "no-loading", "Load goods at a quay or the start space; your barge is at {here}."};
inline constexpr Reason kNotHere{
    "not-here", "Deliver {good} to its warehouse or a depot; your barge is at {here}."};
inline constexpr Reason kHired{"already-hired", "You can pick up only one docker per stop."};
inline constexpr Reason kCrewFull{"crew-full", "Your barge is full: {most} dockers."};
inline constexpr Reason kNoneThere{"none-there", "There is no {docker} docker at {here}."};
inline constexpr Reason kNoneInStore{"none-in-store", "You have no {good} in storage."};
inline constexpr Reason kNoneAboard{"none-aboard", "You have no {good} aboard."};
inline constexpr Reason kFull{"full", "No room left at {here}."};

// Answers.
inline constexpr Reason kNotRemoved{"not-removed",
                                    "TOM can't remove card {card}, but {one} for example."};
inline constexpr Reason kBothRewards{"both-rewards", "You get both rewards for this good: {good}."};
inline constexpr Reason kForemanBegins{"foreman-begins", "The foreman starts on a depot."};
inline constexpr Reason kBailiffBegins{"bailiff-begins",
                                       "The bailiff starts on a block of cost {cost}."};
inline constexpr Reason kNotThere{
    "not-there",
    "The {walker} moves to the nearest open space, {nearest} for example, not {place}."};
inline constexpr Reason kNotInPile{"not-in-pile", "Card {card} is not in the discard pile."};
inline constexpr Reason kJustReturned{"just-returned",
                                      "You have just returned card {card}: take another one."};
inline constexpr Reason kPileFirst{
    "pile-first",
    "Take a card from the discard pile first: it has {have} other {have: card|cards}."};
inline constexpr Reason kDeckEmpty{"deck-empty", "No {deck} is left to draw."};
inline constexpr Reason kOneAtLeast{"one-at-least", "Activate at least one card."};
inline constexpr Reason kThereAlready{"there-already", "Your barge is already at {here}."};
inline constexpr Reason kImpossible{"impossible-chance", "That can't be drawn or rolled now."};

inline constexpr const Reason* kAll[] = {
    &kNotNow,       &kAnswerDue,    &kNothingAsked,    &kNotLaidOut,     &kNotYourCard,
    &kNeedsCard,    &kNoDiscount,   &kNotInCost,       &kNameDiscount,   &kUsed,
    &kPlanRepeated, &kCondition,    &kTooFewForCard,   &kTooManyForCard, &kNotUsable,
    &kUsedBy,       &kNotAPlan,     &kTooFewResources, &kTooFewAny,      &kTooFewFlorins,
    &kColourOrder,  &kSameColour,   &kNotTaken,        &kNotNextSpace,   &kTwoDice,
    &kBlockLimit,   &kBlockTaken,   &kMarketUsed,      &kMarketIdle,     &kAdvanced,
    &kTooFar,       &kNotBeside,    &kNoQuay,          &kNoLoading,      &kNotHere,
    &kHired,        &kCrewFull,     &kNoneThere,       &kNoneInStore,    &kNoneAboard,
    &kFull,         &kNotRemoved,   &kBothRewards,     &kForemanBegins,  &kBailiffBegins,
    &kNotThere,     &kNotInPile,    &kJustReturned,    &kPileFirst,      &kDeckEmpty,
    &kOneAtLeast,   &kThereAlready, &kImpossible,      &kSoloExtension};

}  // namespace pakhuis::amsterdam::why
