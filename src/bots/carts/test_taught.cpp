#include "bots/carts/test_taught.h"

#include <algorithm>
#include <cstddef>

#include "base/index.h"
#include "bots/best.h"
#include "games/carts/ways.h"

namespace pakhuis::bots {

using namespace carts;

namespace {

// The lesson draws contracts when the learner has 11 carts left.
constexpr int kCartsForContracts = 11;

// The table as the learner looks at it.
struct Look {
    const Rules& rules;
    const View& view;
    Rng& rng;
    Seat me = view.viewer;
    TrackSet own = view.tracks[me];
    TrackSet open = open_tracks(rules, view.tracks, me, view.carts[me]);

    int carts() const { return view.carts[me]; }
    ContractSet contracts() const { return view.contracts[me]; }
    int wilds() const { return view.hand[Card::kJoker]; }
    int length(TrackId track) const { return rules.track(track).length; }
    bool plain(TrackId track) const { return rules.track(track).symbol != Symbol::kCart; }
    // Points of a route. A goods card counts like one point.
    int worth(TrackId track) const {
        return rules.points[to_index(track.index())] + (plain(track) ? 0 : 1);
    }
    bool takes(TrackId track, Card card) const {
        const Colour colour = rules.track(track).colour;
        return colour == Colour::kGrey || colour == static_cast<Colour>(card);
    }
    // Cards of this colour that a route lacks, without wild cards.
    int lacking(TrackId track, Card card) const {
        return std::max(length(track) - view.hand[card], 0);
    }
    // The same in the best colour.
    int lacking(TrackId track) const {
        int least = kMaxLength;
        for (int kind = 0; kind < carts::kColours; ++kind) {
            const Card card = static_cast<Card>(kind);
            if (takes(track, card)) least = std::min(least, lacking(track, card));
        }
        return least;
    }
    bool pays(TrackId track) const { return lacking(track) <= wilds(); }
    int spaces(TrackSet tracks) const {
        int sum = 0;
        while (!tracks.empty()) sum += length(tracks.pop());
        return sum;
    }
};

// The routes that complete some contracts.
struct Missing {
    TrackSet tracks;
    int spaces = 0;
    bool possible = true;  // for all contracts: there is a way, and there are carts
};

// What each open route costs on a way: its spaces, and one more without a cart symbol. Of equal
// ways the one that lacks fewer cards. Planned routes are free.
Prices prices_of(const Look& look, TrackSet planned) {
    Prices prices{};
    for (TrackSet left = look.open - planned; !left.empty();) {
        const TrackId track = left.pop();
        prices[to_index(track.index())] =
            kCarts * (look.length(track) + look.plain(track)) + look.lacking(track);
    }
    return prices;
}

// The routes of the cheapest way that one of the contracts still needs; takes the contract from the
// set. Without a way the set stays.
TrackSet pop_nearest(const Look& look, ContractSet& contracts, TrackSet planned) {
    const Prices prices = prices_of(look, planned);
    ContractId nearest;
    TrackSet way;
    int least = kNoWay;
    for (ContractSet left = contracts; !left.empty();) {
        const ContractId id = left.pop();
        const Contract& contract = look.rules.contract(id);
        const Ways ways = ways_from(look.rules, contract.from, look.open | look.own, prices);
        if (ways.price_to(contract.to) >= least) continue;
        least = ways.price_to(contract.to);
        way = tracks_of_way(look.rules, ways, contract.from, contract.to);
        nearest = id;
    }
    if (!nearest.none()) contracts.remove(nearest);
    return way - look.own - planned;
}

Missing missing_for(const Look& look, ContractSet contracts) {
    Missing missing;
    while (!contracts.empty()) {
        const int before = contracts.count();
        const TrackSet way = pop_nearest(look, contracts, missing.tracks);
        const int spaces = look.spaces(way);
        const bool found = contracts.count() < before;
        if (!found || missing.spaces + spaces > look.carts()) missing.possible = false;
        if (!found) break;
        if (missing.spaces + spaces > look.carts()) continue;
        missing.spaces += spaces;
        missing.tracks |= way;
    }
    return missing;
}

// Routes that one has make a contract's points cost fewer spaces.
Action choose_contracts(const Look& look) {
    Best<Action, int> best(look.rng);
    for (ContractSet left = look.view.offer[look.me]; !left.empty();) {
        const ContractId id = left.pop();
        const Missing missing = missing_for(look, look.contracts() | ContractSet::of(id));
        const int gain = look.rules.contract(id).points - missing.spaces;
        best.meet(Action::keep(id),
                  missing.possible ? 2 * kCarts * gain - missing.spaces : -kNoWay);
    }
    const ContractSet offer = look.view.offer[look.me];
    if (offer.count() < 2) return best.item();
    const Missing both = missing_for(look, look.contracts() | offer);
    const bool time = both.possible && 2 * both.spaces <= look.carts();
    return time ? Action::keep(offer.nth(0), offer.nth(1)) : best.item();
}

bool asked_for(const Look& look, TrackSet tracks, Card card) {
    bool asked = false;
    while (!tracks.empty()) {
        asked |= look.rules.track(tracks.pop()).colour == static_cast<Colour>(card);
    }
    return asked;
}

// Wild cards only for what the hand lacks. On a grey route a colour that no other goal asks for.
Action pay_for(const Look& look, TrackId track, TrackSet goals) {
    Best<Action, int> best(look.rng);
    for (int kind = 0; kind < carts::kColours; ++kind) {
        const Card card = static_cast<Card>(kind);
        const int wilds = look.lacking(track, card);
        if (!look.takes(track, card) || wilds > look.wilds()) continue;
        const bool asked = asked_for(look, goals - TrackSet::of(track), card);
        const Card paid = wilds == look.length(track) ? Card::kJoker : card;
        best.meet(Action::claim(track, paid, wilds), -2 * wilds - asked);
    }
    return best.item();
}

// Claims the route that is worth most of those that the hand pays; passes if it pays none.
Action claim_one(const Look& look, TrackSet goals) {
    Best<TrackId, int> best(look.rng);
    for (TrackSet left = goals; !left.empty();) {
        const TrackId track = left.pop();
        if (look.pays(track)) best.meet(track, look.worth(track));
    }
    return best.met() ? pay_for(look, best.item(), goals) : Action::pass();
}

// The last turn: a completed contract gives its points and no longer costs them.
Action claim_for_points(const Look& look) {
    Best<TrackId, int> best(look.rng);
    const ContractSet done = completed_contracts(look.rules, look.own, look.contracts());
    for (TrackSet left = look.open; !left.empty();) {
        const TrackId track = left.pop();
        if (!look.pays(track)) continue;
        const TrackSet after = look.own | TrackSet::of(track);
        int points = look.worth(track);
        ContractSet more = completed_contracts(look.rules, after, look.contracts()) - done;
        while (!more.empty()) points += 2 * look.rules.contract(more.pop()).points;
        best.meet(track, points);
    }
    return best.met() ? pay_for(look, best.item(), {}) : Action::pass();
}

// Takes the face-up colour for the goal that lacks least of it, else a wild card, else from the
// deck; passes if there is no card.
Action draw_for(const Look& look, TrackSet goals) {
    const View& view = look.view;
    Best<Action, int> needed(look.rng);
    Best<Action, int> any(look.rng);
    for (int kind = 0; kind < carts::kColours; ++kind) {
        const Card card = static_cast<Card>(kind);
        if (view.row[card] == 0) continue;
        any.meet(Action::take(card), 0);
        for (TrackSet left = goals; !left.empty();) {
            const TrackId track = left.pop();
            const int lacking = look.lacking(track, card);
            if (look.pays(track) || !look.takes(track, card) || lacking == 0) continue;
            needed.meet(Action::take(card), -lacking);
        }
    }
    if (needed.met()) return needed.item();
    if (view.row[Card::kJoker] > 0 && view.phase == Phase::kTurn) return Action::take(Card::kJoker);
    if (view.pile_size > 0) return Action::draw();
    return any.met() ? any.item() : Action::pass();
}

// The route to collect for when no contract is left: many points, few cards to draw.
TrackSet longest(const Look& look) {
    Best<TrackId, int> best(look.rng);
    for (TrackSet left = look.open; !left.empty();) {
        const TrackId track = left.pop();
        best.meet(track, look.worth(track) - std::max(look.lacking(track) - look.wilds(), 0));
    }
    return best.met() ? TrackSet::of(best.item()) : TrackSet();
}

// The routes to complete contracts with; once the hand pays them all, the longest route.
TrackSet goals_of(const Look& look, TrackSet missing) {
    for (TrackSet left = missing; !left.empty();) {
        if (!look.pays(left.pop())) return missing;
    }
    return longest(look);
}

bool early(const Look& look) {
    for (int seat = 0; seat < look.rules.seats; ++seat) {
        if (look.view.carts[static_cast<std::size_t>(seat)] < kCartsForContracts) return false;
    }
    return true;
}

Action take_turn(const Look& look) {
    const View& view = look.view;
    const TrackSet missing = missing_for(look, look.contracts()).tracks;
    const bool contracts = view.contract_pile_size > 0 || !view.queue.empty();
    Action action = Action::pass();
    if (view.turns_left != kNoLap) action = claim_for_points(look);
    if (action.verb == Verb::kPass) {
        if (missing.empty() && contracts && early(look)) return Action::contracts();
        action = claim_one(look, missing.empty() ? longest(look) : missing);
    }
    if (action.verb == Verb::kPass) action = draw_for(look, goals_of(look, missing));
    if (action.verb == Verb::kPass) action = claim_one(look, look.open);
    return action.verb == Verb::kPass && contracts ? Action::contracts() : action;
}

}  // namespace

Action taught_choice(const Rules& rules, const View& view, Rng& rng) {
    const Look look{rules, view, rng};
    switch (view.phase) {
        case Phase::kChoose:
        case Phase::kKeep:
            return choose_contracts(look);
        case Phase::kSecond:
            return draw_for(look, goals_of(look, missing_for(look, look.contracts()).tracks));
        default:
            return take_turn(look);
    }
}

}  // namespace pakhuis::bots
