// Writes the text of a value's JSON directly, from the same lists of fields as json.h. It is byte
// for byte the text of the tree that to_json() makes, but no tree is built.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

#include "codec/json.h"
#include "codec/shape.h"

namespace pakhuis::codec {

// Appends a text in quotes. Bytes that are not UTF-8 are replaced.
void append_quoted(std::string& out, std::string_view text);
// Appends the text of a tree in the same way.
void append_json(std::string& out, const Json& json);

// JSON that is kept as text.
struct JsonText {
    std::string text;  // compact; empty: null

    JsonText() = default;
    explicit JsonText(const Json& json);

    bool is_null() const { return text.empty(); }
    Json to_json() const;
    void append_to(std::string& out) const { out += is_null() ? "null" : text; }
    static Shape shape();
    friend bool operator==(const JsonText&, const JsonText&) = default;
};

// A value with its own JSON functions that also writes its text itself.
template <class T>
concept OwnText =
    OwnJson<T> && requires(const T& value, std::string& out) { value.append_to(out); };

template <class Context, class T>
void append_json(std::string& out, const Context& context, const T& value);

namespace detail {

template <std::integral T>
void append_number(std::string& out, T number) {
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), +number);
    out.append(digits, end.ptr);
}

// A field whose JSON is null is left out.
template <class T>
bool is_null(const T& value) {
    if constexpr (std::is_same_v<T, JsonText> || std::is_same_v<T, Json>) {
        return value.is_null();
    } else if constexpr (OwnJson<T> || Fielded<const T>) {
        return false;
    } else if constexpr (OptionalTraits<T>::value) {
        return !value || is_null(*value);
    } else if constexpr (Named<T>) {
        return static_cast<std::size_t>(value) >= enum_names(value).size();
    } else if constexpr (IdTraits<T>::value) {
        return value.none();
    } else {
        return false;
    }
}

// A name, or null for "none".
template <class T>
inline constexpr bool is_null_when_none = (Named<T> && !OwnJson<T>) || IdTraits<T>::value;

// Writes the parts of an object or a list: a comma before each but the first.
class Parts {
  public:
    Parts(std::string& out, char open) : out_(&out) { *out_ += open; }
    void next() {
        if (!first_) *out_ += ',';
        first_ = false;
    }
    void key(std::string_view name) {
        next();
        append_quoted(*out_, name);
        *out_ += ':';
    }
    bool empty() const { return first_; }

  private:
    std::string* out_;
    bool first_ = true;
};

template <class Context, class List>
void append_list(std::string& out, const Context& context, const List& list, std::size_t size) {
    Parts parts(out, '[');
    for (std::size_t i = 0; i < size; ++i) {
        parts.next();
        append_json(out, context, list[i]);
    }
    out += ']';
}

template <class T>
void append_counts(std::string& out, const T& value) {
    Parts parts(out, '{');
    const auto names = enum_names(typename T::Kind{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int count = value[static_cast<typename T::Kind>(i)];
        if (count == 0) continue;
        parts.key(names[i]);
        append_number(out, count);
    }
    out += '}';
}

inline void append_seats(std::string& out, Seats seats) {
    Parts parts(out, '[');
    while (!seats.empty()) {
        parts.next();
        append_number(out, seats.pop());
    }
    out += ']';
}

template <class Context, class T>
void append_fields(std::string& out, const Context& context, const T& value) {
    Parts parts(out, '{');
    T::fields(value, [&](const char* name, const auto& field, FieldRule rule = {}) {
        if (!is_written(context, field, rule) || is_null(field)) return;
        parts.key(name);
        append_json(out, context, field);
    });
    out += '}';
}

template <class Context, class Set>
void append_id_set(std::string& out, const Context& context, const Set& set) {
    Parts parts(out, '[');
    for (Set left = set; !left.empty();) {
        parts.next();
        append_quoted(out, context.name_of(left.pop()));
    }
    out += ']';
}

}  // namespace detail

