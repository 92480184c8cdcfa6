// What is allowed: as a list, as a uniform pick, and as a reason why not.
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

bool any_contract_left(const State& s) {
    return !s.contract_pile.empty() || !s.queue.empty();
}

// How many ways a hand can pay for a coloured track: each number of jokers is one.
constexpr int ways_to_pay(int have, int jokers, int length) {
    const int fewest = have < length ? length - have : 0;
    const int most = jokers < length ? jokers : length;
    return most >= fewest ? most - fewest + 1 : 0;
}

// On grey, paying with jokers alone is one way, not one for each colour.
int ways_to_pay_grey(const Cards& hand, int length) {
    const int jokers = hand[Card::kJoker];
    const int all_jokers = jokers >= length;
    int ways = all_jokers;
    for (int colour = 0; colour < kColours; ++colour) {
        ways += ways_to_pay(hand[static_cast<Card>(colour)], jokers, length) - all_jokers;
    }
    return ways;
}

int ways_to_pay(const Rules::Group& group, const Cards& hand) {
    return group.colour == Colour::kGrey ? ways_to_pay_grey(hand, group.length)
                                         : ways_to_pay(hand[static_cast<Card>(group.colour)],
                                                       hand[Card::kJoker], group.length);
}

// The n-th way: fewest jokers first, on grey colour by colour, jokers alone last.
Action nth_payment(const Rules::Group& group, const Cards& hand, TrackId track, int n) {
    const int jokers = hand[Card::kJoker];
    const int length = group.length;
    const int all_jokers = jokers >= length;
    auto in_colour = [&](Card card) {
        const int have = hand[card];
        const int fewest = have < length ? length - have : 0;
        return fewest + n == length ? Action::claim(track, Card::kJoker, length)
                                    : Action::claim(track, card, fewest + n);
    };
    if (group.colour != Colour::kGrey) return in_colour(static_cast<Card>(group.colour));
    for (int colour = 0; colour < kColours; ++colour) {
        const Card card = static_cast<Card>(colour);
        const int ways = ways_to_pay(hand[card], jokers, length) - all_jokers;
        if (n < ways) return in_colour(card);
        n -= ways;
    }
    return Action::claim(track, Card::kJoker, length);
}

bool can_claim_any(const Rules& rules, const State& s, Seat seat) {
    const TrackSet open = open_tracks(rules, s.tracks, seat, s.carts[seat]);
    for (const Rules::Group& group : rules.groups) {
        if ((group.tracks & open.bits) != 0 && ways_to_pay(group, s.hand[seat]) > 0) return true;
    }
    return false;
}

bool can_only_pass(const Rules& rules, const State& s, Seat seat) {
    return s.pile.empty() && s.row.empty() && !any_contract_left(s) &&
           !can_claim_any(rules, s, seat);
}

void list_cards(const State& s, bool second, ActionList<Carts>& out) {
    if (!s.pile.empty()) out.push_back(Action::draw());
    const int kinds = second ? kColours : kKinds;
    for (int kind = 0; kind < kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        if (s.row[card] > 0) out.push_back(Action::take(card));
    }
}

void list_claims(const Rules& rules, const State& s, Seat seat, ActionList<Carts>& out) {
    const Cards& hand = s.hand[seat];
    const TrackSet open = open_tracks(rules, s.tracks, seat, s.carts[seat]);
    for (const Rules::Group& group : rules.groups) {
        TrackSet tracks(group.tracks & open.bits);
        if (tracks.empty()) continue;
        const int ways = ways_to_pay(group, hand);
        while (ways > 0 && !tracks.empty()) {
            const TrackId track = tracks.pop();
            for (int n = 0; n < ways; ++n) out.push_back(nth_payment(group, hand, track, n));
        }
    }
}

void list_keeps(ContractSet offer, ActionList<Carts>& out) {
    const ContractId first = offer.pop();
    out.push_back(Action::keep(first));
    if (offer.empty()) return;
    const ContractId second = offer.pop();
    out.push_back(Action::keep(second));
    out.push_back(Action::keep(first, second));
}

// Kinds of cards face up that may be taken, as bit 7 of their lanes.
std::uint64_t takeable(const State& s, bool second) {
    const std::uint64_t row = second ? s.row.lanes & ~(0xffULL << 48) : s.row.lanes;
    return lanes::nonzero(row);
}

// The n-th of `draw`, if there is a pile, and the kinds in the row.
Action nth_card(const State& s, std::uint64_t kinds, int n) {
    if (!s.pile.empty() && n-- == 0) return Action::draw();
    return Action::take(static_cast<Card>(nth_bit(kinds, n) / 8));
}

