// The effects of actions.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {

// The discards become the pile as soon as it is empty. (rules: pile)
void renew_pile(State& s) {
    if (!s.pile.empty()) return;
    s.pile = s.discards;
    s.discards = {};
}

void begin_turn(State& s, Seat seat) {
    s.turn = seat;
    s.phase = Phase::kTurn;
}

// If the seat has two carts or fewer at the end of its turn, every seat gets one more turn. This
// seat's turn is the last.
void end_turn(const Rules& rules, State& s) {
    if (s.turns_left != kNoLap) {
        if (--s.turns_left == 0) {
            s.turns_left = kNoLap;
            s.phase = Phase::kOver;
            return;
        }
    } else if (s.carts[s.turn] <= kLastLapCarts) {
        s.turns_left = static_cast<std::uint8_t>(rules.seats);
    }
    if (s.passes == rules.seats) {
        s.turns_left = kNoLap;
        s.phase = Phase::kOver;
        return;
    }
    begin_turn(s, static_cast<Seat>(s.turn + 1 == rules.seats ? 0 : s.turn + 1));
}

// Called after the first card of a draw and after the refill that follows. The turn ends with one
// card if no second card is available.
void settle_draw(const Rules& rules, State& s) {
    if (s.phase != Phase::kSecond || !s.pile.empty()) return;
    if (s.row.total() == s.row[Card::kJoker]) end_turn(rules, s);
}

void take(const Rules& rules, State& s, Card card) {
    const Cards one = Cards::of(card);
    s.hand[s.turn] += one;
    s.sure[s.turn] += one;
    s.row -= one;
    s.unswept = false;
    if (s.phase == Phase::kSecond || card == Card::kJoker) {
        end_turn(rules, s);
    } else {
        s.phase = Phase::kSecond;
        settle_draw(rules, s);
    }
}

void sweep(State& s) {
    s.discards += s.row;
    s.row = {};
    s.unswept = false;
    ++s.sweeps;
}

void claim(const Rules& rules, State& s, const Action& action) {
    const auto track = static_cast<std::size_t>(action.track.index());
    const int length = rules.length[track];
    Cards paid = Cards::of(Card::kJoker, action.jokers);
    if (action.jokers < length) paid += Cards::of(action.card, length - action.jokers);

    const Seat seat = s.turn;
    s.hand[seat] -= paid;
    s.sure[seat] = {lanes::minus_floored(s.sure[seat].lanes, paid.lanes)};
    s.discards += paid;
    renew_pile(s);
    if (s.unswept) sweep(s);
    s.tracks[seat].add(action.track);
    s.carts[seat] = static_cast<std::uint8_t>(s.carts[seat] - length);
    s.points[seat] = static_cast<std::uint16_t>(s.points[seat] + rules.points[track]);
    if (((rules.marked >> track) & 1) && goods_left(s) > 0) ++s.goods[seat];
    end_turn(rules, s);
}

// Puts a seat's rejected contracts under the pile. Only this seat knows their place. Other seats
// lose their knowledge of all offered cards.
void give_back(const Rules& rules, State& s, Seat seat, ContractSet offered, ContractSet kept) {
    ContractSet rejected = offered - kept;
    if (rejected.empty()) return;
    for (int other = 0; other < rules.seats; ++other) {
        if (other != seat) s.known[static_cast<std::size_t>(other)] -= offered;
    }
    s.known[seat] |= rejected;
    while (!rejected.empty()) s.queue.push_back(rejected.pop());
}

// All seats have chosen: the rejected cards go under the pile in the order of the seats.
void open_choices(const Rules& rules, State& s) {
    for (int seat = 0; seat < rules.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        give_back(rules, s, static_cast<Seat>(seat), s.offer[i], s.contracts[i]);
        s.offer[i] = {};
    }
    s.chosen = {};
    begin_turn(s, 0);
}

void keep(const Rules& rules, State& s, Seat seat, const Action& action) {
    const ContractSet kept = action.kept();
    if (s.phase == Phase::kChoose) {
        s.contracts[seat] = kept;
        s.chosen = s.chosen | Seats::of(seat);
        if (s.chosen == Seats::first(rules.seats)) open_choices(rules, s);
        return;
    }
    give_back(rules, s, seat, s.offer[seat], kept);
    s.contracts[seat] |= kept;
    s.offer[seat] = {};
    end_turn(rules, s);
}

