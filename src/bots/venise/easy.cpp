#include "bots/venise/easy.h"

#include <algorithm>
#include <limits>

#include "bots/best.h"

namespace pakhuis::bots {

using namespace venise;

namespace {

using List = ActionList<Venise>;
using BestAction = Best<Action, int>;

// The number of sampled draws for an action that draws cards.
constexpr int kSampledDraws = 4;

bool is_down(const Action& action) {
    return action.verb == Verb::kDown;
}

struct TurnSearch {
    const Rules& rules;
    const VeniseWeights& weights;
    Seat seat;  // the seat of the bot
    Seat turn;  // the active player
    Rng& rng;

    int worth(const State& s, Seat whose) const { return venise_worth(rules, s, whose, weights); }

    // True if there is nothing more to decide in this turn.
    bool turn_is_over(const State& s) const {
        return s.phase == Phase::kOver || s.phase == Phase::kRecall ||
               s.phase == Phase::kRollFirst || s.phase == Phase::kRollSecond || s.turn != turn;
    }

    // Cubes go down at the end of the turn and with an overflowing stock. At other times they can
    // wait, with one exception: before the move and the activation a cube may complete a master
    // whose effect helps at once.
    bool can_wait(const State& s, const Action& action) const {
        if (!is_down(action) || s.phase == Phase::kStock || s.phase == Phase::kFinish) return false;
        const bool helps = s.phase == Phase::kMove || s.phase == Phase::kActivate;
        return !helps || !completes_master(s, action);
    }

    // The action of the actor with the best immediate result.
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

    // The worth of a position at the end of the turn; in another seat's turn, at the end of the own
    // part.
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
            if (plain && plans) return best_value(s);
            const Action action = quick_choice(s);
            if (action.verb == Verb::kEnd) break;
            Venise::apply(rules, s, s.actor, action);
        }
        return worth(s, seat);
    }

    // The mean over a few sampled draws if the action draws cards.
    int value_of(const State& s, const Action& action) {
        State next = s;
        Venise::apply(rules, next, seat, action);
        if (next.phase != Phase::kDraw) return value(next);
        int sum = 0;
        for (int i = 0; i < kSampledDraws; ++i) sum += value(next);
        return sum / kSampledDraws;
    }

    // Ignores cubes that could go down first.
    int best_value(const State& s) {
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
        BestAction best(rng, weights.blur);
        for (const Action& action : list) {
            if (can_wait(s, action)) continue;
            if (action.verb == Verb::kEnd) {
                best.meet_pass(action, worth(s, seat));
            } else {
                best.meet(action, value_of(s, action));
            }
        }
        return best.item();
    }
};

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng, const VeniseWeights& weights) {
    const State s = Venise::sample(rules, view, rng);
    // During free placement there is nothing to compare.
    if (s.phase < Phase::kBurghers) return Venise::random_legal(rules, s, view.viewer, rng);
    return TurnSearch{rules, weights, view.viewer, s.turn, rng}.choose(s);
}

}  // namespace pakhuis::bots
