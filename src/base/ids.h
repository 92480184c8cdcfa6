// Small typed numbers and sets of them. The compiler keeps a contract apart from a track, and the
// codec writes both by name.
#pragma once

#include <cstdint>

#include "base/bits.h"

namespace pakhuis {

// The index of a component in its table; kNone stands for "none" or "not known".
template <class Tag>
struct Id {
    static constexpr std::uint8_t kNone = 255;
    std::uint8_t value = kNone;

    constexpr Id() = default;
    constexpr explicit Id(int index) : value(static_cast<std::uint8_t>(index)) {}
    constexpr bool none() const { return value == kNone; }
    constexpr int index() const { return value; }
    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;
};

// A set of ids as a bit mask.
template <class Tag, class Bits>
struct IdSet {
    Bits bits = 0;

    constexpr IdSet() = default;
    constexpr explicit IdSet(Bits b) : bits(b) {}
    static constexpr IdSet of(Id<Tag> id) {
        return IdSet(static_cast<Bits>(Bits{1} << id.index()));
    }
    static constexpr IdSet first(int n) {
        if (n == 0) return IdSet();
        constexpr Bits kAll = static_cast<Bits>(~Bits{0});
        return IdSet(static_cast<Bits>(kAll >> (sizeof(Bits) * 8 - static_cast<unsigned>(n))));
    }

    constexpr bool has(Id<Tag> id) const { return (bits >> id.index()) & 1; }
    constexpr bool empty() const { return bits == 0; }
    constexpr int count() const { return popcount(bits); }
    constexpr void add(Id<Tag> id) { bits = static_cast<Bits>(bits | of(id).bits); }
    constexpr void remove(Id<Tag> id) { bits = static_cast<Bits>(bits & ~of(id).bits); }
    constexpr Id<Tag> lowest() const { return Id<Tag>(lowest_bit(bits)); }
    constexpr Id<Tag> nth(int n) const { return Id<Tag>(nth_bit(bits, n)); }
    constexpr Id<Tag> pop() { return Id<Tag>(pop_lowest(bits)); }

    friend constexpr IdSet operator|(IdSet a, IdSet b) {
        return IdSet(static_cast<Bits>(a.bits | b.bits));
    }
    friend constexpr IdSet operator&(IdSet a, IdSet b) {
        return IdSet(static_cast<Bits>(a.bits & b.bits));
    }
    friend constexpr IdSet operator-(IdSet a, IdSet b) {
        return IdSet(static_cast<Bits>(a.bits & ~b.bits));
    }
    constexpr IdSet& operator|=(IdSet b) { return *this = *this | b; }
    constexpr IdSet& operator-=(IdSet b) { return *this = *this - b; }
    friend constexpr bool operator==(IdSet, IdSet) = default;
};

}  // namespace pakhuis
