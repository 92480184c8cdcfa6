// The worlds that a search thinks in: states that fit the view, weighed by what others have shown.
//
// A likelihood tells how well a sample explains what the seats have done so far:
//
//   int likelihood(rules, view, sample)   1 … 2^27; only the ratio of two of them counts
//
// Or it draws the world itself: State world(rules, view, rng).
//
// Of some samples one is drawn with probabilities in that ratio (importance resampling). So a world
// that nobody would have played towards comes up rarely, and none is ruled out.
#pragma once

#include <cstdint>

#include "engine/game.h"

namespace pakhuis::search {

inline constexpr int kMostLikely = 1 << 27;

// Every sample is as likely as any other; each is taken as it comes.
struct AllAlike {
    static constexpr int kSamples = 1;

    template <class Rules, class View, class State>
    int operator()(const Rules&, const View&, const State&) const {
        return 1;
    }
};

// A likelihood may name the number of samples that one is drawn from.
template <class Likelihood>
constexpr int samples_of() {
    if constexpr (requires { Likelihood::kSamples; }) return Likelihood::kSamples;
    return 8;
}

template <Game G, class Likelihood>
typename G::State likely_world(const typename G::Rules& rules, const typename G::View& view,
                               const Likelihood& likelihood, Rng& rng) {
    if constexpr (requires { likelihood.world(rules, view, rng); }) {
        return likelihood.world(rules, view, rng);
    } else {
        typename G::State world = G::sample(rules, view, rng);
        constexpr int kSamples = samples_of<Likelihood>();
        int total = kSamples > 1 ? likelihood(rules, view, world) : 0;
        for (int i = 1; i < kSamples; ++i) {
            const typename G::State other = G::sample(rules, view, rng);
            const int weight = likelihood(rules, view, other);
            total += weight;
            if (rng.below(total) < weight) world = other;
        }
        return world;
    }
}

}  // namespace pakhuis::search
