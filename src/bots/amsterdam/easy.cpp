#include "bots/amsterdam/easy.h"

#include <algorithm>
#include <limits>

#include "bots/amsterdam/worth.h"
#include "bots/best.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

using List = ActionList<Amsterdam>;
using BestAction = Best<Action, int>;

constexpr std::size_t kTried = 4;  // actions that are followed to the end of the turn
constexpr int kNothing = std::numeric_limits<int>::min();
constexpr int kLongTurn = 100;  // steps; no turn is as long

struct Rated {
    Action action;
    int value = 0;
};
using Rating = Scratch<Rated, Amsterdam::kMaxActions>;

bool is_better(const Rated& a, const Rated& b) {
    return a.value > b.value;
}

struct Thought {
    const Rules& rules;
    Seat seat;
    Rng& rng;
    AmsterdamWorth worth;

    bool turn_is_over(const State& s) const {
        return s.phase != Phase::kActions || s.queue.empty() || actor(s) != seat || draws(s);
    }

    int value(const State& s, const Action& action, Thrift thrift) const {
        State next = s;
        Amsterdam::apply(rules, next, seat, action);
        return worth.of(next, seat, thrift);
    }
    // What gains something; while something is asked, all answers.
    void rate(const State& s, Thrift thrift, Rating& out) const {
        List list;
        Amsterdam::legal(rules, s, seat, list);
        const int now = s.asked.empty() ? worth.of(s, seat, thrift) : kNothing;
        out.clear();
        for (const Action& action : list) {
            if (action.verb == Verb::kEnd) continue;
            const Rated one{action, value(s, action, thrift)};
            if (one.value > now) out.push_back(one);
        }
    }

    // What the position comes to when the turn is played to its end.
    int value_at_end(State s) const {
        Thrift thrift = Thrift::kSave;
        Rating rating;
        for (int step = 0; step < kLongTurn && !turn_is_over(s); ++step) {
            rate(s, thrift, rating);
            if (!rating.empty()) {
                const Rated* best = std::min_element(rating.begin(), rating.end(), is_better);
                Amsterdam::apply(rules, s, seat, best->action);
            } else if (thrift == Thrift::kSave) {
                thrift = Thrift::kSpend;
            } else {
                break;
            }
        }
        return worth.of(s, seat, Thrift::kSpend);
    }

    Action in_turn(const State& s) {
        Rating rating;
        rate(s, Thrift::kSave, rating);
        if (rating.empty()) rate(s, Thrift::kSpend, rating);
        if (rating.empty()) return Action::of(Verb::kEnd);
        const std::size_t tried = std::min(kTried, rating.size());
        std::partial_sort(rating.begin(), rating.begin() + tried, rating.end(), is_better);
        if (tried == 1) return rating[0].action;
        BestAction best(rng);
        for (std::size_t i = 0; i < tried; ++i) {
            State next = s;
            Amsterdam::apply(rules, next, seat, rating[i].action);
            best.meet(rating[i].action, value_at_end(next));
        }
        return best.item();
    }

    Action at_once(const State& s, const List& list) {
        BestAction best(rng);
        for (const Action& action : list) {
            best.meet(action, value(s, action, Thrift::kSave));
        }
        return best.item();
    }

    Action choose(const State& s) {
        List list;
        Amsterdam::legal(rules, s, seat, list);
        if (list.size() == 1) return list[0];
        return turn_is_over(s) ? at_once(s, list) : in_turn(s);
    }
};

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng,
                   const AmsterdamWeights& weights) {
    const State s = Amsterdam::sample(rules, view, rng);
    return Thought{rules, view.viewer, rng, {rules, weights}}.choose(s);
}

}  // namespace pakhuis::bots
