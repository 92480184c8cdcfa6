#include "bots/carts/easy.h"

#include <algorithm>
#include <array>

#include "bots/best.h"
#include "bots/carts/plan.h"

namespace pakhuis::bots {

using namespace carts;

namespace {

// What a turn brings elsewhere, in points; found by trial.
constexpr int kTurnWorth = 4;
// With fewer turns than this to go, new contracts fail too often.
constexpr int kTurnsForContracts = 6;
// How much a card is wanted that is the last one lacking for a planned track.
constexpr int kWanted = 120;

template <class Item>
using BestOf = Best<Item, int>;

int points_of(const Rules& rules, ContractSet contracts) {
    int points = 0;
    while (!contracts.empty()) points += rules.contract(contracts.pop()).points;
    return points;
}

// What holding these contracts would bring, in points: they count against their holder if not
// completed; the tracks that complete them bring points too, and cost turns.
int prospect(const Outlook& look, ContractSet contracts) {
    const Plan plan = plan_for(look, contracts);
    int points = points_of(look.rules, plan.served) - points_of(look.rules, plan.given_up);
    for (TrackSet left = plan.tracks; !left.empty();) points += look.worth(left.pop());
    return points - kTurnWorth * plan.turns;
}

Action choose_contracts(const Outlook& look, Rng& rng) {
    const ContractSet held = look.view.contracts[look.view.viewer];
    const ContractSet offer = look.view.offer[look.view.viewer];
    const ContractId first = offer.nth(0);
    BestOf<Action> best(rng);
    best.meet(Action::keep(first), prospect(look, held | ContractSet::of(first)));
    if (offer.count() == 2) {
        const ContractId second = offer.nth(1);
        best.meet(Action::keep(second), prospect(look, held | ContractSet::of(second)));
        best.meet(Action::keep(first, second), prospect(look, held | offer));
    }
    return best.item();
}

// Whether the better one of two more contracts is likely to pay: any two may come of those whose
// place is not known.
bool wants_contracts(const Outlook& look) {
    const View& view = look.view;
    if (view.contract_pile_size < 2 || look.turns < kTurnsForContracts) return false;
    ContractSet unknown = look.rules.all_contracts();
    for (const ContractSet& held : view.contracts.values) unknown -= held;
    for (const ContractId id : view.queue) {
        if (!id.none()) unknown.remove(id);
    }
    std::array<int, kMaxContracts> gain;
    std::size_t count = 0;
    int sum = 0;
    while (!unknown.empty()) {
        const int next = prospect(look, ContractSet::of(unknown.pop()));
        for (std::size_t i = 0; i < count; ++i) sum += std::max(gain[i], next);
        gain[count++] = next;
    }
    return sum > 0;
}

// The best track by itself, by points for each turn: something to do without contracts.
Plan plan_for_points(const Outlook& look, Rng& rng) {
    BestOf<TrackId> best(rng);
    for (TrackSet left = look.open; !left.empty();) {
        const TrackId track = left.pop();
        const int turns = turns_for(look, TrackSet::of(track));
        if (turns <= look.turns) best.meet(track, 100 * look.worth(track) / turns);
    }
    Plan plan;
    if (best.met()) plan.tracks.add(best.item());
    return plan;
}

// Coloured cards that some tracks will be paid with; grey ones take what is left.
Cards needed_for(const Rules& rules, TrackSet tracks) {
    Cards needed;
    while (!tracks.empty()) {
        const Track& track = rules.track(tracks.pop());
        if (track.colour == Colour::kGrey) continue;
        needed += Cards::of(static_cast<Card>(track.colour), track.length);
    }
    return needed;
}

// The payment that spares jokers first, then the cards that the rest of the plan needs. The hand
// must be able to pay.
Action pay_for(const Outlook& look, TrackId track, TrackSet planned) {
    const Cards& hand = look.view.hand;
    const int length = look.length(track);
    const int colour = static_cast<int>(look.rules.track(track).colour);
    const Cards needed = needed_for(look.rules, planned - TrackSet::of(track));
    Action best;
    int least = kNoWay;
    for (int kind = 0; kind < kColours; ++kind) {
        if (colour < kColours && colour != kind) continue;
        const Card card = static_cast<Card>(kind);
        const int coloured = std::min(hand[card], length);
        const int jokers = length - coloured;
        if (jokers > hand[Card::kJoker]) continue;
        const int spare = std::max(hand[card] - needed[card], 0);
        const int harm = (kMaxLength + 1) * jokers + std::max(coloured - spare, 0);
        if (harm >= least) continue;
        least = harm;
        best = Action::claim(track, coloured == 0 ? Card::kJoker : card, jokers);
    }
    return best;
}

// Of the planned tracks that can be paid, the one whose loss would cost most; or passing.
Action claim_planned(const Outlook& look, const Plan& plan, Rng& rng) {
    BestOf<TrackId> best(rng);
    for (TrackSet left = plan.tracks; !left.empty();) {
        const TrackId track = left.pop();
        if (look.can_pay(track)) best.meet(track, detour(look, plan, track));
    }
    return best.met() ? pay_for(look, best.item(), plan.tracks) : Action::pass();
}

// The claim that gives most points at once, contracts and goods included; or passing.
Action claim_for_score(const Outlook& look, Rng& rng) {
    const State state = Carts::sample(look.rules, look.view, rng);
    BestOf<Action> best(rng);
    for (TrackSet left = look.open; !left.empty();) {
        const TrackId track = left.pop();
        if (!look.can_pay(track)) continue;
        const Action claim = pay_for(look, track, {});
        State next = state;
        Carts::apply(look.rules, next, look.view.viewer, claim);
        best.meet(claim, Carts::score(look.rules, next, look.view.viewer));
    }
    return best.met() ? best.item() : Action::pass();
}

// How much each kind of card is wanted. The fewer cards a track lacks, the more they are; on grey,
// half as much, since any colour will do. A joker serves as well as the best colour would.
std::array<int, kKinds> wants(const Outlook& look, const Plan& plan) {
    std::array<int, kKinds> want{};
    for (TrackSet left = plan.tracks; !left.empty();) {
        const TrackId track = left.pop();
        const int colour = static_cast<int>(look.rules.track(track).colour);
        for (int kind = 0; kind < kColours; ++kind) {
            const int lacking = look.length(track) - look.view.hand[static_cast<Card>(kind)];
            if (lacking <= 0) continue;
            if (colour == kind) want[static_cast<std::size_t>(kind)] += 2 * kWanted / (lacking + 1);
            if (colour == kColours) want[static_cast<std::size_t>(kind)] += kWanted / (lacking + 1);
        }
    }
    want[kColours] = *std::max_element(want.begin(), want.end());
    return want;
}

// What a card from the pile is worth on average. The others' secret cards may as well be in it.
int blind_want(const Outlook& look, const std::array<int, kKinds>& want) {
    const View& view = look.view;
    Cards unseen = kDeck - view.row - view.discards - view.hand;
    for (int seat = 0; seat < look.rules.seats; ++seat) {
        if (seat != view.viewer) unseen -= view.sure[static_cast<std::size_t>(seat)];
    }
    int sum = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        sum += unseen[static_cast<Card>(kind)] * want[static_cast<std::size_t>(kind)];
    }
    return sum / std::max(unseen.total(), 1);
}

// The card that is wanted most; or passing if there is none. A joker from the row is the only card
// of its turn: it must be wanted more than the best card and a blind one together.
Action draw_card(const Outlook& look, const Plan& plan, Rng& rng) {
    const View& view = look.view;
    const std::array<int, kKinds> want = wants(look, plan);
    const int blind = view.pile_size > 0 ? blind_want(look, want) : 0;
    BestOf<Action> best(rng);
    if (view.pile_size > 0) best.meet(Action::draw(), blind);
    for (int kind = 0; kind < kColours; ++kind) {
        const Card card = static_cast<Card>(kind);
        if (view.row[card] > 0) best.meet(Action::take(card), want[static_cast<std::size_t>(kind)]);
    }
    const bool joker = view.row[Card::kJoker] > 0 && view.phase == Phase::kTurn;
    if (joker && (!best.met() || want[kColours] > best.value() + blind)) {
        return Action::take(Card::kJoker);
    }
    return best.met() ? best.item() : Action::pass();
}

// When there is no card to draw. Contracts come last: taken without a plan, they cost points.
Action make_do(const Outlook& look, Rng& rng) {
    const Action claim = claim_for_score(look, rng);
    if (claim.verb == Verb::kClaim) return claim;
    const bool contracts = look.view.contract_pile_size > 0 || !look.view.queue.empty();
    return contracts ? Action::contracts() : Action::pass();
}

Action draw_second(const Outlook& look, Rng& rng) {
    const Plan plan = plan_for(look, look.view.contracts[look.view.viewer]);
    return draw_card(look, plan.tracks.empty() ? plan_for_points(look, rng) : plan, rng);
}

Action take_turn(const Outlook& look, Rng& rng) {
    Plan plan = plan_for(look, look.view.contracts[look.view.viewer]);
    if (plan.tracks.empty()) {
        if (wants_contracts(look)) return Action::contracts();
        plan = plan_for_points(look, rng);
    }
    const bool last_turn = look.view.turns_left != kNoLap;
    const Action claim = last_turn ? claim_for_score(look, rng) : claim_planned(look, plan, rng);
    if (claim.verb == Verb::kClaim) return claim;
    const Action draw = draw_card(look, plan, rng);
    return draw.verb == Verb::kPass ? make_do(look, rng) : draw;
}

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng) {
    const Outlook look(rules, view);
    switch (view.phase) {
        case Phase::kChoose:
        case Phase::kKeep:
            return choose_contracts(look, rng);
        case Phase::kSecond:
            return draw_second(look, rng);
        default:
            return take_turn(look, rng);
    }
}

}  // namespace pakhuis::bots
