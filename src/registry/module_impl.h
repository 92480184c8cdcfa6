// What module.h declares, for module.cpp.in.
#pragma once

#include <utility>

#include "registry/module.h"
#include "registry/setup.h"
#include "registry/typed_match.h"

namespace pakhuis {
namespace modules {

template <Game G>
Result<typename G::Edition> read_edition(const std::optional<Json>& json) {
    if (!json) return G::built_in();
    typename G::Edition edition{};
    codec::JsonReader<typename G::Edition> reader(edition);
    reader.read(*json, edition);
    if (!reader.ok()) {
        Problem problem = reader.problem();
        problem.place = problem.place.empty() ? "edition" : "edition." + problem.place;
        return Failure(problem);
    }
    const EditionProblem problem = G::prepare(edition);
    if (problem.refusal) return Failure(problem_of(problem.refusal, row_place(problem)));
    return edition;
}

template <Game G>
Result<std::unique_ptr<TypedMatch<G>>> make_match(Setup setup) {
    const auto options = read_options(G::kInfo, setup);
    if (!options) return Failure(options.error());
    const auto edition = read_edition<G>(setup.edition);
    if (!edition) return Failure(edition.error());
    auto rules = std::make_shared<typename G::Rules>();
    const EditionProblem problem = G::make_rules(*options, *edition, *rules);
    if (problem.refusal) return Failure(problem_of(problem.refusal, row_place(problem)));
    const std::uint64_t hash = codec::field_hash(*edition);
    if (*edition == G::built_in()) setup.edition.reset();
    return std::make_unique<TypedMatch<G>>(std::move(rules), std::move(setup), hash);
}

template <Game G>
Result<std::unique_ptr<Match>> start(const Setup& setup) {
    return make_match<G>(setup).map(
        [](auto match) { return std::unique_ptr<Match>(std::move(match)); });
}

template <Game G>
Result<std::unique_ptr<Match>> place(const Setup& setup, const Json& position) {
    auto match = make_match<G>(setup);
    if (!match) return Failure(match.error());
    if (auto problem = mismatch(position, **match)) return Failure(*problem);
    if (auto problem = (*match)->place(position["state"])) return Failure(*problem);
    return std::unique_ptr<Match>(std::move(*match));
}

template <Game G>
Result<Json> edition(const std::optional<Json>& json) {
    const auto read = read_edition<G>(json);
    if (!read) return Failure(read.error());
    return codec::to_json(*read, *read);
}

template <Game G>
std::vector<Problem> warnings(const Json& json) {
    std::vector<Problem> out;
    const auto read = read_edition<G>(json);
    if (!read) return out;
    EditionWarnings found;
    G::warnings(*read, found);
    for (const EditionProblem& w : found) out.push_back(problem_of(w.refusal, row_place(w)));
    return out;
}

}  // namespace modules

template <class G>
GameModule module_of() {
    return {&G::kInfo, modules::start<G>, modules::place<G>, modules::edition<G>,
            modules::warnings<G>};
}

}  // namespace pakhuis
