// What the module knows of the games: ids, seats, options, editions.
#include <pybind11/stl.h>

#include "engine/bot_names.h"
#include "python/bindings.h"
#include "python/problems.h"
#include "python/values.h"

namespace pakhuis::python {
namespace {

py::dict facts_of(const GameInfo& info) {
    py::dict options;
    for (const OptionSpec& option : info.options) {
        py::list choices;
        for (const std::string_view choice : option.choices) choices.append(choice);
        options[py::str(std::string(option.key))] = choices;
    }
    py::dict out;
    out["id"] = info.id;
    out["name"] = info.name;
    out["seats"] = py::make_tuple(info.min_seats, info.max_seats);
    out["version"] = info.rules_version;
    out["options"] = options;
    return out;
}

py::list games() {
    py::list out;
    for (const GameInfo* info : all_games()) out.append(facts_of(*info));
    return out;
}

}  // namespace

void bind_games(py::module_& module) {
    module.def("games", games,
               "All games: id, name, fewest and most seats, version of the rules, options with "
               "their choices (the first is the default).");
    module.def(
        "edition",
        [](const std::string& game, const py::object& edition) {
            std::optional<Json> given;
            if (!edition.is_none()) given = to_json(edition);
            return from_json(value_of(edition_json(game, given)));
        },
        py::arg("game"), py::arg("edition") = py::none(),
        "The component tables of a game: its own, or the given ones after a check.");
    py::tuple bots(kBotNames.size());
    for (std::size_t i = 0; i < kBotNames.size(); ++i) bots[i] = kBotNames[i];
    module.attr("BOTS") = bots;
}

}  // namespace pakhuis::python
