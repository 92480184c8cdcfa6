// Secrets in answers: a seat's intents and refusals depend only on its view.
#pragma once

#include <algorithm>
#include <vector>

#include "kit/hooks.h"
#include "kit/print.h"

namespace pakhuis::kit {

// The parts of the board that have names, and the parts that legal actions are made by.
template <Game G>
std::vector<Target> parts_of(const typename G::Rules& rules, const typename G::State& state) {
    std::vector<Target> parts;
    const auto add = [&](const Target& part) {
        if (std::find(parts.begin(), parts.end(), part) == parts.end()) parts.push_back(part);
    };
    PartNames names;
    G::part_names(rules, names);
    for (const PartName& part : names) add(part.target);
    ActionList<G> actions;
    TargetList targets;
    for (Seats who = G::waiting(rules, state) & Seats::first(rules.seats); !who.empty();) {
        G::legal(rules, state, who.pop(), actions);
        for (const auto& action : actions) {
            G::targets(rules, action, targets);
            for (const Target& target : targets) add(target);
        }
    }
    return parts;
}

// "too-poor need=50 have=40"
inline std::string refusal_text(const Refusal& refusal) {
    if (refusal == nullptr) return "allowed";
    std::string out(refusal->key);
    for (const Fact& fact : refusal.facts()) {
        out += " " + std::string(fact.key) + "=" +
               (fact.is_number ? std::to_string(fact.number) : std::string(fact.name.view()));
    }
    return out;
}

// Compares the answers to one seat in a state and in another that looks the same to it.
template <Game G>
class AnswerComparison {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;

    AnswerComparison(const Rules& rules, const State& one, const State& other, Seat seat)
        : rules_(rules), one_(one), other_(other), seat_(seat) {}

    Fault refusal_fault(const Action& action) const {
        const Refusal first = G::refusal(rules_, one_, seat_, action);
        const Refusal second = G::refusal(rules_, other_, seat_, action);
        if (first.reason() == second.reason() && refusal_text(first) == refusal_text(second)) {
            return {};
        }
        return "a refusal tells a secret" + about(raw_text(action)) + refusal_text(first) +
               " and " + refusal_text(second);
    }
    Fault intents_fault(const Target& part) const {
        IntentList<G> first, second;
        G::intents(rules_, one_, seat_, part, first);
        G::intents(rules_, other_, seat_, part, second);
        bool same = first.size() == second.size();
        for (std::size_t i = 0; same && i < first.size(); ++i) same = first[i] == second[i];
        if (!same) return "intents tell a secret" + about(std::string(target_text(part).view()));
        for (const Action& intent : first) {
            if (Fault f = refusal_fault(intent); !f.empty()) return f;
        }
        return {};
    }

  private:
    std::string about(const std::string& asked) const {
        return " to seat " + actor_name(seat_) + ", in " + position_text<G>(rules_, other_) +
               " too: " + asked + ": ";
    }

    const Rules& rules_;
    const State& one_;
    const State& other_;
    Seat seat_;
};

// Every intent of every part, and one action of the universe in `one_in`, asked for by `seat` in
// the state and in a sample of the seat's view.
template <Game G>
Fault answers_fault(const typename G::Rules& rules, const typename G::State& state,
                    const Hooks<G>& hooks, Seat seat, int one_in, Rng& rng) {
    const typename G::State dealt = G::sample(rules, G::observe(rules, state, seat), rng);
    const AnswerComparison<G> comparison(rules, state, dealt, seat);
    for (const Target& part : parts_of<G>(rules, state)) {
        if (Fault f = comparison.intents_fault(part); !f.empty()) return f;
    }
    if (!hooks.universe) return {};
    Fault fault;
    hooks.universe(rules, [&](const typename G::Action& action) {
        if (fault.empty() && rng.below(one_in) == 0) fault = comparison.refusal_fault(action);
    });
    return fault;
}

}  // namespace pakhuis::kit
