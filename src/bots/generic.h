// Simple bots for any game, without tuning. Every stronger bot is measured against them.
//
//   random_choice   any legal action
//   greedy_choice   the action with the best own score after it
//   flat_choice     the action with the best results of random play after it, by up to 200 rollouts
//
// All have the same parameters and choose for view.viewer, which must be a waiting seat:
//
//   Action choose(rules, view, rng)
//
// They see a View and nothing else. Where they need a state, G::sample gives one that fits the
// view; its hidden parts are guesses. Legal actions depend on the view alone, so a sample has the
// same ones as the match. Equal views and equal generators give equal actions.
//
// They never return an illegal action, keep nothing between calls and use no heap; their lists lie
// on the stack (some 40 KiB for carts). Chance breaks ties; all tied actions are equally likely.
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

// The result of a finished match for a seat: its lead over the best of the others, negative after a
// defeat. A rival without a seat counts as one of the others. Alone at the table: the seat's score.
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

// One rollout: a new sample of the hidden parts, the action, then random play to the end.
template <Game G>
int roll_out(const typename G::Rules& rules, const typename G::View& view,
             typename G::Action action, Rng& rng) {
    typename G::State state = G::sample(rules, view, rng);
    G::apply(rules, state, view.viewer, action);
    random_finish<G>(rules, state, rng);
    return lead<G>(rules, state, view.viewer);
}

// Moves `count` random actions to the front of the list. All sets of them are equally likely.
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

// The action with the best G::score of its own seat after it. It looks one step ahead only: neither
// the following chance nor the other seats are considered.
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

// The action with the best mean lead at the end of random play. The legal actions get rollouts in
// turn, so their numbers differ by at most one. With more actions than rollouts, random actions get
// one rollout each.
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
