#include "bots/carts/plan.h"

#include <algorithm>
#include <utility>

namespace pakhuis::bots {

using namespace carts;

namespace {

// Prices of a track, in quarters of a card's. A claim takes the turn in which two cards could be
// drawn, and a way of many tracks is easily cut: hence three cards. Points only tip the balance.
constexpr int kClaimPrice = 12;
constexpr int kCardPrice = 4;
constexpr int kPointPrice = 1;

// So many goods cards usually bring the first place in goods.
constexpr int kGoodsForFirst = 3;

using Prices = std::array<int, kMaxTracks>;

// The cheapest ways from one place to all others.
struct Ways {
    std::array<int, kMaxPlaces> price;
    std::array<TrackId, kMaxPlaces> last;  // the track by which the way arrives
};

template <class Tag>
std::size_t at(Id<Tag> id) {
    return static_cast<std::size_t>(id.index());
}

// Turns until a seat has so few carts that the last lap begins, if it only draws and claims, two
// spaces at a time.
int turns_to_last_lap(int carts, int cards) {
    const int spaces = std::max(carts - kLastLapCarts, 0);
    const int lacking = std::max(spaces - cards, 0);
    return (spaces + 1) / 2 + (lacking + 1) / 2;
}

// The fastest of the others starts the last lap, in which there is one more turn. Keeping contracts
// is the end of a turn that no longer counts.
int likely_turns(const Rules& rules, const View& view) {
    const int gone = view.phase == Phase::kKeep;
    if (view.turns_left != kNoLap) return 1 - gone;
    int fewest = kDeckSize;
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (seat == view.viewer) continue;
        const auto other = static_cast<std::size_t>(seat);
        fewest = std::min(fewest, turns_to_last_lap(view.carts[other], view.hand_size[other]));
    }
    return fewest + 1 - gone;
}

// The track's own colour, or on grey the one of which the hand has most.
Card best_colour(const Cards& hand, Colour colour) {
    if (colour != Colour::kGrey) return static_cast<Card>(colour);
    Card best = Card::kPink;
    for (int kind = 1; kind < kColours; ++kind) {
        if (hand[static_cast<Card>(kind)] > hand[best]) best = static_cast<Card>(kind);
    }
    return best;
}

int price_of(const Outlook& look, TrackId track) {
    const int effort = kClaimPrice + kCardPrice * look.lacking(track);
    return std::max(effort - kPointPrice * look.worth(track), 1);
}

// Bellman and Ford's way: with so few tracks it is as fast as any, and the shortest to write.
Ways ways_from(const Rules& rules, PlaceId start, TrackSet usable, const Prices& prices) {
    Ways ways;
    ways.price.fill(kNoWay);
    ways.price[at(start)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (TrackSet left = usable; !left.empty();) {
            const TrackId id = left.pop();
            std::size_t near = at(rules.track(id).from);
            std::size_t far = at(rules.track(id).to);
            if (ways.price[near] > ways.price[far]) std::swap(near, far);
            const int price = ways.price[near] + prices[at(id)];
            if (price >= ways.price[far]) continue;
            ways.price[far] = price;
            ways.last[far] = id;
            changed = true;
        }
    }
    return ways;
}

TrackSet tracks_of_way(const Rules& rules, const Ways& ways, PlaceId start, PlaceId end) {
    TrackSet tracks;
    while (end != start) {
        const TrackId id = ways.last[at(end)];
        tracks.add(id);
        end = rules.track(id).from == end ? rules.track(id).to : rules.track(id).from;
    }
    return tracks;
}

int spaces_of(const Outlook& look, TrackSet tracks) {
    int spaces = 0;
    while (!tracks.empty()) spaces += look.length(tracks.pop());
    return spaces;
}

// Pays for a track from the hand as far as its best colour goes; returns the cards lacking.
int pay_from(Cards& hand, const Track& track) {
    const Card card = best_colour(hand, track.colour);
    const int paid = std::min<int>(hand[card], track.length);
    hand -= Cards::of(card, paid);
    return track.length - paid;
}

// Adds contracts to a plan. What is planned is free for the contracts that follow.
class Planner {
  public:
    explicit Planner(const Outlook& look) : look_(look), prices_(look.price) {}

    int price(ContractId id) const { return ways_for(id).price[at(look_.rules.contract(id).to)]; }

    void add(ContractId id) {
        const Contract& contract = look_.rules.contract(id);
        const Ways ways = ways_for(id);
        if (ways.price[at(contract.to)] >= kNoWay) return plan_.given_up.add(id);
        const TrackSet way =
            tracks_of_way(look_.rules, ways, contract.from, contract.to) - look_.own;
        const TrackSet all = plan_.tracks | way;
        const int turns = turns_for(look_, all);
        if (turns > look_.turns || spaces_of(look_, all) > look_.carts_left) {
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
        return ways_from(look_.rules, look_.rules.contract(id).from, look_.own | look_.open,
                         prices_);
    }

    const Outlook& look_;
    Prices prices_;
    Plan plan_;
};

}  // namespace

Outlook::Outlook(const Rules& the_rules, const View& the_view)
    : rules(the_rules),
      view(the_view),
      own(view.tracks[view.viewer]),
      open(open_tracks(rules, view.tracks, view.viewer, view.carts[view.viewer])),
      carts_left(view.carts[view.viewer]),
      turns(likely_turns(rules, view)) {
    for (TrackSet left = open; !left.empty();) {
        const TrackId track = left.pop();
        price[at(track)] = price_of(*this, track);
    }
}

int Outlook::worth(TrackId track) const {
    const int points = rules.points[at(track)];
    if (rules.track(track).symbol == Symbol::kNone) return points;
    const auto& bonus = rules.edition.goods_bonus[static_cast<std::size_t>(rules.seats) - 2];
    return points + (bonus.points[0] + kGoodsForFirst / 2) / kGoodsForFirst;
}

int Outlook::lacking(TrackId track) const {
    const Card card = best_colour(view.hand, rules.track(track).colour);
    return std::max(length(track) - view.hand[card], 0);
}

// Cheapest first: the short ways are the likeliest to be part of the long ones.
Plan plan_for(const Outlook& look, ContractSet contracts) {
    Planner planner(look);
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

// Coloured tracks are paid first, since grey ones take what is left.
int turns_for(const Outlook& look, TrackSet tracks) {
    Cards hand = look.view.hand;
    TrackSet grey;
    int lacking = 0;
    for (TrackSet left = tracks; !left.empty();) {
        const TrackId id = left.pop();
        if (look.rules.track(id).colour == Colour::kGrey) {
            grey.add(id);
        } else {
            lacking += pay_from(hand, look.rules.track(id));
        }
    }
    while (!grey.empty()) lacking += pay_from(hand, look.rules.track(grey.pop()));
    const int drawn = std::max(lacking - look.view.hand[Card::kJoker], 0);
    return tracks.count() + (drawn + 1) / 2;
}

int detour(const Outlook& look, const Plan& plan, TrackId track) {
    Prices prices = look.price;
    for (TrackSet left = plan.tracks; !left.empty();) prices[at(left.pop())] = 0;
    TrackSet gone = TrackSet::of(track);
    if (look.rules.seats == 2) gone |= TrackSet(look.rules.twins(gone.bits));
    const Track& lost = look.rules.track(track);
    const TrackSet usable = (look.own | look.open) - gone;
    return ways_from(look.rules, lost.from, usable, prices).price[at(lost.to)];
}

}  // namespace pakhuis::bots
