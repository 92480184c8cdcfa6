#include "base/keyed_hash.h"

#include <gtest/gtest.h>

namespace pakhuis {
namespace {

// Bytes 0, 1, 2, …, read as little-endian words.
template <std::size_t N>
constexpr std::array<std::uint64_t, N> counting_words() {
    std::array<std::uint64_t, N> words{};
    for (std::size_t i = 0; i < 8 * N; ++i) words[i / 8] |= std::uint64_t{i} << (8 * (i % 8));
    return words;
}

constexpr HashKey kKey = counting_words<2>();

// The vectors published with SipHash: key 00 … 0f, message 00 01 02 … of 0, 8, 16, 24, 32 bytes.
TEST(KeyedHash, IsSipHash24) {
    EXPECT_EQ(keyed_hash(kKey, counting_words<0>()), 0x726fdb47dd0e0e31ULL);
    EXPECT_EQ(keyed_hash(kKey, counting_words<1>()), 0x93f5f5799a932462ULL);
    EXPECT_EQ(keyed_hash(kKey, counting_words<2>()), 0x3f2acc7f57c29bdbULL);
    EXPECT_EQ(keyed_hash(kKey, counting_words<3>()), 0xb8ad50c6f649af94ULL);
    EXPECT_EQ(keyed_hash(kKey, counting_words<4>()), 0x7127512f72f27cceULL);
}

TEST(KeyedHash, IsConstexpr) {
    static_assert(keyed_hash(kKey, counting_words<1>()) == 0x93f5f5799a932462ULL);
}

TEST(KeyedHash, DependsOnBothHalvesOfTheKeyAndEveryWord) {
    const auto hash = keyed_hash<2>({1, 2}, {3, 4});
    EXPECT_NE(hash, (keyed_hash<2>({0, 2}, {3, 4})));
    EXPECT_NE(hash, (keyed_hash<2>({1, 0}, {3, 4})));
    EXPECT_NE(hash, (keyed_hash<2>({1, 2}, {0, 4})));
    EXPECT_NE(hash, (keyed_hash<2>({1, 2}, {3, 0})));
    EXPECT_NE((keyed_hash<1>({1, 2}, {3})), (keyed_hash<2>({1, 2}, {3, 0})));
}

}  // namespace
}  // namespace pakhuis
