// The reasons for refusing an action of venise. The sentences name facts in braces.
//
// Facts that are names: `tile` and `other` are tiles · `cube` is a colour · `good` is a good ·
// `due` is the verb that is expected now, or the phase (due_name in refusal.cpp) · `cause` is the
// reason why a power has no effect (below).
#pragma once

#include "engine/reason.h"

namespace pakhuis::venise::why {

inline constexpr Reason kNotNow{"not-now", "This is not the time for that. Due now: {due}."};
inline constexpr Reason kAnswerDue{"answer-due", "First answer the master's question: {due}."};

// The setup.
inline constexpr Reason kTileLaid{"tile-laid", "The tile {tile} lies already."};
inline constexpr Reason kPortOrder{"ports-alike", "The ports are alike: take port A first."};
inline constexpr Reason kFirstCell{"first-cell", "The first tile lies on the cell 0,0."};
inline constexpr Reason kCellTaken{"cell-taken", "The tile {tile} lies on this cell."};
inline constexpr Reason kBadCell{"bad-cell", "No tile lies beside this cell."};

// Dice and moves.
inline constexpr Reason kNoDie{"no-own-die", "None of one's own dice lies on {tile}."};
inline constexpr Reason kNoSuchDie{"no-such-die",
                                   "No die shows {given}: they show {first} and {second}."};
inline constexpr Reason kStandsThere{"stands-there",
                                     "The burgher starts from {tile} and can't come back to it."};
inline constexpr Reason kOutOfReach{"out-of-reach",
                                    "No way that costs exactly {need} leads to {tile}."};
inline constexpr Reason kOutOfStep{"out-of-step",
                                   "No way that costs {low} to {high} leads to {tile}."};
inline constexpr Reason kNoBoatThere{"no-boat-there", "The boat can't have been left at {tile}."};
inline constexpr Reason kBadValue{"bad-value", "The activation die counts {need}, not {given}."};
inline constexpr Reason kBadSkill{"bad-skill",
                                  "The activation die counts {low} to {high}, not {given}."};
inline constexpr Reason kNoPower{"power-useless",
                                 "The power of {tile} can do nothing now: {cause}."};

// Cubes and cards.
inline constexpr Reason kNotInStock{
    "not-in-stock", "This takes {need} {cube} {need: cube|cubes}; the stock holds {have}."};
inline constexpr Reason kBadCount{"bad-count",
                                  "This takes {need} {need: cube|cubes}, not {given}."};
inline constexpr Reason kThreeKinds{
    "three-kinds", "At most two kinds of cubes may become more; here all three do."};
inline constexpr Reason kNotYourCard{"not-your-card", "This card does not lie on one's own board."};
inline constexpr Reason kTakesNoCubes{"takes-no-cubes", "An order takes no cubes."};
inline constexpr Reason kWrongCube{"wrong-cube", "This card takes no {cube} cubes."};
inline constexpr Reason kOnceBuilt{"once-built",
                                   "This workshop takes {cube} cubes only once it is built."};
inline constexpr Reason kBuiltTakes{"built-takes",
                                    "This workshop is built and takes {cube} cubes only."};
inline constexpr Reason kCardFull{"card-takes-none",
                                  "This card takes {need} {cube} {need: cube|cubes} and has "
                                  "{need: it|them} already."};
inline constexpr Reason kEngaged{"already-engaged",
                                 "This master is engaged and takes no more cubes."};
inline constexpr Reason kStockFull{"stock-full",
                                   "The stock is full: it holds {have} {have: cube|cubes}."};
inline constexpr Reason kStockNotFull{
    "stock-not-full", "There is still room in the stock: it holds {have} of {most} cubes."};
inline constexpr Reason kSameColour{"same-colour",
                                    "The new cube is {cube}, too: that would change nothing."};
inline constexpr Reason kNotSeen{"not-looked-at", "This card is not among those looked at."};
inline constexpr Reason kSecondPermanent{"second-permanent",
                                         "A second permanent master of this kind can't be kept."};
inline constexpr Reason kOrderRow{"order-row", "A master that is an order goes in row 2."};
inline constexpr Reason kNoPlace{"no-place", "Row {row} has no free place."};

// Goods and prices.
inline constexpr Reason kNoGoods{"too-few-goods",
                                 "This takes {need} {good}; the store holds {have}."};
inline constexpr Reason kDieTooLow{"die-too-low", "{most} at most can be sold now, not {given}."};
inline constexpr Reason kShipped{"already-there", "{tile} has {good} already."};
inline constexpr Reason kNoOne{"no-one", "The price of {good} has no card or cube of one."};
inline constexpr Reason kNoTwo{"no-two", "The price of {good} has no card of two."};
inline constexpr Reason kTwoSplits{"two-splits",
                                   "At a port a two of {good} does not leave the price: it becomes "
                                   "a one (split)."};
inline constexpr Reason kJustRaised{"just-raised",
                                    "{good} has just risen: one of the other goods falls."};

// Bridges and production.
inline constexpr Reason kBridgedAlready{"one-bridge", "Only one bridge is built in a turn."};
inline constexpr Reason kProducedAlready{"produced-already",
                                         "Bridges are built before production."};
inline constexpr Reason kNoBridgeLeft{"no-bridge-left", "All {have} bridges are built."};
inline constexpr Reason kBurgherElsewhere{"burgher-elsewhere",
                                          "A bridge begins at {tile}, where the burgher stands."};
inline constexpr Reason kNotBeside{"not-beside", "{tile} and {other} do not touch."};
inline constexpr Reason kOwnBridge{"own-bridge", "One's own bridge is there already."};
inline constexpr Reason kFewCubes{
    "too-few-cubes", "The bridge costs {need} {need: cube|cubes}; the stock holds {have} in all."};
inline constexpr Reason kWrongPrice{"wrong-price",
                                    "The bridge costs {need} {need: cube|cubes}, not {given}."};
inline constexpr Reason kDieElsewhere{"die-elsewhere",
                                      "The die that comes back lies on {tile} or {other}."};
inline constexpr Reason kNotAWorkshop{"not-a-workshop", "Only a workshop produces."};
inline constexpr Reason kNotBuilt{
    "not-built", "This workshop is not built yet: {need} {need: cube is|cubes are} missing."};
inline constexpr Reason kNotFull{"not-full", "This workshop holds {have} of {need} {cube} cubes."};
inline constexpr Reason kOnceATurn{"once-a-turn", "This workshop has produced in this turn."};
inline constexpr Reason kNoOrder{"no-order", "Row 2 holds no order of {good} with +{plus}."};

inline constexpr Reason kImpossibleChance{"impossible-outcome", "Chance can't give this now."};

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
