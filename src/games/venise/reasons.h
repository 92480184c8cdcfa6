// The reasons for refusing an action of venise. The sentences name facts in braces.
//
// Facts that are names: `tile` and `other` are tiles · `cube` is a colour · `good` is a good ·
// `due` is the verb that is expected now, or the phase (due_name in refusal.cpp) · `cause` is the
// reason why a power has no effect (below).
#pragma once

#include "engine/reason.h"

namespace pakhuis::venise::why {

inline constexpr Reason kNotNow{"not-now", "You can't do that now. First: {due}."};
inline constexpr Reason kAnswerDue{"answer-due", "First use your master: {due}."};

// The setup.
inline constexpr Reason kTileLaid{"tile-laid", "This district is already placed: {tile}."};
inline constexpr Reason kPortOrder{"ports-alike", "Both ports are the same: take port A first."};
inline constexpr Reason kFirstCell{"first-cell", "Place the first district on the cell 0,0."};
inline constexpr Reason kCellTaken{"cell-taken", "There is already a district here: {tile}."};
inline constexpr Reason kBadCell{"bad-cell", "Place the district next to another one."};

// Dice and moves.
inline constexpr Reason kNoDie{"no-own-die", "You have no die at {tile}."};
inline constexpr Reason kNoSuchDie{
    "no-such-die", "You have no die with {given}: your dice show {first} and {second}."};
inline constexpr Reason kStandsThere{"stands-there", "You can't end where you started: {tile}."};
inline constexpr Reason kOutOfReach{"out-of-reach", "You can't get to {tile} with exactly {need}."};
inline constexpr Reason kOutOfStep{"out-of-step", "You can't get to {tile} with {low} to {high}."};
inline constexpr Reason kNoBoatThere{"no-boat-there", "The boat can't stay at {tile}."};
inline constexpr Reason kBadValue{"bad-value", "Your activation die counts {need}, not {given}."};
inline constexpr Reason kBadSkill{"bad-skill",
                                  "Your activation die counts {low} to {high}, not {given}."};
inline constexpr Reason kNoPower{"power-useless", "{tile} has no effect for you now: {cause}."};

// Cubes and cards.
inline constexpr Reason kNotInStock{
    "not-in-stock", "You need {need} {cube} {need: cube|cubes}; you have {have} in stock."};
inline constexpr Reason kBadCount{"bad-count", "Choose {need} {need: cube|cubes}, not {given}."};
inline constexpr Reason kThreeKinds{"three-kinds", "You can add at most 2 kinds of cubes, not 3."};
inline constexpr Reason kNotYourCard{"not-your-card", "This card is not on your board."};
inline constexpr Reason kTakesNoCubes{"takes-no-cubes", "You can't place cubes on an order."};
inline constexpr Reason kWrongCube{"wrong-cube", "You can't place {cube} cubes on this card."};
inline constexpr Reason kOnceBuilt{
    "once-built", "Complete this workshop first. Then you can place {cube} cubes."};
inline constexpr Reason kBuiltTakes{"built-takes",
                                    "This workshop is completed. You can place only {cube} cubes."};
inline constexpr Reason kCardFull{
    "card-takes-none", "This card already has {need: its|all} {need} {cube} {need: cube|cubes}."};
inline constexpr Reason kEngaged{"already-engaged",
                                 "This master is already hired and needs no more cubes."};
inline constexpr Reason kStockFull{"stock-full", "Your stock is full: {have} {have: cube|cubes}."};
inline constexpr Reason kStockNotFull{"stock-not-full",
                                      "Your stock still has room: {have} of {most} cubes."};
inline constexpr Reason kSameColour{"same-colour", "The new cube is of the same kind: {cube}."};
inline constexpr Reason kNotSeen{"not-looked-at", "You did not draw this card."};
inline constexpr Reason kSecondPermanent{"second-permanent",
                                         "You already have a permanent master of this kind."};
inline constexpr Reason kOrderRow{"order-row", "An order of a master goes in row 2."};
inline constexpr Reason kNoPlace{"no-place", "Row {row} is full."};

// Goods and prices.
inline constexpr Reason kNoGoods{"too-few-goods",
                                 "You need {need} {good}; you have {have} in your warehouse."};
inline constexpr Reason kDieTooLow{"die-too-low", "You can sell at most {most}, not {given}."};
inline constexpr Reason kShipped{"already-there", "{tile} already has {good}."};
inline constexpr Reason kNoOne{"no-one", "The price of {good} has no +1."};
inline constexpr Reason kNoTwo{"no-two", "The price of {good} has no +2 card."};
inline constexpr Reason kTwoSplits{"two-splits",
                                   "At a port you can't remove a +2 of {good}: replace it with a "
                                   "+1 (split)."};
inline constexpr Reason kJustRaised{
    "just-raised", "The price of {good} has just risen: choose one of the other two."};

// Bridges and production.
inline constexpr Reason kBridgedAlready{"one-bridge", "You can build only one bridge per turn."};
inline constexpr Reason kProducedAlready{"produced-already",
                                         "You have already produced: build bridges before that."};
inline constexpr Reason kNoBridgeLeft{"no-bridge-left",
                                      "No bridges left: all your {have} bridges are built."};
inline constexpr Reason kBurgherElsewhere{"burgher-elsewhere",
                                          "Build from the district of your burgher: {tile}."};
inline constexpr Reason kNotBeside{"not-beside", "{tile} and {other} are not next to each other."};
inline constexpr Reason kOwnBridge{"own-bridge", "You already have a bridge there."};
inline constexpr Reason kFewCubes{
    "too-few-cubes", "The bridge costs {need} {need: cube|cubes}; you have {have} in stock."};
inline constexpr Reason kWrongPrice{"wrong-price",
                                    "The bridge costs {need} {need: cube|cubes}, not {given}."};
inline constexpr Reason kDieElsewhere{"die-elsewhere", "Take a die back from {tile} or {other}."};
inline constexpr Reason kNotAWorkshop{"not-a-workshop", "Only workshops can produce."};
inline constexpr Reason kNotBuilt{
    "not-built", "This workshop is not completed: {need} {need: cube is|cubes are} missing."};
inline constexpr Reason kNotFull{"not-full",
                                 "This workshop is not full: {have} of {need} {cube} cubes."};
inline constexpr Reason kOnceATurn{"once-a-turn", "This workshop has already produced this turn."};
inline constexpr Reason kNoOrder{"no-order", "You have no order +{plus} for {good} in row 2."};

inline constexpr Reason kImpossibleChance{"impossible-outcome",
                                          "That can't be drawn or rolled now."};

inline constexpr const Reason* kAll[] = {
    &kNotNow,          &kAnswerDue,       &kTileLaid,     &kPortOrder,        &kFirstCell,
    &kCellTaken,       &kBadCell,         &kNoDie,        &kNoSuchDie,        &kStandsThere,
    &kOutOfReach,      &kOutOfStep,       &kNoBoatThere,  &kBadValue,         &kBadSkill,
    &kNoPower,         &kNotInStock,      &kBadCount,     &kThreeKinds,       &kNotYourCard,
    &kTakesNoCubes,    &kWrongCube,       &kOnceBuilt,    &kBuiltTakes,       &kCardFull,
    &kEngaged,         &kStockFull,       &kStockNotFull, &kSameColour,       &kNotSeen,
    &kSecondPermanent, &kOrderRow,        &kNoPlace,      &kNoGoods,          &kDieTooLow,
    &kShipped,         &kNoOne,           &kNoTwo,        &kTwoSplits,        &kJustRaised,
    &kBridgedAlready,  &kProducedAlready, &kNoBridgeLeft, &kBurgherElsewhere, &kNotBeside,
    &kOwnBridge,       &kFewCubes,        &kWrongPrice,   &kDieElsewhere,     &kNotAWorkshop,
    &kNotBuilt,        &kNotFull,         &kOnceATurn,    &kNoOrder,          &kImpossibleChance};

// The causes of power-useless.
inline constexpr std::string_view kEmptyStore = "empty-store";  // no goods to sell or ship
inline constexpr std::string_view kGoodsThere =
    "goods-there";  // the port has all kinds in the store
inline constexpr std::string_view kEmptyDeck = "empty-deck";
inline constexpr std::string_view kFullRow1 = "full-row-1";
inline constexpr std::string_view kFullRow2 = "full-row-2";
inline constexpr std::string_view kFullRows = "full-rows";

}  // namespace pakhuis::venise::why
