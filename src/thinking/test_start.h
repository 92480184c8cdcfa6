// Matches at their start, for tests of the levels.
#pragma once

#include "bots/match.h"
#include "kit/shelf_net.h"
#include "registry/visit_match.h"

namespace pakhuis::thinking {

// A match with a net of its own.
template <Game G>
struct TestStart {
    explicit TestStart(int seats, bool by_values = false)
        : match(*start_match({std::string(G::kInfo.id), seats, {}, {}})),
          net(std::make_shared<const nets::Net>(kit::fitting_net(*match, 1, by_values))) {}

    const typename G::Rules& rules() const {
        return static_cast<const TypedMatch<G>&>(*match).clockless_rules();
    }

    std::unique_ptr<Match> match;
    SharedNet net;
};

// Plays a match and calls visit(view) at each decision; random choices.
template <Game G, class Visit>
void walk_decisions(const typename G::Rules& rules, std::uint64_t seed, Visit&& visit) {
    Rng rng(seed);
    bots::play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
        visit(view);
        return bots::random_choice<G>(rules, view, r);
    });
}

template <Game G>
ActionList<G> legal_in(const typename G::Rules& rules, const typename G::View& view) {
    Rng rng(1);
    ActionList<G> out;
    G::legal(rules, G::sample(rules, view, rng), view.viewer, out);
    return out;
}

}  // namespace pakhuis::thinking
