// Bit operations and byte-lane arithmetic. All code that plays uses these and never <bit>: device
// compilers silently turn some of the standard functions into constants.
#pragma once

#include <cstdint>

namespace pakhuis {

constexpr int popcount(std::uint64_t x) {
#if defined(__CUDA_ARCH__)  // its function is no constant expression
    if (!__builtin_is_constant_evaluated()) return __popcll(static_cast<long long>(x));
    int count = 0;
    for (; x != 0; x &= x - 1) ++count;
    return count;
#else
    return __builtin_popcountll(x);
#endif
}

// Index of the lowest set bit; x must not be 0.
constexpr int lowest_bit(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
    if (!__builtin_is_constant_evaluated()) return __ffsll(static_cast<long long>(x)) - 1;
    return popcount(x ^ (x - 1)) - 1;
#else
    return __builtin_ctzll(x);
#endif
}

// Removes the lowest set bit of x and returns its index; x must not be 0.
template <class Bits>
constexpr int pop_lowest(Bits& x) {
    const int index = lowest_bit(x);
    x = static_cast<Bits>(x & (x - 1));
    return index;
}

// Index of the n-th set bit (n from 0); x must have more than n bits.
constexpr int nth_bit(std::uint64_t x, int n) {
    while (n-- > 0) x &= x - 1;
    return lowest_bit(x);
}

// Eight small counts in one word, one byte each. No operation here may meet a lane above 127.
namespace lanes {

constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
constexpr std::uint64_t kHigh = 0x8080808080808080ULL;

constexpr std::uint64_t one(int lane) {
    return 1ULL << (8 * lane);
}
constexpr int at(std::uint64_t x, int lane) {
    return static_cast<int>((x >> (8 * lane)) & 0xff);
}
constexpr int sum(std::uint64_t x) {
    return static_cast<int>((x * kOnes) >> 56);
}

// The lane of the n-th unit, counted through the lanes from lane 0; n < sum(x).
constexpr int lane_of_unit(std::uint64_t x, int n) {
    const std::uint64_t running = x * kOnes;  // lane i: units in lanes 0..i
    const std::uint64_t beyond = ((running | kHigh) - kOnes * static_cast<std::uint64_t>(n + 1));
    return lowest_bit(beyond & kHigh) / 8;
}

// Sets bit 7 of each lane that is not zero.
constexpr std::uint64_t nonzero(std::uint64_t x) {
    return (x + (kHigh - kOnes)) & kHigh;
}

// x − y in each lane, but at least 0.
constexpr std::uint64_t minus_floored(std::uint64_t x, std::uint64_t y) {
    const std::uint64_t difference = (x | kHigh) - y;
    const std::uint64_t kept = ((difference & kHigh) >> 7) * 0x7f;
    return difference & kept;
}

// Whether every lane of x is at least the same lane of y.
constexpr bool covers(std::uint64_t x, std::uint64_t y) {
    return (((x | kHigh) - y) & kHigh) == kHigh;
}

}  // namespace lanes
}  // namespace pakhuis
