#include "bots/amsterdam/test_taught.h"

#include <algorithm>
#include <array>

#include "base/index.h"
#include "bots/best.h"
#include "games/amsterdam/city.h"
#include "games/amsterdam/offers.h"
#include "games/amsterdam/turn.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

constexpr int kNever = -1;  // ending the turn is better
constexpr int kFar = 99;
constexpr int kSale = 10;         // of choosing a block whose good the black market still buys
constexpr int kGrows = 6;         // points that a card of the end may still gain
constexpr int kSpacesARound = 3;  // that the barge may hope to sail

// The order of the actions of a turn. Within a line the better action comes first.
enum Line : int {
    kRareUse = 1,  // what an active card allows besides
    kLeftovers = 500,
    kGoOn = 1000,     // towards a place that is too far for this turn
    kTrade = 2000,    // the market
    kAmstel = 3000,   //
    kArrive = 5000,   // a way that can be paid to its end
    kPlans = 7000,    // cards that cost a resource to use
    kBlock = 7500,    //
    kActive = 8000,   // activations
    kFreeUse = 8500,  //
    kPickUp = 8800,   // dockers, then goods
    kBringIn = 9000,  // deliveries
};

struct AmsterdamLearner {
    const Rules& rules;
    const State& s;
    Seat me;

    int rounds_left() const { return kLastRound - s.round; }
    int supply() const { return s.supply[me].total(); }

    // ── The harbour ─────────────────────────────────────────────────────────────────────────────

