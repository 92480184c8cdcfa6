// Counts every heap allocation of the program. Include it in one source file only: it replaces the
// global operator new. Sanitizers have their own operator new; kCountsAllocations is then false.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

#include "kit/sanitized.h"

namespace pakhuis::kit {

inline std::atomic<long> allocations{0};

#if PAKHUIS_SANITIZED
inline constexpr bool kCountsAllocations = false;
#else
inline constexpr bool kCountsAllocations = true;

inline void* counted_allocation(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
inline void* counted_allocation(std::size_t size, std::align_val_t align) {
    ++allocations;
    const auto unit = static_cast<std::size_t>(align);
    if (void* memory = std::aligned_alloc(unit, (size + unit - 1) / unit * unit)) return memory;
    throw std::bad_alloc();
}
#endif

}  // namespace pakhuis::kit

#if !PAKHUIS_SANITIZED
// Not inlined: else the compiler warns of malloc and delete as a mismatched pair.
#define PAKHUIS_HEAP [[gnu::noinline]]
PAKHUIS_HEAP void* operator new(std::size_t size) {
    return pakhuis::kit::counted_allocation(size);
}
PAKHUIS_HEAP void* operator new[](std::size_t size) {
    return pakhuis::kit::counted_allocation(size);
}
PAKHUIS_HEAP void* operator new(std::size_t size, std::align_val_t align) {
    return pakhuis::kit::counted_allocation(size, align);
}
PAKHUIS_HEAP void* operator new[](std::size_t size, std::align_val_t align) {
    return pakhuis::kit::counted_allocation(size, align);
}
PAKHUIS_HEAP void operator delete(void* p) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete[](void* p) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete(void* p, std::size_t) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete[](void* p, std::size_t) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete(void* p, std::align_val_t) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete[](void* p, std::align_val_t) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete(void* p, std::size_t, std::align_val_t) noexcept {
    std::free(p);
}
PAKHUIS_HEAP void operator delete[](void* p, std::size_t, std::align_val_t) noexcept {
    std::free(p);
}
#undef PAKHUIS_HEAP
#endif
