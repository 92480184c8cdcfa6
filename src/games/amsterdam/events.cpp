// The events of a step for a viewer: first the action, then the changes. Only the deal of a secret
// task is different for other viewers.
#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/score.h"
#include "games/amsterdam/tom.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

struct Teller {
    const Rules& rules;
    const State& before;
    const State& after;
    Seat viewer;
    EventList<Amsterdam>& out;

    Event& add(EventKind kind, Seat seat, int amount = 0) {
        Event e;
        e.kind = kind;
        e.seat = seat;
        e.amount = static_cast<std::int16_t>(amount);
        out.push_back(e);
        return out[out.size() - 1];
    }

    void done(Seat actor, const Action& a);
    void board(Seat seat, Seat actor, const Action& a);
    void points(Seat seat, Seat actor, const Action& a);
    void name_source(Event& e, const Action& a) const;
    void supply(Seat seat, Colour named);
    void cards(const Action& a);
    void walkers(const Action& a);
    void tom(const Action& a);
    void next_round_or_turn();
};

void Teller::done(Seat actor, const Action& a) {
    Event& e = add(EventKind::kDone, actor < kMaxSeats ? actor : kSpectator, a.number);
    e.verb = a.verb;
    e.card = a.card;
    e.colour = a.colour;
    e.second = a.second;
    e.good = a.good;
    e.docker = a.docker;
    e.spot = a.spot;
    // The event also names the place of goods and dockers that chance lays.
    if (a.verb == Verb::kGood) e.spot = spot_of(BlockId(next_block(before)));
    if (a.verb == Verb::kDockers || a.verb == Verb::kDocker) {
        e.spot = spot_of(NodeId(kFirstQuay + next_quay(before)));
    }
    if (a.verb == Verb::kRoll) e.colour = static_cast<Colour>(next_die(before));
    if (a.verb == Verb::kDeal && is_drawing(before)) e.seat = amsterdam::actor(before);
    if (a.verb != Verb::kTask) return;
    e.seat = next_with_task(rules, before);
    e.amount = 0;
    if (Amsterdam::visible_to(rules, before, actor, a).has(viewer)) e.task = task(a.number);
}

// Changes of the supply, without the resource that the action names.
void Teller::supply(Seat seat, Colour named) {
    for (int c = 0; c < kColours; ++c) {
        const int change = after.supply[seat].count(c) - before.supply[seat].count(c);
        if (change == 0 || (static_cast<Colour>(c) == named && (change == 1 || change == -1))) {
            continue;
        }
        add(EventKind::kResources, seat, change).colour = static_cast<Colour>(c);
    }
}

// Where points and Florins of the action come from.
void Teller::name_source(Event& e, const Action& a) const {
    e.card = a.card;
    e.spot = a.spot;
    if (a.verb == Verb::kDeliver || a.verb == Verb::kHire) e.spot = spot_of(before.ship[e.seat]);
    if (a.verb == Verb::kMarket) e.spot = spot_of(before.tile);
    const bool sells = a.verb == Verb::kSellFlorins || a.verb == Verb::kSellBoth;
    if (sells) e.good = before.asked.front().good;
}

// The points of bridges and mouth, of cards that add to the action, and of the action itself.
void Teller::points(Seat seat, Seat actor, const Action& a) {
    const int bridges = rules.passed[after.amstel[seat]] - rules.passed[before.amstel[seat]];
    int left = after.points[seat] - before.points[seat] - bridges;
    if (bridges != 0) add(EventKind::kPoints, seat, bridges).river = after.amstel[seat];
    const auto add_card = [&](CardId id, int n) {
        if (left == 0 || n == 0 || !has(before, seat, id)) return;
        add(EventKind::kPoints, seat, n).card = id;
        left -= n;
    };
    if (a.verb == Verb::kDeliver) {
        for (const CardId id : {by_effect::kDeliveryPoint, entrepot_of(a.good)}) {
            add_card(id, data(id).points);
        }
    }
    if (after.promoted.total() > before.promoted.total()) {
        add_card(by_effect::kDoubleDocker, left / 2);
    }
    if (left == 0) return;
    Event& e = add(EventKind::kPoints, seat, left);
    if (seat == actor) name_source(e, a);
}

