// Judges: what a search asks about positions. A judge has two functions:
//
//   values(rules, state, view, rng) → Values   the shares of all seats at a leaf; `state` is a
//   sample,
//                                              `view` that of the seat that decides there
//   priors(rules, view, actions, rng, out)     how likely the seat of the view takes each action
//
// A judge of values may look at all of `state`: it is a guess. It judges one state at a time. Equal
// arguments and equal generators give equal results. Priors fill one Share for each action; they
// need not add up to kWhole. Neither function allocates.
//
// These need no net. Judge<Values, Priors> makes one of two halves:
//
//   ScoreValues     the scores as if the match ended now, squashed
//   PlayoutValues   a policy plays on for some decisions, then the scores
//   EvenPriors      all actions alike
//   PolicyPriors    half for the choice of a policy, half for all actions alike
#pragma once

#include <array>
#include <cstddef>

#include "search/share.h"

namespace pakhuis::search {

template <Game G>
using Priors = std::array<Share, G::kMaxActions>;

template <class ValuesHalf, class PriorsHalf>
struct Judge : ValuesHalf, PriorsHalf {};

template <Game G>
struct ScoreValues {
    int scale = 20;  // points

    Values values(const typename G::Rules& rules, const typename G::State& state,
                  const typename G::View&, Rng&) const {
        return values_of_score<G>(rules, state, scale);
    }
};

// Policy: Action choose(rules, view, rng), as bots are.
template <Game G, class Policy>
struct PlayoutValues {
    Policy policy{};
    EndValue end{};
    int decisions = 40;  // of all seats together; then the scores count

    Values values(const typename G::Rules& rules, const typename G::State& from,
                  const typename G::View&, Rng& rng) const {
        typename G::State state = from;
        for (int left = decisions;;) {
            const Seats who = G::waiting(rules, state);
            if (who.empty()) return values_of_end<G>(rules, state, end);
            const Seat actor = who.lowest();
            if (actor == kChance) {
                G::apply(rules, state, kChance, G::sample_chance(rules, state, rng));
                continue;
            }
            if (left-- == 0) return values_of_score<G>(rules, state, end.scale);
            const auto action = policy(rules, G::observe(rules, state, actor), rng);
            G::apply(rules, state, actor, action);
        }
    }
};

template <Game G>
struct EvenPriors {
    void priors(const typename G::Rules&, const typename G::View&, const ActionList<G>& actions,
                Rng&, Priors<G>& out) const {
        const auto count = static_cast<Share>(actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) out[i] = kWhole / count;
    }
};

template <Game G, class Policy>
struct PolicyPriors {
    Policy policy{};

    void priors(const typename G::Rules& rules, const typename G::View& view,
                const ActionList<G>& actions, Rng& rng, Priors<G>& out) const {
        const auto chosen = policy(rules, view, rng);
        const auto count = static_cast<Share>(actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) {
            out[i] = kWhole / 2 / count + (actions[i] == chosen ? kWhole / 2 : 0);
        }
    }
};

}  // namespace pakhuis::search
