// Traits by which the codec distinguishes the values in states, views, actions and editions.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/fixed_list.h"
#include "base/ids.h"
#include "base/text.h"
#include "engine/fields.h"
#include "engine/seat.h"

namespace pakhuis::codec {

// The context of values that name no component: messages, terms, rows.
struct NoContext {};

// The version of the rules whose fields are written and read; without one, all fields.
inline constexpr int kEveryVersion = std::numeric_limits<int>::max();
template <class Context>
constexpr int version_of(const Context& context) {
    if constexpr (requires { context.version; }) {
        return context.version;
    } else {
        return kEveryVersion;
    }
}

struct NoVisit {
    template <class T>
    void operator()(const char*, T&, FieldRule = {}) {}
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

// Only values outside the rules contain these: rules and search use no heap.
template <class T>
struct OptionalTraits : std::false_type {};
template <class T>
struct OptionalTraits<std::optional<T>> : std::true_type {
    using value_type = T;
};

template <class T>
struct VectorTraits : std::false_type {};
template <class T>
struct VectorTraits<std::vector<T>> : std::true_type {
    using value_type = T;
};

// Names with texts, in the order they were given: an object of texts.
using TextPairs = std::vector<std::pair<std::string, std::string>>;

// 64 bits as 16 hexadecimal digits: some JSON readers have no numbers of 64 bits.
struct Hex64 {
    std::uint64_t value = 0;

    friend constexpr bool operator==(const Hex64&, const Hex64&) = default;
};

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
