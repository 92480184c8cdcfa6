#include "python/choices.h"

#include <limits>

#include "codec/format_text.h"
#include "python/problems.h"

namespace pakhuis::python {
namespace {

[[noreturn]] void refuse_shape(int matches, const std::string& shape) {
    refuse("wrong-shape", "choices",
           codec::format_text("There must be one row of {} choices, not an array of shape {}.",
                              matches, shape));
}

std::string shape_text(const std::int64_t* shape, std::int64_t dimensions) {
    std::string out = "(";
    for (std::int64_t i = 0; i < dimensions; ++i) {
        out += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    }
    return out + (dimensions == 1 ? ",)" : ")");
}

bool on_device(const py::object& given) {
    return py::hasattr(given, "__dlpack_device__") && !py::isinstance<py::array>(given);
}

DlDevice device_of(const py::object& given) {
    const auto [type, id] =
        given.attr("__dlpack_device__")().cast<std::pair<std::int32_t, std::int32_t>>();
    return {type, id};
}

}  // namespace

Choices::Choices(const py::object& given, int matches, DlDevice device) {
    if (on_device(given)) {
        const DlDevice lies = device_of(given);
        if (lies == device) {
            take(given, matches, device);
            return;
        }
        if (lies.type != kDlHost) {
            refuse("wrong-device", "choices",
                   codec::format_text("They lie on device ({}, {}), the batch on ({}, {}).",
                                      lies.type, lies.id, device.type, device.id));
        }
    }
    read(given, matches);
}

Choices::~Choices() {
    if (taken_ != nullptr && taken_->deleter != nullptr) taken_->deleter(taken_);
}

void Choices::read(const py::object& given, int matches) {
    const py::array array = py::array::ensure(given);
    if (!array) {
        PyErr_Clear();
        throw py::type_error("choices must be whole numbers, one for each match");
    }
    if (array.ndim() != 1 || array.shape(0) != matches) {
        const std::vector<std::int64_t> shape(array.shape(), array.shape() + array.ndim());
        refuse_shape(matches, shape_text(shape.data(), array.ndim()));
    }
    if (array.dtype().kind() != 'i' && array.dtype().kind() != 'u') {
        throw py::type_error("choices must be whole numbers, not " +
                             std::string(py::str(array.dtype())));
    }
    const auto numbers = py::array_t < std::int64_t,
               py::array::c_style | py::array::forcecast > ::ensure(array);
    if (!numbers) throw py::error_already_set();
    here_.reserve(static_cast<std::size_t>(matches));
    for (py::ssize_t i = 0; i < matches; ++i) {
        const std::int64_t number = numbers.at(i);
        if (number < 0 || number > std::numeric_limits<std::int32_t>::max()) {
            refuse("not-legal", codec::format_text("match {}", i),
                   codec::format_text("{} is not a legal choice here.", number));
        }
        here_.push_back(static_cast<std::int32_t>(number));
    }
}

// The producer is asked to have its work done on the device's default stream (1 in CUDA).
void Choices::take(const py::object& given, int matches, DlDevice device) {
    py::dict arguments;
    if (device.type == kDlCuda) arguments["stream"] = 1;
    const py::object capsule = given.attr("__dlpack__")(**arguments);
    if (PyCapsule_IsValid(capsule.ptr(), kDlNew) == 0) {
        throw py::type_error("choices: __dlpack__ must give a new capsule named 'dltensor'");
    }
    auto* managed = static_cast<DlManagedTensor*>(PyCapsule_GetPointer(capsule.ptr(), kDlNew));
    const DlTensor& tensor = managed->tensor;
    if (tensor.dimensions != 1 || tensor.shape[0] != matches) {
        refuse_shape(matches, shape_text(tensor.shape, tensor.dimensions));
    }
    if (tensor.type != DlType{kDlInt, 32, 1}) {
        throw py::type_error("choices on a device must be int32");
    }
    if (tensor.strides != nullptr && tensor.strides[0] != 1 && matches > 1) {
        refuse("wrong-shape", "choices", "They must lie one after the other.");
    }
    PyCapsule_SetName(capsule.ptr(), kDlUsed);
    taken_ = managed;
    there_ = reinterpret_cast<const std::int32_t*>(static_cast<const std::byte*>(tensor.data) +
                                                   tensor.byte_offset);
}

}  // namespace pakhuis::python
