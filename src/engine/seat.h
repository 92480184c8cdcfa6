// Actors and viewers. One byte names an actor or a viewer, one byte holds a set of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"

namespace pakhuis {

// 0 … 4: a place at the table. The numbers above are actors and viewers without a place.
using Seat = std::uint8_t;

inline constexpr int kMaxSeats = 5;
inline constexpr Seat kSpectator = 5;  // sees only public information, decides nothing
inline constexpr Seat kChance = 6;     // decks and dice
inline constexpr Seat kClock = 7;      // a live auction's clock

// A set of actors or viewers.
struct Seats {
    std::uint8_t bits = 0;

    static constexpr Seats of(Seat seat) { return {static_cast<std::uint8_t>(1u << seat)}; }
    static constexpr Seats first(int n) { return {static_cast<std::uint8_t>((1u << n) - 1)}; }
    // Every viewer of a match with n seats, spectators included.
    static constexpr Seats everyone(int n) { return first(n) | of(kSpectator); }

    constexpr bool has(Seat seat) const { return (bits >> seat) & 1; }
    constexpr bool empty() const { return bits == 0; }
    constexpr int count() const { return popcount(bits); }
    constexpr Seat lowest() const { return static_cast<Seat>(lowest_bit(bits)); }
    constexpr Seat pop() { return static_cast<Seat>(pop_lowest(bits)); }

    friend constexpr Seats operator|(Seats a, Seats b) {
        return {static_cast<std::uint8_t>(a.bits | b.bits)};
    }
    friend constexpr Seats operator&(Seats a, Seats b) {
        return {static_cast<std::uint8_t>(a.bits & b.bits)};
    }
    friend constexpr Seats operator-(Seats a, Seats b) {
        return {static_cast<std::uint8_t>(a.bits & ~b.bits)};
    }
    friend constexpr bool operator==(Seats, Seats) = default;
};

// One value per seat of a match; N is the game's largest number of seats. Entries of seats that do
// not play stay at T{}, and the codec leaves them out.
template <class T, std::size_t N>
struct PerSeat {
    std::array<T, N> values{};

    constexpr T& operator[](std::size_t seat) { return values[seat]; }
    constexpr const T& operator[](std::size_t seat) const { return values[seat]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace pakhuis
