// SipHash-2-4 over whole 64-bit words: a keyed hash that nobody without the key can predict.
// It picks the chance outcomes of real matches (engine/chance.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace pakhuis {

using HashKey = std::array<std::uint64_t, 2>;

namespace detail {

struct SipState {
    std::uint64_t v0, v1, v2, v3;

    static constexpr std::uint64_t rotl(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }
    constexpr void round() {
        v0 += v1;
        v1 = rotl(v1, 13) ^ v0;
        v0 = rotl(v0, 32);
        v2 += v3;
        v3 = rotl(v3, 16) ^ v2;
        v0 += v3;
        v3 = rotl(v3, 21) ^ v0;
        v2 += v1;
        v1 = rotl(v1, 17) ^ v2;
        v2 = rotl(v2, 32);
    }
    constexpr void absorb(std::uint64_t word) {
        v3 ^= word;
        round();
        round();
        v0 ^= word;
    }
};

}  // namespace detail

template <std::size_t N>
constexpr std::uint64_t keyed_hash(const HashKey& key, const std::array<std::uint64_t, N>& words) {
    detail::SipState s{key[0] ^ 0x736f6d6570736575ULL, key[1] ^ 0x646f72616e646f6dULL,
                       key[0] ^ 0x6c7967656e657261ULL, key[1] ^ 0x7465646279746573ULL};
    for (const std::uint64_t word : words) s.absorb(word);
    s.absorb(static_cast<std::uint64_t>(N * 8) << 56);  // length of the message in the top byte
    s.v2 ^= 0xff;
    for (int i = 0; i < 4; ++i) s.round();
    return s.v0 ^ s.v1 ^ s.v2 ^ s.v3;
}

}  // namespace pakhuis
