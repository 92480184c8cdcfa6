// NVRTC: NVIDIA's compiler as a library. Its types are its binary interface (driver.h).
#pragma once

#include <cstddef>
#include <memory>

#include "codec/problem.h"
#include "gpu/library.h"

namespace pakhuis::gpu {

struct Compiler {
    explicit Compiler(std::initializer_list<std::string> names) : library(names) {}

    using Program = void*;

    Library library;
    int major = 0, minor = 0;
    int (*version)(int* major, int* minor) = nullptr;
    int (*create)(Program* program, const char* text, const char* name, int files,
                  const char* const* texts, const char* const* names) = nullptr;
    int (*destroy)(Program* program) = nullptr;
    int (*compile)(Program program, int count, const char* const* options) = nullptr;
    int (*log_size)(Program program, std::size_t* size) = nullptr;
    int (*log)(Program program, char* text) = nullptr;
    int (*code_size)(Program program, std::size_t* size) = nullptr;
    int (*code)(Program program, char* code) = nullptr;
    const char* (*error_text)(int status) = nullptr;
};

// Problems: no-compiler.
Result<std::shared_ptr<const Compiler>> load_compiler();

}  // namespace pakhuis::gpu
