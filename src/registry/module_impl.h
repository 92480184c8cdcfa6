// The implementation of module.h, included by module.cpp.in and by tests.
#pragma once

#include <utility>

#include "registry/former_editions.h"
#include "registry/module.h"
#include "registry/setup.h"
#include "registry/typed_match.h"

namespace pakhuis {
namespace modules {

template <Game G>
Result<typename G::Edition> read_edition(const Json& json, int version) {
    using Edition = typename G::Edition;
    Edition edition{};
    codec::AnyContext context = codec::any_context(edition);
    context.version = version;
    Problem wrong = codec::read_value(context, codec::layout_of<Edition, Edition>, json, &edition);
    if (!wrong.key.empty()) {
        wrong.place = wrong.place.empty() ? "edition" : "edition." + wrong.place;
        return Failure(wrong);
    }
    const EditionProblem problem = G::prepare(edition);
    if (problem.refusal) return Failure(problem_of(problem.refusal, row_place(problem)));
    return edition;
}

template <Game G>
std::uint64_t edition_hash(const typename G::Edition& edition, int version) {
    return codec::field_hash_in<typename G::Edition>(edition, version);
}

// The edition of a setup.
template <Game G>
Result<typename G::Edition> edition_of(const Setup& setup, int version, const EditionSource& more) {
    if (setup.edition) return read_edition<G>(*setup.edition, version);
    if (!setup.edition_hash) return G::built_in();
    const std::uint64_t hash = *setup.edition_hash;
    if (hash == edition_hash<G>(G::built_in(), version)) return G::built_in();
    if (const auto former = former_edition(setup.game, hash)) {
        return read_edition<G>(*former, version);
    }
    if (const auto kept = more ? more(hash) : std::nullopt) return read_edition<G>(*kept, version);
    return fail("other-edition", "edition", "An edition with this hash is not at hand.");
}

template <Game G>
Result<std::unique_ptr<TypedMatch<G>>> make_match(Setup setup, const EditionSource& more) {
    auto options = read_options(G::kInfo, setup);
    if (!options) return Failure(options.error());
    const int version = version_asked(*options, G::kInfo.rules_version);
    auto edition = edition_of<G>(setup, version, more);
    if (!edition) return Failure(edition.error());
    auto rules = std::make_shared<typename G::Rules>();
    const EditionProblem problem = G::make_rules(*options, *edition, *rules);
    if (problem.refusal) return Failure(problem_of(problem.refusal, row_place(problem)));
    const std::uint64_t hash = edition_hash<G>(*edition, version);
    if (setup.edition_hash.value_or(hash) != hash) {
        return fail("other-edition", "edition", "The hash belongs to another edition.");
    }
    if (*edition == G::built_in() || former_edition(setup.game, hash)) setup.edition.reset();
    setup.version = version;
    setup.edition_hash = hash;
    return std::make_unique<TypedMatch<G>>(
        std::move(rules), std::make_shared<const typename G::Edition>(std::move(*edition)),
        std::move(setup));
}

template <Game G>
Result<std::unique_ptr<Match>> start(const Setup& setup, const EditionSource& more) {
    return make_match<G>(setup, more).map([](auto match) {
        return std::unique_ptr<Match>(std::move(match));
    });
}

template <Game G>
Result<std::unique_ptr<Match>> start_at(const Setup& setup, const Json& position,
                                        const EditionSource& more) {
    auto match = make_match<G>(setup, more);
    if (!match) return Failure(match.error());
    const auto state = position.find("state");
    if (state == position.end()) return fail("missing-field", "state", "There is no state.");
    if (auto done = (*match)->set_state(*state); !done) return Failure(done.error());
    return std::unique_ptr<Match>(std::move(*match));
}

template <Game G>
Result<std::unique_ptr<Match>> start_at_view(const Setup& setup, const Json& view,
                                             const EditionSource& more) {
    auto match = make_match<G>(setup, more);
    if (!match) return Failure(match.error());
    if (auto done = (*match)->set_view(view); !done) return Failure(done.error());
    return std::unique_ptr<Match>(std::move(*match));
}

template <Game G>
Result<Json> edition(const std::optional<Json>& json) {
    if (!json) return codec::to_json(G::built_in(), G::built_in());
    const auto read = read_edition<G>(*json, G::kInfo.rules_version);
    if (!read) return Failure(read.error());
    return codec::to_json(*read, *read);
}

template <Game G>
std::vector<Problem> warnings(const Json& json) {
    std::vector<Problem> out;
    const auto read = read_edition<G>(json, G::kInfo.rules_version);
    if (!read) return out;
    EditionWarnings found;
    G::warnings(*read, found);
    for (const EditionProblem& w : found) out.push_back(problem_of(w.refusal, row_place(w)));
    return out;
}

}  // namespace modules

template <class G>
GameModule module_of() {
    return {
        &G::kInfo,           modules::start<G>,   modules::start_at<G>, modules::start_at_view<G>,
        modules::edition<G>, modules::warnings<G>};
}

}  // namespace pakhuis
