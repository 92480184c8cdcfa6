// The events of a step for each viewer: first the action, then its consequences.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {

// Collects the events of one step for one viewer.
struct EventCollector {
    const Rules& rules;
    const State& before;
    const State& after;
    Seat viewer;
    EventList<Carts>& out;

    void add(EventKind kind, Seat seat, int count = 0, int points = 0) {
        Event e{kind, seat};
        e.count = static_cast<std::uint8_t>(count);
        e.points = static_cast<std::uint8_t>(points);
        out.push_back(e);
    }
    void add_card(EventKind kind, Seat seat, Card card) { out.push_back({kind, seat, card}); }
    void add_contract(EventKind kind, Seat seat, ContractId id, int points = 0) {
        Event e{kind, seat};
        e.contract = id;
        e.points = static_cast<std::uint8_t>(points);
        out.push_back(e);
    }

    void add_claim(const Action& a) {
        const Seat seat = before.turn;
        const auto track = static_cast<std::size_t>(a.track.index());
        Event e{EventKind::kClaimed, seat, a.card, a.track};
        e.count = static_cast<std::uint8_t>(rules.length[track] - a.jokers);
        e.jokers = a.jokers;
        e.points = rules.points[track];
        out.push_back(e);
        if (after.goods[seat] > before.goods[seat]) add(EventKind::kGoods, seat, after.goods[seat]);
    }

    // The owner sees the contracts. The others see the number; in the first choice they see it only
    // when all seats have chosen.
    void add_keep(Seat seat, const Action& a) {
        if (before.phase == Phase::kChoose) add(EventKind::kChose, seat);
        if (viewer == seat) {
            for (ContractSet set = a.kept(); !set.empty();) {
                add_contract(EventKind::kKeptContract, seat, set.pop());
            }
            for (ContractSet set = before.offer[seat] - a.kept(); !set.empty();) {
                add_contract(EventKind::kReturnedContract, seat, set.pop());
            }
        }
        if (before.phase == Phase::kKeep) {
            add(EventKind::kKept, seat, a.kept().count());
        } else if (after.phase != Phase::kChoose) {
            for (int s = 0; s < rules.seats; ++s) {
                const Seat other = static_cast<Seat>(s);
                add(EventKind::kKept, other, after.contracts[other].count());
            }
        }
    }

    void add_turned_card(const Action& a) {
        add_card(EventKind::kTurned, kSpectator, a.card);
        if (after.row.empty()) {
            const int jokers = before.row[Card::kJoker] + (a.card == Card::kJoker);
            add(EventKind::kSwept, kSpectator, jokers);
        }
    }

    // Contracts that the viewer's routes join now, or that it keeps although they are joined. They
    // stay secret: the others learn of them at the end.
    void add_completed() {
        if (viewer >= rules.seats) return;
        const auto joined = [&](const State& s) {
            return completed_contracts(rules, s.tracks[viewer], s.contracts[viewer]);
        };
        for (ContractSet set = joined(after) - joined(before); !set.empty();) {
            const ContractId id = set.pop();
            add_contract(EventKind::kCompleted, viewer, id, rules.contract(id).points);
        }
    }

    // Source by source, in the order of the score sheet.
    void add_final_count() {
        for (const EventKind kind : {EventKind::kContractDone, EventKind::kContractFailed}) {
            for (int s = 0; s < rules.seats; ++s) {
                const Seat seat = static_cast<Seat>(s);
                const ContractSet all = after.contracts[seat];
                const ContractSet done = completed_contracts(rules, after.tracks[seat], all);
                ContractSet set = kind == EventKind::kContractDone ? done : all - done;
                while (!set.empty()) {
                    const ContractId id = set.pop();
                    add_contract(kind, seat, id, rules.contract(id).points);
                }
            }
        }
        for (int s = 0; s < rules.seats; ++s) {
            const Seat seat = static_cast<Seat>(s);
            const int points = goods_bonus(rules, after, seat);
            if (points > 0) add(EventKind::kGoodsBonus, seat, after.goods[seat], points);
        }
        add(EventKind::kOver, kSpectator);
    }

    // Consequences that may follow any action.
    void add_consequences(Verb verb) {
        const int from_pile = verb == Verb::kDeal || verb == Verb::kTurn;
        if (before.pile.total() == from_pile && !after.pile.empty()) {
            add(EventKind::kReshuffled, kSpectator, after.pile.total());
        }
        if (before.unswept && after.row.empty()) {
            add(EventKind::kSwept, kSpectator, before.row[Card::kJoker]);
        }
        if (after.phase != Phase::kOver) add_completed();
        if (before.turns_left == kNoLap && after.turns_left != kNoLap) {
            add(EventKind::kLastLap, before.turn);
        }
        if (after.phase == Phase::kOver) add_final_count();
    }
};

}  // namespace

void Carts::events(const Rules& rules, const State& before, Seat actor, Action a,
                   const State& after, Seat viewer, EventList<Carts>& out) {
    out.clear();
    EventCollector collector{rules, before, after, viewer, out};
    const bool sees = viewer == before.turn;
    switch (a.verb) {
        case Verb::kDraw:
            collector.add(EventKind::kDrew, actor);
            break;
        case Verb::kTake:
            collector.add_card(EventKind::kTook, actor, a.card);
            break;
        case Verb::kClaim:
            collector.add_claim(a);
            break;
        case Verb::kContracts:
            collector.add(EventKind::kDrewContracts, actor);
            break;
        case Verb::kKeep:
            collector.add_keep(actor, a);
            break;
        case Verb::kPass:
            collector.add(EventKind::kPassed, actor);
            break;
        case Verb::kDeal:
            collector.add_card(EventKind::kDealt, before.turn, sees ? a.card : Card::kNone);
            break;
        case Verb::kTurn:
            collector.add_turned_card(a);
            break;
        case Verb::kOffer:
            collector.add_contract(EventKind::kOffered, before.turn, sees ? a.first : ContractId());
            break;
    }
    collector.add_consequences(a.verb);
}

}  // namespace pakhuis
