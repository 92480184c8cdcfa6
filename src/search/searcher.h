// A search over a net: what a bot calls.
//
//   Searcher<Carts> searcher(rules, net, 400);                 // iterations a decision
//   const carts::Action action = searcher.choose(view, {}, seed);
//
// One searcher can make all decisions of a match, or only one: each choice follows from the rules,
// the net, the view, the iterations and the seed alone. It is made for a number of iterations and
// holds as much memory as they need (`bytes`). Choices allocate nothing.
#pragma once

#include <string_view>

#include "engine/sealed.h"
#include "search/net_judge.h"
#include "search/tree.h"

namespace pakhuis::search {

// The lead that is worth half of the most that a lead can be: as in train/games.py, so that the end
// of a match is valued as the nets value what comes before.
constexpr int lead_scale_of(std::string_view game) {
    if (game == "carts") return 15;
    if (game == "venise") return 25;
    if (game == "merchants") return 300;
    if (game == "amsterdam") return 40;
    return EndValue{}.scale;
}

// What a search over a net is told, but for its size.
template <Game G>
Shape net_shape() {
    Shape shape;
    shape.nodes = 1 << 20;
    shape.root_width = 8;
    shape.paired = true;
    shape.exploration = 128;
    shape.end = {lead_scale_of(G::kInfo.id), 80};
    return shape;
}

// Nodes and edges for so many iterations: each adds at most one node.
inline Shape sized(Shape shape, int iterations) {
    shape.nodes = std::min(shape.nodes, static_cast<std::size_t>(iterations) + 1);
    shape.most_edges = 16;
    shape.edges = shape.nodes * 8 + 4096;
    return shape;
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
             NetUse use = {}, const nets::Kernels& kernels = nets::kernels(),
             Likelihood likelihood = {})
        : rules_(rules),
          iterations_(iterations),
          tree_(rules, NetJudge<G>(net, use, shape.end, kernels), sized(shape, iterations),
                std::move(likelihood)) {}

    // A legal action of view.viewer, which must be waiting. `stop` may end the search early
    // (search/shape.h).
    Action choose(const View& view, std::uint64_t seed, bool (*stop)(void*) = nullptr,
                  void* context = nullptr) {
        tree_.forget();
        const Budget budget{iterations_, stop, context};
        return chooses_sealed(view, seed) ? tree_.choose_mixed(view, budget, seed)
                                          : tree_.choose(view, budget, seed);
    }
    int iterations() const { return tree_.iterations(); }  // of the latest choice

  private:
    bool chooses_sealed(const View& view, std::uint64_t seed) const {
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
