// Counts of a few kinds in one word: hands, stocks, what lies on a card.
#pragma once

namespace pakhuis {

// How many of each kind, side by side in one word; a count has kBits bits and never overflows.
template <class KindOf, class Word, int kBits>
struct Tally {
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
    // How many kinds there is something of.
    constexpr int kinds() const {
        int n = 0;
        for (int kind = 0; kind < kKinds; ++kind) n += count(kind) > 0;
        return n;
    }
    constexpr bool empty() const { return lanes == 0; }
    constexpr bool covers(Tally other) const {
        bool all = true;
        for (int kind = 0; kind < kKinds; ++kind) all &= count(kind) >= other.count(kind);
        return all;
    }
    // The kind of the n-th when they lie sorted; n < total().
    constexpr Kind nth(int n) const {
        int kind = 0;
        while (n >= count(kind)) n -= count(kind++);
        return static_cast<Kind>(kind);
    }

    static constexpr Tally of(Kind kind, int count = 1) {
        const int kept = count < kMost ? count : kMost;
        return {static_cast<Word>(static_cast<Word>(kept) << (kBits * static_cast<int>(kind)))};
    }
    constexpr Tally& operator+=(Tally other) {
        lanes = static_cast<Word>(lanes + other.lanes);
        return *this;
    }
    constexpr Tally& operator-=(Tally other) {
        lanes = static_cast<Word>(lanes - other.lanes);
        return *this;
    }
    friend constexpr Tally operator+(Tally a, Tally b) { return a += b; }
    friend constexpr Tally operator-(Tally a, Tally b) { return a -= b; }
    friend constexpr bool operator==(Tally, Tally) = default;
};

}  // namespace pakhuis
