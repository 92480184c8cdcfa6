// Checks a position from outside. Every component must be in exactly one place, and pending choices
// must fit the phase.
#include "base/index.h"
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {
namespace inconsistent {
constexpr Reason kTurnOutside{"bad-seat", "A seat is named that does not play."};
constexpr Reason kCardsLost{"cards-lost",
                            "The transport cards do not add up to 6 of each colour "
                            "and 8 jokers."};
constexpr Reason kTooManySure{"bad-sure", "More cards of a hand are sure than it holds."};
constexpr Reason kLongRow{"bad-row", "At most five cards lie in the row."};
constexpr Reason kPileNotRenewed{"bad-pile", "An empty pile is renewed from the discards at once."};
constexpr Reason kBadTracks{"bad-tracks",
                            "A track is unknown, claimed twice, or claimed although "
                            "its twin forbids it."};
constexpr Reason kBadCarts{"bad-carts", "Carts left and carts on tracks must add up to 16."};
constexpr Reason kBadRoutePoints{"bad-points", "The points do not fit the claimed tracks."};
constexpr Reason kBadGoods{"bad-goods", "The goods cards do not fit the claimed tracks."};
constexpr Reason kContractsLost{"contracts-lost", "Each contract must lie in one place."};
constexpr Reason kBadKnown{"bad-known",
                           "Somebody knows a contract that he can't know, or a card "
                           "under the pile is not known to the one who put it there."};
constexpr Reason kBadPhase{"bad-phase", "What is pending does not fit the phase."};
}  // namespace inconsistent

bool within_deck(Cards cards) {
    return (cards.lanes & lanes::kHigh) == 0 && (cards.lanes >> 56) == 0 && kDeck.covers(cards);
}

Refusal check_cards(const Rules& rules, const State& s) {
    Cards sum = s.pile;
    if (!within_deck(s.pile) || !within_deck(s.discards) || !within_deck(s.row)) {
        return &inconsistent::kCardsLost;
    }
    sum += s.discards;
    sum += s.row;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        if (!within_deck(s.hand[to_index(seat)])) return &inconsistent::kCardsLost;
        sum += s.hand[to_index(seat)];
        if (!within_deck(s.sure[to_index(seat)]) ||
            !s.hand[to_index(seat)].covers(s.sure[to_index(seat)])) {
            return &inconsistent::kTooManySure;
        }
        if (seat >= rules.seats && !s.hand[to_index(seat)].empty())
            return &inconsistent::kCardsLost;
    }
    if (sum != kDeck) return &inconsistent::kCardsLost;
    if (s.row.total() > kRowSize) return &inconsistent::kLongRow;
    if (s.pile.empty() && !s.discards.empty()) return &inconsistent::kPileNotRenewed;
    return nullptr;
}

Refusal check_tracks(const Rules& rules, const State& s) {
    std::uint64_t taken = 0;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const std::uint64_t own = s.tracks[to_index(seat)].bits;
        if ((own & taken) || (own & ~rules.all_tracks) || (own & rules.twins(own))) {
            return &inconsistent::kBadTracks;
        }
        if (seat >= rules.seats && own != 0) return &inconsistent::kBadTracks;
        taken |= own;
    }
    if (rules.seats == 2 && (taken & rules.twins(taken))) return &inconsistent::kBadTracks;
    return nullptr;
}

Refusal check_supplies(const Rules& rules, const State& s) {
    int goods = 0;
    int marked = 0;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        int spaces = 0;
        int points = 0;
        for (TrackSet tracks = s.tracks[to_index(seat)]; !tracks.empty();) {
            const auto track = static_cast<std::size_t>(tracks.pop().index());
            spaces += rules.length[track];
            points += rules.points[track];
        }
        const int carts = seat < rules.seats ? carts::kCarts : 0;
        if (s.carts[to_index(seat)] + spaces != carts) return &inconsistent::kBadCarts;
        if (s.points[to_index(seat)] != points) return &inconsistent::kBadRoutePoints;
        const int own_marked = popcount(s.tracks[to_index(seat)].bits & rules.marked);
        if (s.goods[to_index(seat)] > own_marked) return &inconsistent::kBadGoods;
        goods += s.goods[to_index(seat)];
        marked += own_marked;
    }
    // One card for each marked track, until the supply is empty.
    const int expected = marked < kGoodsCards ? marked : kGoodsCards;
    return goods == expected ? nullptr : &inconsistent::kBadGoods;
}

// Adds a set to the placed contracts; false if one of them was placed before.
bool place(ContractSet& placed, ContractSet set) {
    if (!(placed & set).empty()) return false;
    placed |= set;
    return true;
}

Refusal check_contracts(const Rules& rules, const State& s) {
    ContractSet placed;
    ContractSet queued;
    bool once = place(placed, s.contract_pile);
    for (const ContractId id : s.queue) {
        if (id.index() >= kMaxContracts) return &inconsistent::kContractsLost;
        once = once && place(placed, ContractSet::of(id));
        queued.add(id);
    }
    const bool sealed = s.phase == Phase::kChoose;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const ContractSet own = s.contracts[to_index(seat)];
        once = once && place(placed, s.offer[to_index(seat)]);
        if (sealed) {
            once = once && (own - s.offer[to_index(seat)]).empty();
        } else {
            once = once && place(placed, own);
        }
        if (seat >= rules.seats &&
            !(own | s.offer[to_index(seat)] | s.known[to_index(seat)]).empty()) {
            return &inconsistent::kContractsLost;
        }
    }
    if (!once || placed != rules.all_contracts()) return &inconsistent::kContractsLost;

    for (int seat = 0; seat < rules.seats; ++seat) {
        ContractSet elsewhere = rules.all_contracts() - s.contract_pile;
        elsewhere -= s.contracts[to_index(seat)] | s.offer[to_index(seat)];
        if (!(s.known[to_index(seat)] - elsewhere).empty()) return &inconsistent::kBadKnown;
    }
    for (const ContractId id : s.queue) {
        int knowers = 0;
        for (int seat = 0; seat < rules.seats; ++seat) knowers += s.known[to_index(seat)].has(id);
        if (knowers != 1) return &inconsistent::kBadKnown;
    }
    return nullptr;
}

