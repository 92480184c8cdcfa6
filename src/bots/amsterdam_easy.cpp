#include "bots/amsterdam_easy.h"

#include <array>

#include "bots/amsterdam_worth.h"
#include "bots/best.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

using List = ActionList<Amsterdam>;
using BestAction = Best<Action, int>;

constexpr std::size_t kTried = 4;  // actions that are followed to the end of the turn
constexpr int kLongTurn = 100;     // steps; no turn is as long

struct Tried {
    Action action;
    State next;
    int value = 0;
};
// The best few, the best first.
using Few = FixedList<Tried, kTried>;

void meet(Few& few, const Tried& one) {
    std::size_t place = few.size();
    while (place > 0 && few[place - 1].value < one.value) --place;
    if (place == kTried) return;
    if (!few.full()) few.push_back(one);
    for (std::size_t i = few.size() - 1; i > place; --i) few[i] = few[i - 1];
    few[place] = one;
}

struct Thought {
    const Rules& rules;
    Seat seat;
    Rng& rng;
    AmsterdamWorth worth;

    bool turn_is_over(const State& s) const {
        return s.phase != Phase::kActions || s.queue.empty() || actor(s) != seat;
    }

    // The best few that gain something; while something is asked, the best few answers.
    void find(const State& s, Thrift thrift, std::size_t wanted, Few& few) const {
        List list;
        Amsterdam::legal(rules, s, seat, list);
        const bool asked = !s.asked.empty();
        const int now = asked ? 0 : worth.of(s, seat, thrift);
        few.clear();
        for (const Action& action : list) {
            if (action.verb == Verb::kEnd) continue;
            Tried one{action, s, 0};
            Amsterdam::apply(rules, one.next, seat, action);
            one.value = worth.of(one.next, seat, thrift);
            if (!asked && one.value <= now) continue;
            if (wanted > 1 || few.empty()) {
                meet(few, one);
            } else if (one.value > few[0].value) {
                few[0] = one;
            }
        }
    }

    // What the position comes to when the turn is played to its end.
    int value_at_end(State s) const {
        Thrift thrift = Thrift::kSave;
        for (int step = 0; step < kLongTurn && !turn_is_over(s); ++step) {
            Few few;
            find(s, thrift, 1, few);
            if (!few.empty()) {
                s = few[0].next;
            } else if (thrift == Thrift::kSave) {
                thrift = Thrift::kSpend;
            } else {
                break;
            }
        }
        return worth.of(s, seat, Thrift::kSpend);
    }

    Action in_turn(const State& s) {
        Few few;
        find(s, Thrift::kSave, kTried, few);
        if (few.empty()) find(s, Thrift::kSpend, kTried, few);
        if (few.empty()) return Action::of(Verb::kEnd);
        if (few.size() == 1) return few[0].action;
        BestAction best(rng);
        for (const Tried& one : few) best.meet(one.action, value_at_end(one.next));
        return best.item();
    }

    Action at_once(const State& s, const List& list) {
        BestAction best(rng);
        for (const Action& action : list) {
            State next = s;
            Amsterdam::apply(rules, next, seat, action);
            best.meet(action, worth.of(next, seat, Thrift::kSave));
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

Action amsterdam_easy(const Rules& rules, const View& view, Rng& rng,
                      const AmsterdamWeights& weights) {
    const State s = Amsterdam::sample(rules, view, rng);
    return Thought{rules, view.viewer, rng, {rules, weights}}.choose(s);
}

}  // namespace pakhuis::bots
