// The functions of NVIDIA's driver that are used here. Their types are the driver's binary
// interface, which stays as it is; its headers are not needed.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "codec/problem.h"
#include "gpu/library.h"

namespace pakhuis::gpu {

using Status = int;                  // CUresult; 0: done
using Address = unsigned long long;  // CUdeviceptr
inline constexpr Status kOutOfMemory = 2;

struct Driver {
    explicit Driver(std::initializer_list<std::string> names) : library(names) {}

    Library library;
    Status (*init)(unsigned) = nullptr;
    Status (*device_count)(int*) = nullptr;
    Status (*device)(int* device, int index) = nullptr;
    Status (*device_name)(char* name, int size, int device) = nullptr;
    Status (*device_attribute)(int* value, int attribute, int device) = nullptr;
    // The context that all libraries of a process share.
    Status (*retain_context)(void** context, int device) = nullptr;
    Status (*release_context)(int device) = nullptr;
    Status (*set_context)(void* context) = nullptr;
    Status (*limit)(std::size_t* value, int limit) = nullptr;
    Status (*set_limit)(int limit, std::size_t value) = nullptr;
    Status (*wait)() = nullptr;
    Status (*free_memory)(std::size_t* free, std::size_t* all) = nullptr;
    Status (*allocate)(Address* address, std::size_t size) = nullptr;
    Status (*release)(Address address) = nullptr;
    Status (*write)(Address to, const void* from, std::size_t size) = nullptr;
    Status (*read)(void* to, Address from, std::size_t size) = nullptr;
    Status (*fill)(Address to, unsigned char byte, std::size_t size) = nullptr;
    Status (*load_code)(void** code, const void* image) = nullptr;
    Status (*unload_code)(void* code) = nullptr;
    Status (*function)(void** function, void* code, const char* name) = nullptr;
    Status (*function_attribute)(int* value, int attribute, void* function) = nullptr;
    Status (*launch)(void* function, unsigned blocks_x, unsigned blocks_y, unsigned blocks_z,
                     unsigned threads_x, unsigned threads_y, unsigned threads_z,
                     unsigned shared_bytes, void* stream, void** arguments, void** extra) = nullptr;
    Status (*error_text)(Status status, const char** text) = nullptr;

    // What the driver says about a status that is not 0.
    std::string text(Status status) const;
    // nullopt where `status` is 0.
    std::optional<Problem> problem(const char* place, Status status) const;
};

// Problems: no-gpu.
Result<std::shared_ptr<const Driver>> load_driver();

}  // namespace pakhuis::gpu
