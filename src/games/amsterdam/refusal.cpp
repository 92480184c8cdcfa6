// Why something is not allowed. Whether it is, only the menu decides.
#include "games/amsterdam/market.h"
#include "games/amsterdam/menu.h"
#include "games/amsterdam/offers.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/turn.h"

namespace pakhuis {

using namespace amsterdam;

namespace {
namespace why {
constexpr Reason kNotNow{"not-now", "This can't be done in this phase."};
constexpr Reason kAnswerDue{"answer-due", "Something else must be decided first."};
constexpr Reason kNothingAsked{"nothing-asked", "Nothing of this kind is to be decided."};
constexpr Reason kNotLaidOut{"not-laid-out", "This card is not laid out."};
constexpr Reason kNotYourCard{"not-your-card", "This card does not lie there on your board."};
constexpr Reason kNeedsCard{"needs-card", "Only an active card allows this."};
constexpr Reason kSameColour{"same-colour", "The two resources are of another colour."};
constexpr Reason kNotTaken{"not-taken",
                           "This die is not yours, or the space is not beside its own."};
constexpr Reason kTwoDice{"two-dice",
                          "Two different dice are taken, named in the order of colours."};
constexpr Reason kTooFewResources{"too-few-resources", "The supply does not cover this."};
constexpr Reason kTooFewFlorins{"too-few-florins", "There are not enough Florins for this."};
constexpr Reason kNoDiscount{"no-discount", "Nothing is saved on this card."};
constexpr Reason kNameDiscount{"name-discount", "One resource of the cost is saved: name it."};
constexpr Reason kUsed{"already-used", "This was already used in this turn."};
constexpr Reason kCondition{"condition-fails",
                            "The card's condition does not hold, or it does nothing."};
constexpr Reason kNotUsable{"not-usable", "This card is not used in this way."};
constexpr Reason kBlockLimit{"block-limit", "No more blocks can be taken in this turn."};
constexpr Reason kBlockTaken{"block-taken", "This block has an owner."};
constexpr Reason kNotBeside{"not-beside", "The barge is not beside this space."};
constexpr Reason kNotHere{"not-here", "The barge does not lie where this can be done."};
constexpr Reason kFull{"full", "There is no room left."};
constexpr Reason kNoneThere{"none-there", "There is none of this."};
constexpr Reason kTooFar{"too-far", "The Amstel ends before that."};
constexpr Reason kNotRemoved{"not-removed", "TOM does not take this card away."};
constexpr Reason kBothRewards{"both-rewards", "This good is sold for both rewards."};
constexpr Reason kNotThere{"not-there", "He does not begin there, or walks elsewhere."};
constexpr Reason kNotInPile{"not-in-pile",
                            "This card is not in the discard pile, or was just returned."};
constexpr Reason kPileFirst{"pile-first",
                            "A card is drawn only where the discard pile holds no other."};
constexpr Reason kOneAtLeast{"one-at-least", "At least one card is activated."};
constexpr Reason kThereAlready{"there-already", "The barge lies there already."};
constexpr Reason kImpossible{"impossible-chance", "Chance can't bring this now."};

constexpr const Reason* kAll[] = {
    &kNotNow,        &kAnswerDue,    &kNothingAsked, &kNotLaidOut, &kNotYourCard,
    &kNeedsCard,     &kSameColour,   &kNotTaken,     &kTwoDice,    &kTooFewResources,
    &kTooFewFlorins, &kNoDiscount,   &kNameDiscount, &kUsed,       &kCondition,
    &kNotUsable,     &kBlockLimit,   &kBlockTaken,   &kNotBeside,  &kNotHere,
    &kFull,          &kNoneThere,    &kTooFar,       &kNotRemoved, &kBothRewards,
    &kNotThere,      &kNotInPile,    &kPileFirst,    &kOneAtLeast, &kThereAlready,
    &kImpossible,    &kSoloExtension};
}  // namespace why

bool colour_fits(const Action& a) {
    const bool optional = a.verb == Verb::kActivate;
    if (!Action::has_colour(a.verb)) return a.colour == Colour::kNone;
    return at(a.colour) < kColours || (optional && a.colour == Colour::kNone);
}

bool number_fits(const Rules& rules, const Action& a) {
    switch (a.verb) {
        case Verb::kDockers:
            return a.number < kPairs;
        case Verb::kDisc:
            return a.number < rules.sides();
        case Verb::kAdvance:
            return a.number >= 1 && a.number < kMouth;
        case Verb::kShift:
        case Verb::kRoll:
            return a.number >= 1 && a.number <= kFaces;
        case Verb::kDraw:
            return a.number <= static_cast<int>(CardClass::kBuilding);
        case Verb::kTask:
            return a.number >= 1 && a.number <= kTasks;
        default:
            return a.number == 0;
    }
}

bool spot_fits(const Action& a) {
    switch (a.verb) {
        case Verb::kClaim:
        case Verb::kAcquire:
        case Verb::kBailiff:
        case Verb::kClaimFree:
            return !block_of(a.spot).none();
        case Verb::kSail:
        case Verb::kForeman:
        case Verb::kMoor:
            return !node_of(a.spot).none();
        case Verb::kTile:
            return !tile_of(a.spot).none();
        case Verb::kQuarter:
            return quarter_of(a.spot) != Colour::kNone;
        default:
            return a.spot.none();
    }
}

bool is_malformed(const Rules& rules, const Action& a) {
    if (static_cast<int>(a.verb) >= kVerbs) return true;
    const bool card = Action::has_card(a.verb) ? a.card.index() < kCards : a.card.none();
    const bool second = a.verb == Verb::kDice ? at(a.second) < kColours : a.second == Colour::kNone;
    const bool good = Action::has_good(a.verb) ? at(a.good) < kGoodKinds : a.good == Good::kNone;
    const bool docker =
        Action::has_docker(a.verb) ? at(a.docker) < kQuays : a.docker == Docker::kNone;
    return !(card && second && good && docker && colour_fits(a) && spot_fits(a) &&
             number_fits(rules, a));
}

// Which ask a verb answers.
bool answers(AskKind kind, Verb verb) {
    switch (kind) {
        case AskKind::kPay:
            return verb == Verb::kPay;
        case AskKind::kGain:
            return verb == Verb::kGain;
        case AskKind::kTrade:
            return verb >= Verb::kStore && verb <= Verb::kSellBoth;
        case AskKind::kDrop:
            return verb == Verb::kDrop;
        case AskKind::kShift:
            return verb == Verb::kShift || verb == Verb::kLeave;
        case AskKind::kRemove:
            return verb == Verb::kRemove;
        case AskKind::kForeman:
            return verb == Verb::kForeman;
        case AskKind::kBailiff:
            return verb == Verb::kBailiff;
        case AskKind::kDealer:
            return verb == Verb::kDealer;
        case AskKind::kReturn:
            return verb == Verb::kReturn;
        case AskKind::kFetch:
            return verb == Verb::kFetch || verb == Verb::kDraw;
        case AskKind::kDrawn:
            return false;
        case AskKind::kFreeCard:
            return verb == Verb::kActivateFree || verb == Verb::kEnough;
        case AskKind::kMoor:
            return verb == Verb::kMoor;
        case AskKind::kFreeBlock:
            return verb == Verb::kClaimFree;
    }
    return false;
}
bool is_answer(Verb verb) {
    return verb >= Verb::kPay || verb == Verb::kDrop || verb == Verb::kRemove ||
           verb == Verb::kShift || verb == Verb::kLeave;
}

bool fits_phase(Phase phase, Verb verb) {
    switch (phase) {
        case Phase::kDraft:
            return verb == Verb::kTake;
        case Phase::kTake:
            return verb == Verb::kTake || verb == Verb::kSkip;
        case Phase::kStock:
            return verb == Verb::kStock;
        case Phase::kDice:
            return verb == Verb::kDice;
        case Phase::kKeep:
            return verb == Verb::kKeep;
        default:
            return verb >= Verb::kActivate && verb <= Verb::kEnd;
    }
}

Refusal why_not_activate(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (!s.below[seat].has(a.card)) return &why::kNotYourCard;
    const bool saves = has_discount(s, seat, a.card);
    if (saves && a.colour == Colour::kNone) return &why::kNameDiscount;
    if (a.colour != Colour::kNone && (!saves || rules.cost(a.card)[a.colour] == 0)) {
        return &why::kNoDiscount;
    }
    return &why::kTooFewResources;
}

Refusal why_not_buy(const State& s, Seat seat, const Action& a) {
    if (!has(s, seat, by_effect::kBuyCard)) return &why::kNeedsCard;
    return s.below[seat].has(a.card) ? &why::kTooFewFlorins : &why::kNotYourCard;
}

Refusal why_not_use(const State& s, Seat seat, const Action& a) {
    if (!has(s, seat, a.card)) return &why::kNotYourCard;
    const bool exchange = a.card == by_effect::kSellThree || a.card == by_effect::kTwoForOne ||
                          a.card == by_effect::kBuyResources;
    const bool used = kActionCards.has(a.card) && a.card != by_effect::kSellPlan;
    if (!exchange && !used) return &why::kNotUsable;
    if (used && !may_use_again(s, seat, a.card)) return &why::kUsed;
    const Offer offer = offer_of(s, seat, a.card);
    if (offer.pay_florins > s.florins[seat]) return &why::kTooFewFlorins;
    const bool pays = offer.pay_any > 0 || offer.pay_colour != Colour::kNone;
    return pays ? &why::kTooFewResources : &why::kCondition;
}

Refusal why_not_cede(const State& s, Seat seat, const Action& a) {
    if (!has(s, seat, by_effect::kSellPlan)) return &why::kNeedsCard;
    if (s.turn.used.has(by_effect::kSellPlan)) return &why::kUsed;
    return class_of(a.card) == CardClass::kPlan ? &why::kNotYourCard : &why::kNotUsable;
}

Refusal why_not_block(const State& s, Seat seat, const Action& a) {
    if (s.turn.blocks >= blocks_a_turn(s, seat)) return &why::kBlockLimit;
    const BlockId block = block_of(a.spot);
    if (!block.none() && BlockSet(owned(s)).has(block)) return &why::kBlockTaken;
    if (a.verb == Verb::kClaim) return &why::kTooFewResources;
    const bool may = has(s, seat, by_effect::kBlockForFlorins);
    return may ? &why::kTooFewFlorins : &why::kNeedsCard;
}

Refusal why_not_harbour(const Rules& rules, const State& s, Seat seat, const Action& a) {
    const NodeId here = s.ship[seat];
    switch (a.verb) {
        case Verb::kSail: {
            const bool beside = (rules.beside[at(here)] >> node_of(a.spot).index()) & 1;
            return beside ? &why::kTooFewResources : &why::kNotBeside;
        }
        case Verb::kHire:
            if (!is_quay(here)) return &why::kNotHere;
            if (s.turn.hired) return &why::kUsed;
            return s.aboard[seat].total() >= kMaxAboard ? &why::kFull : &why::kNoneThere;
        case Verb::kLoad:
            return loads(here) ? &why::kNoneThere : &why::kNotHere;
        default: {
            if (a.good == Good::kNone) return &reasons::kNoSuchAction;
            const bool right = is_depot(here) || here == warehouse_of(a.good);
            if (!right) return &why::kNotHere;
            return s.barge[seat][a.good] == 0 ? &why::kNoneThere : &why::kFull;
        }
    }
}

Refusal why_not_amstel(const State& s, Seat seat, const Action& a) {
    if (s.turn.advanced) return &why::kUsed;
    return s.amstel[seat] + a.number > kMouth ? &why::kTooFar : &why::kTooFewResources;
}

Refusal why_not_market(const Rules& rules, const State& s, Seat seat) {
    if (s.turn.markets >= markets_a_turn(s, seat)) return &why::kUsed;
    return s.florins[seat] < rules.tile(s.tile).price ? &why::kTooFewFlorins : &why::kCondition;
}

Refusal why_not_turn(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kActivate:
            return why_not_activate(rules, s, seat, a);
        case Verb::kBuy:
            return why_not_buy(s, seat, a);
        case Verb::kUse:
            return why_not_use(s, seat, a);
        case Verb::kCede:
            return why_not_cede(s, seat, a);
        case Verb::kClaim:
        case Verb::kAcquire:
            return why_not_block(s, seat, a);
        case Verb::kAdvance:
            return why_not_amstel(s, seat, a);
        case Verb::kMarket:
            return why_not_market(rules, s, seat);
        default:
            return why_not_harbour(rules, s, seat, a);
    }
}

Refusal why_not(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kTake:
            return &why::kNotLaidOut;
        case Verb::kSkip:
        case Verb::kSellBoth:
            return &why::kNeedsCard;
        case Verb::kSellFlorins:
        case Verb::kSellResource:
            return &why::kBothRewards;
        case Verb::kRemove:
            return &why::kNotRemoved;
        case Verb::kDrop:
        case Verb::kReturn:
        case Verb::kActivateFree:
            return &why::kNotYourCard;
        case Verb::kFetch:
            return &why::kNotInPile;
        case Verb::kDraw:
            return fetchable(s).empty() ? &why::kNoneThere : &why::kPileFirst;
        case Verb::kEnough:
            return &why::kOneAtLeast;
        case Verb::kMoor:
            return &why::kThereAlready;
        case Verb::kClaimFree:
            return &why::kBlockTaken;
        case Verb::kStock:
            return &why::kSameColour;
        case Verb::kDice:
            return &why::kTwoDice;
        case Verb::kShift:
            return &why::kNotTaken;
        case Verb::kForeman:
        case Verb::kBailiff:
        case Verb::kDealer:
            return &why::kNotThere;
        case Verb::kKeep:
        case Verb::kPay:
        case Verb::kGain:
            return &why::kTooFewResources;
        default:
            return why_not_turn(rules, s, seat, a);
    }
}

