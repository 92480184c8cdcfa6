#include "bots/carts/plan.h"

#include <algorithm>

namespace pakhuis::bots {

using namespace carts;

namespace {

// The parts of a track's price; a card costs 4. A claim costs as much as three cards: it takes a
// turn, in which two cards could be drawn, and others easily cut a way of many tracks. Points only
// decide between similar tracks.
constexpr int kClaimPrice = 12;
constexpr int kCardPrice = 4;
constexpr int kPointPrice = 1;

// This number of goods cards usually brings the first place in goods.
constexpr int kGoodsForFirst = 3;

template <class Tag>
std::size_t at(Id<Tag> id) {
    return static_cast<std::size_t>(id.index());
}

// Turns until a seat starts the last lap, if it only draws cards and claims tracks of two spaces.
int turns_to_last_lap(int carts, int cards) {
    const int spaces = std::max(carts - kLastLapCarts, 0);
    const int lacking = std::max(spaces - cards, 0);
    return (spaces + 1) / 2 + (lacking + 1) / 2;
}

// The fastest of the other seats starts the last lap, which brings one more turn. The turn in which
// contracts are kept is used up and does not count.
int likely_turns(const Rules& rules, const View& view) {
    const int used_up = view.phase == Phase::kKeep;
    if (view.turns_left != kNoLap) return 1 - used_up;
    int fewest = kDeckSize;
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (seat == view.viewer) continue;
        const auto other = static_cast<std::size_t>(seat);
        fewest = std::min(fewest, turns_to_last_lap(view.carts[other], view.hand_size[other]));
    }
    return fewest + 1 - used_up;
}

// The colour of the track; for a grey track, the most frequent colour in the hand.
Card best_colour(const Cards& hand, Colour colour) {
    if (colour != Colour::kGrey) return static_cast<Card>(colour);
    Card best = Card::kPink;
    for (int kind = 1; kind < kColours; ++kind) {
        if (hand[static_cast<Card>(kind)] > hand[best]) best = static_cast<Card>(kind);
    }
    return best;
}

int price_of(const Situation& situation, TrackId track) {
    const int effort = kClaimPrice + kCardPrice * situation.lacking(track);
    return std::max(effort - kPointPrice * situation.worth(track), 1);
}

int spaces_of(const Situation& situation, TrackSet tracks) {
    int spaces = 0;
    while (!tracks.empty()) spaces += situation.length(tracks.pop());
    return spaces;
}

// Pays for a track with the best colour of the hand; returns the number of missing cards.
int pay_from(Cards& hand, const Track& track) {
    const Card card = best_colour(hand, track.colour);
    const int paid = std::min<int>(hand[card], track.length);
    hand -= Cards::of(card, paid);
    return track.length - paid;
}

// Adds contracts to a plan. Planned tracks are free for the next contracts.
class Planner {
  public:
    explicit Planner(const Situation& situation)
        : situation_(situation), prices_(situation.price) {}

    int price(ContractId id) const {
        return ways_for(id).price[at(situation_.rules.contract(id).to)];
    }

    void add(ContractId id) {
        const Contract& contract = situation_.rules.contract(id);
        const Ways ways = ways_for(id);
        if (ways.price[at(contract.to)] >= kNoWay) return plan_.given_up.add(id);
        const TrackSet way =
            tracks_of_way(situation_.rules, ways, contract.from, contract.to) - situation_.own;
        const TrackSet all = plan_.tracks | way;
        const int turns = turns_for(situation_, all);
        if (turns > situation_.turns || spaces_of(situation_, all) > situation_.carts_left) {
            return plan_.given_up.add(id);
        }
        plan_.served.add(id);
        plan_.tracks = all;
        plan_.turns = turns;
        for (TrackSet left = way; !left.empty();) prices_[at(left.pop())] = 0;
    }
    const Plan& plan() const { return plan_; }

  private:
    Ways ways_for(ContractId id) const {
        return ways_from(situation_.rules, situation_.rules.contract(id).from,
                         situation_.own | situation_.open, prices_);
    }

    const Situation& situation_;
    Prices prices_;
    Plan plan_;
};

}  // namespace

Situation::Situation(const Rules& the_rules, const View& the_view, const CartsWeights& the_weights)
    : rules(the_rules),
      view(the_view),
      weights(the_weights),
      own(view.tracks[view.viewer]),
      open(open_tracks(rules, view.tracks, view.viewer, view.carts[view.viewer])),
      carts_left(view.carts[view.viewer]),
      turns(likely_turns(rules, view) * weights.pace / 100) {
    for (TrackSet left = open; !left.empty();) {
        const TrackId track = left.pop();
        price[at(track)] = price_of(*this, track);
    }
}

int Situation::worth(TrackId track) const {
    const int points = rules.points[at(track)];
    if (rules.track(track).symbol == Symbol::kNone) return points;
    const auto& bonus = rules.edition.goods_bonus[static_cast<std::size_t>(rules.seats) - 2];
    return points + (bonus.points[0] + kGoodsForFirst / 2) / kGoodsForFirst;
}

int Situation::lacking(TrackId track) const {
    const Card card = best_colour(view.hand, rules.track(track).colour);
    return std::max(length(track) - view.hand[card], 0);
}

// Cheapest contracts first: short ways are often part of long ones.
Plan plan_for(const Situation& situation, ContractSet contracts) {
    Planner planner(situation);
    std::array<int, kMaxContracts> price{};
    const bool several = contracts.count() > 1;
    for (ContractSet left = contracts; several && !left.empty();) {
        const ContractId id = left.pop();
        price[at(id)] = planner.price(id);
    }
    while (!contracts.empty()) {
        ContractId next = contracts.lowest();
        for (ContractSet left = contracts; !left.empty();) {
            const ContractId id = left.pop();
            if (price[at(id)] < price[at(next)]) next = id;
        }
        contracts.remove(next);
        planner.add(next);
    }
    return planner.plan();
}

// Coloured tracks are paid first, since grey tracks take any remaining colour.
int turns_for(const Situation& situation, TrackSet tracks) {
    Cards hand = situation.view.hand;
    TrackSet grey;
    int lacking = 0;
    for (TrackSet left = tracks; !left.empty();) {
        const TrackId id = left.pop();
        if (situation.rules.track(id).colour == Colour::kGrey) {
            grey.add(id);
        } else {
            lacking += pay_from(hand, situation.rules.track(id));
        }
    }
    while (!grey.empty()) lacking += pay_from(hand, situation.rules.track(grey.pop()));
    const int drawn = std::max(lacking - situation.view.hand[Card::kJoker], 0);
    return tracks.count() + (drawn + 1) / 2;
}

int detour(const Situation& situation, const Plan& plan, TrackId track) {
    Prices prices = situation.price;
    for (TrackSet left = plan.tracks; !left.empty();) prices[at(left.pop())] = 0;
    TrackSet lost_tracks = TrackSet::of(track);
    if (situation.rules.seats == 2)
        lost_tracks |= TrackSet(situation.rules.twins(lost_tracks.bits));
    const Track& lost = situation.rules.track(track);
    const TrackSet usable = (situation.own | situation.open) - lost_tracks;
    return ways_from(situation.rules, lost.from, usable, prices).price[at(lost.to)];
}

}  // namespace pakhuis::bots