template <class Context, class T>
void append_json(std::string& out, const Context& context, const T& value) {
    if constexpr (OwnText<T>) {
        value.append_to(out);
    } else if constexpr (OwnJson<T>) {
        append_json(out, value.to_json());
    } else if constexpr (Fielded<const T>) {
        detail::append_fields(out, context, value);
    } else if constexpr (std::is_same_v<T, Json>) {
        append_json(out, value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        append_quoted(out, value);
    } else if constexpr (OptionalTraits<T>::value) {
        if (!value) {
            out += "null";
        } else {
            append_json(out, context, *value);
        }
    } else if constexpr (detail::is_null_when_none<T>) {
        if (detail::is_null(value)) {
            out += "null";
        } else if constexpr (Named<T>) {
            append_quoted(out, enum_names(value)[static_cast<std::size_t>(value)]);
        } else {
            append_quoted(out, context.name_of(value));
        }
    } else if constexpr (IdSetTraits<T>::value) {
        detail::append_id_set(out, context, value);
    } else if constexpr (std::is_same_v<T, Seats>) {
        detail::append_seats(out, value);
    } else if constexpr (Counts<T>) {
        detail::append_counts(out, value);
    } else if constexpr (TextTraits<T>::value) {
        append_quoted(out, value.view());
    } else if constexpr (std::is_same_v<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
        detail::append_number(out, value);
    } else if constexpr (PerSeatTraits<T>::value) {
        detail::append_list(out, context, value, static_cast<std::size_t>(context.seats));
    } else if constexpr ((VectorTraits<T>::value && !std::is_same_v<T, TextPairs> &&
                          !std::is_same_v<T, std::vector<bool>>) ||
                         ListTraits<T>::value || ArrayTraits<T>::value) {
        detail::append_list(out, context, value, value.size());
    } else {
        // Rare values: the tree is small.
        append_json(out, to_json(context, value));
    }
}

template <class Context, class T>
std::string json_text(const Context& context, const T& value) {
    std::string out;
    append_json(out, context, value);
    return out;
}

namespace detail {

// Values whose JSON is an object: a patch names only the parts that differ.
template <class T>
inline constexpr bool is_object = Fielded<const T> || Counts<T>;

template <class Context, class T>
bool append_difference(std::string& out, const Context& context, const T& from, const T& to);

// Appends a part of a patch, if the values differ.
template <class Context, class T>
void append_changed(std::string& out, Parts& parts, const Context& context, std::string_view name,
                    const T& from, const T& to) {
    const std::size_t length = out.size();
    const Parts before = parts;
    parts.key(name);
    bool differs = true;
    if constexpr (is_object<T> && !OwnJson<T>) {
        differs = append_difference(out, context, from, to);
    } else {
        const std::size_t begin = out.size();
        append_json(out, context, to);
        differs = json_text(context, from) != std::string_view(out).substr(begin);
    }
    if (differs) return;
    out.resize(length);
    parts = before;
}

template <class T>
bool append_counts_difference(std::string& out, const T& from, const T& to) {
    Parts parts(out, '{');
    const auto names = enum_names(typename T::Kind{});
    const auto count = [](const T& value, std::size_t i) -> int {
        return value[static_cast<typename T::Kind>(i)];
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (count(to, i) == 0 || count(to, i) == count(from, i)) continue;
        parts.key(names[i]);
        append_number(out, count(to, i));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (count(to, i) != 0 || count(from, i) == 0) continue;
        parts.key(names[i]);
        out += "null";
    }
    out += '}';
    return !parts.empty();
}

template <class Context, class T>
bool append_fields_difference(std::string& out, const Context& context, const T& from,
                              const T& to) {
    std::array<const void*, 64> fields{};  // of `from`, in their order
    std::size_t count = 0;
    T::fields(from,
              [&](const char*, const auto& field, FieldRule = {}) { fields.at(count++) = &field; });
    Parts parts(out, '{');
    // Calls `found` with each field that differs, and whether it is written before and after.
    const auto each = [&](const auto& found) {
        std::size_t at = 0;
        T::fields(to, [&](const char* name, const auto& field, FieldRule rule = {}) {
            const auto& old = *static_cast<decltype(&field)>(fields[at++]);
            if (old == field) return;
            const bool was = is_written(context, old, rule) && !is_null(old);
            const bool is = is_written(context, field, rule) && !is_null(field);
            found(name, old, field, was, is);
        });
    };
    each([&](const char* name, const auto& old, const auto& field, bool was, bool is) {
        if (!is) return;
        if (was) return append_changed(out, parts, context, name, old, field);
        parts.key(name);
        append_json(out, context, field);
    });
    each([&](const char* name, const auto&, const auto&, bool was, bool is) {
        if (!was || is) return;
        parts.key(name);
        out += "null";
    });
    out += '}';
    return !parts.empty();
}

// False: the patch is empty.
template <class Context, class T>
bool append_difference(std::string& out, const Context& context, const T& from, const T& to) {
    if constexpr (Counts<T>) {
        return append_counts_difference(out, from, to);
    } else {
        return append_fields_difference(out, context, from, to);
    }
}

}  // namespace detail

// The JSON merge patch (RFC 7396) between two values: the text of difference(to_json(from),
// to_json(to)). Null: nothing differs.
template <class Context, class T>
JsonText difference_of(const Context& context, const T& from, const T& to) {
    JsonText patch;
    if (!detail::append_difference(patch.text, context, from, to)) patch.text.clear();
    return patch;
}

}  // namespace pakhuis::codec
