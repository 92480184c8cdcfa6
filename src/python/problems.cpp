#include "python/problems.h"

#include <variant>

namespace pakhuis::python {

py::object error_of(const Problem& problem) {
    py::dict facts;
    for (const auto& [key, value] : problem.facts) {
        std::visit([&](const auto& known) { facts[py::str(key)] = known; }, value);
    }
    // What a caller typed may be any bytes.
    const auto text = [](const std::string& bytes) {
        return py::reinterpret_steal<py::object>(
            PyUnicode_DecodeUTF8(bytes.data(), static_cast<Py_ssize_t>(bytes.size()), "replace"));
    };
    return py::module_::import("pakhuis.errors")
        .attr("error_of")(problem.key, text(problem.place), text(problem.sentence), facts);
}

void translate_problems() {
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const Refused& refused) {
            const py::object error = error_of(refused.problem());
            PyErr_SetObject(py::type::handle_of(error).ptr(), error.ptr());
        }
    });
}

}  // namespace pakhuis::python
