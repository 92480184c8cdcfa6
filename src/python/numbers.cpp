#include "python/numbers.h"

#include <memory>

#include "registry/visit_match.h"

namespace pakhuis::python {
namespace {

// Calls f(rules, action) for each legal action of a seat that decides.
template <Featured G, class F>
void for_each_legal(const TypedMatch<G>& match, Seat seat, const F& f) {
    if (seat >= kMaxSeats || !match.waiting().has(seat)) return;
    const auto actions = std::make_unique<ActionList<G>>();
    G::legal(match.rules(), match.game_state(), seat, *actions);
    for (const auto& action : *actions) f(match.rules(), action);
}

template <Featured G>
typename G::View view_of(const TypedMatch<G>& match, Seat viewer) {
    return G::observe(match.clockless_rules(), match.game_state(), viewer);
}

}  // namespace

NumberSizes number_sizes(const Match& match) {
    NumberSizes out;
    visit_match(match, [&]<Featured G>(const TypedMatch<G>&) {
        out = {G::kFeatures, G::kActionFeatures, G::kActionIds};
    });
    return out;
}

std::vector<Feature> features_of(const Match& match, Seat viewer) {
    std::vector<Feature> out;
    visit_match(match, [&]<Featured G>(const TypedMatch<G>& typed) {
        out.resize(G::kFeatures);
        FeatureRow row(out.data());
        G::features(typed.clockless_rules(), view_of(typed, viewer), row);
    });
    return out;
}

std::vector<Feature> action_features_of(const Match& match, Seat seat) {
    std::vector<Feature> out;
    visit_match(match, [&]<Featured G>(const TypedMatch<G>& typed) {
        const auto view = view_of(typed, seat);
        for_each_legal(typed, seat, [&](const auto& rules, const auto& action) {
            out.resize(out.size() + G::kActionFeatures);
            FeatureRow row(&out[out.size() - G::kActionFeatures]);
            G::action_features(rules, view, action, row);
        });
    });
    return out;
}

std::vector<std::int32_t> legal_ids_of(const Match& match, Seat seat) {
    std::vector<std::int32_t> out;
    visit_match(match, [&]<Featured G>(const TypedMatch<G>& typed) {
        for_each_legal(typed, seat, [&](const auto& rules, const auto& action) {
            out.push_back(G::action_id(rules, action));
        });
    });
    return out;
}

std::optional<std::string> text_of_id(const Match& match, Seat seat, std::int64_t id) {
    std::optional<std::string> out;
    visit_match(match, [&]<Featured G>(const TypedMatch<G>& typed) {
        for_each_legal(typed, seat, [&](const auto& rules, const auto& action) {
            if (!out && G::action_id(rules, action) == id) out = typed.write(action);
        });
    });
    return out;
}

}  // namespace pakhuis::python
