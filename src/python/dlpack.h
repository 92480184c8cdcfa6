// The structs of DLPack, by which libraries hand over arrays without copying them: NumPy, torch,
// CuPy and JAX read them. Their layout is fixed (DLPack 0.x, capsules named "dltensor").
#pragma once

#include <cstdint>

namespace pakhuis::python {

inline constexpr std::int32_t kDlHost = 1;
inline constexpr std::int32_t kDlCuda = 2;

inline constexpr std::uint8_t kDlInt = 0;
inline constexpr std::uint8_t kDlUnsigned = 1;
inline constexpr std::uint8_t kDlFloat = 2;

inline constexpr const char* kDlNew = "dltensor";
inline constexpr const char* kDlUsed = "used_dltensor";  // it belongs to who took it

struct DlDevice {
    std::int32_t type = kDlHost;
    std::int32_t id = 0;

    friend bool operator==(const DlDevice&, const DlDevice&) = default;
};

struct DlType {
    std::uint8_t code = kDlInt;
    std::uint8_t bits = 0;
    std::uint16_t lanes = 1;

    friend bool operator==(const DlType&, const DlType&) = default;
};

struct DlTensor {
    void* data = nullptr;
    DlDevice device;
    std::int32_t dimensions = 0;
    DlType type;
    std::int64_t* shape = nullptr;
    std::int64_t* strides = nullptr;  // in items; nullptr: row after row
    std::uint64_t byte_offset = 0;
};

struct DlManagedTensor {
    DlTensor tensor;
    void* context = nullptr;
    void (*deleter)(DlManagedTensor* self) = nullptr;
};

static_assert(sizeof(DlTensor) == 48 && sizeof(DlManagedTensor) == 64);

}  // namespace pakhuis::python
