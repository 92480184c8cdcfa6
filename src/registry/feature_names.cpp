#include "registry/feature_names.h"

#include "engine/features.h"
#include "registry/visit_match.h"

namespace pakhuis {
namespace {

Json json_of(const FeatureList& list) {
    Json out = Json::array();
    for (const FeatureField& field : list) {
        Json one = Json::object();
        one["name"] = std::string(field.name.text);
        one["first"] = field.first;
        one["count"] = field.count;
        one["low"] = field.low;
        one["high"] = field.high;
        if (!field.name.by.empty()) one["by"] = std::string(field.name.by);
        if (field.name.seat >= 0) one["seat"] = field.name.seat;
        if (field.one_of) one["one_of"] = true;
        out.push_back(std::move(one));
    }
    return out;
}

}  // namespace

Json feature_names(const Match& match) {
    Json out = Json::object();
    visit_match(match, [&]<Featured G>(const TypedMatch<G>& typed) {
        FeatureList view;
        FeatureList action;
        G::list_features(typed.rules(), view);
        G::list_action_features(typed.rules(), action);
        out["game"] = std::string(G::kInfo.id);
        out["version"] = G::kFeatureVersion;
        out["action_ids"] = G::kActionIds;
        out["view"] = json_of(view);
        out["action"] = json_of(action);
    });
    return out;
}

}  // namespace pakhuis
