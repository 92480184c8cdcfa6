#include "nets/kernels.h"

namespace pakhuis::nets {
namespace {

// The plain loops, compiled for other instruction sets. The compiler could make such clones itself
// (target_clones), but clang can't by these names, and tests must call each one.
#define PAKHUIS_KERNELS(NAME, ...)                                                               \
    __VA_ARGS__ void add_##NAME(const ScaledFeature* features, int count,                        \
                                const std::int8_t* weights, int width, std::uint32_t* sums) {    \
        plain::add(features, count, weights, width, sums);                                       \
    }                                                                                            \
    __VA_ARGS__ void multiply_##NAME(const std::int16_t* in, int inputs,                         \
                                     const std::int8_t* weights, int rows, std::int32_t* sums) { \
        plain::multiply(in, inputs, weights, rows, sums);                                        \
    }

#if defined(__x86_64__)
PAKHUIS_KERNELS(avx2, __attribute__((target("avx2"))))
// Without these words compilers keep to 256 bits.
#define PAKHUIS_AVX512 "avx2,avx512f,avx512bw,avx512vl"
#if defined(__clang__)
PAKHUIS_KERNELS(avx512, __attribute__((target(PAKHUIS_AVX512), min_vector_width(512))))
#else
PAKHUIS_KERNELS(avx512, __attribute__((target(PAKHUIS_AVX512 ",prefer-vector-width=512"))))
#endif
#elif defined(__wasm__)
// In every browser since 2023.
PAKHUIS_KERNELS(simd128, __attribute__((target("simd128"))))
#endif

struct Found {
    std::array<Kernels, 3> all{kPlainKernels};
    std::size_t count = 1;

    Found() {
#if defined(__x86_64__)
        if (__builtin_cpu_supports("avx2")) all[count++] = {"avx2", add_avx2, multiply_avx2};
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
            all[count++] = {"avx512", add_avx512, multiply_avx512};
        }
#elif defined(__wasm__)
        all[count++] = {"simd128", add_simd128, multiply_simd128};
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
