#include "net_files/fits.h"

#include <algorithm>

#include "codec/format_text.h"
#include "codec/record.h"
#include "registry/visit_match.h"

namespace pakhuis::net_files {
namespace {

using codec::format_text;

// The sizes of rows and ids, which the version of the features should decide.
template <Featured G>
bool has_sizes_of(const nets::NetShape& shape) {
    return shape.features == G::kFeatures &&
           (shape.action_ids == 0 || shape.action_ids == G::kActionIds) &&
           (shape.action_features == 0 || shape.action_features == G::kActionFeatures);
}

}  // namespace

std::optional<Problem> why_not(const nets::Net& net, const Match& match) {
    const nets::NetPurpose& purpose = net.purpose;
    if (purpose.game != match.info().id) {
        return Problem{"net-of-another-game", "game",
                       format_text("The net plays {}, not {}.", purpose.game, match.info().id)};
    }
    const int rules = match.setup().version;
    if (rules < purpose.rules_from || rules > purpose.rules_to) {
        return Problem{"net-of-other-rules", "rules",
                       format_text("The net knows versions {} to {} of the rules, not {}.",
                                   purpose.rules_from, purpose.rules_to, rules)};
    }
    int features = 0;
    bool sizes = false;
    visit_match(match, [&]<Game G>(const TypedMatch<G>&) {
        features = G::kFeatureVersion;
        sizes = has_sizes_of<G>(net.shape);
    });
    if (features != purpose.feature_version || !sizes) {
        return Problem{"net-of-other-features", "features",
                       format_text("The net reads version {} of the features, not {}.",
                                   purpose.feature_version, features)};
    }
    const auto& editions = purpose.editions;
    if (std::find(editions.begin(), editions.end(), match.edition_hash()) == editions.end()) {
        return Problem{"net-of-another-edition", "edition",
                       format_text("The net was not trained for the edition {}.",
                                   codec::hash_text(match.edition_hash()))};
    }
    return std::nullopt;
}

}  // namespace pakhuis::net_files
