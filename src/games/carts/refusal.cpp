// Why something is not allowed, verb by verb.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {
namespace why {
constexpr Reason kPileEmpty{"pile-empty", "There is no card to draw: pile and discards are empty."};
constexpr Reason kNotInRow{"not-in-row", "No such card lies face up."};
constexpr Reason kSecondJoker{"second-joker",
                              "A joker that lies face up can't be the second card."};
constexpr Reason kNoContracts{"no-contracts", "No contract is left to draw."};
constexpr Reason kOnlySecond{"second-card-due", "The second card must be taken now."};
constexpr Reason kKeepDue{"keep-due", "First choose which contracts to keep."};
constexpr Reason kTrackTaken{"track-taken", "This track is claimed already."};
constexpr Reason kOwnTwin{"own-twin", "Nobody may claim both tracks of a double."};
constexpr Reason kTwinClosed{"twin-closed",
                             "With two players, a double is closed once one of its tracks is "
                             "claimed."};
constexpr Reason kFewCarts{"too-few-carts", "There are not enough carts left for this track."};
constexpr Reason kWrongColour{"wrong-colour", "This track takes another colour."};
constexpr Reason kBadPayment{"bad-payment", "This is not a way to pay for this track."};
constexpr Reason kFewCards{"too-few-cards", "The hand does not hold these cards."};
constexpr Reason kNotOffered{"not-offered", "These contracts are not on offer."};
constexpr Reason kCanAct{"can-act", "Passing is only for those who can do nothing else."};
constexpr Reason kNotKeepTime{"nothing-to-keep", "There are no contracts to choose from."};
constexpr Reason kImpossibleChance{"impossible-outcome", "Chance can't give this now."};
}  // namespace why

Refusal refuse_take(const State& s, Card card) {
    if (card > Card::kJoker) return &reasons::kNoSuchAction;
    if (s.row[card] == 0) return &why::kNotInRow;
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
    if (rules.length[static_cast<std::size_t>(track.index())] > s.carts[seat]) {
        return &why::kFewCarts;
    }
    return nullptr;
}

Refusal refuse_claim(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.track.index() >= static_cast<int>(rules.edition.tracks.size())) {
        return &reasons::kNoSuchAction;
    }
    if (Refusal r = refuse_track(rules, s, seat, a.track)) return r;
    const Track& track = rules.track(a.track);
    if (a.card > Card::kJoker || a.jokers > track.length ||
        (a.card == Card::kJoker) != (a.jokers == track.length)) {
        return &why::kBadPayment;
    }
    if (a.card != Card::kJoker && track.colour != Colour::kGrey &&
        static_cast<int>(track.colour) != static_cast<int>(a.card)) {
        return &why::kWrongColour;
    }
    const int coloured = track.length - a.jokers;
    if (s.hand[seat][Card::kJoker] < a.jokers) return &why::kFewCards;
    if (coloured > 0 && s.hand[seat][a.card] < coloured) return &why::kFewCards;
    return nullptr;
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

// Operands that a verb does not use must be unset: an action has one form only.
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
    const Seats who = waiting(rules, s);
    if (who.empty()) return &reasons::kOver;
    if (!who.has(actor)) return &reasons::kNotWaiting;
    if (!is_canonical(action)) return &reasons::kNoSuchAction;
    return actor == kChance ? refuse_chance(s, action) : refuse_decision(rules, s, actor, action);
}

}  // namespace pakhuis
