#include "registry/setup.h"

#include <algorithm>
#include <fmt/format.h>

#include "codec/record.h"

namespace pakhuis {
namespace {

// "expected one of: a, b"
std::string listed(std::span<const std::string_view> names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

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

}  // namespace pakhuis
