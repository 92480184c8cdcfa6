// The cards: their kinds, the actions that each allows, and piles of cards.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/merchants/components.h"

namespace pakhuis::merchants {

// All kinds of action cards; an edition has some of them. They show three steps; a colony on a
// continent; a colony of a good; or a house in one or two quarters with a step of any or of one
// good.
enum class CardKind : std::uint8_t { kGoods, kFirstColony, kHourglass = 59, kNone = 255 };
inline constexpr int kFirstContinent = 1;
inline constexpr int kFirstGood = kFirstContinent + kSectors;
inline constexpr int kFirstHouse = kFirstGood + kSectors;
inline constexpr int kGrounds = 10;               // four quarters, six pairs of them
inline constexpr int kHouseGoods = 1 + kSectors;  // any good, or one of the four
inline constexpr int kActionKinds = kFirstHouse + kGrounds * kHouseGoods;
static_assert(kActionKinds == static_cast<int>(CardKind::kHourglass));

// clang-format off
constexpr auto enum_names(CardKind) {
    return std::array<std::string_view, kActionKinds + 1>{
        "goods",
        "colony-americas", "colony-africa", "colony-east-indies", "colony-far-east",
        "colony-sugar", "colony-gems", "colony-spices", "colony-silk",
        "house-g", "house-g-sugar", "house-g-gems", "house-g-spices", "house-g-silk",
        "house-nz", "house-nz-sugar", "house-nz-gems", "house-nz-spices", "house-nz-silk",
        "house-oz", "house-oz-sugar", "house-oz-gems", "house-oz-spices", "house-oz-silk",
        "house-l", "house-l-sugar", "house-l-gems", "house-l-spices", "house-l-silk",
        "house-g-nz", "house-g-nz-sugar", "house-g-nz-gems", "house-g-nz-spices", "house-g-nz-silk",
        "house-g-oz", "house-g-oz-sugar", "house-g-oz-gems", "house-g-oz-spices", "house-g-oz-silk",
        "house-g-l", "house-g-l-sugar", "house-g-l-gems", "house-g-l-spices", "house-g-l-silk",
        "house-nz-oz", "house-nz-oz-sugar", "house-nz-oz-gems", "house-nz-oz-spices", "house-nz-oz-silk",
        "house-nz-l", "house-nz-l-sugar", "house-nz-l-gems", "house-nz-l-spices", "house-nz-l-silk",
        "house-oz-l", "house-oz-l-sugar", "house-oz-l-gems", "house-oz-l-spices", "house-oz-l-silk",
        "hourglass"};
}
// Quarters of each ground, as bits.
inline constexpr std::array<std::uint8_t, kGrounds> kGroundQuarters{
    0b0001, 0b0010, 0b0100, 0b1000, 0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100};
// clang-format on

constexpr CardKind colony_card(Continent continent) {
    return static_cast<CardKind>(kFirstContinent + static_cast<int>(continent));
}
constexpr CardKind colony_card(Good good) {
    return static_cast<CardKind>(kFirstGood + static_cast<int>(good));
}
// Good::kNone: a step of any good.
constexpr CardKind house_card(int ground, Good good) {
    const int which = good == Good::kNone ? 0 : 1 + static_cast<int>(good);
    return static_cast<CardKind>(kFirstHouse + kHouseGoods * ground + which);
}
constexpr bool is_goods(CardKind card) {
    return card == CardKind::kGoods;
}
constexpr bool is_colony(CardKind card) {
    return static_cast<int>(card) >= kFirstContinent && static_cast<int>(card) < kFirstHouse;
}
constexpr bool is_house(CardKind card) {
    return static_cast<int>(card) >= kFirstHouse && static_cast<int>(card) < kActionKinds;
}
// Quarters in which a house card builds, as bits.
constexpr unsigned quarters_of(CardKind card) {
    return kGroundQuarters[static_cast<std::size_t>((static_cast<int>(card) - kFirstHouse) /
                                                    kHouseGoods)];
}
// Goods that a card allows to step, as bits.
constexpr unsigned goods_of(CardKind card) {
    if (is_goods(card)) return 0b1111;
    if (!is_house(card)) return 0;
    const int which = (static_cast<int>(card) - kFirstHouse) % kHouseGoods;
    return which == 0 ? 0b1111u : 1u << (which - 1);
}
// Kinds of colonies that a colony card founds, as lane bits (present()).
constexpr std::uint64_t colonies_of(CardKind card) {
    const int n = static_cast<int>(card);
    if (n < kFirstGood) return 0x1111ULL << (16 * (n - kFirstContinent));
    return 0x0001'0001'0001'0001ULL << (4 * (n - kFirstGood));
}

// The number of cards of each kind, eight counts in a word. At most 120 cards in all.
struct Pile {
    using Kind = CardKind;  // the codec writes counts by the names of their kinds
    static constexpr std::size_t kWordCount = (kActionKinds + 8) / 8;
    static constexpr int kMost = 120;

    std::array<std::uint64_t, kWordCount> words{};

    constexpr int operator[](Kind kind) const {
        return lanes::at(words[word_of(kind)], lane_of(kind));
    }
    constexpr int total() const {
        int sum = 0;
        for (const std::uint64_t w : words) sum += lanes::sum(w);
        return sum;
    }
    // The kind of the n-th card of the sorted pile; n < total().
    constexpr Kind nth(int n) const {
        std::size_t w = 0;
        int here = 0;
        while (n >= (here = lanes::sum(words[w]))) {
            n -= here;
            ++w;
        }
        return static_cast<Kind>(8 * static_cast<int>(w) + lanes::lane_of_unit(words[w], n));
    }

    static constexpr Pile of(Kind kind, int count = 1) {
        Pile pile;
        pile.words[word_of(kind)] = lanes::one(lane_of(kind)) * static_cast<unsigned>(count);
        return pile;
    }
    constexpr void remove(Kind kind) { words[word_of(kind)] -= lanes::one(lane_of(kind)); }
    constexpr Pile& operator+=(const Pile& other) {
        for (std::size_t i = 0; i < kWordCount; ++i) words[i] += other.words[i];
        return *this;
    }
    friend constexpr bool operator==(const Pile&, const Pile&) = default;

  private:
    static constexpr std::size_t word_of(Kind kind) { return static_cast<std::size_t>(kind) / 8; }
    static constexpr int lane_of(Kind kind) { return static_cast<int>(kind) % 8; }
};

}  // namespace pakhuis::merchants
