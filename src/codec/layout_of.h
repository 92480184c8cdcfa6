// Makes the layout of a type from the type and its list of fields, at compile time.
#pragma once

#include <memory>
#include <string>

#include "codec/actor.h"
#include "codec/json_tree.h"
#include "codec/layout.h"

namespace pakhuis::codec {

// A value with its own JSON functions instead of a list of fields. It has to_json() and, if it is
// read too, `Problem read_json(json)`, with an empty key for success. `shape()` describes the JSON.
template <class T>
concept OwnJson = requires(const T& value) {
    { value.to_json() } -> std::same_as<Json>;
    T::shape();
};

// One that also writes its text itself.
template <class T>
concept OwnText =
    OwnJson<T> && requires(const T& value, std::string& out) { value.append_to(out); };

namespace detail {

template <class T>
const T& as(const void* value) {
    return *static_cast<const T*>(value);
}
template <class T>
T& as(void* value) {
    return *static_cast<T*>(value);
}

template <class Context, class T>
constexpr Layout make_layout();

}  // namespace detail

template <class Context, class T>
inline constexpr Layout layout_of = detail::make_layout<Context, T>();

namespace detail {

template <class T>
inline constexpr FieldDefault field_default = [] {
    FieldDefault out;
    if constexpr (std::is_default_constructible_v<T>) {
        if constexpr (std::equality_comparable<T>) {
            out.is_default = [](const void* field) { return as<T>(field) == T{}; };
        }
        if constexpr (std::is_move_assignable_v<T> && !Optional<T>) {
            out.reset = [](void* field) { as<T>(field) = T{}; };
        }
    }
    return out;
}();

template <class Context>
struct FieldLister {
    FieldList& out;

