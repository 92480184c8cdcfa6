#include "python/device_array.h"

#include "python/problems.h"

namespace pakhuis::python {
namespace {

// What a capsule keeps until its taker is done.
struct Handed {
    DlManagedTensor managed;
    std::vector<std::int64_t> shape;
    std::shared_ptr<const void> owner;
};

void drop(DlManagedTensor* managed) {
    delete static_cast<Handed*>(managed->context);
}

// A capsule that nobody took.
void drop_capsule(PyObject* capsule) {
    if (PyCapsule_IsValid(capsule, kDlNew) == 0) return;
    auto* managed = static_cast<DlManagedTensor*>(PyCapsule_GetPointer(capsule, kDlNew));
    managed->deleter(managed);
}

// All calls of a batch have ended on its device when they return, so no stream has to wait.
py::capsule hand_over(const DeviceArray& array, const py::object& stream, const py::object&,
                      const py::object& device, const py::object& copy) {
    if (array.device().type == kDlHost && !stream.is_none()) {
        refuse("wrong-stream", "stream", "An array on the host has no stream.");
    }
    if (!stream.is_none() && !PyLong_Check(stream.ptr())) {
        throw py::type_error("stream must be a whole number or None");
    }
    if (!copy.is_none() && copy.cast<bool>()) {
        throw py::buffer_error("The array is handed over without a copy.");
    }
    const auto here = py::make_tuple(array.device().type, array.device().id);
    if (!device.is_none() && !here.equal(device)) {
        throw py::buffer_error("The array is handed over where it lies.");
    }
    return array.dlpack();
}

py::tuple shape_of(const DeviceArray& array) {
    py::tuple out(array.shape().size());
    for (std::size_t i = 0; i < array.shape().size(); ++i) out[i] = array.shape()[i];
    return out;
}

py::array as_array(const DeviceArray& array, const py::object& dtype, const py::object& copy) {
    const py::array out = array.numpy();
    const bool same = dtype.is_none() || py::dtype::from_args(dtype).equal(out.dtype());
    if (same && (copy.is_none() || !copy.cast<bool>())) return out;
    return out.attr("astype")(dtype.is_none() ? py::object(out.dtype()) : dtype);
}

}  // namespace

py::array DeviceArray::numpy() const {
    if (device_.type != kDlHost) {
        refuse("not-on-host", "device",
               "This array lies on a GPU: hand it to a library by from_dlpack, or copy it with "
               "Batch.host.");
    }
    auto* owner = new std::shared_ptr<const void>(owner_);
    const py::capsule keeper(owner,
                             [](void* p) { delete static_cast<std::shared_ptr<const void>*>(p); });
    return py::array(dtype_, shape_, data_, keeper);
}

py::capsule DeviceArray::dlpack() const {
    auto handed = std::make_unique<Handed>(Handed{{}, shape_, owner_});
    DlTensor& tensor = handed->managed.tensor;
    tensor.data = data_;
    tensor.device = device_;
    tensor.dimensions = static_cast<std::int32_t>(shape_.size());
    tensor.type = type_;
    tensor.shape = handed->shape.data();
    handed->managed.context = handed.get();
    handed->managed.deleter = drop;
    PyObject* capsule = PyCapsule_New(&handed->managed, kDlNew, drop_capsule);
    if (capsule == nullptr) throw py::error_already_set();
    handed.release();
    return py::reinterpret_steal<py::capsule>(capsule);
}

void bind_device_array(py::module_& module) {
    using py::arg;
    py::class_<DeviceArray>(module, "DeviceArray",
                            "An array of a batch in the memory of its device. "
                            "numpy, torch, CuPy and JAX take it with from_dlpack, without a copy. "
                            "The batch's next step changes its items.")
        .def_property_readonly("shape", shape_of, "The length of each dimension.")
        .def_property_readonly("dtype", &DeviceArray::dtype, "NumPy's type of the items.")
        .def("__dlpack_device__",
             [](const DeviceArray& a) { return py::make_tuple(a.device().type, a.device().id); })
        .def("__dlpack__", hand_over, py::kw_only(), arg("stream") = py::none(),
             arg("max_version") = py::none(), arg("dl_device") = py::none(),
             arg("copy") = py::none())
        .def("__array__", as_array, arg("dtype") = py::none(), arg("copy") = py::none())
        .def("__len__", [](const DeviceArray& a) { return a.shape()[0]; });
}

}  // namespace pakhuis::python
