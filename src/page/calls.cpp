#include "page/calls.h"

#include "codec/record.h"
#include "page/bench.h"
#include "page/house_call.h"
#include "protocol/version.h"
#include "registry/replay.h"

namespace pakhuis::page {
namespace {

using codec::Json;

Result<VersionAnswer> answer_call(const VersionCall&) {
    VersionAnswer out;
    out.protocol = protocol::kProtocolVersion;
    for (const GameInfo* info : all_games()) {
        out.games.push_back({std::string(info->id), info->rules_version, info->oldest_version});
    }
    return out;
}

Result<ReplayAnswer> answer_call(const ReplayCall& call) {
    const auto record = codec::parse_record(call.record);
    if (!record) return Failure(record.error());
    const auto match = replay(*record);
    if (!match) return Failure(match.error());
    const codec::RecordEnd end = end_of(**match);
    return ReplayAnswer{codec::hash_text(end.hash), end.reason, end.scores,
                        static_cast<int>(record->actions.size())};
}

Result<BenchAnswer> answer_call(const BenchCall& call) {
    return play_random_matches(call);
}

Result<HouseAnswer> answer_call(const HouseCall& call) {
    return answer_house(call);
}

Json problem_json(const Problem& problem) {
    const PageProblem told{problem.key, problem.place, problem.sentence};
    Json out = Json::object();
    out["problem"] = codec::to_json(codec::NoContext{}, told);
    return out;
}

template <class Call>
Json answer_as(const Json& fields) {
    const auto call = codec::from_json<Call>(codec::NoContext{}, fields);
    if (!call) return problem_json(call.error());
    const auto out = answer_call(*call);
    return out ? codec::to_json(codec::NoContext{}, *out) : problem_json(out.error());
}

// Finds the call by its name.
template <class... Calls>
Json answer_any(const std::string& name, const Json& fields) {
    Json out = problem_json({"unknown-call", "call", "There is no such call."});
    const auto try_one = [&]<class Call>() {
        if (Call::kCall == name) out = answer_as<Call>(fields);
    };
    (try_one.template operator()<Calls>(), ...);
    return out;
}

Json answer_json(std::string_view request) {
    auto json = codec::parse_json(request, kMaxRequest);
    if (!json) return problem_json(json.error());
    const auto found = json->find("call");
    if (!json->is_object() || found == json->end() || !found->is_string()) {
        return problem_json({"missing-field", "call", "A request names its call."});
    }
    const std::string name = found->get<std::string>();
    json->erase("call");
    return answer_any<VersionCall, ReplayCall, BenchCall, HouseCall>(name, *json);
}

}  // namespace

std::string answer(std::string_view request) {
    return answer_json(request).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace pakhuis::page