    template <class T>
    void operator()(const char* name, T& field) const {
        out.add(name, std::addressof(field), layout_of<Context, std::remove_cv_t<T>>);
    }
    template <class T>
    void operator()(const char* name, T& field, const FieldRule& rule) const {
        using Value = std::remove_cv_t<T>;
        out.add(name, std::addressof(field), layout_of<Context, Value>, field_default<Value>, rule);
    }
};

template <class T>
inline constexpr Layout::Own own_functions = [] {
    Layout::Own out;
    if constexpr (OwnText<T>) {
        out.append = [](std::string& text, const void* value) { as<T>(value).append_to(text); };
    } else {
        out.append = [](std::string& text, const void* value) {
            append_json(text, as<T>(value).to_json());
        };
    }
    if constexpr (requires(const T& value) { value.is_null(); }) {
        out.is_null = [](const void* value) { return as<T>(value).is_null(); };
    }
    if constexpr (requires(T& value, const Json& json) { value.read_json(json); }) {
        out.read = [](const void* json, void* value) {
            return as<T>(value).read_json(as<Json>(json));
        };
    }
    return out;
}();

template <class Context, class Tag>
inline constexpr Layout::Names component_names = [] {
    Layout::Names out;
    if constexpr (requires(const Context& c) { c.name_of(Id<Tag>()); }) {
        out.name_of = [](const void* context, std::uint8_t id) {
            return std::string_view(as<Context>(context).name_of(Id<Tag>(id)));
        };
    }
    if constexpr (requires(const Context& c, Tag* tag) { c.find(tag, std::string_view()); }) {
        out.find = [](const void* context, std::string_view name) {
            return as<Context>(context).find(static_cast<Tag*>(nullptr), name).value;
        };
    }
    return out;
}();

template <class T>
inline constexpr Layout::Counts count_functions = {
    [](const void* value, std::size_t kind) -> int {
        return as<T>(value)[static_cast<typename T::Kind>(kind)];
    },
    [](void* value, std::size_t kind, int count) {
        as<T>(value) += T::of(static_cast<typename T::Kind>(kind), count);
    }};

template <Named E>
inline constexpr auto names_of_enum = enum_names(E{});

template <class T>
constexpr void set_reset(Layout& out) {
    out.reset = [](void* value) { as<T>(value) = T{}; };
}

// Lists with their items side by side: vectors, FixedLists, arrays, one value per seat.
template <class Context, class T, class Item>
constexpr void set_items(Layout& out) {
    out.item = &layout_of<Context, Item>;
    if constexpr (std::is_move_assignable_v<Item>) set_reset<T>(out);
    out.items = [](void* value) {
        T& list = as<T>(value);
        if constexpr (PerSeatTraits<T>::value) {
            return Items{reinterpret_cast<std::byte*>(&list.values), list.values.size()};
        } else {
            return Items{reinterpret_cast<std::byte*>(std::to_address(list.begin())), list.size()};
        }
    };
}

template <class Context, class T>
constexpr void set_list(Layout& out) {
    using Kind = Layout::Kind;
    if constexpr (PerSeatTraits<T>::value) {
        out.kind = Kind::kPerSeat;
        set_items<Context, T, std::remove_cvref_t<decltype(T{}[0])>>(out);
    } else if constexpr (ArrayTraits<T>::value) {
        out.kind = Kind::kArray;
        set_items<Context, T, typename T::value_type>(out);
    } else if constexpr (ListTraits<T>::value) {
        out.kind = Kind::kList;
        out.capacity = T::kCapacity;
        set_items<Context, T, typename T::value_type>(out);
        out.add = [](void* value) {
            T& list = as<T>(value);
            list.push_back({});
            return reinterpret_cast<std::byte*>(list.end() - 1);
        };
    } else {
        out.kind = Kind::kVector;
        set_items<Context, T, typename T::value_type>(out);
        if constexpr (std::is_default_constructible_v<typename T::value_type>) {
            out.add = [](void* value) {
                return reinterpret_cast<std::byte*>(std::addressof(as<T>(value).emplace_back()));
            };
        }
    }
}

template <class Context, class T>
constexpr void set_optional(Layout& out) {
    using Value = typename OptionalTraits<T>::value_type;
    out.kind = Layout::Kind::kOptional;
    out.item = &layout_of<Context, Value>;
    out.reset = [](void* value) { as<T>(value).reset(); };
    out.items = [](void* value) {
        auto& optional = as<T>(value);
        if (!optional) return Items{};
        return Items{reinterpret_cast<std::byte*>(std::addressof(*optional)), 1};
    };
    if constexpr (std::is_default_constructible_v<Value>) {
        out.add = [](void* value) {
            return reinterpret_cast<std::byte*>(std::addressof(as<T>(value).emplace()));
        };
    }
}

template <class T>
constexpr void set_text(Layout& out) {
    out.kind = Layout::Kind::kText;
    out.capacity = T::kCapacity;
    out.view = [](const void* text) { return as<T>(text).view(); };
    out.assign = [](void* text, std::string_view from) {
        as<T>(text) = T(from);
        return !as<T>(text).cut();
    };
}

template <class Context, class T>
constexpr Layout make_layout() {
    using Kind = Layout::Kind;
    Layout out;
    out.bytes = sizeof(T);
    if constexpr (OwnJson<T>) {
        out.kind = Kind::kOwn;
        out.own = &own_functions<T>;
    } else if constexpr (Fielded<T>) {
        out.kind = Kind::kObject;
        out.fields = [](void* value, FieldList& list) {
            T::fields(as<T>(value), FieldLister<Context>{list});
        };
    } else if constexpr (std::is_same_v<T, Json>) {
        out.kind = Kind::kJson;
    } else if constexpr (std::is_same_v<T, std::string>) {
        out.kind = Kind::kString;
    } else if constexpr (std::is_same_v<T, TextPairs>) {
        out.kind = Kind::kPairs;
    } else if constexpr (std::is_same_v<T, Hex64>) {
        out.kind = Kind::kHex;
    } else if constexpr (std::is_same_v<T, Actor>) {
        out.kind = Kind::kActor;
    } else if constexpr (Named<T>) {
        out.kind = Kind::kName;
        out.may_be_none = Optional<T>;
        out.names = names_of_enum<T>;
    } else if constexpr (IdTraits<T>::value) {
        out.kind = Kind::kId;
        out.components = &component_names<Context, typename IdTraits<T>::tag>;
    } else if constexpr (IdSetTraits<T>::value) {
        out.kind = Kind::kIdSet;
        out.components = &component_names<Context, typename IdSetTraits<T>::tag>;
    } else if constexpr (std::is_same_v<T, Seats>) {
        out.kind = Kind::kSeats;
    } else if constexpr (Counts<T>) {
        out.kind = Kind::kCounts;
        out.names = names_of_enum<typename T::Kind>;
        out.counts = &count_functions<T>;
        set_reset<T>(out);
    } else if constexpr (TextTraits<T>::value) {
        set_text<T>(out);
    } else if constexpr (OptionalTraits<T>::value) {
        set_optional<Context, T>(out);
    } else if constexpr (std::is_same_v<T, std::vector<bool>>) {
        out.kind = Kind::kFlags;
    } else if constexpr (VectorTraits<T>::value || ListTraits<T>::value || ArrayTraits<T>::value ||
                         PerSeatTraits<T>::value) {
        set_list<Context, T>(out);
    } else if constexpr (std::is_same_v<T, bool>) {
        out.kind = Kind::kFlag;
    } else {
        static_assert(std::is_integral_v<T>);
        out.is_signed = std::is_signed_v<T>;
    }
    return out;
}

}  // namespace detail
}  // namespace pakhuis::codec
