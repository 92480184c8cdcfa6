// Transport cards: six colours and the joker, as counts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/bits.h"

namespace pakhuis::carts {

enum class Card : std::uint8_t { kPink, kBlue, kGreen, kBlack, kRed, kOrange, kJoker, kNone = 255 };

// The printed colour of a track. A grey track takes any one colour.
enum class Colour : std::uint8_t { kPink, kBlue, kGreen, kBlack, kRed, kOrange, kGrey };

inline constexpr int kColours = 6;
inline constexpr int kKinds = 7;  // of cards: the colours and the joker

constexpr auto enum_names(Card) {
    return std::array<std::string_view, kKinds>{"pink", "blue",   "green", "black",
                                                "red",  "orange", "joker"};
}
constexpr auto enum_names(Colour) {
    return std::array<std::string_view, kKinds>{"pink", "blue",   "green", "black",
                                                "red",  "orange", "grey"};
}
constexpr std::string_view card_name(Card card) {
    return enum_names(card)[static_cast<std::size_t>(card)];
}

// The number of cards of each kind in a hand, the row or the pile. Each count is at most 44.
struct Cards {
    using Kind = Card;        // the codec uses the names of the kinds as keys
    std::uint64_t lanes = 0;  // byte i: cards of kind i

    constexpr int operator[](Card card) const {
        return pakhuis::lanes::at(lanes, static_cast<int>(card));
    }
    constexpr int total() const { return pakhuis::lanes::sum(lanes); }
    constexpr bool empty() const { return lanes == 0; }
    // The kind of the n-th card in sorted order; n < total().
    constexpr Card nth(int n) const {
        return static_cast<Card>(pakhuis::lanes::lane_of_unit(lanes, n));
    }
    constexpr bool covers(Cards other) const { return pakhuis::lanes::covers(lanes, other.lanes); }

    static constexpr Cards of(Card card, int count = 1) {
        return {pakhuis::lanes::one(static_cast<int>(card)) * static_cast<std::uint64_t>(count)};
    }
    constexpr Cards& operator+=(Cards other) {
        lanes += other.lanes;
        return *this;
    }
    constexpr Cards& operator-=(Cards other) {
        lanes -= other.lanes;
        return *this;
    }
    friend constexpr Cards operator+(Cards a, Cards b) { return a += b; }
    friend constexpr Cards operator-(Cards a, Cards b) { return a -= b; }
    friend constexpr bool operator==(Cards, Cards) = default;
};

inline constexpr int kPerColour = 6;
inline constexpr int kJokers = 8;
inline constexpr int kDeckSize = 44;

inline constexpr Cards kDeck{pakhuis::lanes::kOnes * kPerColour -
                             pakhuis::lanes::one(7) * kPerColour +
                             pakhuis::lanes::one(6) * (kJokers - kPerColour)};
static_assert(kDeck.total() == kDeckSize && kDeck[Card::kRed] == 6 && kDeck[Card::kJoker] == 8);

}  // namespace pakhuis::carts
