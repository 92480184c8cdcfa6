// The parts of the module pakhuis._pakhuis, each in a file of its own.
#pragma once

#include <pybind11/pybind11.h>

namespace pakhuis::python {

namespace py = pybind11;

void bind_games(py::module_& module);
void bind_match(py::module_& module);
void bind_batch(py::module_& module);

}  // namespace pakhuis::python
