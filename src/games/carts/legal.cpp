// Legal actions, as a list and as a uniform random pick.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {

// The number of payments for a coloured track: one for each number of jokers.
constexpr int ways_to_pay(int have, int jokers, int length) {
    const int fewest = have < length ? length - have : 0;
    const int most = jokers < length ? jokers : length;
    return most >= fewest ? most - fewest + 1 : 0;
}

// On a grey track, a payment with jokers alone counts once, not once for each colour.
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

// The n-th payment. The order is fewest jokers first; on a grey track colour by colour, and jokers
// alone last.
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

// The kinds that may be taken from the row, as bit 7 of their lanes.
std::uint64_t takeable(const State& s, bool second) {
    const std::uint64_t row = second ? s.row.lanes & ~(0xffULL << 48) : s.row.lanes;
    return lanes::nonzero(row);
}

// The n-th of these actions: `draw`, if there is a pile, then the kinds in the row.
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
        const int payments = ways[i] * popcount(tracks);
        if (n < payments) {
            return nth_payment(rules.groups[i], hand, TrackId(nth_bit(tracks, n / ways[i])),
                               n % ways[i]);
        }
        n -= payments;
    }
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

bool carts::can_only_pass(const Rules& rules, const State& s, Seat seat) {
    return s.pile.empty() && s.row.empty() && !any_contract_left(s) &&
           !can_claim_any(rules, s, seat);
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

}  // namespace pakhuis
