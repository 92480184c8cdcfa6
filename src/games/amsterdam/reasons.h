// The reasons of refusals in Amsterdam, with the facts that each sentence names.
#pragma once

#include "engine/reason.h"
#include "games/amsterdam/rules.h"

namespace pakhuis::amsterdam::why {

// Phases and open questions.
inline constexpr Reason kNotNow{"not-now", "This can't be done now. Now due: {due}."};
inline constexpr Reason kAnswerDue{"answer-due", "Something else must be decided first: {due}."};
inline constexpr Reason kNothingAsked{"nothing-asked",
                                      "Nothing of this kind is to be decided. Now due: {due}."};

// Cards.
inline constexpr Reason kNotLaidOut{"not-laid-out", "Card {card} is not laid out."};
inline constexpr Reason kNotYourCard{"not-your-card",
                                     "Card {card} is not among your {state} cards."};
inline constexpr Reason kNeedsCard{"needs-card", "Only an active card {card} allows this here."};
inline constexpr Reason kNoDiscount{"no-discount", "Nothing is saved on card {card}."};
inline constexpr Reason kNotInCost{"not-in-cost", "Card {card} does not cost {colour}."};
inline constexpr Reason kNameDiscount{
    "name-discount", "Card {by} saves one resource: name it, for example without {colour}."};
inline constexpr Reason kUsed{
    "already-used", "Card {card} was already used {times} {times: time|times} in this turn."};
inline constexpr Reason kPlanRepeated{
    "plan-repeated", "Card {by} repeats one plan a turn; in this turn it is {card}."};
inline constexpr Reason kCondition{"condition-fails",
                                   "The condition of card {card} does not hold: {condition}."};
inline constexpr Reason kTooFewForCard{"too-few-for-card",
                                       "Card {card} needs {need} {counted}; there are {have}."};
inline constexpr Reason kTooManyForCard{
    "too-many-for-card", "Card {card} allows at most {most} {counted}; there are {have}."};
inline constexpr Reason kNotUsable{
    "not-usable", "Card {card} is not used in a turn. It acts by itself: {timing}."};
inline constexpr Reason kUsedBy{"used-by", "Card {card} is used by another action: {action}."};
inline constexpr Reason kNotAPlan{"not-a-plan", "Card {card} is no plan."};

// Resources and Florins.
inline constexpr Reason kTooFewResources{
    "too-few-resources",
    "This takes {need} {colour} {need: resource|resources}; the supply holds {have}."};
inline constexpr Reason kTooFewAny{
    "too-few-any",
    "This takes {need} {need: resource|resources} of any colour; the supply holds {have}."};
inline constexpr Reason kTooFewFlorins{
    "too-few-florins", "This takes {need} {need: Florin|Florins}; the purse holds {have}."};
inline constexpr Reason kColourOrder{"colour-order",
                                     "Here resources are named in the order pink, grey, orange, "
                                     "brown, violet, black; {colour} can't "
                                     "come now."};

// Dice and the rondel.
inline constexpr Reason kSameColour{"same-colour",
                                    "The two resources are of another colour than {colour}."};
inline constexpr Reason kNotTaken{"not-taken", "The {colour} die is not one of yours."};
inline constexpr Reason kNotNextSpace{"not-next-space",
                                      "Space {space} is not beside this die's space {own}."};
inline constexpr Reason kTwoDice{"two-dice", "Two different dice are taken, not {colour} twice."};

// The city, the market and the Amstel.
inline constexpr Reason kBlockLimit{
    "block-limit", "A turn allows {most} {most: block|blocks} for resources or Florins."};
inline constexpr Reason kBlockTaken{"block-taken", "Block {block} has an owner."};
inline constexpr Reason kMarketUsed{
    "market-used", "The market tile was already used {times} {times: time|times} in this turn."};
inline constexpr Reason kMarketIdle{"market-idle",
                                    "Market tile {tile} would do nothing. It needs: {condition}."};
inline constexpr Reason kAdvanced{"already-advanced",
                                  "The action on the Amstel was already taken in this turn."};
inline constexpr Reason kTooFar{"too-far",
                                "Only {most} {most: space is|spaces are} left to the mouth."};

// The harbour.
inline constexpr Reason kNotBeside{"not-beside",
                                   "The barge lies at {here}, which is not beside {space}."};
inline constexpr Reason kNoQuay{"no-quay",
                                "Dockers are hired at a quay; the barge lies at {here}."};
inline constexpr Reason kNoLoading{
    "no-loading", "Goods are loaded at a quay or the start; the barge lies at {here}."};
inline constexpr Reason kNotHere{
    "not-here", "Its warehouse or a depot takes this good ({good}); the barge lies at {here}."};
inline constexpr Reason kHired{"already-hired",
                               "A docker was already hired at this stop: one a stop."};
inline constexpr Reason kCrewFull{"crew-full",
                                  "There is room for {most} dockers aboard, and all is taken."};
inline constexpr Reason kNoneThere{"none-there", "No {docker} docker waits at {here}."};
inline constexpr Reason kNoneInStore{"none-in-store", "No {good} lies in your store."};
inline constexpr Reason kNoneAboard{"none-aboard", "No {good} lies in your barge."};
inline constexpr Reason kFull{"full", "There is no room left at {here}."};

// Answers.
inline constexpr Reason kNotRemoved{"not-removed",
                                    "TOM does not take card {card} away, but {one} for example."};
inline constexpr Reason kBothRewards{"both-rewards",
                                     "This good ({good}) is sold for both rewards at once."};
inline constexpr Reason kForemanBegins{"foreman-begins", "The foreman begins on a depot."};
inline constexpr Reason kBailiffBegins{"bailiff-begins",
                                       "The bailiff begins on a block of cost {cost}."};
inline constexpr Reason kNotThere{
    "not-there",
    "The {walker} goes to the nearest open place, {nearest} for example, not {place}."};
inline constexpr Reason kNotInPile{"not-in-pile", "Card {card} is not in the discard pile."};
inline constexpr Reason kJustReturned{"just-returned",
                                      "Card {card} was just returned; another one comes for it."};
inline constexpr Reason kPileFirst{
    "pile-first",
    "The discard pile holds {have} other {have: card|cards}; only without any a card is drawn."};
inline constexpr Reason kDeckEmpty{"deck-empty", "No {deck} is left to draw."};
inline constexpr Reason kOneAtLeast{"one-at-least", "At least one card is activated."};
inline constexpr Reason kThereAlready{"there-already", "The barge lies at {here} already."};
inline constexpr Reason kImpossible{"impossible-chance", "Chance can't bring this now."};

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
