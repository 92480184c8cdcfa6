#include "python/values.h"

#include <algorithm>

#include "codec/actor.h"
#include "codec/format_text.h"
#include "python/problems.h"

namespace pakhuis::python {
namespace {

// A whole number that Python can give as one; not True, and no fraction.
std::optional<long long> whole(const py::handle& value) {
    if (PyBool_Check(value.ptr()) || !PyIndex_Check(value.ptr())) return std::nullopt;
    const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
    if (!number) throw py::error_already_set();
    int overflow = 0;
    const long long out = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
    return overflow == 0 ? out : -1;
}

[[noreturn]] void refuse_actor(const py::handle& value, int seats, std::string_view others) {
    refuse("unknown-actor", "seat",
           codec::format_text("{} is not a seat from 0 to {}{}.",
                              std::string(py::str(py::repr(value))), seats - 1, others));
}

// A seat, or the one of `names` with its number.
Seat actor_in(const py::handle& value, int seats,
              std::initializer_list<std::pair<std::string_view, Seat>> names,
              std::string_view others) {
    if (const auto number = whole(value); number && *number >= 0 && *number < seats) {
        return static_cast<Seat>(*number);
    }
    if (py::isinstance<py::str>(value)) {
        const auto name = value.cast<std::string>();
        for (const auto& [known, actor] : names) {
            if (known == name) return actor;
        }
    }
    refuse_actor(value, seats, others);
}

codec::TextPairs to_options(const py::object& options) {
    codec::TextPairs out;
    if (options.is_none()) return out;
    for (const auto& [key, value] : options.cast<py::dict>()) {
        out.emplace_back(py::cast<std::string>(key), py::cast<std::string>(value));
    }
    return out;
}

std::string game_ids() {
    std::string out;
    for (const GameInfo* info : all_games()) {
        out += (out.empty() ? "" : ", ") + std::string(info->id);
    }
    return out;
}

}  // namespace

py::object from_json_text(const JsonText& text) {
    if (text.is_null()) return py::none();
    return py::module_::import("json").attr("loads")(text.text);
}

py::object from_json(const Json& json) {
    return from_json_text(JsonText(json));
}

Json to_json(const py::handle& value) {
    const auto text = py::module_::import("json").attr("dumps")(value).cast<std::string>();
    return value_of(codec::parse_json(text));
}

py::object from_actor(Seat actor) {
    if (actor < kMaxSeats) return py::int_(actor);
    return py::str(codec::actor_name(actor));
}

Seat to_actor(const py::handle& value, int seats) {
    return actor_in(value, seats, {{"chance", kChance}, {"clock", kClock}},
                    ", 'chance' or 'clock'");
}
Seat to_viewer(const py::handle& value, int seats) {
    return actor_in(value, seats, {{"spectator", kSpectator}}, " or 'spectator'");
}
Seat to_seat(const py::handle& value, int seats) {
    return actor_in(value, seats, {}, "");
}

Setup to_setup(const std::string& game, const py::object& seats, const py::object& options,
               const py::object& edition, int version) {
    const GameInfo* info = find_game(game);
    if (info == nullptr) {
        refuse("unknown-game", "game",
               codec::format_text("'{}' is not one of: {}.", game, game_ids()));
    }
    Setup setup;
    setup.game = game;
    setup.seats = seats.is_none() ? std::max(info->min_seats, 2) : seats.cast<int>();
    setup.options = to_options(options);
    setup.version = version;
    if (!edition.is_none()) setup.edition = to_json(edition);
    return setup;
}

}  // namespace pakhuis::python
