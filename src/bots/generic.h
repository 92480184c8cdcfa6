// Reference bots for any game, untuned: what every stronger bot is measured against.
//
//   random_choice   any legal action
//   greedy_choice   the action after which its own score is best
//   flat_choice     the action after which random play ends best, by 200 rollouts or fewer
//
// All are called alike, on behalf of view.viewer, who must be one of the seats that are waiting:
//
//   Action choose(rules, view, rng)
//
// They see a View and nothing else. Whatever they need a state for, they ask G::sample for one that
// fits the view; its hidden parts are guesses. Legal actions depend on the view alone, so those of
// any sample are those of the match. Equal view and equal generator give the equal action.
//
// Beyond the contract of a game they read view.viewer and rules.seats, which every game has.
//
// They never return an illegal action, keep nothing between calls and use no heap; their lists lie
// on the stack (some 40 KiB for carts). Ties are broken by chance, each tied action equally likely.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/rng.h"
#include "bots/best.h"
#include "engine/game.h"
#include "engine/play.h"

namespace pakhuis::bots {

// Rollouts of one decision of flat_choice, all legal actions together.
inline constexpr std::size_t kFlatRollouts = 200;

namespace detail {

struct Mean {
    std::int32_t sum = 0;
    std::int32_t count = 0;  // above 0 when compared

    // By sum / count, without rounding.
    friend constexpr bool operator<(const Mean& a, const Mean& b) {
        return std::int64_t{a.sum} * b.count < std::int64_t{b.sum} * a.count;
    }
};

// How well an ended match went for a seat: its lead over the best of the others, a rival without a
// seat among them, which is negative for one who lost; alone at the table, its score.
template <Game G>
int lead(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
    const int own = G::score(rules, state, seat);
    bool alone = true;
    int best_other = 0;
    if constexpr (Rivalled<G>) {
        if (!G::rival(rules).empty()) {
            best_other = rival_score<G>(rules, state);
            alone = false;
        }
    }
    for (int s = 0; s < rules.seats; ++s) {
        if (s == seat) continue;
        const int score = G::score(rules, state, static_cast<Seat>(s));
        if (alone || score > best_other) best_other = score;
        alone = false;
    }
    return alone ? own : own - best_other;
}

// One rollout: a fresh guess at what is hidden, the action, then random play to the end.
template <Game G>
int roll_out(const typename G::Rules& rules, const typename G::View& view,
             typename G::Action action, Rng& rng) {
    typename G::State state = G::sample(rules, view, rng);
    G::apply(rules, state, view.viewer, action);
    random_finish<G>(rules, state, rng);
    return lead<G>(rules, state, view.viewer);
}

// Brings `count` actions, each set equally likely, to the front of the list.
template <Game G>
void shuffle_front(ActionList<G>& actions, std::size_t count, Rng& rng) {
    for (std::size_t i = 0; i < count; ++i) {
        const int left = static_cast<int>(actions.size() - i);
        const std::size_t j = i + static_cast<std::size_t>(rng.below(left));
        const typename G::Action picked = actions[j];
        actions[j] = actions[i];
        actions[i] = picked;
    }
}

}  // namespace detail

// Each legal action equally likely.
template <Game G>
typename G::Action random_choice(const typename G::Rules& rules, const typename G::View& view,
                                 Rng& rng) {
    const typename G::State state = G::sample(rules, view, rng);
    return G::random_legal(rules, state, view.viewer, rng);
}

// The action after which G::score of its own seat is best. One step only: chance that follows is
// not waited for, and what the others may do is not thought of.
template <Game G>
typename G::Action greedy_choice(const typename G::Rules& rules, const typename G::View& view,
                                 Rng& rng) {
    const typename G::State state = G::sample(rules, view, rng);
    ActionList<G> actions;
    G::legal(rules, state, view.viewer, actions);
    Best<typename G::Action, int> best(rng);
    for (const auto& action : actions) {
        typename G::State next = state;
        G::apply(rules, next, view.viewer, action);
        best.meet(action, G::score(rules, next, view.viewer));
    }
    return best.item();
}

// The action with the best mean lead at the end of random play. The rollouts go round the
// legal actions in turn, so that no two get numbers of them that differ by more than one; of more
// actions than that, as many are picked at random and get one each.
template <Game G>
typename G::Action flat_choice(const typename G::Rules& rules, const typename G::View& view,
                               Rng& rng, std::size_t rollouts = kFlatRollouts) {
    ActionList<G> actions;
    G::legal(rules, G::sample(rules, view, rng), view.viewer, actions);
    if (actions.size() == 1) return actions[0];
    std::size_t tried = actions.size();
    if (tried > rollouts) {
        tried = rollouts;
        detail::shuffle_front<G>(actions, tried, rng);
    }
    std::array<detail::Mean, G::kMaxActions> mean;
    for (std::size_t i = 0; i < tried; ++i) mean[i] = {};
    for (std::size_t r = 0; r < rollouts; ++r) {
        detail::Mean& its = mean[r % tried];
        its.sum += detail::roll_out<G>(rules, view, actions[r % tried], rng);
        ++its.count;
    }
    Best<typename G::Action, detail::Mean> best(rng);
    for (std::size_t i = 0; i < tried; ++i) best.meet(actions[i], mean[i]);
    return best.item();
}

}  // namespace pakhuis::bots
