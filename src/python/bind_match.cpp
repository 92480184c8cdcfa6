// The class Match of the module.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "codec/actor.h"
#include "codec/format_text.h"
#include "drawing/drawing.h"
#include "python/bindings.h"
#include "python/numbers.h"
#include "python/play.h"
#include "python/problems.h"
#include "python/values.h"
#include "registry/feature_names.h"

namespace pakhuis::python {
namespace {

using py::arg;

template <class T>
py::array_t<T> array_of(const std::vector<T>& items) {
    return py::array_t<T>(static_cast<py::ssize_t>(items.size()), items.data());
}

int seats_of(const Play& play) {
    return play.match().setup().seats;
}

// The actor that is asked where none is named.
Seat actor_of(const Play& play, const py::object& actor) {
    if (!actor.is_none()) return to_actor(actor, seats_of(play));
    if (play.over()) refuse("match-over", "match", "This match is over.");
    return play.match().waiting().lowest();
}

py::list waiting(const Play& play) {
    py::list out;
    for (Seats left = play.match().waiting(); !left.empty();) out.append(from_actor(left.pop()));
    return out;
}

py::dict options(const Play& play) {
    py::dict out;
    for (const auto& [key, value] : play.match().setup().options) out[py::str(key)] = value;
    return out;
}

template <class ValueOf>
py::list by_seat(const Play& play, const ValueOf& value_of) {
    py::list out;
    for (int seat = 0; seat < seats_of(play); ++seat) out.append(value_of(static_cast<Seat>(seat)));
    return out;
}

py::list sheet(const Play& play, const py::object& seat) {
    py::list out;
    for (const SheetLine& line : play.match().sheet(to_seat(seat, seats_of(play)))) {
        out.append(py::make_tuple(line.key, line.points, line.count));
    }
    return out;
}

std::vector<std::string> latest(const Play& play, const py::object& viewer) {
    std::vector<std::string> out;
    for (EventReport& event : play.match().latest_events(to_viewer(viewer, seats_of(play)))) {
        out.push_back(std::move(event.sentence));
    }
    return out;
}

py::object refusal(const Play& play, const py::object& actor, const std::string& text) {
    const auto checked = play.match().check(to_actor(actor, seats_of(play)), text);
    return checked ? py::object(py::none()) : error_of(checked.error());
}

void apply_id(Play& play, const py::object& seat, std::int64_t id) {
    const Seat actor = to_seat(seat, seats_of(play));
    const auto text = text_of_id(play.match(), actor, id);
    if (!text) {
        refuse("not-legal", codec::format_text("seat {}", actor),
               codec::format_text("{} is not the id of a legal action here.", id));
    }
    play.act(actor, *text);
}

py::array action_features(const Play& play, const py::object& seat) {
    const Seat actor = to_seat(seat, seats_of(play));
    const auto items = action_features_of(play.match(), actor);
    const auto numbers = static_cast<py::ssize_t>(number_sizes(play.match()).action_features);
    return array_of(items).reshape({static_cast<py::ssize_t>(items.size()) / numbers, numbers});
}

py::array action_mask(const Play& play, const py::object& seat) {
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(number_sizes(play.match()).action_ids));
    for (const std::int32_t id : legal_ids_of(play.match(), to_seat(seat, seats_of(play)))) {
        mask[static_cast<std::size_t>(id)] = 1;
    }
    return array_of(mask);
}

std::string draw(const Play& play, const py::object& viewer, int width, bool colour) {
    const Seat who = to_viewer(viewer, seats_of(play));
    if (width < 0 || width > 500) refuse("wrong-count", "width", "The width may be 500 at most.");
    return drawing::draw(play.match(), who, {.colour = colour, .width = width});
}

std::string match_text(const Play& play) {
    const Setup& setup = play.match().setup();
    return codec::format_text("<pakhuis.Match {}, {} seats, {} steps{}>", setup.game, setup.seats,
                              play.steps(), play.over() ? ", over" : "");
}

using MatchClass = py::class_<Play>;

void bind_making(MatchClass& match) {
    match
        .def(
            py::init([](const std::string& game, const py::object& seats, const py::object& options,
                        const py::object& edition, int version, std::uint64_t seed) {
                return Play::begin(to_setup(game, seats, options, edition, version), seed);
            }),
            arg("game"), arg("seats") = py::none(), py::kw_only(), arg("options") = py::none(),
            arg("edition") = py::none(), arg("version") = 0, arg("seed") = 0,
            "Begins a match. The seed is for chance alone: deal() and what follows from it.")
        .def_static(
            "from_record",
            [](const std::string& text, std::optional<std::size_t> steps, std::uint64_t seed) {
                return Play::replay(text, steps.value_or(~std::size_t{0}), seed);
            },
            arg("text"), py::kw_only(), arg("steps") = py::none(), arg("seed") = 0,
            "Plays a record again, all of it or so many steps, and checks its end.")
        .def_static(
            "from_position",
            [](const py::object& position, std::uint64_t seed) {
                return Play(value_of(match_from_position(to_json(position))), seed);
            },
            arg("position"), py::kw_only(), arg("seed") = 0,
            "A match at a position that position() or a person wrote.")
        .def_static(
            "from_view",
            [](const std::string& game, const py::object& view, const py::object& seats,
               const py::object& options, const py::object& edition, int version,
               std::uint64_t seed) {
                const Setup setup = to_setup(game, seats, options, edition, version);
                return Play(value_of(match_from_view(setup, to_json(view))), seed);
            },
            arg("game"), arg("view"), arg("seats") = py::none(), py::kw_only(),
            arg("options") = py::none(), arg("edition") = py::none(), arg("version") = 0,
            arg("seed") = 0,
            "A match at a random position that fits a view, as observe() gives it.")
        .def(
            "copy", [](const Play& play) { return Play(play); },
            "A match at the same position, which goes on by itself.")
        .def("__copy__", [](const Play& play) { return Play(play); })
        .def(
            "__deepcopy__", [](const Play& play, const py::object&) { return Play(play); },
            arg("memo"))
        .def(py::pickle([](const Play& play) { return py::make_tuple(play.record({})); },
                        [](const py::tuple& state) {
                            return Play::replay(state[0].cast<std::string>(), ~std::size_t{0}, 0);
                        }));
}

void bind_facts(MatchClass& match) {
    match
        .def_property_readonly(
            "game", [](const Play& p) { return p.match().setup().game; }, "The game's id: 'carts'.")
        .def_property_readonly("seats", seats_of, "The number of seats.")
        .def_property_readonly("options", options, "The options that are not at their default.")
        .def_property_readonly(
            "version", [](const Play& p) { return p.match().setup().version; },
            "The version of the rules.")
        .def_property_readonly(
            "edition", [](const Play& p) { return from_json(p.match().edition()); },
            "The component tables as a dictionary.")
        .def_property_readonly(
            "waiting", waiting,
            "Who may act now: seats, or 'chance', or 'clock'; nobody at the end.")
        .def_property_readonly("over", &Play::over, "Whether the match is over.")
        .def_property_readonly("steps", &Play::steps, "The steps done: decisions and chance.")
        .def_property_readonly(
            "hash", [](const Play& p) { return p.match().hash(); }, "Equal for equal states.")
        .def_property_readonly(
            "scores",
            [](const Play& p) {
                return by_seat(p, [&](Seat seat) { return p.match().score(seat); });
            },
            "The score of each seat if the match ended now; at the end, the result.")
        .def_property_readonly(
            "ranking",
            [](const Play& p) {
                const Ranking ranking = p.match().ranking();
                return by_seat(p, [&](Seat seat) { return static_cast<int>(ranking[seat]); });
            },
            "The place of each seat, from 1; equal places are shared.")
        .def_property_readonly(
            "end_reason",
            [](const Play& p) -> py::object {
                if (!p.over()) return py::none();
                return py::str(std::string(p.match().end_reason()));
            },
            "Why the match is over; None before.")
        .def("__repr__", match_text);
}

void bind_playing(MatchClass& match) {
    match
        .def(
            "legal",
            [](const Play& p, const py::object& actor) {
                return p.match().legal(actor_of(p, actor));
            },
            arg("actor") = py::none(),
            "The legal actions of an actor as text, or of the first who waits; for 'chance' its "
            "possible outcomes.")
        .def(
            "apply",
            [](Play& p, const py::object& actor, const std::string& text) {
                p.act(to_actor(actor, seats_of(p)), text);
            },
            arg("actor"), arg("text"), "Does an action. A refused one changes nothing.")
        .def("apply_id", apply_id, arg("seat"), arg("id"), "Does the legal action with this id.")
        .def("refusal", refusal, arg("actor"), arg("text"),
             "The Error that apply would raise, or None.")
        .def("deal", &Play::deal,
             "Chance acts until somebody must decide; the texts of its outcomes.")
        .def(
            "choose",
            [](const Play& p, const py::object& seat, const std::string& bot, std::uint64_t seed) {
                const Seat who = to_seat(seat, seats_of(p));
                const Play copy(p);  // others may change it meanwhile
                const py::gil_scoped_release others;
                return copy.choose(who, bot, seed);
            },
            arg("seat"), arg("bot") = "easy", arg("seed") = 0,
            "The decision of a bot for a seat that waits. It sees what the seat sees.")
        .def(
            "sample",
            [](const Play& p, const py::object& viewer, std::uint64_t seed) {
                return p.sampled(to_viewer(viewer, seats_of(p)), seed);
            },
            arg("viewer"), arg("seed") = 0,
            "A match at a random position that looks the same to this seat.");
}

void bind_views(MatchClass& match) {
    match
        .def(
            "observe",
            [](const Play& p, const py::object& viewer) {
                return from_json_text(p.match().view_text(to_viewer(viewer, seats_of(p))));
            },
            arg("viewer"), "What a seat or 'spectator' knows, as a dictionary.")
        .def("latest", latest, arg("viewer"), "The latest step in sentences, as a viewer sees it.")
        .def("draw", draw, arg("viewer"), py::kw_only(), arg("width") = 100, arg("colour") = false,
             "The table as text, as a viewer sees it.")
        .def(
            "state", [](const Play& p) { return from_json(p.match().state()); },
            "All that is on the table, secrets included, as a dictionary.")
        .def(
            "position", [](const Play& p) { return from_json(p.match().position()); },
            "Setup and state as a dictionary, for from_position.")
        .def("record", &Play::record, arg("players") = std::vector<std::string>{},
             "The match so far as text: setup and every action, chance included.")
        .def("sheet", sheet, arg("seat"), "The score by source: (key, points, count).");
}

void bind_numbers(MatchClass& match) {
    match
        .def(
            "features",
            [](const Play& p, const py::object& viewer) {
                return array_of(features_of(p.match(), to_viewer(viewer, seats_of(p))));
            },
            arg("viewer"), "The view as a row of int16; feature_names tells their meaning.")
        .def("action_features", action_features, arg("seat"),
             "A row of int16 for each legal action, in the order of legal().")
        .def(
            "legal_ids",
            [](const Play& p, const py::object& seat) {
                return array_of(legal_ids_of(p.match(), to_seat(seat, seats_of(p))));
            },
            arg("seat"), "The ids of the legal actions, in the order of legal().")
        .def("action_mask", action_mask, arg("seat"), "1 for each id that is legal now.")
        .def(
            "feature_names", [](const Play& p) { return from_json(feature_names(p.match())); },
            "The names and ranges of all features, as a dictionary.");
}

}  // namespace

void bind_match(py::module_& module) {
    MatchClass match(
        module, "Match",
        "One match of a game, from the rules alone: legal actions, chance, views, records. "
        "Seats are numbers from 0 on; actions are texts that a person can read and type.");
    bind_making(match);
    bind_facts(match);
    bind_playing(match);
    bind_views(match);
    bind_numbers(match);
}

}  // namespace pakhuis::python