// Cards are dealt round the table. The phase changes after the last card of the last seat.
void next_to_be_dealt(const Rules& rules, State& s, bool last_round, Phase next) {
    if (s.turn + 1 < rules.seats) {
        ++s.turn;
        return;
    }
    s.turn = 0;
    if (last_round) s.phase = next;
}

void deal(const Rules& rules, State& s, Card card) {
    s.hand[s.turn] += Cards::of(card);
    s.pile -= Cards::of(card);
    renew_pile(s);
    switch (s.phase) {
        case Phase::kDealHands:
            next_to_be_dealt(rules, s, s.hand[s.turn].total() == kStartCards,
                             Phase::kDealContracts);
            break;
        case Phase::kDealFirst:
            s.phase = Phase::kSecond;
            settle_draw(rules, s);
            break;
        default:
            end_turn(rules, s);
    }
}

// A full row with three jokers is swept, at most three times per refill. Without cards to replace
// it, the row waits for a pile.
void turn_up(const Rules& rules, State& s, Card card) {
    s.row += Cards::of(card);
    s.pile -= Cards::of(card);
    renew_pile(s);
    if (s.row.total() == kRowSize && s.row[Card::kJoker] >= kSweepJokers && s.sweeps < kMaxSweeps) {
        if (!s.pile.empty()) return sweep(s);
        s.unswept = rules.version >= 2;
    }
    if (row_is_short(s)) return;
    s.sweeps = 0;
    settle_draw(rules, s);
}

void offer(const Rules& rules, State& s, ContractId contract) {
    if (s.contract_pile.empty()) {
        s.queue.pop_front();
    } else {
        s.contract_pile.remove(contract);
    }
    s.offer[s.turn].add(contract);
    s.known[s.turn].remove(contract);
    const int seen = s.offer[s.turn].count();
    if (s.phase == Phase::kDealContracts) {
        next_to_be_dealt(rules, s, seen == kStartCards, Phase::kChoose);
    } else if (seen == 2 || (s.contract_pile.empty() && s.queue.empty())) {
        s.phase = Phase::kKeep;
    }
}

}  // namespace

State Carts::start(const Rules& rules) {
    State s;
    s.pile = kDeck;
    s.contract_pile = rules.all_contracts();
    for (int seat = 0; seat < rules.seats; ++seat)
        s.carts[static_cast<std::size_t>(seat)] = carts::kCarts;
    return s;
}

Seats Carts::waiting(const Rules& rules, const State& s) {
    if (row_is_short(s)) return Seats::of(kChance);
    switch (s.phase) {
        case Phase::kChoose:
            return Seats::first(rules.seats) - s.chosen;
        case Phase::kTurn:
        case Phase::kSecond:
        case Phase::kKeep:
            return Seats::of(s.turn);
        case Phase::kOver:
            return {};
        default:
            return Seats::of(kChance);
    }
}

void Carts::apply(const Rules& rules, State& s, Seat actor, Action action) {
    if (s.phase == Phase::kTurn && actor != kChance) {
        s.passes =
            action.verb == Verb::kPass ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
    }
    switch (action.verb) {
        case Verb::kDraw:
            s.phase = s.phase == Phase::kTurn ? Phase::kDealFirst : Phase::kDealSecond;
            break;
        case Verb::kTake:
            take(rules, s, action.card);
            break;
        case Verb::kClaim:
            claim(rules, s, action);
            break;
        case Verb::kContracts:
            s.phase = Phase::kOffer;
            break;
        case Verb::kKeep:
            keep(rules, s, actor, action);
            break;
        case Verb::kPass:
            end_turn(rules, s);
            break;
        case Verb::kDeal:
            deal(rules, s, action.card);
            break;
        case Verb::kTurn:
            turn_up(rules, s, action.card);
            break;
        case Verb::kOffer:
            offer(rules, s, action.first);
            break;
    }
}

}  // namespace pakhuis
