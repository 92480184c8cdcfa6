// The choices of a step, as Python gives them: any row of whole numbers, on the host or handed over
// by DLPack from the batch's device.
#pragma once

#include <pybind11/numpy.h>
#include <span>
#include <vector>

#include "python/dlpack.h"

namespace pakhuis::python {

namespace py = pybind11;

class Choices {
  public:
    // A problem names what is wrong: the type, the shape, a number too large, the device.
    Choices(const py::object& given, int matches, DlDevice device);
    ~Choices();
    Choices(const Choices&) = delete;
    Choices& operator=(const Choices&) = delete;

    // nullptr: they are in `here`.
    const std::int32_t* there() const { return there_; }
    std::span<const std::int32_t> here() const { return here_; }

  private:
    void read(const py::object& given, int matches);
    void take(const py::object& given, int matches, DlDevice device);

    std::vector<std::int32_t> here_;
    const std::int32_t* there_ = nullptr;
    DlManagedTensor* taken_ = nullptr;
};

}  // namespace pakhuis::python