Action random_turn(const Rules& rules, const State& s, Seat seat, Rng& rng) {
    const Cards hand = s.hand[seat];
    const std::uint64_t open = open_tracks(rules, s.tracks, seat, s.carts[seat]).bits;
    const std::uint64_t kinds = takeable(s, false);
    const int cards = popcount(kinds) + !s.pile.empty();
    const int contracts = any_contract_left(s);
    int total = cards + contracts;
    std::array<int, kKinds * kMaxLength> ways;
    for (std::size_t i = 0; i < rules.groups.size(); ++i) {
        ways[i] = ways_to_pay(rules.groups[i], hand);
        total += ways[i] * popcount(rules.groups[i].tracks & open);
    }
    if (total == 0) return Action::pass();
    int n = rng.below(total);
    if (n < cards) return nth_card(s, kinds, n);
    n -= cards;
    if (n < contracts) return Action::contracts();
    n -= contracts;
    for (std::size_t i = 0;; ++i) {
        const std::uint64_t tracks = rules.groups[i].tracks & open;
        const int here = ways[i] * popcount(tracks);
        if (n < here) {
            return nth_payment(rules.groups[i], hand, TrackId(nth_bit(tracks, n / ways[i])),
                               n % ways[i]);
        }
        n -= here;
    }
}

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

TrackSet carts::open_tracks(const Rules& rules, const PerPlayer<TrackSet>& tracks, Seat seat,
                            int carts) {
    const std::uint64_t taken = tracks[0].bits | tracks[1].bits | tracks[2].bits | tracks[3].bits;
    const std::uint64_t closing = rules.seats == 2 ? taken : tracks[seat].bits;
    std::uint64_t open = rules.all_tracks & ~taken & ~rules.twins(closing);
    if (carts < kMaxLength) open &= rules.up_to_length[static_cast<std::size_t>(carts)];
    return TrackSet(open);
}

void Carts::legal(const Rules& rules, const State& s, Seat seat, ActionList<Carts>& out) {
    out.clear();
    if (!waiting(rules, s).has(seat)) return;
    switch (s.phase) {
        case Phase::kChoose:
        case Phase::kKeep:
            list_keeps(s.offer[seat], out);
            break;
        case Phase::kSecond:
            list_cards(s, true, out);
            break;
        case Phase::kTurn:
            list_cards(s, false, out);
            if (any_contract_left(s)) out.push_back(Action::contracts());
            list_claims(rules, s, seat, out);
            if (out.empty()) out.push_back(Action::pass());
            break;
        default:
            break;
    }
}

Action Carts::random_legal(const Rules& rules, const State& s, Seat seat, Rng& rng) {
    if (s.phase == Phase::kTurn) return random_turn(rules, s, seat, rng);
    if (s.phase == Phase::kSecond) {
        const std::uint64_t kinds = takeable(s, true);
        return nth_card(s, kinds, rng.below(popcount(kinds) + !s.pile.empty()));
    }
    ContractSet offer = s.offer[seat];
    const ContractId first = offer.pop();
    if (offer.empty()) return Action::keep(first);
    const ContractId second = offer.pop();
    const int n = rng.below(3);
    return n == 0   ? Action::keep(first)
           : n == 1 ? Action::keep(second)
                    : Action::keep(first, second);
}

Refusal Carts::refusal(const Rules& rules, const State& s, Seat actor, Action action) {
    const Seats who = waiting(rules, s);
    if (who.empty()) return &reasons::kOver;
    if (!who.has(actor)) return &reasons::kNotWaiting;
    if (!is_canonical(action)) return &reasons::kNoSuchAction;
    return actor == kChance ? refuse_chance(s, action) : refuse_decision(rules, s, actor, action);
}

void Carts::chances(const Rules&, const State& s, ChanceList<Action>& out) {
    out.clear();
    const bool fill = row_is_short(s);
    if (!fill && (s.phase == Phase::kDealContracts || s.phase == Phase::kOffer)) {
        out.stream = 1;
        if (s.contract_pile.empty()) {
            out.add(Action::offer(s.queue.front()), 1);
        } else {
            for (ContractSet left = s.contract_pile; !left.empty();) {
                out.add(Action::offer(left.pop()), 1);
            }
        }
        return;
    }
    out.stream = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        out.add(fill ? Action::turn(card) : Action::deal(card), s.pile[card]);
    }
}

Action Carts::sample_chance(const Rules&, const State& s, Rng& rng) {
    const bool fill = row_is_short(s);
    if (!fill && (s.phase == Phase::kDealContracts || s.phase == Phase::kOffer)) {
        if (s.contract_pile.empty()) return Action::offer(s.queue.front());
        return Action::offer(s.contract_pile.nth(rng.below(s.contract_pile.count())));
    }
    const Card card = s.pile.nth(rng.below(s.pile.total()));
    return fill ? Action::turn(card) : Action::deal(card);
}

}  // namespace pakhuis
