// Problems as Python exceptions. The classes are in python/pakhuis/errors.py.
#pragma once

#include <exception>
#include <optional>
#include <pybind11/pybind11.h>
#include <string>
#include <utility>

#include "codec/problem.h"

namespace pakhuis::python {

namespace py = pybind11;

// A problem on its way to Python, where it becomes pakhuis.Error.
class Refused : public std::exception {
  public:
    explicit Refused(Problem problem) : problem_(std::move(problem)), text_(problem_.text()) {}

    const Problem& problem() const { return problem_; }
    const char* what() const noexcept override { return text_.c_str(); }

  private:
    Problem problem_;
    std::string text_;
};

[[noreturn]] inline void refuse(std::string key, std::string place, std::string sentence) {
    throw Refused({std::move(key), std::move(place), std::move(sentence)});
}
inline void refuse_if(const std::optional<Problem>& problem) {
    if (problem) throw Refused(*problem);
}
template <class T>
T value_of(Result<T>&& result) {
    if (!result) throw Refused(result.error());
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// The exception of a problem: an instance, for Python.
py::object error_of(const Problem& problem);
// From here on Refused becomes that exception.
void translate_problems();

}  // namespace pakhuis::python
