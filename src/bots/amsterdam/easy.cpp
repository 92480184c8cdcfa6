#include "bots/amsterdam/easy.h"

#include <algorithm>
#include <limits>

#include "base/sort_few.h"
#include "bots/amsterdam/worth.h"
#include "bots/best.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

using List = ActionList<Amsterdam>;
using BestAction = Best<Action, int>;

constexpr int kLowestValue = std::numeric_limits<int>::min();
constexpr int kLongTurn = 100;  // steps; every turn is shorter

struct RatedAction {
    Action action;
    int value = 0;
};
using Ratings = Scratch<RatedAction, Amsterdam::kMaxActions>;

bool is_better(const RatedAction& a, const RatedAction& b) {
    return a.value > b.value;
}

struct TurnSearch {
    const Rules& rules;
    Seat seat;
    Rng& rng;
    const AmsterdamWeights& weights;
    AmsterdamWorth worth;

    bool turn_is_over(const State& s) const {
        return s.phase != Phase::kActions || s.queue.empty() || actor(s) != seat || is_drawing(s);
    }

    int value(const State& s, const Action& action, Thrift thrift) const {
        State next = s;
        Amsterdam::apply(rules, next, seat, action);
        return worth.estimate(next, seat, thrift);
    }
    // Rates the actions that gain something. While a question is open, it rates all answers.
    void rate(const State& s, Thrift thrift, Ratings& out) const {
        List list;
        Amsterdam::legal(rules, s, seat, list);
        const int now = s.asked.empty() ? worth.estimate(s, seat, thrift) : kLowestValue;
        out.clear();
        for (const Action& action : list) {
            if (action.verb == Verb::kEnd) continue;
            const RatedAction one{action, value(s, action, thrift)};
            if (one.value > now) out.push_back(one);
        }
    }

    // The value of the position after the turn is played to its end.
    int value_at_end(State s) const {
        Thrift thrift = Thrift::kSave;
        Ratings ratings;
        for (int step = 0; step < kLongTurn && !turn_is_over(s); ++step) {
            rate(s, thrift, ratings);
            if (!ratings.empty()) {
                const RatedAction* best =
                    std::min_element(ratings.begin(), ratings.end(), is_better);
                Amsterdam::apply(rules, s, seat, best->action);
            } else if (thrift == Thrift::kSave) {
                thrift = Thrift::kSpend;
            } else {
                break;
            }
        }
        return worth.estimate(s, seat, Thrift::kSpend);
    }

    // Rates the few best actions again, by the end of the turn. Returns their number.
    std::size_t look_ahead(const State& s, Ratings& ratings) const {
        const std::size_t few = std::min(weights.candidates, ratings.size());
        move_best_to_front(ratings.begin(), ratings.end(), static_cast<int>(few), is_better);
        for (std::size_t i = 0; i < few; ++i) {
            State next = s;
            Amsterdam::apply(rules, next, seat, ratings[i].action);
            ratings[i].value = value_at_end(next);
        }
        return few;
    }

    Action choose_in_turn(const State& s) {
        Ratings ratings;
        rate(s, Thrift::kSave, ratings);
        if (ratings.empty()) rate(s, Thrift::kSpend, ratings);
        if (ratings.empty()) return Action::of(Verb::kEnd);
        if (ratings.size() == 1) return ratings[0].action;
        const std::size_t count = weights.candidates > 0 ? look_ahead(s, ratings) : ratings.size();
        BestAction best(rng, weights.blur);
        for (std::size_t i = 0; i < count; ++i) best.meet(ratings[i].action, ratings[i].value);
        return best.item();
    }

    Action choose_by_next_position(const State& s, const List& list) {
        BestAction best(rng, weights.blur);
        for (const Action& action : list) {
            best.meet(action, value(s, action, Thrift::kSave));
        }
        return best.item();
    }

    Action choose(const State& s) {
        List list;
        Amsterdam::legal(rules, s, seat, list);
        if (list.size() == 1) return list[0];
        return turn_is_over(s) ? choose_by_next_position(s, list) : choose_in_turn(s);
    }
};

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng,
                   const AmsterdamWeights& weights) {
    const State s = Amsterdam::sample(rules, view, rng);
    return TurnSearch{rules, view.viewer, rng, weights, {rules, weights}}.choose(s);
}

}  // namespace pakhuis::bots