Refusal refuse_chance(const Rules& rules, const State& s, const Action& a) {
    ChanceList<Action> list;
    Amsterdam::chances(rules, s, list);
    for (const auto& outcome : list.outcomes) {
        if (outcome.action == a) return nullptr;
    }
    return &why::kImpossible;
}

}  // namespace

Refusal Amsterdam::refusal(const Rules& rules, const State& s, Seat actor, Action a) {
    const Seats who = waiting(rules, s);
    if (who.empty()) return &reasons::kOver;
    if (!who.has(actor)) return &reasons::kNotWaiting;
    if (is_malformed(rules, a)) return &reasons::kNoSuchAction;
    if ((actor == kChance) != (a.verb >= kFirstChance)) return &reasons::kWrongActor;
    if (actor == kChance) return refuse_chance(rules, s, a);
    if (!s.asked.empty() && !answers(s.asked.front().kind, a.verb)) return &why::kAnswerDue;
    if (s.asked.empty()) {
        if (is_answer(a.verb)) return &why::kNothingAsked;
        if (!fits_phase(s.phase, a.verb)) return &why::kNotNow;
    }
    ActionList<Amsterdam> list;
    list_all(rules, s, actor, list);
    for (const Action& one : list) {
        if (one == a) return nullptr;
    }
    return why_not(rules, s, actor, a);
}

std::span<const Reason* const> Amsterdam::reasons() {
    return why::kAll;
}

}  // namespace pakhuis