// True if a seat has the right number of cards in a deal round the table that has reached `turn`.
bool deal_fits(const State& s, int seat, int dealt, int round) {
    return dealt == (seat < s.turn ? round + 1 : round);
}

bool setup_fits(const Rules& rules, const State& s) {
    const bool hands = s.phase == Phase::kDealHands;
    const int round = hands ? s.hand[s.turn].total() : s.offer[s.turn].count();
    if (s.phase != Phase::kChoose && round >= kStartCards) return false;
    for (int seat = 0; seat < rules.seats; ++seat) {
        const int cards = s.hand[to_index(seat)].total();
        const int offered = s.offer[to_index(seat)].count();
        const bool chose = s.chosen.has(static_cast<Seat>(seat));
        if (!s.tracks[to_index(seat)].empty() || !s.sure[to_index(seat)].empty()) return false;
        if (!s.known[to_index(seat)].empty() || chose == s.contracts[to_index(seat)].empty())
            return false;
        if (hands ? !deal_fits(s, seat, cards, round) || offered != 0 : cards != kStartCards) {
            return false;
        }
        if (s.phase == Phase::kDealContracts && !deal_fits(s, seat, offered, round)) {
            return false;
        }
        if (s.phase == Phase::kChoose && offered != kStartCards) return false;
    }
    if (!s.queue.empty() || s.passes != 0 || s.turns_left != kNoLap) return false;
    if (s.phase == Phase::kChoose) {
        return s.turn == 0 && s.chosen != Seats::first(rules.seats);
    }
    return !hands || (s.row.empty() && s.discards.empty());
}

bool offers_fit(const Rules& rules, const State& s) {
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (s.contracts[to_index(seat)].empty()) return false;
        const int offered = s.offer[to_index(seat)].count();
        const bool own_turn = seat == s.turn;
        const bool more = !s.contract_pile.empty() || !s.queue.empty();
        bool fits = offered == 0;
        if (own_turn && s.phase == Phase::kOffer) fits = offered <= 1 && more;
        if (own_turn && s.phase == Phase::kKeep) fits = offered == 2 || (offered == 1 && !more);
        if (!fits) return false;
    }
    return true;
}

// The last lap and consecutive passes.
bool lap_fits(const Rules& rules, const State& s) {
    if (s.turns_left > rules.seats) return false;
    if (s.passes > rules.seats || (s.passes == rules.seats && s.phase != Phase::kOver)) {
        return false;
    }
    bool few = false;
    for (int seat = 0; seat < rules.seats; ++seat)
        few = few || s.carts[to_index(seat)] <= kLastLapCarts;
    if (s.phase == Phase::kOver) {
        return s.turns_left == kNoLap && (few || s.passes == rules.seats);
    }
    // Carts go down only at the end of a turn. In an unfinished turn, few carts therefore mean that
    // the lap has begun.
    return few == (s.turns_left != kNoLap);
}

Refusal check_phase(const Rules& rules, const State& s) {
    if (s.turn >= rules.seats) return &inconsistent::kTurnOutside;
    if (!(s.chosen - Seats::first(rules.seats)).empty()) return &inconsistent::kTurnOutside;
    const bool setup = s.phase <= Phase::kChoose;
    bool fits = setup ? setup_fits(rules, s) : offers_fit(rules, s) && lap_fits(rules, s);
    if (s.phase != Phase::kChoose) fits = fits && s.chosen.empty();
    if (s.phase == Phase::kDealFirst || s.phase == Phase::kDealSecond) {
        fits = fits && !s.pile.empty() && !row_is_short(s);
    }
    if (s.phase == Phase::kSecond && s.pile.empty()) {
        fits = fits && s.row.total() > s.row[Card::kJoker];
    }
    // The seat draws cards or contracts in this turn, so it has not passed.
    if (s.phase > Phase::kTurn && s.phase < Phase::kOver) fits = fits && s.passes == 0;
    if (s.sweeps > kMaxSweeps || (s.sweeps > 0 && !row_is_short(s))) fits = false;
    if (s.unswept) {
        fits = fits && rules.version >= 2 && s.pile.empty() && s.discards.empty() &&
               s.row.total() == kRowSize && s.row[Card::kJoker] >= kSweepJokers;
    }
    return fits ? nullptr : &inconsistent::kBadPhase;
}

}  // namespace

Refusal Carts::inconsistency(const Rules& rules, const State& s) {
    if (Refusal r = check_cards(rules, s)) return r;
    if (Refusal r = check_tracks(rules, s)) return r;
    if (Refusal r = check_supplies(rules, s)) return r;
    if (Refusal r = check_contracts(rules, s)) return r;
    return check_phase(rules, s);
}

}  // namespace pakhuis
