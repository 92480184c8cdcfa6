// How the codec tells the kinds of values apart that states, views, actions and editions are made
// of.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "base/fixed_list.h"
#include "base/ids.h"
#include "base/text.h"
#include "engine/seat.h"

namespace pakhuis::codec {

struct NoVisit {
    template <class T>
    void operator()(const char*, T&) {}
};

// A struct that lists its fields once.
template <class T>
concept Fielded = requires(T& value, NoVisit visit) { T::fields(value, visit); };

// An enum whose values have names: a function enum_names(E) beside it.
template <class T>
concept Named = std::is_enum_v<T> && requires(T value) { enum_names(value).size(); };

// An enum with a value for "none".
template <class T>
concept Optional =
    Named<T> && requires { T::kNone; } && (static_cast<std::size_t>(T::kNone) == 255);

// Counts by kind: a hand of cards.
template <class T>
concept Counts = requires(T value, typename T::Kind kind) {
    { value[kind] } -> std::convertible_to<int>;
    { T::of(kind, 1) } -> std::same_as<T>;
    value += value;
};

template <class T>
struct IdTraits : std::false_type {};
template <class Tag>
struct IdTraits<Id<Tag>> : std::true_type {
    using tag = Tag;
};

template <class T>
struct IdSetTraits : std::false_type {};
template <class Tag, class Bits>
struct IdSetTraits<IdSet<Tag, Bits>> : std::true_type {
    using tag = Tag;
};

template <class T>
struct TextTraits : std::false_type {};
template <std::size_t N>
struct TextTraits<Text<N>> : std::true_type {};

template <class T>
struct ListTraits : std::false_type {};
template <class T, std::size_t N>
struct ListTraits<FixedList<T, N>> : std::true_type {};

template <class T>
struct ArrayTraits : std::false_type {};
template <class T, std::size_t N>
struct ArrayTraits<std::array<T, N>> : std::true_type {};

template <class T>
struct PerSeatTraits : std::false_type {};
template <class T, std::size_t N>
struct PerSeatTraits<PerSeat<T, N>> : std::true_type {};

// The index of a name among an enum's names, or −1.
template <Named E>
int index_of_name(std::string_view name) {
    const auto names = enum_names(E{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace pakhuis::codec
