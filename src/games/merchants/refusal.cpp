// The reasons of refusals. The menu (menu.h) decides whether an action is allowed.
#include "games/merchants/auction.h"
#include "games/merchants/board.h"
#include "games/merchants/menu.h"
#include "games/merchants/reasons.h"

namespace pakhuis {

using namespace merchants;

namespace {

bool is_report(Verb verb) {
    return verb == Verb::kEarly || verb == Verb::kSold || verb == Verb::kUnsold;
}
bool is_placing(Verb verb) {
    return verb <= Verb::kDiscard;
}

// Whether an operand is out of range or does not belong to the verb.
bool is_malformed(const Rules& rules, const Action& a) {
    const Verb v = a.verb;
    if (static_cast<int>(v) >= kVerbs) return true;
    if (Action::has_card(v) ? at(a.card) > kActionKinds : a.card != CardKind::kNone) return true;
    if (Action::has_good(v) ? at(a.good) >= kSectors : a.good != Good::kNone) return true;
    if (Action::has_colony(v) ? at(a.colony) >= kColonyKinds : a.colony != Colony::kNone) {
        return true;
    }
    if (Action::has_seat(v) ? a.seat >= rules.seats : a.seat != kSpectator) return true;
    if (!Action::has_amount(v) && a.amount != 0) return true;
    if (!Action::has_site(v)) return !a.site.none();
    return a.site.index() >= kSites || !((rules.sites >> a.site.index()) & 1);
}

// Whether the verb belongs to the phase. The card is not considered.
bool fits_phase(const Rules& rules, const State& s, Verb verb) {
    if (s.ask == Ask::kFreeHouse) return verb == Verb::kBuild || verb == Verb::kPass;
    if (s.ask == Ask::kDemolish) return verb == Verb::kDemolish || verb == Verb::kPass;
    switch (s.phase) {
        case Phase::kPlace:
            return is_placing(verb);
        case Phase::kAuction:
        case Phase::kDoubled:
            return verb == Verb::kBid;
        case Phase::kUse:
            return verb >= Verb::kStep && verb <= Verb::kDone;
        default:
            break;
    }
    if (verb == Verb::kPass) return true;
    switch (rules.space(s.space).event) {
        case SpaceEvent::kShip:
            return verb == Verb::kStep;
        case SpaceEvent::kGlobe:
            return verb == Verb::kFound;
        case SpaceEvent::kCrest:
            return verb == Verb::kBuild;
        case SpaceEvent::kCredit:
            return verb == Verb::kBorrow;
        case SpaceEvent::kBarredShip:
            return verb == Verb::kBack;
        case SpaceEvent::kBarredGlobe:
            return verb == Verb::kAbandon;
        default:
            return verb == Verb::kDemolish;
    }
}

// The due action, by a name that clients have words for.
std::string_view due_of_space(SpaceEvent event) {
    switch (event) {
        case SpaceEvent::kShip:
            return "step";
        case SpaceEvent::kGlobe:
            return "found-colony";
        case SpaceEvent::kCrest:
            return "build-house";
        case SpaceEvent::kCredit:
            return "take-credit";
        case SpaceEvent::kBarredShip:
            return "step-back";
        case SpaceEvent::kBarredGlobe:
            return "lose-colony";
        default:
            return "lose-house";
    }
}
std::string_view due(const Rules& rules, const State& s) {
    if (s.ask != Ask::kNothing) return s.ask == Ask::kFreeHouse ? "free-house" : "give-back-house";
    switch (s.phase) {
        case Phase::kPlace:
            return "place-card";
        case Phase::kUse:
            return "use-card";
        case Phase::kEvent:
            return due_of_space(rules.space(s.space).event);
        default:
            return "name-price";
    }
}

Refusal no_tile() {
    return Refusal(&why::kNoTile).with("all", kTilesEach);
}
Refusal card_used(std::string_view part, CardKind card) {
    return Refusal(&why::kCardUsed).with("used", part).with("card", name_of(card));
}
Refusal not_on_card(CardKind card) {
    return Refusal(&why::kNotOnCard).with("card", name_of(card));
}
// Whether a seat uses a card and no bonus interrupts it.
bool uses_card(const State& s) {
    return s.phase == Phase::kUse && s.ask == Ask::kNothing;
}

Refusal why_not_step(const Rules& rules, const State& s, Seat seat, Good good) {
    if (uses_card(s)) {
        const CardKind card = disc(s, used_disc(s));
        if (((goods_of(card) >> at(good)) & 1) == 0) return not_on_card(card);
        if (is_goods(card) && s.steps[good] == kStepsOnOne) {
            return Refusal(&why::kTwiceOnOne)
                .with("most", kStepsOnOne)
                .with("good", name_of(good))
                .with("have", s.steps[good]);
        }
        if (!is_goods(card) && !s.steps.empty()) return card_used("step", card);
    }
    if (s.markers[seat][good] != rules.row) return no_tile();
    return Refusal(&why::kRowEnd).with("good", name_of(good)).with("space", rules.row);
}

Refusal why_not_found(const Rules& rules, const State& s, Colony colony) {
    const int kind = static_cast<int>(colony);
    if (uses_card(s)) {
        const CardKind card = disc(s, used_disc(s));
        const bool shown = is_colony(card) && (colonies_of(card) & lane_bit(kind)) != 0;
        if (!shown) return not_on_card(card);
    }
    if ((free_colonies(rules, s) & lane_bit(kind)) != 0) return no_tile();
    return Refusal(&why::kNoFreeSite)
        .with("colony", name_of(colony))
        .with("have", all_colonies(s).count(kind))
        .with("all", rules.colony_sites.count(kind));
}

Refusal why_not_build(const Rules& rules, const State& s, SiteId site) {
    if (uses_card(s)) {
        const CardKind card = disc(s, used_disc(s));
        const bool shown = is_house(card) && ((rules.card_sites[at(card)] >> site.index()) & 1);
        if (!shown) return not_on_card(card);
        if (s.placed) return card_used("house", card);
    }
    if ((free_sites(rules, s) >> site.index()) & 1) return no_tile();
    return Refusal(&why::kSiteTaken).with("site", site_name(site));
}

Refusal why_not_place(const State& s, Verb verb) {
    constexpr std::array<std::string_view, kDiscs> kNames{"mayor", "clock", "bucket"};
    return Refusal(&why::kDiscTaken)
        .with("disc", kNames[at(verb)])
        .with("card", name_of(disc(s, static_cast<Disc>(verb))));
}

Refusal not_yours(std::string_view tile) {
    return Refusal(&why::kNotYours).with("tile", tile);
}

Refusal why_not(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kKeep:
        case Verb::kOffer:
        case Verb::kDiscard:
            return why_not_place(s, a.verb);
        case Verb::kStep:
            return why_not_step(rules, s, seat, a.good);
        case Verb::kFound:
            return why_not_found(rules, s, a.colony);
        case Verb::kBuild:
            return why_not_build(rules, s, a.site);
        case Verb::kBack:
            return not_yours(name_of(a.good));
        case Verb::kAbandon:
            return not_yours(name_of(a.colony));
        case Verb::kDemolish:
            return not_yours(site_name(a.site));
        case Verb::kPass:
            return Refusal(&why::kMust).with("due", due(rules, s));
        default:
            return why_not_bid(rules, s, seat, a.amount);
    }
}

// Why an actor that does not wait may not act. In an auction there are reasons of their own for
// naming a price, and in a live run for passing; else it is not the actor's turn.
Refusal why_not_waiting(const Rules& rules, const State& s, Seat actor, const Action& a) {
    if (actor >= rules.seats && actor < kMaxSeats) {
        return Refusal(&why::kNoSeat).with("seat", actor).with("last", rules.seats - 1);
    }
    const bool runs = s.phase == Phase::kAuction || s.phase == Phase::kDoubled;
    const bool answers_run = a.verb == Verb::kBid || (rules.live && a.verb == Verb::kPass);
    if (!runs || actor >= rules.seats || !answers_run) return &reasons::kNotWaiting;
    if (s.decided.has(actor)) return &why::kNamed;
    if (bidders(rules, s).has(actor)) return &why::kLiveRun;
    return Refusal(&why::kTooPoorForRun)
        .with("need", rules.least_bid(s.phase == Phase::kDoubled))
        .with("have", owned(s, actor));
}

template <class Actions>
bool listed(const Actions& actions, const Action& a) {
    for (const auto& one : actions) {
        if (one == a) return true;
    }
    return false;
}

Refusal refuse_chance(const Rules& rules, const State& s, const Action& a) {
    ChanceList<Action> list;
    Merchants::chances(rules, s, list);
    for (const auto& outcome : list.outcomes) {
        if (outcome.action == a) return nullptr;
    }
    const bool turns = s.phase == Phase::kTurn;
    if (turns && a.verb == Verb::kTurn) {
        return Refusal(&why::kNotInPile).with("card", name_of(a.card));
    }
    return Refusal(&why::kImpossibleChance).with("due", turns ? "turn-card" : "run-result");
}

Refusal refuse_report(const Rules& rules, const State& s, const Action& a) {
    ActionList<Merchants> list;
    Merchants::legal(rules, s, kClock, list);
    if (listed(list, a)) return nullptr;
    const bool nobodys = a.verb == Verb::kUnsold || a.amount == rules.highest;
    if (s.phase == Phase::kDoubled && nobodys) {
        return Refusal(&why::kImpossibleReport).with("seat", s.early).with("need", rules.highest);
    }
    return why_not_bid(rules, s, a.seat, a.verb == Verb::kEarly ? kEarlyBid : a.amount);
}

}  // namespace

Refusal Merchants::refusal(const Rules& rules, const State& s, Seat actor, Action a) {
    const Seats who = waiting(rules, s);
    if (who.empty()) return &reasons::kOver;
    if (!who.has(actor)) return why_not_waiting(rules, s, actor, a);
    if (is_malformed(rules, a)) return &reasons::kNoSuchAction;
    const bool by_seat = a.verb != Verb::kTurn && !is_report(a.verb);
    if (by_seat != (actor < kMaxSeats) || (actor == kClock && a.verb == Verb::kTurn)) {
        return &reasons::kWrongActor;
    }
    if (actor == kChance) return refuse_chance(rules, s, a);
    if (actor == kClock) return refuse_report(rules, s, a);
    if (!fits_phase(rules, s, a.verb)) {
        const Reason* reason = s.ask == Ask::kNothing ? &why::kNotNow : &why::kAnswerDue;
        return Refusal(reason).with("due", due(rules, s));
    }
    return menu_of(rules, s, actor).has(a) ? nullptr : why_not(rules, s, actor, a);
}

std::span<const Reason* const> Merchants::reasons() {
    return why::kAll;
}

}  // namespace pakhuis
