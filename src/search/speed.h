// A fixed piece of work for measurements, and to compare machines: decisions of matches that a
// searcher plays on all seats.
#pragma once

#include "search/searcher.h"

namespace pakhuis::search {

struct SearchRun {
    long iterations = 0;
    int decisions = 0;         // that were not forced
    std::uint64_t digest = 0;  // of all choices
};

// Begins a new match when one is over.
template <Featured G>
SearchRun run_searches(const typename G::Rules& rules, const nets::Net& net, int iterations,
                       int decisions, std::uint64_t seed,
                       const nets::Kernels& kernels = nets::kernels()) {
    Searcher<G> searcher(rules, net, iterations, net_shape<G>(), {}, kernels);
    SearchRun out;
    Rng rng(seed);
    typename G::State state = G::start(rules);
    while (out.decisions < decisions) {
        const Seats who = G::waiting(rules, state);
        if (who.empty()) {
            state = G::start(rules);
            continue;
        }
        const Seat actor = who.lowest();
        if (actor == kChance) {
            G::apply(rules, state, kChance, G::sample_chance(rules, state, rng));
            continue;
        }
        const auto action = searcher.choose(G::observe(rules, state, actor), rng.next());
        out.iterations += searcher.iterations();
        out.decisions += searcher.iterations() > 0;
        out.digest = mix64(out.digest ^ fingerprint(action));
        G::apply(rules, state, actor, action);
    }
    return out;
}

}  // namespace pakhuis::search
