#include "nets/kernels.h"

namespace pakhuis::nets {
namespace {

// The same lines are compiled for several instruction sets (decision 030). They are macros of
// attributes, not clones by the compiler: clang has no clones by level, and tests call each one.
#define PAKHUIS_INLINE inline __attribute__((always_inline))

// Vectors of sixteen: one register of AVX-512, two of AVX2, four of SSE. By reference only, for
// how a function takes them by value depends on the instruction set.
using Sums = std::uint32_t __attribute__((vector_size(64)));
using Weights = std::int8_t __attribute__((vector_size(16)));
using Signed = std::int32_t __attribute__((vector_size(64)));

// kVectors × 16 sums stay in registers while all features pass.
template <int kVectors>
PAKHUIS_INLINE void add_columns(const ScaledFeature* features, int count,
                                const std::int8_t* weights, std::size_t width,
                                std::uint32_t* sums) {
    Sums in_registers[kVectors];
    std::memcpy(in_registers, sums, sizeof in_registers);
    for (int n = 0; n < count; ++n) {
        const std::int8_t* const row = weights + features[n].index * width;
        const std::uint32_t value = features[n].value;
        for (int k = 0; k < kVectors; ++k) {
            Weights narrow;
            std::memcpy(&narrow, row + 16 * k, sizeof narrow);
            const Signed wide = __builtin_convertvector(narrow, Signed);
            in_registers[k] += reinterpret_cast<const Sums&>(wide) * value;
        }
    }
    std::memcpy(sums, in_registers, sizeof in_registers);
}

template <int kVectors>
PAKHUIS_INLINE void add_all(const ScaledFeature* features, int count, const std::int8_t* weights,
                            int width, std::uint32_t* sums) {
    const auto all = static_cast<std::size_t>(width);
    std::size_t i = 0;
    for (; i + 16 * kVectors <= all; i += 16 * kVectors) {
        add_columns<kVectors>(features, count, weights + i, all, sums + i);
    }
    for (; i < all; i += 32) add_columns<2>(features, count, weights + i, all, sums + i);
}

PAKHUIS_INLINE void multiply_all(const std::int16_t* in, int inputs, const std::int8_t* weights,
                                 int rows, std::int32_t* sums) {
    // Compilers make the pairwise products of 16-bit numbers of this (pmaddwd).
    for (int r = 0; r < rows; ++r, weights += inputs) {
        std::int32_t sum = 0;
        for (int i = 0; i < inputs; ++i) {
            sum += std::int32_t{in[i]} * std::int32_t{std::int16_t{weights[i]}};
        }
        sums[r] = sum;
    }
}

#define PAKHUIS_KERNELS(NAME, ATTRIBUTE, VECTORS)                                                  \
    ATTRIBUTE void add_##NAME(const ScaledFeature* features, int count,                            \
                              const std::int8_t* weights, int width, std::uint32_t* sums) {        \
        add_all<VECTORS>(features, count, weights, width, sums);                                   \
    }                                                                                              \
    ATTRIBUTE void multiply_##NAME(const std::int16_t* in, int inputs, const std::int8_t* weights, \
                                   int rows, std::int32_t* sums) {                                 \
        multiply_all(in, inputs, weights, rows, sums);                                             \
    }

#if defined(__x86_64__)
PAKHUIS_KERNELS(sse, , 2)
PAKHUIS_KERNELS(avx2, __attribute__((target("avx2"))), 4)
PAKHUIS_KERNELS(avx512,
                __attribute__((target("avx2,avx512f,avx512bw,avx512vl,prefer-vector-width=512"))),
                16)
#endif

struct Found {
    std::array<Kernels, 4> all{kPlainKernels};
    std::size_t count = 1;

    Found() {
#if defined(__x86_64__)
        all[count++] = {"sse", add_sse, multiply_sse};
        if (__builtin_cpu_supports("avx2")) all[count++] = {"avx2", add_avx2, multiply_avx2};
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
            all[count++] = {"avx512", add_avx512, multiply_avx512};
        }
#endif
    }
};

const Found& found() {
    static const Found kernels;
    return kernels;
}

}  // namespace

std::span<const Kernels> all_kernels() {
    return std::span(found().all).first(found().count);
}

const Kernels& kernels() {
    return found().all[found().count - 1];
}

}  // namespace pakhuis::nets
