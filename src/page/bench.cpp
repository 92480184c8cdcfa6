#include "page/bench.h"

#include "engine/play.h"
#include "registry/visit_match.h"

namespace pakhuis::page {
namespace {

// As `pakhuis bench` does, which measures the same beside it.
template <Game G>
BenchAnswer play_matches(const typename G::Rules& rules, const BenchCall& call) {
    BenchAnswer out;
    Rng rng(call.seed);
    while (out.steps < call.steps) {
        typename G::State state = G::start(rules);
        out.steps += random_finish<G>(rules, state, rng);
        for (int seat = 0; seat < call.seats; ++seat) {
            out.score += G::score(rules, state, static_cast<Seat>(seat));
        }
        ++out.matches;
    }
    return out;
}

}  // namespace

Result<BenchAnswer> play_random_matches(const BenchCall& call) {
    const auto match = start_match({call.game, call.seats, {}});
    if (!match) return Failure(match.error());
    BenchAnswer out;
    visit_match(**match, [&]<Game G>(const TypedMatch<G>& typed) {
        out = play_matches<G>(typed.rules(), call);
    });
    return out;
}

}  // namespace pakhuis::page
