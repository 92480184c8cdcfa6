#include "bots/venise/easy.h"

#include <algorithm>
#include <limits>

#include "bots/best.h"

namespace pakhuis::bots {

using namespace venise;

namespace {

using List = ActionList<Venise>;
using BestAction = Best<Action, int>;

// Deals of the cards that an action leads to.
constexpr int kDeals = 4;

bool is_down(const Action& action) {
    return action.verb == Verb::kDown;
}

struct Thought {
    const Rules& rules;
    const VeniseWeights& weights;
    Seat seat;  // who thinks
    Seat turn;  // whose turn it is
    Rng& rng;

    int worth(const State& s, Seat whose) const { return venise_worth(rules, s, whose, weights); }

    // Whether there is nothing more to decide in this turn.
    bool turn_is_over(const State& s) const {
        return s.phase == Phase::kOver || s.phase == Phase::kRecall ||
               s.phase == Phase::kRollFirst || s.phase == Phase::kRollSecond || s.turn != turn;
    }

    // Cubes that go down are thought of at the end of the turn and with an overflowing stock.
    // Elsewhere they can wait; before the move and the activation they go down only if they
    // complete a master, whose effect may help at once.
    bool can_wait(const State& s, const Action& action) const {
        if (!is_down(action) || s.phase == Phase::kStock || s.phase == Phase::kFinish) return false;
        const bool helps = s.phase == Phase::kMove || s.phase == Phase::kActivate;
        return !helps || !completes_master(s, action);
    }

    // What looks best at once to the one who acts.
    Action quick_choice(const State& s) {
        List list;
        Venise::legal(rules, s, s.actor, list);
        if (list.size() == 1) return list[0];
        if (s.phase == Phase::kLook && s.ask == Ask::kNothing) return Action::of(Verb::kLook);
        BestAction best(rng);
        for (const Action& action : list) {
            if (can_wait(s, action)) continue;
            if (action.verb == Verb::kEnd) {
                best.meet(action, worth(s, s.actor));
                continue;
            }
            State next = s;
            Venise::apply(rules, next, s.actor, action);
            best.meet(action, worth(next, s.actor));
        }
        return best.item();
    }

    // The worth of a position once the turn, or in another's turn the own part in it, is done.
    int value(State s) {
        while (!turn_is_over(s)) {
            if (s.phase == Phase::kDraw) {
                Venise::apply(rules, s, kChance, Venise::sample_chance(rules, s, rng));
                continue;
            }
            if (s.actor != seat && turn != seat) break;
            const bool plain = s.ask == Ask::kNothing;
            const bool plans =
                s.phase == Phase::kMove || s.phase == Phase::kRide || s.phase == Phase::kActivate;
            if (plain && plans) return best_of(s);
            const Action action = quick_choice(s);
            if (action.verb == Verb::kEnd) break;
            Venise::apply(rules, s, s.actor, action);
        }
        return worth(s, seat);
    }

    // The mean over a few deals, if cards come.
    int value_of(const State& s, const Action& action) {
        State next = s;
        Venise::apply(rules, next, seat, action);
        if (next.phase != Phase::kDraw) return value(next);
        int sum = 0;
        for (int i = 0; i < kDeals; ++i) sum += value(next);
        return sum / kDeals;
    }

    // Without cubes that go down first.
    int best_of(const State& s) {
        List list;
        Venise::legal(rules, s, seat, list);
        int best = std::numeric_limits<int>::min();
        for (const Action& action : list) {
            if (!is_down(action)) best = std::max(best, value_of(s, action));
        }
        return best;
    }

    bool completes_master(const State& s, const Action& action) const {
        if (!is_master(action.card)) return false;
        const auto i = at(master_of(action.card));
        return s.on_master[i] + action.cubes == rules.master_cost[i];
    }

    Action choose(const State& s) {
        List list;
        Venise::legal(rules, s, seat, list);
        if (list.size() == 1) return list[0];
        BestAction best(rng);
        for (const Action& action : list) {
            if (can_wait(s, action)) continue;
            best.meet(action, action.verb == Verb::kEnd ? worth(s, seat) : value_of(s, action));
        }
        return best.item();
    }
};

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng, const VeniseWeights& weights) {
    const State s = Venise::sample(rules, view, rng);
    // While tiles are being laid there is nothing to compare.
    if (s.phase < Phase::kBurghers) return Venise::random_legal(rules, s, view.viewer, rng);
    return Thought{rules, weights, view.viewer, s.turn, rng}.choose(s);
}

}  // namespace pakhuis::bots
