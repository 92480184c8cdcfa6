#include "page/calls.h"

#include "codec/record.h"
#include "page/bench.h"
#include "page/house_call.h"
#include "page/previews.h"
#include "protocol/version.h"
#include "registry/replay.h"
#include "thinking/net_shelf.h"

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

Result<PreviewAnswer> answer_call(const PreviewCall& call) {
    return previews(call);
}

Result<FiguresAnswer> answer_call(const FiguresCall& call) {
    return figures(call);
}

Result<WhyAnswer> answer_call(const WhyCall& call) {
    return why_not(call);
}

Result<HintAnswer> answer_call(const HintCall& call) {
    return hint(call);
}

Result<BenchAnswer> answer_call(const BenchCall& call) {
    return play_random_matches(call);
}

Result<HouseAnswer> answer_call(const HouseCall& call) {
    return answer_house(call);
}

std::string problem_text(const Problem& problem) {
    const PageProblem told{problem.key, problem.place, problem.sentence};
    std::string out = R"({"problem":)";
    codec::append_json(out, codec::NoContext{}, told);
    return out + "}";
}

template <class Answer>
std::string answer_text(const Result<Answer>& found) {
    if (!found) return problem_text(found.error());
    std::string out;
    codec::append_json(out, codec::NoContext{}, *found);
    return out;
}

template <class Call>
std::string answer_as(const Json& fields) {
    const auto call = codec::from_json<Call>(codec::NoContext{}, fields);
    return call ? answer_text(answer_call(*call)) : problem_text(call.error());
}

// Finds the call by its name.
template <class... Calls>
std::string answer_any(const std::string& name, const Json& fields) {
    std::string out;
    const auto try_one = [&]<class Call>() {
        if (Call::kCall == name) out = answer_as<Call>(fields);
    };
    (try_one.template operator()<Calls>(), ...);
    if (!out.empty()) return out;
    return problem_text({"unknown-call", "call", "There is no such call."});
}

}  // namespace

std::string answer(std::string_view request) {
    auto json = codec::parse_json(request, kMaxRequest);
    if (!json) return problem_text(json.error());
    const auto found = json->find("call");
    if (!json->is_object() || found == json->end() || !found->is_string()) {
        return problem_text({"missing-field", "call", "A request names its call."});
    }
    const std::string name = found->get<std::string>();
    json->erase("call");
    return answer_any<VersionCall, ReplayCall, PreviewCall, FiguresCall, WhyCall, HintCall,
                      BenchCall, HouseCall>(name, *json);
}

std::string answer_net(std::string_view bytes) {
    return answer_text(thinking::put_net(bytes).map(
        [](const std::string& game) { return NetAnswer{game}; }));
}

}  // namespace pakhuis::page
