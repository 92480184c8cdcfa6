// Fast picks: they are listed, and their distribution is that of the list.
#pragma once

#include <cmath>
#include <vector>

#include "kit/turns.h"

namespace pakhuis::kit {

// The bound that chi-square exceeds by chance once in a million (approximation by Wilson and
// Hilferty).
inline double chi_square_bound(std::size_t freedom) {
    const double z = 4.7534;
    const double n = static_cast<double>(freedom);
    const double root = 1 - 2 / (9 * n) + z * std::sqrt(2 / (9 * n));
    return n * root * root * root;
}

// Chi-square of counts against the expectation by weights.
inline double chi_square(const std::vector<double>& counts, const std::vector<double>& weights) {
    double drawn = 0;
    double total = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        drawn += counts[i];
        total += weights[i];
    }
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double expected = drawn * weights[i] / total;
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

// Draws many times with `pick` and compares the counts with the weights.
template <Game G, class Pick>
Fault distribution_fault(const std::vector<typename G::Action>& actions,
                         const std::vector<double>& weights, Pick&& pick) {
    double total = 0;
    double least = weights[0];
    for (const double weight : weights) {
        total += weight;
        least = weight < least ? weight : least;
    }
    const int draws = static_cast<int>(100 * total / least);
    std::vector<double> counts(actions.size());
    for (int i = 0; i < draws; ++i) {
        const auto action = pick();
        std::size_t at = 0;
        while (at < actions.size() && !(actions[at] == action)) ++at;
        if (at == actions.size()) return "a fast pick that is not listed";
        counts[at] += 1;
    }
    if (actions.size() == 1) return {};
    const double found = chi_square(counts, weights);
    if (found <= chi_square_bound(actions.size() - 1)) return {};
    return "the fast pick among " + std::to_string(actions.size()) +
           " is not distributed as listed: chi-square " + std::to_string(found);
}

// random_legal is uniform over legal, sample_chance follows the weights of chances.
template <Game G>
Fault picks_fault(const typename G::Rules& rules, const typename G::State& state, Rng& rng) {
    const Seats who = G::waiting(rules, state);
    std::vector<typename G::Action> actions;
    std::vector<double> weights;
    if (who == Seats::of(kChance)) {
        ChanceList<typename G::Action> chances;
        G::chances(rules, state, chances);
        for (const auto& outcome : chances.outcomes) {
            actions.push_back(outcome.action);
            weights.push_back(outcome.weight);
        }
        return distribution_fault<G>(actions, weights,
                                     [&] { return G::sample_chance(rules, state, rng); });
    }
    if (who.empty()) return {};
    const Seat seat = who.lowest();
    ActionList<G> legal;
    G::legal(rules, state, seat, legal);
    actions.assign(legal.begin(), legal.end());
    weights.assign(actions.size(), 1.0);
    return distribution_fault<G>(actions, weights,
                                 [&] { return G::random_legal(rules, state, seat, rng); });
}

}  // namespace pakhuis::kit