void Teller::board(Seat seat, Seat actor, const Action& a) {
    const bool names = seat == actor && (a.verb == Verb::kPay || a.verb == Verb::kGain);
    supply(seat, names ? a.colour : Colour::kNone);
    if (const int n = after.florins[seat] - before.florins[seat]) {
        Event& e = add(EventKind::kFlorins, seat, n);
        if (seat == actor) name_source(e, a);
    }
    for (int g = 0; g < kGoodKinds; ++g) {
        if (after.store[seat].count(g) <= before.store[seat].count(g)) continue;
        add(EventKind::kStored, seat).good = static_cast<Good>(g);
    }
    const int promoted = after.promoted.total() - before.promoted.total();
    if (promoted > 0 && seat == actor) add(EventKind::kPromoted, seat, promoted);
    if (after.amstel[seat] != before.amstel[seat]) {
        add(EventKind::kMoved, seat, after.amstel[seat]).river = after.amstel[seat];
    }
    if (after.points[seat] != before.points[seat]) points(seat, actor, a);
    if (const int n = after.penalties[seat] - before.penalties[seat]) {
        add(EventKind::kPenalty, seat, n);
    }
}

void Teller::cards(const Action& a) {
    for (CardSet left = after.discard - before.discard; !left.empty();) {
        const CardId id = left.pop();
        // During the deal only TOM takes a card away.
        const bool removed = before.phase == Phase::kDeal;
        const EventKind kind = removed ? EventKind::kTomRemoved : EventKind::kDiscarded;
        if (a.card != id) add(kind, kSpectator).card = id;
    }
}

// TOM acts after the last die. His turn is played again to list its events.
void Teller::tom(const Action& a) {
    if (!rules.solo() || a.verb != Verb::kRoll || after.phase != Phase::kDice) return;
    Open again = before;
    again.dice = after.dice;
    tom_acts(rules, again, &out);
}

// Walkers that moved without a question. An answer names its place itself.
void Teller::walkers(const Action& a) {
    const auto walked = [&](Verb verb) -> Event& {
        Event& e = add(EventKind::kWalked, kSpectator);
        e.verb = verb;
        return e;
    };
    if (after.foreman != before.foreman && a.verb != Verb::kForeman) {
        Event& e = walked(Verb::kForeman);
        if (!after.foreman.none()) e.spot = spot_of(after.foreman);
    }
    if (after.bailiff != before.bailiff && a.verb != Verb::kBailiff) {
        Event& e = walked(Verb::kBailiff);
        if (!after.bailiff.none()) e.spot = spot_of(after.bailiff);
    }
    if (after.dealer != before.dealer && a.verb != Verb::kDealer) {
        walked(Verb::kDealer).good = after.dealer;
    }
}

void Teller::next_round_or_turn() {
    if (after.phase == Phase::kOver) {
        add_final_events(rules, after, out);
        add(EventKind::kOver, kSpectator);
        return;
    }
    if (after.round != before.round) add(EventKind::kRound, kSpectator, after.round);
    const bool acts = after.phase == Phase::kActions;
    const bool acted = before.phase == Phase::kActions;
    if (acts && (!acted || actor(before) != actor(after))) add(EventKind::kTurn, actor(after));
}

}  // namespace

void Amsterdam::events(const Rules& rules, const State& before, Seat actor, Action a,
                       const State& after, Seat viewer, EventList<Amsterdam>& out) {
    out.clear();
    Teller teller{rules, before, after, viewer, out};
    teller.done(actor, a);
    for (int seat = 0; seat < rules.seats; ++seat) {
        teller.board(static_cast<Seat>(seat), actor, a);
    }
    teller.cards(a);
    teller.walkers(a);
    teller.tom(a);
    teller.next_round_or_turn();
}

}  // namespace pakhuis
