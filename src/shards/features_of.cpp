#include "shards/features_of.h"

#include "registry/visit_match.h"

namespace pakhuis::shards {

std::vector<Feature> features_of(const Match& match, Seat seat) {
    std::vector<Feature> out;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        out.resize(G::kFeatures);
        FeatureRow row(out.data());
        G::features(typed.clockless_rules(), G::observe(typed.rules(), typed.game_state(), seat),
                    row);
    });
    return out;
}

int feature_count(const Match& match) {
    int out = 0;
    visit_match(match, [&]<Game G>(const TypedMatch<G>&) { out = G::kFeatures; });
    return out;
}

int feature_version(const Match& match) {
    int out = 0;
    visit_match(match, [&]<Game G>(const TypedMatch<G>&) { out = G::kFeatureVersion; });
    return out;
}

}  // namespace pakhuis::shards
