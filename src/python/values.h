// Python values and ours: JSON, actors, setups.
#pragma once

#include <pybind11/pybind11.h>
#include <string>

#include "registry/match.h"

namespace pakhuis::python {

namespace py = pybind11;

// Dictionaries, lists, texts and numbers.
py::object from_json(const Json& json);
py::object from_json_text(const JsonText& text);
Json to_json(const py::handle& value);

// A seat as a number, the others by name: "chance", "clock", "spectator".
py::object from_actor(Seat actor);
// Someone who acts: a seat of the match, "chance" or "clock".
Seat to_actor(const py::handle& value, int seats);
// Someone who looks: a seat or "spectator".
Seat to_viewer(const py::handle& value, int seats);
Seat to_seat(const py::handle& value, int seats);

// `seats` None: the fewest, but two. The options are a dictionary of texts.
Setup to_setup(const std::string& game, const py::object& seats, const py::object& options,
               const py::object& edition, int version);

}  // namespace pakhuis::python
