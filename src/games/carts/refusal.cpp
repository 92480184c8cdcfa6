// The reason for refusing an action, verb by verb.
#include "base/index.h"
#include "games/carts/carts.h"
#include "games/carts/reasons.h"

namespace pakhuis {

using namespace carts;

namespace {
Refusal refuse_take(const State& s, Card card) {
    if (card > Card::kJoker) return &reasons::kNoSuchAction;
    if (s.row[card] == 0) return Refusal(&why::kNotInRow).with("card", card_name(card));
    if (s.phase == Phase::kSecond && card == Card::kJoker) return &why::kSecondJoker;
    return nullptr;
}

Refusal refuse_track(const Rules& rules, const State& s, Seat seat, TrackId track) {
    const std::uint64_t bit = 1ULL << track.index();
    std::uint64_t taken = 0;
    for (const TrackSet& tracks : s.tracks.values) taken |= tracks.bits;
    if (taken & bit) return &why::kTrackTaken;
    if (rules.twins(s.tracks[seat].bits) & bit) return &why::kOwnTwin;
    if (rules.seats == 2 && (rules.twins(taken) & bit)) return &why::kTwinClosed;
    const int length = rules.length[to_index(track.index())];
    if (length > s.carts[seat]) {
        return Refusal(&why::kFewCarts).with("need", length).with("have", s.carts[seat]);
    }
    return nullptr;
}

Refusal refuse_cards(const Cards& hand, Card card, int need) {
    if (hand[card] >= need) return nullptr;
    return Refusal(&why::kFewCards)
        .with("card", card_name(card))
        .with("need", need)
        .with("have", hand[card]);
}

Refusal refuse_claim(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.track.index() >= static_cast<int>(rules.edition.tracks.size())) {
        return &reasons::kNoSuchAction;
    }
    if (Refusal r = refuse_track(rules, s, seat, a.track)) return r;
    const Track& track = rules.track(a.track);
    if (a.card > Card::kJoker || a.jokers > track.length ||
        (a.card == Card::kJoker) != (a.jokers == track.length)) {
        return Refusal(&why::kBadPayment).with("need", track.length);
    }
    const Card colour = static_cast<Card>(track.colour);
    if (a.card != Card::kJoker && track.colour != Colour::kGrey && colour != a.card) {
        return Refusal(&why::kWrongColour)
            .with("card", card_name(colour))
            .with("given", card_name(a.card));
    }
    const Cards& hand = s.hand[seat];
    if (Refusal r = refuse_cards(hand, Card::kJoker, a.jokers)) return r;
    return a.card == Card::kJoker ? nullptr : refuse_cards(hand, a.card, track.length - a.jokers);
}

Refusal refuse_keep(const State& s, Seat seat, const Action& a) {
    if (s.phase != Phase::kKeep && s.phase != Phase::kChoose) return &why::kNotKeepTime;
    const bool in_order = a.second.none() || a.first < a.second;
    if (a.first.index() >= kMaxContracts || !in_order) return &why::kNotOffered;
    if (!a.second.none() && a.second.index() >= kMaxContracts) return &why::kNotOffered;
    return (a.kept() - s.offer[seat]).empty() ? nullptr : &why::kNotOffered;
}

Refusal refuse_decision(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.verb == Verb::kKeep) return refuse_keep(s, seat, a);
    if (s.phase == Phase::kKeep || s.phase == Phase::kChoose) return &why::kKeepDue;
    const bool is_card = a.verb == Verb::kDraw || a.verb == Verb::kTake;
    if (s.phase == Phase::kSecond && !is_card) return &why::kOnlySecond;
    switch (a.verb) {
        case Verb::kDraw:
            return s.pile.empty() ? &why::kPileEmpty : nullptr;
        case Verb::kTake:
            return refuse_take(s, a.card);
        case Verb::kClaim:
            return refuse_claim(rules, s, seat, a);
        case Verb::kContracts:
            return any_contract_left(s) ? nullptr : &why::kNoContracts;
        case Verb::kPass:
            return can_only_pass(rules, s, seat) ? nullptr : &why::kCanAct;
        default:
            return &reasons::kWrongActor;
    }
}

Refusal refuse_chance(const State& s, const Action& a) {
    const bool fill = row_is_short(s);
    const bool contract = s.phase == Phase::kDealContracts || s.phase == Phase::kOffer;
    const Verb due = fill ? Verb::kTurn : contract ? Verb::kOffer : Verb::kDeal;
    if (a.verb < Verb::kDeal) return &reasons::kWrongActor;
    if (a.verb != due) return &why::kImpossibleChance;
    bool possible;
    if (due != Verb::kOffer) {
        possible = a.card <= Card::kJoker && s.pile[a.card] > 0;
    } else if (s.contract_pile.empty()) {
        possible = s.queue.front() == a.first;
    } else {
        possible = a.first.index() < kMaxContracts && s.contract_pile.has(a.first);
    }
    return possible ? nullptr : &why::kImpossibleChance;
}

// Unused operands of a verb must be unset, so that an action has only one form.
bool is_canonical(const Action& a) {
    Action plain{a.verb};
    switch (a.verb) {
        case Verb::kClaim:
            plain = Action::claim(a.track, a.card, a.jokers);
            break;
        case Verb::kKeep:
            plain = Action::keep(a.first, a.second);
            break;
        case Verb::kTake:
        case Verb::kDeal:
        case Verb::kTurn:
            plain.card = a.card;
            break;
        case Verb::kOffer:
            plain.first = a.first;
            break;
        default:
            break;
    }
    return plain == a;
}

}  // namespace

Refusal Carts::refusal(const Rules& rules, const State& s, Seat actor, Action action) {
    const Seats due = waiting(rules, s);
    if (due.empty()) return &reasons::kOver;
    if (!due.has(actor)) return &reasons::kNotWaiting;
    if (!is_canonical(action)) return &reasons::kNoSuchAction;
    return actor == kChance ? refuse_chance(s, action) : refuse_decision(rules, s, actor, action);
}

std::span<const Reason* const> Carts::reasons() {
    return why::kAll;
}

}  // namespace pakhuis
