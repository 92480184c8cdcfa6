#include "registry/setup.h"

#include <algorithm>

#include "codec/format_text.h"
#include "codec/record.h"

namespace pakhuis {
namespace {

// "a, b"
std::string listed(std::span<const std::string_view> names) {
    return codec::listed_text(names);
}

// Refuses a version that this program does not play; 0 is the newest.
std::optional<Problem> version_problem(const GameInfo& info, int version) {
    if (version == 0) return std::nullopt;
    if (version >= info.oldest_version && version <= info.rules_version) return std::nullopt;
    const std::string played =
        info.oldest_version == info.rules_version
            ? codec::format_text("version {}", info.rules_version)
            : codec::format_text("versions {} to {}", info.oldest_version, info.rules_version);
    return Problem{"rules-version", "rules",
                   codec::format_text("This program plays {} of the rules of {}, not version {}.",
                                      played, info.name, version)};
}

}  // namespace

Result<Options> read_options(const GameInfo& info, const Setup& setup) {
    Options options;
    if (setup.seats < info.min_seats || setup.seats > info.max_seats) {
        return fail("bad-seats", "seats",
                    codec::format_text("{} is for {} to {} seats.", info.name, info.min_seats,
                                       info.max_seats));
    }
    options.seats = static_cast<std::uint8_t>(setup.seats);
    if (auto problem = version_problem(info, setup.version)) return Failure(*problem);
    options.version = static_cast<std::uint16_t>(setup.version);
    for (const auto& [key, value] : setup.options) {
        std::size_t spec = 0;
        while (spec < info.options.size() && info.options[spec].key != key) ++spec;
        if (spec == info.options.size()) {
            return fail("unknown-option", key,
                        codec::format_text("{} has no such option.", info.name));
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
    if (problem.table == "options") return "options";  // options that exclude each other
    return codec::format_text("edition.{}[{}]", problem.table, problem.row);
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
        } else if (key == "rules" && value.is_number_integer()) {
            setup.version =
                static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), 1, 9999));
        } else if (key == "edition" && value.is_string()) {
            const auto hash = codec::read_hash(value.get_ref<const std::string&>());
            if (!hash) return fail("bad-hash", "edition", "A hash has 16 hexadecimal digits.");
            setup.edition = edition;
            setup.edition_hash = *hash;
        } else if (key == "options" && value.is_object()) {
            for (const auto& [name, choice] : value.items()) {
                if (!choice.is_string()) {
                    return fail("wrong-type", "options." + name, "Expected a text.");
                }
                setup.options.emplace_back(name, choice.get<std::string>());
            }
        } else if (key == "game" || key == "seats" || key == "edition" || key == "options" ||
                   key == "rules") {
            return fail("wrong-type", key, "This field has the wrong type.");
        } else if (key != "state") {
            return fail("unknown-field", key, "A position has no such field.");
        }
    }
    if (!position.contains("edition")) setup.edition = edition;
    return setup;
}

}  // namespace pakhuis
