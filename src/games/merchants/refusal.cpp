// Why something is not allowed. What is on the menu is allowed; only the reason is found here.
#include "games/merchants/auction.h"
#include "games/merchants/board.h"
#include "games/merchants/clock.h"
#include "games/merchants/menu.h"

namespace pakhuis {

using namespace merchants;

namespace {
namespace why {
constexpr Reason kNotNow{"not-now", "This is not the time for this action."};
constexpr Reason kAnswerDue{"answer-due", "First the house that the four markers bring or cost."};
constexpr Reason kDiscTaken{"disc-taken", "A card lies on this disc already."};
constexpr Reason kNoTile{"no-tile", "No tile is left in the supply."};
constexpr Reason kRowEnd{"row-end", "The marker stands at the end of its row."};
constexpr Reason kTwiceOnOne{"twice-on-one", "At most two steps of a card go to one good."};
constexpr Reason kNotOnCard{"not-on-card", "The card does not allow this."};
constexpr Reason kCardUsed{"card-used", "This part of the card has been used."};
constexpr Reason kNoFreeSite{"no-free-site", "No free site for such a colony is left."};
constexpr Reason kSiteTaken{"site-taken", "A house stands on this site."};
constexpr Reason kNotYours{"not-yours", "No tile of one's own lies there."};
constexpr Reason kMust{"must", "This can't be declined."};
constexpr Reason kNoSuchPrice{"no-such-price", "The clock does not show this price in this run."};
constexpr Reason kNoThirdRun{"no-third-run", "In the doubled run nobody can be early."};
constexpr Reason kImpossibleChance{"impossible-outcome", "Chance can't give this now."};
constexpr Reason kImpossibleReport{"impossible-report", "The clock can't report this now."};

constexpr const Reason* kAll[] = {
    &kNotNow,      &kAnswerDue,  &kDiscTaken,        &kNoTile,           &kRowEnd,   &kTwiceOnOne,
    &kNotOnCard,   &kCardUsed,   &kNoFreeSite,       &kSiteTaken,        &kNotYours, &kMust,
    &kNoSuchPrice, &kNoThirdRun, &kImpossibleChance, &kImpossibleReport, &kTooPoor,  &kClockStands};
}  // namespace why

bool is_report(Verb verb) {
    return verb == Verb::kEarly || verb == Verb::kSold || verb == Verb::kUnsold;
}
bool is_placing(Verb verb) {
    return verb <= Verb::kDiscard;
}

// Operands that are out of range, or that the verb does not have.
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

// The verbs that the phase knows, whatever the card or the space.
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

Refusal why_not_step(const Rules& rules, const State& s, Seat seat, Good good) {
    if (s.phase == Phase::kUse) {
        const CardKind card = disc(s, used_disc(s));
        if (((goods_of(card) >> at(good)) & 1) == 0) return &why::kNotOnCard;
        if (is_goods(card) && s.steps[good] == kStepsOnOne) return &why::kTwiceOnOne;
        if (!is_goods(card) && !s.steps.empty()) return &why::kCardUsed;
    }
    return s.markers[seat][good] == rules.row ? &why::kRowEnd : &why::kNoTile;
}

Refusal why_not_found(const State& s, Seat seat, Colony colony) {
    if (s.phase == Phase::kUse) {
        const CardKind card = disc(s, used_disc(s));
        const bool shown =
            is_colony(card) && (colonies_of(card) & lane_bit(static_cast<int>(colony))) != 0;
        if (!shown) return &why::kNotOnCard;
        if (s.placed) return &why::kCardUsed;
    }
    return has_tile(s, seat) ? &why::kNoFreeSite : &why::kNoTile;
}

Refusal why_not_build(const Rules& rules, const State& s, Seat seat, SiteId site) {
    if (s.phase == Phase::kUse && s.ask == Ask::kNothing) {
        const CardKind card = disc(s, used_disc(s));
        const bool shown = is_house(card) && ((rules.card_sites[at(card)] >> site.index()) & 1);
        if (!shown) return &why::kNotOnCard;
        if (s.placed) return &why::kCardUsed;
    }
    return has_tile(s, seat) ? &why::kSiteTaken : &why::kNoTile;
}

Refusal why_not_bid(const Rules& rules, const State& s, Seat seat, int amount) {
    const bool doubled = s.phase == Phase::kDoubled;
    if (amount == kEarlyBid) return doubled ? &why::kNoThirdRun : &kTooPoor;
    const int above = amount - rules.least_bid(doubled);
    const bool shown =
        above >= 0 && amount <= rules.most_bid(doubled) && above % rules.bid_step(doubled) == 0;
    return shown && amount > owned(s, seat) ? &kTooPoor : &why::kNoSuchPrice;
}

Refusal why_not(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kKeep:
        case Verb::kOffer:
        case Verb::kDiscard:
            return &why::kDiscTaken;
        case Verb::kStep:
            return why_not_step(rules, s, seat, a.good);
        case Verb::kFound:
            return why_not_found(s, seat, a.colony);
        case Verb::kBuild:
            return why_not_build(rules, s, seat, a.site);
        case Verb::kBack:
        case Verb::kAbandon:
        case Verb::kDemolish:
            return &why::kNotYours;
        case Verb::kPass:
            return &why::kMust;
        default:
            return why_not_bid(rules, s, seat, a.amount);
    }
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
    return &why::kImpossibleChance;
}

Refusal refuse_report(const Rules& rules, const State& s, const Action& a) {
    ActionList<Merchants> list;
    Merchants::legal(rules, s, kClock, list);
    return listed(list, a) ? nullptr : &why::kImpossibleReport;
}

}  // namespace

Refusal Merchants::refusal(const Rules& rules, const State& s, Seat actor, Action a) {
    const Seats who = waiting(rules, s);
    if (who.empty()) return &reasons::kOver;
    if (!who.has(actor)) return &reasons::kNotWaiting;
    if (is_malformed(rules, a)) return &reasons::kNoSuchAction;
    const bool by_seat = a.verb != Verb::kTurn && !is_report(a.verb);
    if (by_seat != (actor < kMaxSeats) || (actor == kClock && a.verb == Verb::kTurn)) {
        return &reasons::kWrongActor;
    }
    if (actor == kChance) return refuse_chance(rules, s, a);
    if (actor == kClock) return refuse_report(rules, s, a);
    if (!fits_phase(rules, s, a.verb)) {
        return s.ask == Ask::kNothing ? &why::kNotNow : &why::kAnswerDue;
    }
    return menu_of(rules, s, actor).has(a) ? nullptr : why_not(rules, s, actor, a);
}

std::span<const Reason* const> Merchants::reasons() {
    return why::kAll;
}

}  // namespace pakhuis
