// `pakhuis judge`: applies actions to a position and prints the resulting position as JSON.
#include <iostream>

#include "apps/common.h"
#include "apps/typed_action.h"
#include "codec/record.h"
#include "protocol/seen.h"

namespace pakhuis::apps {
namespace {

struct JudgeFlags {
    SetupFlags setup;
    std::vector<std::string> actions;
};

Json waiting_json(Seats waiting) {
    Json out = Json::array();
    while (!waiting.empty()) {
        const Seat actor = waiting.pop();
        out.push_back(actor < kMaxSeats ? Json(actor) : Json(codec::actor_name(actor)));
    }
    return out;
}

// Each entry is valid for --do. If several seats wait, each entry names its seat.
Json legal_json(const Match& match) {
    Json out = Json::array();
    Seats waiting = match.waiting();
    const bool several = waiting.count() > 1;
    while (!waiting.empty()) {
        const Seat actor = waiting.pop();
        for (const std::string& text : match.legal(actor)) {
            out.push_back(several ? codec::actor_name(actor) + ": " + text : text);
        }
    }
    return out;
}

template <class ValueOf>
Json by_seat(const Match& match, ValueOf&& value_of) {
    Json out = Json::array();
    for (int seat = 0; seat < match.setup().seats; ++seat) {
        out.push_back(value_of(static_cast<Seat>(seat)));
    }
    return out;
}

int refuse(const Problem& problem) {
    Json error = {{"key", problem.key}, {"place", problem.place}, {"sentence", problem.sentence}};
    if (!problem.facts.empty()) error["facts"] = protocol::SeenFacts{problem.facts}.to_json();
    // The typed text may be any bytes; JSON is UTF-8.
    std::cout << Json{{"error", std::move(error)}}.dump(2, ' ', false,
                                                        Json::error_handler_t::replace)
              << "\n";
    return report(problem);
}

int judge(const JudgeFlags& flags) {
    auto match = flags.setup.match();
    if (!match) return refuse(match.error());
    for (std::size_t i = 0; i < flags.actions.size(); ++i) {
        if (auto problem = apply_typed(**match, flags.actions[i])) {
            problem->place = "--do " + std::to_string(i + 1) + ", " + problem->place;
            return refuse(*problem);
        }
    }
    Json out = Json::object();
    out["position"] = (*match)->position();
    out["waiting"] = waiting_json((*match)->waiting());
    out["legal"] = legal_json(**match);
    // Scores and places if the match ended now; equal places are shared.
    const Ranking ranking = (*match)->ranking();
    out["scores"] = by_seat(**match, [&](Seat seat) { return (*match)->score(seat); });
    out["places"] = by_seat(**match, [&](Seat seat) { return ranking[seat]; });
    out["over"] = (*match)->waiting().empty();
    std::cout << out.dump(2) << "\n";
    return kOk;
}

}  // namespace

void add_judge(Program& program) {
    auto flags = std::make_shared<JudgeFlags>();
    Command command = program.add_command(
        "judge", "Apply actions, chance included, and print the position that results as JSON",
        [flags] { return judge(*flags); });
    flags->setup.add_to(command, true);
    command.option("--do", flags->actions,
                   "An action as text, e.g. 'deal green', 'take red', '1: keep waag-munttoren'; "
                   "may be repeated. The actor may be left out where only one can mean it.");
    command.footer(
        "Prints one object with the keys position, waiting, legal, scores, places, over. An "
        "illegal action "
        "or an\ninconsistent position: exit code 2 and {\"error\": {key, place, sentence}}.");
}

}  // namespace pakhuis::apps
