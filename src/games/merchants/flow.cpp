#include "games/merchants/flow.h"

#include "games/merchants/board.h"
#include "games/merchants/menu.h"
#include "games/merchants/payout.h"

namespace pakhuis::merchants {
namespace {

SpaceEvent event_of(const Rules& rules, const State& s) {
    return rules.space(s.space).event;
}

// Nothing is placed, so no bonus arises.
void score_final(const Rules& rules, State& s) {
    s.space = static_cast<std::uint8_t>(rules.final_space);
    pay_space(rules, s, rules.space(s.space));
    s.phase = Phase::kOver;
}

// The next card is turned. Without cards the match ends.
void resume_deal(const Rules& rules, State& s) {
    s.actor = s.mayor;
    s.phase = Phase::kTurn;
    if (s.hourglasses == 0 && s.pile.total() == 0) score_final(rules, s);
}

// Asks the first seat, from this one to the mayor, that can do something.
void ask_from(const Rules& rules, State& s, Seat seat) {
    const bool arrow = event_of(rules, s) == SpaceEvent::kShipArrow;
    s.phase = Phase::kEvent;
    for (;; seat = next_seat(rules, seat)) {
        s.actor = seat;
        if (arrow) settle_lost_house(s, seat);
        if (arrow ? s.ask != Ask::kNothing : event_menu(rules, s, seat).offers()) return;
        if (seat == s.mayor) return resume_deal(rules, s);
    }
}

// All leaders go back together. Lost free houses are settled afterwards, in order. (time line)
void send_leaders_back(const Rules& rules, State& s) {
    const PerPlayer<std::uint8_t> rows = leaders(s);
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        for (unsigned goods = rows[seat]; goods != 0;) {
            step_back(s, seat, static_cast<Good>(pop_lowest(goods)));
        }
    }
}

void begin_use(const Rules& rules, State& s, Seat seat) {
    s.phase = Phase::kUse;
    s.actor = seat;
    if (!use_menu(rules, s, seat).offers()) end_use(rules, s);
}

}  // namespace

void move_time(const Rules& rules, State& s) {
    --s.hourglasses;
    ++s.space;
    const SpaceEvent event = event_of(rules, s);
    if (scores(event)) {
        pay_space(rules, s, rules.space(s.space));
        return resume_deal(rules, s);
    }
    if (event == SpaceEvent::kNothing) return resume_deal(rules, s);
    if (event == SpaceEvent::kShipArrow) send_leaders_back(rules, s);
    ask_from(rules, s, next_seat(rules, s.mayor));
}

void place(const Rules& rules, State& s, Disc where, CardKind card) {
    disc(s, where) = card;
    s.turned = CardKind::kNone;
    if (free_discs(s) > 0) {
        s.phase = Phase::kTurn;
        return;
    }
    disc(s, Disc::kBucket) = CardKind::kNone;
    begin_use(rules, s, s.mayor);
}

void go_on(const Rules& rules, State& s) {
    if (s.ask != Ask::kNothing) return;
    if (s.phase == Phase::kUse) {
        if (!use_menu(rules, s, s.actor).offers()) end_use(rules, s);
    } else if (s.actor == s.mayor) {
        resume_deal(rules, s);
    } else {
        ask_from(rules, s, next_seat(rules, s.actor));
    }
}

void end_use(const Rules& rules, State& s) {
    s.steps = {};
    s.placed = false;
    const Disc used = used_disc(s);
    disc(s, used) = CardKind::kNone;
    if (used == Disc::kClock) return end_turn(rules, s);
    s.phase = Phase::kAuction;
    s.actor = s.mayor;
}

// After the last auction the mayor stays and turns the remaining hourglasses.
void end_turn(const Rules& rules, State& s) {
    disc(s, Disc::kClock) = CardKind::kNone;
    if (s.pile.total() > 0) s.mayor = next_seat(rules, s.mayor);
    resume_deal(rules, s);
}

void sell(const Rules& rules, State& s, Seat buyer, int amount) {
    s.money[buyer] -= static_cast<unsigned>(amount);
    s.ledger[buyer].auctions += static_cast<unsigned>(amount);
    s.early = kSpectator;
    begin_use(rules, s, buyer);
}

}  // namespace pakhuis::merchants
