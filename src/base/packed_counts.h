// Counts of a few kinds in one word: hands, stocks, goods on a card.
#pragma once

namespace pakhuis {

// How many of each kind, side by side in one word. A count has kBits bits: of() limits it to kMost,
// and sums must fit.
template <class KindOf, class Word, int kBits>
struct PackedCounts {
    using Kind = KindOf;  // the codec writes counts by the names of their kinds
    static constexpr int kKinds = static_cast<int>(enum_names(Kind{}).size());
    static constexpr int kMost = (1 << kBits) - 1;
    static_assert(kKinds * kBits <= static_cast<int>(8 * sizeof(Word)));

    Word lanes = 0;

    constexpr int operator[](Kind kind) const { return count(static_cast<int>(kind)); }
    constexpr int count(int kind) const {
        return static_cast<int>((lanes >> (kBits * kind)) & static_cast<unsigned>(kMost));
    }
    constexpr int total() const {
        int sum = 0;
        for (int kind = 0; kind < kKinds; ++kind) sum += count(kind);
        return sum;
    }
    // The number of kinds with a count above 0.
    constexpr int kinds() const {
        int n = 0;
        for (int kind = 0; kind < kKinds; ++kind) n += count(kind) > 0;
        return n;
    }
    constexpr bool empty() const { return lanes == 0; }
    constexpr bool covers(PackedCounts other) const {
        bool all = true;
        for (int kind = 0; kind < kKinds; ++kind) all &= count(kind) >= other.count(kind);
        return all;
    }
    // The kind of the n-th piece if all are sorted by kind; n < total().
    constexpr Kind nth(int n) const {
        int kind = 0;
        while (n >= count(kind)) n -= count(kind++);
        return static_cast<Kind>(kind);
    }

    static constexpr PackedCounts of(Kind kind, int count = 1) {
        const int kept = count < kMost ? count : kMost;
        return {static_cast<Word>(static_cast<Word>(kept) << (kBits * static_cast<int>(kind)))};
    }
    constexpr PackedCounts& operator+=(PackedCounts other) {
        lanes = static_cast<Word>(lanes + other.lanes);
        return *this;
    }
    constexpr PackedCounts& operator-=(PackedCounts other) {
        lanes = static_cast<Word>(lanes - other.lanes);
        return *this;
    }
    friend constexpr PackedCounts operator+(PackedCounts a, PackedCounts b) { return a += b; }
    friend constexpr PackedCounts operator-(PackedCounts a, PackedCounts b) { return a -= b; }
    friend constexpr bool operator==(PackedCounts, PackedCounts) = default;
};

}  // namespace pakhuis
