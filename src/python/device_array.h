// An array of a batch for Python: as a NumPy array where it lies on the host, and for any library
// that reads DLPack.
#pragma once

#include <memory>
#include <pybind11/numpy.h>
#include <vector>

#include "batch/batch.h"
#include "python/dlpack.h"

namespace pakhuis::python {

namespace py = pybind11;

class DeviceArray {
  public:
    // The column's items as rows of this shape.
    template <class T>
    DeviceArray(const batch::Column<T>& column, std::vector<std::int64_t> shape, DlDevice device)
        : data_(const_cast<T*>(column.items.data())),
          owner_(column.owner),
          shape_(std::move(shape)),
          device_(device),
          type_(type_of<T>()),
          dtype_(py::dtype::of<T>()) {}

    const std::vector<std::int64_t>& shape() const { return shape_; }
    const py::dtype& dtype() const { return dtype_; }
    DlDevice device() const { return device_; }
    const void* data() const { return data_; }

    // Shares the memory and keeps it. Only on the host.
    py::array numpy() const;
    // A capsule with a DlManagedTensor. It shares the memory and keeps it.
    py::capsule dlpack() const;

  private:
    template <class T>
    static constexpr DlType type_of() {
        const std::uint8_t code = std::is_floating_point_v<T> ? kDlFloat
                                  : std::is_signed_v<T>       ? kDlInt
                                                              : kDlUnsigned;
        return {code, 8 * sizeof(T), 1};
    }

    void* data_;
    std::shared_ptr<const void> owner_;
    std::vector<std::int64_t> shape_;
    DlDevice device_;
    DlType type_;
    py::dtype dtype_;
};

// Adds the class to the module.
void bind_device_array(py::module_& module);

}  // namespace pakhuis::python
