// A search over a net: what a bot calls.
//
//   GameSearcher<Carts> searcher(rules, net, 400);     // iterations a decision; games/searcher.h
//   const carts::Action action = searcher.choose(view, seed);
//
// The likeliest actions of the decision meet the same worlds and the same luck. In each the net's
// policy plays on for some decisions of all seats, and the net values what came of it. Halving
// (root.h) leaves more iterations to the better actions.
//
// One searcher can make all decisions of a match, or only one: each choice follows from the rules,
// the net, the view, the iterations and the seed alone. It holds less than a megabyte, and choices
// allocate nothing.
#pragma once

#include <array>
#include <string_view>

#include "engine/sealed.h"
#include "search/net_judge.h"
#include "search/tree.h"

namespace pakhuis::search {

// What differs between the games.
struct GameSearch {
    std::string_view game;
    // The lead that is worth half of the most that a lead can be: as in train/games.py, so that the
    // end of a match is valued as the nets value what comes before.
    int lead_scale;
    int decisions;  // a seat, that the policy plays on
};
inline constexpr std::array<GameSearch, 4> kGameSearches{{
    {"carts", 15, 5},
    {"venise", 25, 8},
    {"merchants", 300, 5},
    {"amsterdam", 40, 12},
}};
constexpr GameSearch search_of(std::string_view game) {
    for (const GameSearch& search : kGameSearches) {
        if (search.game == game) return search;
    }
    return {"", EndValue{}.scale, 8};
}

// How a net is searched: the root alone is a node, and each iteration plays on from there by the
// net's policy. Deeper trees were tried, and lost (docs/search.md).
template <Game G>
Shape net_shape() {
    Shape shape;
    shape.nodes = 1;
    shape.edges = G::kMaxActions;
    shape.root_width = 8;
    shape.prior_weight = kWhole / 32;
    shape.paired = true;
    shape.end = {search_of(G::kInfo.id).lead_scale, 80};
    return shape;
}
template <Game G>
NetUse net_use() {
    NetUse use;
    use.decisions = search_of(G::kInfo.id).decisions;
    return use;
}

template <Featured G, class Likelihood = AllAlike>
class Searcher {
  public:
    using Rules = typename G::Rules;
    using View = typename G::View;
    using Action = typename G::Action;

    // Refers to the rules and the net, which must outlive it. The net fits the rules
    // (net_files/fits.h), and these are clockless (engine/game.h).
    Searcher(const Rules& rules, const nets::Net& net, int iterations, Shape shape = net_shape<G>(),
             NetUse use = net_use<G>(), const nets::Kernels& kernels = nets::kernels())
        : Searcher(rules, net, iterations, shape, use, kernels, likelihood_by(net, kernels)) {}
    Searcher(const Rules& rules, const nets::Net& net, int iterations, Shape shape, NetUse use,
             const nets::Kernels& kernels, Likelihood likelihood)
        : rules_(rules),
          iterations_(iterations),
          tree_(rules, NetJudge<G>(net, use, shape.end, kernels), shape, std::move(likelihood)) {}

    // A legal action of view.viewer, which must be waiting. `stop` may end the search early
    // (search/shape.h).
    Action choose(const View& view, std::uint64_t seed, bool (*stop)(void*) = nullptr,
                  void* context = nullptr) {
        tree_.forget();
        const Budget budget{iterations_, stop, context};
        return is_sealed_now(view, seed) ? tree_.choose_mixed(view, budget, seed)
                                         : tree_.choose(view, budget, seed);
    }
    int iterations() const { return tree_.iterations(); }  // of the latest choice

  private:
    static Likelihood likelihood_by(const nets::Net& net, const nets::Kernels& kernels) {
        if constexpr (std::is_constructible_v<Likelihood, const nets::Net&, const nets::Kernels&>) {
            return Likelihood(net, kernels);
        } else {
            return {};
        }
    }
    bool is_sealed_now(const View& view, std::uint64_t seed) const {
        Rng rng(seed);
        const auto state = G::sample(rules_, view, rng);
        const Action action = G::random_legal(rules_, state, view.viewer, rng);
        return is_sealed<G>(rules_, state, view.viewer, action);
    }

    const Rules& rules_;
    int iterations_;
    Tree<G, NetJudge<G>, Likelihood> tree_;
};

}  // namespace pakhuis::search
