#include "bots/carts/easy.h"

#include <algorithm>
#include <array>

#include "bots/best.h"
#include "bots/carts/plan.h"

namespace pakhuis::bots {

using namespace carts;

namespace {

// With fewer turns left, new contracts fail too often.
constexpr int kTurnsForContracts = 6;
// The demand for the last missing card of a planned track.
constexpr int kLastCardDemand = 120;
// The blur of each kind of value, for a blur of one point.
constexpr int kBlurOfPrice = 5;
constexpr int kBlurOfDemand = 10;
constexpr int kBlurOfPointsPerTurn = 25;

template <class Item>
using BestOf = Best<Item, int>;

int points_of(const Rules& rules, ContractSet contracts) {
    int points = 0;
    while (!contracts.empty()) points += rules.contract(contracts.pop()).points;
    return points;
}

// The expected points of these contracts. Incomplete contracts cost points. The tracks that
// complete them bring points and cost turns.
int expected_points(const Situation& situation, ContractSet contracts) {
    const Plan plan = plan_for(situation, contracts);
    int points =
        points_of(situation.rules, plan.served) - points_of(situation.rules, plan.given_up);
    for (TrackSet left = plan.tracks; !left.empty();) points += situation.worth(left.pop());
    return points - situation.weights.turn_worth * plan.turns;
}

Action choose_contracts(const Situation& situation, Rng& rng) {
    const ContractSet held = situation.view.contracts[situation.view.viewer];
    const ContractSet offer = situation.view.offer[situation.view.viewer];
    const ContractId first = offer.nth(0);
    BestOf<Action> best(rng, situation.weights.blur);
    best.meet(Action::keep(first), expected_points(situation, held | ContractSet::of(first)));
    if (offer.count() == 2) {
        const ContractId second = offer.nth(1);
        best.meet(Action::keep(second), expected_points(situation, held | ContractSet::of(second)));
        best.meet(Action::keep(first, second), expected_points(situation, held | offer));
    }
    return best.item();
}

// True if the better one of two new contracts is likely to bring points. Any two contracts whose
// place is unknown may come.
bool wants_contracts(const Situation& situation) {
    const View& view = situation.view;
    if (view.contract_pile_size < 2 || situation.turns < kTurnsForContracts) return false;
    ContractSet unknown = situation.rules.all_contracts();
    for (const ContractSet& held : view.contracts.values) unknown -= held;
    for (const ContractId id : view.queue) {
        if (!id.none()) unknown.remove(id);
    }
    std::array<int, kMaxContracts> gain;
    std::size_t count = 0;
    int sum = 0;
    while (!unknown.empty()) {
        const int next = expected_points(situation, ContractSet::of(unknown.pop()));
        for (std::size_t i = 0; i < count; ++i) sum += std::max(gain[i], next);
        gain[count++] = next;
    }
    return sum > 0;
}

// The single track with the most points per turn, for a seat without contracts to complete.
Plan plan_for_points(const Situation& situation, Rng& rng) {
    BestOf<TrackId> best(rng, situation.weights.blur * kBlurOfPointsPerTurn);
    for (TrackSet left = situation.open; !left.empty();) {
        const TrackId track = left.pop();
        const int turns = turns_for(situation, TrackSet::of(track));
        if (turns <= situation.turns) best.meet(track, 100 * situation.worth(track) / turns);
    }
    Plan plan;
    if (best.met()) plan.tracks.add(best.item());
    return plan;
}

// The coloured cards that some tracks need; grey tracks take any remaining colour.
Cards needed_for(const Rules& rules, TrackSet tracks) {
    Cards needed;
    while (!tracks.empty()) {
        const Track& track = rules.track(tracks.pop());
        if (track.colour == Colour::kGrey) continue;
        needed += Cards::of(static_cast<Card>(track.colour), track.length);
    }
    return needed;
}

// The payment that saves jokers first, then the cards that the rest of the plan needs. The hand
// must be able to pay.
Action pay_for(const Situation& situation, TrackId track, TrackSet planned) {
    const Cards& hand = situation.view.hand;
    const int length = situation.length(track);
    const int colour = static_cast<int>(situation.rules.track(track).colour);
    const Cards needed = needed_for(situation.rules, planned - TrackSet::of(track));
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

// Claims the payable planned track with the most expensive detour; passes if there is none.
Action claim_planned(const Situation& situation, const Plan& plan, Rng& rng) {
    BestOf<TrackId> best(rng, situation.weights.blur * kBlurOfPrice);
    for (TrackSet left = plan.tracks; !left.empty();) {
        const TrackId track = left.pop();
        if (situation.can_pay(track)) best.meet(track, detour(situation, plan, track));
    }
    return best.met() ? pay_for(situation, best.item(), plan.tracks) : Action::pass();
}

// The claim that gives the most points at once, contracts and goods included; a pass if there is
// none.
Action claim_for_score(const Situation& situation, Rng& rng) {
    const State state = Carts::sample(situation.rules, situation.view, rng);
    BestOf<Action> best(rng, situation.weights.blur / 2);
    for (TrackSet left = situation.open; !left.empty();) {
        const TrackId track = left.pop();
        if (!situation.can_pay(track)) continue;
        const Action claim = pay_for(situation, track, {});
        State next = state;
        Carts::apply(situation.rules, next, situation.view.viewer, claim);
        best.meet(claim, Carts::score(situation.rules, next, situation.view.viewer));
    }
    return best.met() ? best.item() : Action::pass();
}

// The demand for each kind of card. It is higher if a track lacks fewer cards, and half as high for
// a grey track, which takes any colour. A joker is as good as the best colour.
std::array<int, kKinds> demand_by_kind(const Situation& situation, const Plan& plan) {
    std::array<int, kKinds> demand{};
    for (TrackSet left = plan.tracks; !left.empty();) {
        const TrackId track = left.pop();
        const int colour = static_cast<int>(situation.rules.track(track).colour);
        for (int kind = 0; kind < kColours; ++kind) {
            const int lacking =
                situation.length(track) - situation.view.hand[static_cast<Card>(kind)];
            if (lacking <= 0) continue;
            if (colour == kind)
                demand[static_cast<std::size_t>(kind)] += 2 * kLastCardDemand / (lacking + 1);
            if (colour == kColours)
                demand[static_cast<std::size_t>(kind)] += kLastCardDemand / (lacking + 1);
        }
    }
    demand[kColours] = *std::max_element(demand.begin(), demand.end());
    return demand;
}

// The average demand for a card of the pile. Hidden cards of the others count as part of the pile.
int pile_demand(const Situation& situation, const std::array<int, kKinds>& demand) {
    const View& view = situation.view;
    Cards unseen = kDeck - view.row - view.discards - view.hand;
    for (int seat = 0; seat < situation.rules.seats; ++seat) {
        if (seat != view.viewer) unseen -= view.sure[static_cast<std::size_t>(seat)];
    }
    int sum = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        sum += unseen[static_cast<Card>(kind)] * demand[static_cast<std::size_t>(kind)];
    }
    return sum / std::max(unseen.total(), 1);
}

// Takes the card with the highest demand; passes if there is no card. A joker from the row is the
// only card of its turn, so its demand must exceed the best card and a card of the pile together.
Action draw_card(const Situation& situation, const Plan& plan, Rng& rng) {
    const View& view = situation.view;
    const std::array<int, kKinds> demand = demand_by_kind(situation, plan);
    const int blur = situation.weights.blur * kBlurOfDemand;
    const int pile = view.pile_size > 0 ? pile_demand(situation, demand) : 0;
    BestOf<Action> best(rng, blur);
    if (view.pile_size > 0) best.meet(Action::draw(), pile);
    for (int kind = 0; kind < kColours; ++kind) {
        const Card card = static_cast<Card>(kind);
        if (view.row[card] > 0)
            best.meet(Action::take(card), demand[static_cast<std::size_t>(kind)]);
    }
    const bool joker = view.row[Card::kJoker] > 0 && view.phase == Phase::kTurn;
    if (joker && (!best.met() || demand[kColours] + misjudged(rng, blur) > best.value() + pile)) {
        return Action::take(Card::kJoker);
    }
    return best.met() ? best.item() : Action::pass();
}

// The action if there is no card to draw. Contracts come last: without a plan they cost points.
Action act_without_cards(const Situation& situation, Rng& rng) {
    const Action claim = claim_for_score(situation, rng);
    if (claim.verb == Verb::kClaim) return claim;
    const bool contracts = situation.view.contract_pile_size > 0 || !situation.view.queue.empty();
    return contracts ? Action::contracts() : Action::pass();
}

Action draw_second(const Situation& situation, Rng& rng) {
    const Plan plan = plan_for(situation, situation.view.contracts[situation.view.viewer]);
    return draw_card(situation, plan.tracks.empty() ? plan_for_points(situation, rng) : plan, rng);
}

Action take_turn(const Situation& situation, Rng& rng) {
    Plan plan = plan_for(situation, situation.view.contracts[situation.view.viewer]);
    if (plan.tracks.empty()) {
        if (wants_contracts(situation)) return Action::contracts();
        plan = plan_for_points(situation, rng);
    }
    const bool last_turn = situation.view.turns_left != kNoLap;
    const Action claim =
        last_turn ? claim_for_score(situation, rng) : claim_planned(situation, plan, rng);
    if (claim.verb == Verb::kClaim) return claim;
    const Action draw = draw_card(situation, plan, rng);
    return draw.verb == Verb::kPass ? act_without_cards(situation, rng) : draw;
}

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng, const CartsWeights& weights) {
    const Situation situation(rules, view, weights);
    switch (view.phase) {
        case Phase::kChoose:
        case Phase::kKeep:
            return choose_contracts(situation, rng);
        case Phase::kSecond:
            return draw_second(situation, rng);
        default:
            return take_turn(situation, rng);
    }
}

}  // namespace pakhuis::bots
