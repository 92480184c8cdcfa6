// Reasons of refusals. Only the menu decides what is legal.
#include "games/amsterdam/market.h"
#include "games/amsterdam/menu.h"
#include "games/amsterdam/reasons.h"
#include "games/amsterdam/tom.h"
#include "games/amsterdam/walkers.h"
#include "games/amsterdam/why_not.h"

namespace pakhuis {

using namespace amsterdam;

namespace {
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
    // Two dice are always named in the order of colours.
    const bool second = a.verb == Verb::kDice ? at(a.second) < kColours && a.colour <= a.second
                                              : a.second == Colour::kNone;
    const bool good = Action::has_good(a.verb) ? at(a.good) < kGoodKinds : a.good == Good::kNone;
    const bool docker =
        Action::has_docker(a.verb) ? at(a.docker) < kQuays : a.docker == Docker::kNone;
    return !(card && second && good && docker && colour_fits(a) && spot_fits(a) &&
             number_fits(rules, a));
}

// Whether the verb answers the question.
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

Refusal with_card(const Reason& reason, CardId id) {
    return Refusal(&reason).with("card", name_of(id));
}

// (053) The die must be the seat's, and the space beside the die's own.
Refusal why_not_shift(const State& s, const Action& a) {
    const Ask& ask = s.asked.front();
    if (a.colour != ask.colour && a.colour != ask.second) {
        return Refusal(&why::kNotTaken).with("colour", name_of(a.colour));
    }
    return Refusal(&why::kNotNextSpace)
        .with("space", a.number)
        .with("own", turned_face(s.dice[at(a.colour)], s.round));
}

// "depot-2", "jordaan-1" or "beer".
std::string_view place_name(AskKind walker, int place) {
    switch (walker) {
        case AskKind::kForeman:
            return Rules::name_of(NodeId(place));
        case AskKind::kBailiff:
            return Rules::name_of(BlockId(place));
        default:
            return name_of(static_cast<Good>(place));
    }
}

Refusal why_not_place(const Rules& rules, const State& s, const Action& a) {
    const AskKind walker = s.asked.front().kind;
    if (s.phase == Phase::kPlace) {
        if (walker == AskKind::kForeman) return &why::kForemanBegins;
        return Refusal(&why::kBailiffBegins).with("cost", kBailiffCost);
    }
    std::uint64_t places = places_of(rules, s, walker);
    return Refusal(&why::kNotThere)
        .with("walker", name_of(walker))
        .with("place", walker == AskKind::kDealer ? name_of(a.good) : name_of(a.spot))
        .with("nearest", place_name(walker, pop_lowest(places)));
}

Refusal why_not_fetch(const State& s, const Action& a) {
    const bool returned = a.card == s.asked.front().card;
    return with_card(returned ? why::kJustReturned : why::kNotInPile, a.card);
}

Refusal why_not_draw(const State& s, const Action& a) {
    if (const int pile = fetchable(s).count(); pile > 0) {
        return Refusal(&why::kPileFirst).with("have", pile);
    }
    return Refusal(&why::kDeckEmpty).with("deck", name_of(static_cast<CardClass>(a.number)));
}

// The supply lacks the colour, or under version 1 the colour is out of order.
Refusal why_not_colour(const State& s, Seat seat, const Action& a) {
    const bool lacks = a.verb != Verb::kGain && s.supply[seat][a.colour] == 0;
    if (!lacks) return Refusal(&why::kColourOrder).with("colour", name_of(a.colour));
    return Refusal(&why::kTooFewResources)
        .with("colour", name_of(a.colour))
        .with("need", 1)
        .with("have", 0);
}

Refusal why_not(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kTake:
            return with_card(why::kNotLaidOut, a.card);
        case Verb::kSkip:
            return with_card(why::kNeedsCard, by_effect::kSkipCard);
        case Verb::kSellBoth:
            return with_card(why::kNeedsCard, by_effect::kBothRewards);
        case Verb::kSellFlorins:
        case Verb::kSellResource:
            return Refusal(&why::kBothRewards).with("good", name_of(s.asked.front().good));
        case Verb::kRemove:
            return with_card(why::kNotRemoved, a.card)
                .with("one", name_of(cards_to_remove(rules, s).pop()));
        case Verb::kDrop:
        case Verb::kReturn:
        case Verb::kActivateFree:
            return with_card(why::kNotYourCard, a.card).with("state", "inactive");
        case Verb::kFetch:
            return why_not_fetch(s, a);
        case Verb::kDraw:
            return why_not_draw(s, a);
        case Verb::kEnough:
            return &why::kOneAtLeast;
        case Verb::kMoor:
            return Refusal(&why::kThereAlready).with("here", name_of(a.spot));
        case Verb::kClaimFree:
            return Refusal(&why::kBlockTaken).with("block", name_of(a.spot));
        case Verb::kStock:
            return Refusal(&why::kSameColour).with("colour", name_of(a.colour));
        case Verb::kDice:
            return Refusal(&why::kTwoDice).with("colour", name_of(a.colour));
        case Verb::kShift:
            return why_not_shift(s, a);
        case Verb::kForeman:
        case Verb::kBailiff:
        case Verb::kDealer:
            return why_not_place(rules, s, a);
        case Verb::kKeep:
        case Verb::kPay:
        case Verb::kGain:
            return why_not_colour(s, seat, a);
        default:
            return why_not_in_turn(rules, s, seat, a);
    }
}

// Adds the decision that is due.
Refusal with_due_decision(const Reason& reason, const State& s) {
    const bool asked = !s.asked.empty();
    return Refusal(&reason).with("due", asked ? name_of(s.asked.front().kind) : name_of(s.phase));
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
    if (!s.asked.empty() && !answers(s.asked.front().kind, a.verb)) {
        return with_due_decision(why::kAnswerDue, s);
    }
    if (s.asked.empty()) {
        if (is_answer(a.verb)) return with_due_decision(why::kNothingAsked, s);
        if (!fits_phase(s.phase, a.verb)) return with_due_decision(why::kNotNow, s);
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
