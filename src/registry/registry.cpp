#include <fmt/format.h>

#include "registry/games.h"
#include "registry/typed_match.h"

namespace pakhuis {
namespace {

// Calls f.operator()<G>() for the game with this id; otherwise returns an error of f's result type.
template <class R, class F>
Result<R> with_game(std::string_view id, F&& f) {
    Result<R> result = fail("unknown-game", "game", fmt::format("There is no game '{}'.", id));
    for_each_game([&]<Game G>() {
        if (G::kInfo.id == id) result = f.template operator()<G>();
    });
    return result;
}

// "expected one of: a, b"
std::string listed(std::span<const std::string_view> names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

Result<Options> read_options(const GameInfo& info, const Setup& setup) {
    Options options;
    if (setup.seats < info.min_seats || setup.seats > info.max_seats) {
        return fail(
            "bad-seats", "seats",
            fmt::format("{} is for {} to {} seats.", info.name, info.min_seats, info.max_seats));
    }
    options.seats = static_cast<std::uint8_t>(setup.seats);
    for (const auto& [key, value] : setup.options) {
        std::size_t spec = 0;
        while (spec < info.options.size() && info.options[spec].key != key) ++spec;
        if (spec == info.options.size()) {
            return fail("unknown-option", key, fmt::format("{} has no such option.", info.name));
        }
        const auto& choices = info.options[spec].choices;
        const auto found = std::find(choices.begin(), choices.end(), value);
        if (found == choices.end()) {
            return fail("bad-option", key, "Expected one of: " + listed(choices) + ".");
        }
        options.choice[spec] = static_cast<std::uint8_t>(found - choices.begin());
    }
    return options;
}

std::string row_place(const EditionProblem& problem) {
    if (problem.table == "options") return "options";  // they do not go together
    return fmt::format("edition.{}[{}]", problem.table, problem.row);
}

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

// The parts of a position but for its state.
Result<Setup> read_setup(const Json& position, const std::optional<Json>& edition) {
    if (!position.is_object()) return fail("wrong-type", "position", "Expected an object.");
    Setup setup;
    for (const auto& [key, value] : position.items()) {
        if (key == "game" && value.is_string()) {
            setup.game = value.get<std::string>();
        } else if (key == "seats" && value.is_number_integer()) {
            setup.seats =
                static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, 99));
        } else if (key == "edition" && value.is_object()) {
            setup.edition = value;
        } else if (key == "edition" && value.is_string()) {
            setup.edition = edition;
        } else if (key == "options" && value.is_object()) {
            for (const auto& [name, choice] : value.items()) {
                if (!choice.is_string()) {
                    return fail("wrong-type", "options." + name, "Expected a text.");
                }
                setup.options.emplace_back(name, choice.get<std::string>());
            }
        } else if (key == "game" || key == "seats" || key == "edition" || key == "options") {
            return fail("wrong-type", key, "This field has the wrong type.");
        } else if (key != "rules" && key != "state") {
            return fail("unknown-field", key, "A position has no such field.");
        }
    }
    if (!position.contains("edition")) setup.edition = edition;
    return setup;
}

// A position that names another version of the rules, or an edition that is not at hand.
std::optional<Problem> mismatch(const Json& position, const Match& match) {
    const auto rules = position.find("rules");
    if (rules != position.end() && *rules != match.info().rules_version) {
        return Problem{"rules-version", "rules",
                       fmt::format("This program plays version {} of these rules.",
                                   match.info().rules_version)};
    }
    const auto edition = position.find("edition");
    if (edition != position.end() && edition->is_string() &&
        *edition != codec::hash_text(match.edition_hash())) {
        return Problem{"other-edition", "edition", "The position belongs to another edition."};
    }
    if (!position.contains("state")) return Problem{"missing-field", "state", "There is no state."};
    return std::nullopt;
}

}  // namespace

const std::vector<const GameInfo*>& all_games() {
    static const std::vector<const GameInfo*> games = [] {
        std::vector<const GameInfo*> list;
        for_each_game([&]<Game G>() { list.push_back(&G::kInfo); });
        return list;
    }();
    return games;
}

const GameInfo* find_game(std::string_view id) {
    for (const GameInfo* info : all_games()) {
        if (info->id == id) return info;
    }
    return nullptr;
}

const std::vector<std::string_view>& bot_names() {
    static const std::vector<std::string_view> names(bots::kNames.begin(), bots::kNames.end());
    return names;
}

Result<Json> edition_json(std::string_view game, const std::optional<Json>& json) {
    return with_game<Json>(game, [&]<Game G>() -> Result<Json> {
        const auto edition = read_edition<G>(json);
        if (!edition) return Failure(edition.error());
        return codec::to_json(*edition, *edition);
    });
}

std::vector<Problem> edition_warnings(std::string_view game, const Json& json) {
    std::vector<Problem> out;
    for_each_game([&]<Game G>() {
        if (G::kInfo.id != game) return;
        const auto edition = read_edition<G>(json);
        if (!edition) return;
        EditionWarnings warnings;
        G::warnings(*edition, warnings);
        for (const EditionProblem& w : warnings) out.push_back(problem_of(w.refusal, row_place(w)));
    });
    return out;
}

Result<std::unique_ptr<Match>> start_match(const Setup& setup) {
    using Made = std::unique_ptr<Match>;
    return with_game<Made>(setup.game, [&]<Game G>() -> Result<Made> {
        return make_match<G>(setup).map([](auto match) { return Made(std::move(match)); });
    });
}

Result<std::unique_ptr<Match>> match_from_position(const Json& position,
                                                   const std::optional<Json>& edition) {
    using Made = std::unique_ptr<Match>;
    const auto setup = read_setup(position, edition);
    if (!setup) return Failure(setup.error());
    return with_game<Made>(setup->game, [&]<Game G>() -> Result<Made> {
        auto match = make_match<G>(*setup);
        if (!match) return Failure(match.error());
        if (auto problem = mismatch(position, **match)) return Failure(*problem);
        if (auto problem = (*match)->place(position["state"])) return Failure(*problem);
        return Made(std::move(*match));
    });
}

}  // namespace pakhuis
