// The shape of a value's JSON as data, derived from the same lists of fields as the JSON itself.
// typescript.h and json_schema.h write shapes as types.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.h"

namespace pakhuis::codec {

struct ShapeField;

struct Shape {
    enum class Kind : std::uint8_t {
        kJson,    // an object unknown to this layer: a game's view, an edition
        kObject,  // `fields`
        kList,    // of parts[0]
        kCounts,  // an object of numbers by `names`; a number that is 0 is left out
        kMap,     // an object of parts[0] with any names
        kText,
        kNames,  // one text of `names`
        kNumber,
        kFlag,
        kEither,  // one of `parts`
    };
    static constexpr std::int64_t kNoLow = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int64_t kNoHigh = std::numeric_limits<std::int64_t>::max();

    Shape(Kind of = Kind::kJson);

    Kind kind;
    std::string name;  // of the C++ struct or enum; empty: it has no usable name
    std::vector<ShapeField> fields;
    bool open = false;  // an object that may have more fields than these
    std::vector<std::string> names;
    std::vector<Shape> parts;
    bool may_be_null = false;     // as an item of a list: none
    std::int64_t low = kNoLow;    // the least number, or the fewest items
    std::int64_t high = kNoHigh;  // the largest number, the most items or bytes

    friend bool operator==(const Shape&, const Shape&) = default;
};

struct ShapeField {
    std::string name;
    Shape shape;
    bool may_be_missing = false;

    friend bool operator==(const ShapeField&, const ShapeField&) = default;
};

inline Shape::Shape(Kind of) : kind(of) {}

// Whether a component's id may be "none". Views and events leave out such a field. In an edition an
// id always names a component.
enum class Ids : std::uint8_t { kMayBeMissing, kAlwaysThere };

// "SeenSeat" for pakhuis::protocol::SeenSeat; empty for an instance of a template.
template <class T>
constexpr std::string_view type_name() {
    std::string_view text = __PRETTY_FUNCTION__;  // "… [with T = pakhuis::carts::Place; …]"
    text.remove_prefix(text.find("T = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    if (text.find('<') != text.npos) return {};
    const auto colon = text.rfind(':');
    return colon == text.npos ? text : text.substr(colon + 1);
}

template <class T>
Shape shape_of(Ids ids, const FieldRule& rule = {});

namespace detail {

inline Shape list_shape(Shape item, std::int64_t low, std::int64_t high) {
    Shape out{Shape::Kind::kList};
    out.parts.push_back(std::move(item));
    out.low = std::max<std::int64_t>(low, 0);
    out.high = high;
    return out;
}

template <class E>
std::vector<std::string> names_of() {
    const auto names = enum_names(E{});
    return {names.begin(), names.end()};
}

template <class T>
Shape fields_shape(Ids ids) {
    Shape out{Shape::Kind::kObject};
    out.name = type_name<T>();
    const auto value = std::make_unique<T>();
    T::fields(std::as_const(*value), [&](const char* name, const auto& field, FieldRule rule = {}) {
        using Field = std::remove_cvref_t<decltype(field)>;
        const bool none = Optional<Field> || OptionalTraits<Field>::value ||
                          (IdTraits<Field>::value && ids == Ids::kMayBeMissing);
        Shape shape = shape_of<Field>(ids, rule);
        shape.may_be_null = false;
        out.fields.push_back(
            {name, std::move(shape), none || rule.may_be_missing || rule.since > 1});
    });
    return out;
}

template <class T>
Shape number_shape(const FieldRule& rule) {
    Shape out{Shape::Kind::kNumber};
    out.low = std::max<std::int64_t>(std::numeric_limits<T>::min(), rule.low);
    out.high = std::min<std::int64_t>(std::numeric_limits<T>::max(), rule.high);
    return out;
}

// Lists whose type fixes or limits their size.
template <class T>
Shape sized_shape(Ids ids) {
    if constexpr (ListTraits<T>::value) {
        return list_shape(shape_of<typename T::value_type>(ids), 0, T::kCapacity);
    } else if constexpr (PerSeatTraits<T>::value) {
        using Item = std::remove_cvref_t<decltype(T{}[0])>;
        return list_shape(shape_of<Item>(ids), 0, std::ssize(T{}.values));
    } else {
        return list_shape(shape_of<typename T::value_type>(ids), std::ssize(T{}), std::ssize(T{}));
    }
}

}  // namespace detail

// The shape that to_json() writes and JsonReader reads.
template <class T>
Shape shape_of(Ids ids, const FieldRule& rule) {
    Shape out;
    if constexpr (OwnJson<T>) {
        return T::shape();
    } else if constexpr (Fielded<const T>) {
        return detail::fields_shape<T>(ids);
    } else if constexpr (std::is_same_v<T, Json>) {
        return out;
    } else if constexpr (OptionalTraits<T>::value) {
        return shape_of<typename OptionalTraits<T>::value_type>(ids, rule);
    } else if constexpr (std::is_same_v<T, TextPairs>) {
        out.kind = Shape::Kind::kMap;
        out.parts.push_back({Shape::Kind::kText});
    } else if constexpr (VectorTraits<T>::value) {
        return detail::list_shape(shape_of<typename VectorTraits<T>::value_type>(ids), rule.low,
                                  rule.high);
    } else if constexpr (Named<T>) {
        out.kind = Shape::Kind::kNames;
        out.name = type_name<T>();
        out.names = detail::names_of<T>();
        out.may_be_null = Optional<T>;
    } else if constexpr (IdTraits<T>::value) {
        out.kind = Shape::Kind::kText;
        out.may_be_null = ids == Ids::kMayBeMissing;
    } else if constexpr (IdSetTraits<T>::value) {
        return detail::list_shape({Shape::Kind::kText}, 0, Shape::kNoHigh);
    } else if constexpr (std::is_same_v<T, Seats>) {
        return detail::list_shape(detail::number_shape<Seat>(at_most(kMaxSeats - 1)), 0, kMaxSeats);
    } else if constexpr (Counts<T>) {
        out.kind = Shape::Kind::kCounts;
        out.names = detail::names_of<typename T::Kind>();
        out.parts.push_back(shape_of<typename T::Kind>(ids));
    } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, Hex64>) {
        out.kind = Shape::Kind::kText;
        out.high = rule.high;
    } else if constexpr (TextTraits<T>::value) {
        out.kind = Shape::Kind::kText;
        out.high = T::kCapacity;
    } else if constexpr (ListTraits<T>::value || ArrayTraits<T>::value || PerSeatTraits<T>::value) {
        return detail::sized_shape<T>(ids);
    } else if constexpr (std::is_same_v<T, bool>) {
        out.kind = Shape::Kind::kFlag;
    } else {
        return detail::number_shape<T>(rule);
    }
    return out;
}

}  // namespace pakhuis::codec