    using Distances = std::array<int, kNodes>;
    Distances spaces_from(NodeId from) const {
        Distances out;
        out.fill(kFar);
        std::array<NodeId, kNodes> reached;
        std::size_t count = 0;
        out[at(from)] = 0;
        reached[count++] = from;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::uint32_t beside = rules.beside[at(reached[i])]; beside != 0;) {
                const NodeId next(pop_lowest(beside));
                if (out[at(next)] != kFar) continue;
                out[at(next)] = out[at(reached[i])] + 1;
                reached[count++] = next;
            }
        }
        return out;
    }

    // What the barge may go for: points, less one for each space. `to` is the first place on the
    // way.
    struct Trip {
        NodeId to;
        int spaces = 0;
        int gain = -kFar;
    };
    static void meet(Trip& best, NodeId to, int spaces, int points) {
        if (points - spaces > best.gain) best = {to, spaces, points - spaces};
    }
    // The places that take the good, with their points now.
    template <class Meet>
    void each_delivery(Good good, Meet&& with) const {
        const int early = early_bonus(s.round);
        if (s.roofs[good] < kWarehouseRoom) {
            with(warehouse_of(good), next_roof_points(rules, s, good) + early);
        }
        for (int i = 0; i < kDepots; ++i) {
            if (s.depots[to_index(i)] != Good::kNone) continue;
            with(depot(i), rules.edition.depots[to_index(i)].points + early);
        }
    }
    void meet_cargo(Trip& best, const Distances& here) const {
        for (int g = 0; g < kGoodKinds; ++g) {
            if (s.barge[me].count(g) == 0) continue;
            each_delivery(static_cast<Good>(g),
                          [&](NodeId to, int points) { meet(best, to, here[at(to)], points); });
        }
        for (int d = 0; d < kQuays; ++d) {
            const NodeId to = quay_of(static_cast<Docker>(d));
            if (s.aboard[me].count(d) == 0) continue;
            meet(best, to, here[at(to)], next_docker_points(rules, s));
        }
    }
    // Goods of the store and dockers of a quay: first to the place where they come aboard.
    void meet_loading(Trip& best, const Distances& here, NodeId load) const {
        if (here[at(load)] == 0) return;
        const Distances on = spaces_from(load);
        for (int g = 0; g < kGoodKinds; ++g) {
            if (s.store[me].count(g) == 0) continue;
            each_delivery(static_cast<Good>(g), [&](NodeId to, int points) {
                meet(best, load, here[at(load)] + on[at(to)], points);
            });
        }
        if (!is_quay(load) || s.aboard[me].total() >= kMaxAboard) return;
        for (int d = 0; d < kQuays; ++d) {
            if (s.quays[at(docker_of(load))].count(d) == 0) continue;
            const NodeId to = quay_of(static_cast<Docker>(d));
            meet(best, load, here[at(load)] + on[at(to)], next_docker_points(rules, s) + 2);
        }
    }
    Trip best_trip() const {
        Trip best;
        const Distances here = spaces_from(s.ship[me]);
        meet_cargo(best, here);
        for (int n = 0; n < kNodes; ++n) {
            if (is_loading_place(NodeId(n))) meet_loading(best, here, NodeId(n));
        }
        const int reach = supply() + s.turn.pocket + kSpacesARound * rounds_left();
        return best.spaces > reach ? Trip{} : best;
    }
    int sail(NodeId to) const {
        const Trip trip = best_trip();
        if (trip.gain < 0) return kNever;
        const Distances left = spaces_from(trip.to);
        if (left[at(to)] >= left[at(s.ship[me])]) return kNever;
        if (trip.spaces <= supply() + s.turn.pocket) return kArrive;
        return supply() + s.turn.pocket > 1 ? kGoOn : kNever;
    }

    // ── Cards ───────────────────────────────────────────────────────────────────────────────────

    // What a card brings in a round: a Florin counts like a point, a resource twice.
    static int brings(CardId id) {
        const CardData& d = data(id);
        if (d.timing == Timing::kPermanent) return 1;
        if (d.timing != Timing::kThree) return 0;
        return d.florins + d.points + d.steps + 2 * (d.any + (d.gain != Colour::kNone));
    }
    int points_at_end(CardId id) const {
        if (data(id).timing != Timing::kEnd) return 0;
        State without = s;
        without.below[me].remove(id);
        State with = without;
        with.active[me].add(id);
        return Amsterdam::score(rules, with, me) - Amsterdam::score(rules, without, me);
    }
    // What one turn has: the rondel's next space with the supply, or a later space.
    Resources arriving(int turn) const {
        Resources out = s.rondel[me][to_index(turn)];
        if (turn == 0) out += s.supply[me];
        return out;
    }
    static int lacking(Resources cost, Resources have) {
        int sum = 0;
        for (int c = 0; c < kColours; ++c) sum += std::max(cost.count(c) - have.count(c), 0);
        return sum;
    }
    // What the card brings in the rounds after it is paid, less its cost, and again less what is
    // not in sight for it. A card of the end may still grow.
    int card_value(CardId id) const {
        const Resources cost = rules.cost(id);
        int wait = kSpacesOnRondel;
        int lacks = kFar;
        for (int turn = kSpacesOnRondel - 1; turn >= 0; --turn) {
            const int here = lacking(cost, arriving(turn));
            lacks = std::min(lacks, here);
            if (here == 0) wait = turn;
        }
        const int rounds = rounds_left() - (wait == kSpacesOnRondel ? 4 : wait);
        const int laurel = data(id).timing == Timing::kEnd ? points_at_end(id) + kGrows : 0;
        return std::max(rounds, 0) * brings(id) + laurel - cost.total() - 2 * lacks;
    }
    int use(CardId id) const {
        const Offer o = offer_of(s, me, id);
        if (o.pay_colour != Colour::kNone) return kPlans + o.points + 2 * o.florins;
        // A card that pays for a gain of another card comes after it.
        const Effect effect = data(id).effect;
        const bool after = effect == Effect::kCardPoint || effect == Effect::kCardFlorin;
        if (o.pay_any == 0 && o.pay_florins == 0) return kFreeUse - after;
        if (o.pay_any > 0) return o.florins > 0 && supply() > o.pay_any ? kLeftovers : kNever;
        return o.points > 0 && rounds_left() == 0 ? kLeftovers : kNever;
    }

    // ── Resources ───────────────────────────────────────────────────────────────────────────────

    int plans(int colour) const {
        return (s.active[me].plans & plans_of(static_cast<Colour>(colour))).count();
    }
    // How often inactive cards and active plans need a colour.
    int needs(Colour colour) const {
        int sum = plans(static_cast<int>(colour));
        for (CardSet left = s.below[me]; !left.empty();) sum += rules.cost(left.pop())[colour] > 0;
        return sum;
    }
    // A needed colour first; of two, the one of which there is less.
    int wish(Colour colour) const { return 8 * needs(colour) - s.supply[me][colour]; }

    int space_value(Resources coming) const {
        int sum = coming.total();
        for (int c = 0; c < kColours; ++c) {
            int asked = plans(c);
            for (CardSet left = s.below[me]; !left.empty();) {
                asked += rules.cost(left.pop()).count(c);
            }
            sum += std::min(coming.count(c), asked);
        }
        return sum;
    }
    int dice(const Action& a) const {
        Rondel after = s.rondel[me];
        for (const Colour colour : {a.colour, a.second}) {
            const int face = turned_face(s.dice[at(colour)], s.round);
            if (face <= rounds_left() + 1) {
                after[to_index(face - 1)] += Resources::of(colour, face);
            }
        }
        constexpr std::array<int, kSpacesOnRondel> kGap{6, 3, 2, 2, 2, 2};
        int sum = 0;
        for (int k = 0; k < kSpacesOnRondel && k <= rounds_left(); ++k) {
            const Resources coming = after[to_index(k)];
            sum += coming.empty() ? -kGap[to_index(k)] : space_value(coming);
        }
        return sum;
    }

    // ── The city and the Amstel ─────────────────────────────────────────────────────────────────

    // The points of a good that the black market does not buy: those of its warehouse, less the way
    // over the best loading place.
    int stored(Good good) const {
        if (rounds_left() == 0 || s.roofs[good] >= kWarehouseRoom) return 0;
        const Distances here = spaces_from(s.ship[me]);
        const Distances back = spaces_from(warehouse_of(good));
        int way = kFar;
        for (int n = 0; n < kNodes; ++n) {
            if (!is_loading_place(NodeId(n))) continue;
            way = std::min(way, here[to_index(n)] + back[to_index(n)]);
        }
        return next_roof_points(rules, s, good) + early_bonus(s.round) - way;
    }
    int claim(BlockId block) const {
        BlockSet own = s.crests[me];
        const int before = largest_group(rules, own).count();
        own.add(block);
        const int joined = largest_group(rules, own).count() - before;
        const bool open_quarter = s.quarters.has(Rules::quarter_id(quarter_of(block)));
        const Good good = s.goods[at(block)];
        const int sold = s.black_market[good] == 0 ? kSale : 0;
        const int gain = 3 * joined + open_quarter + std::max(sold, stored(good)) -
                         block_cost(rules, s, me, block);
        return gain > 0 ? kBlock + gain : kNever;
    }
    int advance(int spaces) const {
        const int cost = advance_cost(spaces);
        const int keep = rounds_left() > 0 && spaces > 1;
        if (cost > supply() - keep) return kNever;
        const int points =
            rules.passed[to_index(s.amstel[me] + spaces)] - rules.passed[s.amstel[me]];
        // Near the end nothing else is left to save for.
        if (rounds_left() < 4) return kAmstel + spaces;
        return spaces == 1 || points >= cost ? kAmstel + 2 * points - cost : kNever;
    }

    int value(const Action& a) const {
        switch (a.verb) {
            case Verb::kTake:
                return card_value(a.card);
            case Verb::kDrop:
                return -card_value(a.card);
            case Verb::kStock:
            case Verb::kGain:
            case Verb::kKeep:
                return wish(a.colour);
            case Verb::kPay:
                return -wish(a.colour);
            case Verb::kDice:
                return dice(a);
            case Verb::kSellBoth:
            case Verb::kSellFlorins:
                return 1;
            default:
                return in_turn(a);
        }
    }
    int in_turn(const Action& a) const {
        switch (a.verb) {
            case Verb::kDeliver:
                return kBringIn + is_warehouse(s.ship[me]);
            case Verb::kLoad:
                return kPickUp + kFar;
            case Verb::kHire:
                return kPickUp - spaces_from(s.ship[me])[at(quay_of(a.docker))];
            case Verb::kUse:
                return use(a.card);
            case Verb::kActivate:
                return kActive + rounds_left() * brings(a.card) + points_at_end(a.card);
            case Verb::kClaim:
                return claim(block_of(a.spot));
            case Verb::kSail:
                return sail(node_of(a.spot));
            case Verb::kAdvance:
                return advance(a.number);
            case Verb::kMarket:
                return kTrade;
            case Verb::kBuy:
            case Verb::kAcquire:
            case Verb::kCede:
                return kRareUse;
            default:
                return 0;  // ending the turn, and questions that the lessons don't show
        }
    }
};

}  // namespace

Action taught_choice(const Rules& rules, const View& view, Rng& rng) {
    const State s = Amsterdam::sample(rules, view, rng);
    const AmsterdamLearner learner{rules, s, view.viewer};
    ActionList<Amsterdam> list;
    Amsterdam::legal(rules, s, view.viewer, list);
    Best<Action, int> best(rng);
    for (const Action& action : list) best.meet(action, learner.value(action));
    return best.item();
}

}  // namespace pakhuis::bots
