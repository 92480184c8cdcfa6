// A random generator for search, sampling and tests: small, fast, the same on every platform.
// Real matches do not use it; their chance comes from keyed_hash.h.
#pragma once

#include <cstdint>

namespace pakhuis {

// One step of SplitMix64: a good 64-bit mix of any 64-bit value.
constexpr std::uint64_t mix64(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

// xoroshiro128++: 16 bytes of state, period 2^128 − 1.
class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) : a_(mix64(seed)), b_(mix64(seed ^ ~0ULL)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t a = a_;
        std::uint64_t b = b_;
        const std::uint64_t result = rotl(a + b, 17) + a;
        b ^= a;
        a_ = rotl(a, 49) ^ b ^ (b << 21);
        b_ = rotl(b, 28);
        return result;
    }

    // Uniform in 0 … n − 1, n from 1 to 2^31. The bias is at most n / 2^32: no number of matches
    // can show it.
    constexpr std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }
    constexpr int below(int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }

  private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }

    std::uint64_t a_;
    std::uint64_t b_;
};

}  // namespace pakhuis
