// Writes and reads the JSON of any value that lists its fields, and makes differences.
//
// A context names components: `name_of(Id)`, `find(Tag*, name)` and, for values with one entry per
// seat, `seats`. The rules are the context of states, views, actions and events. An edition is its
// own context. Messages, terms and rows name no components (NoContext). Fields that are "none" are
// left out, and so are fields of later rules than the context's. Reading is strict: unknown,
// missing or ill-typed fields are refused with their path. After a refusal the value must not be
// used.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "codec/actor.h"
#include "codec/problem.h"
#include "codec/traits.h"

namespace pakhuis::codec {

using Json = nlohmann::ordered_json;

// Reads text as JSON. The place of a problem is its line and column. Refuses doubled keys, more
// than 32 levels, more than 1,000 fields in one object, more than 20,000 values and more than
// `limit` bytes. Levels and values are counted before anything is built. Throws nothing.
Result<Json> parse_json(std::string_view text, std::size_t limit = std::size_t{1} << 20);

// The JSON merge patch (RFC 7396) that turns `from` into `to`.
Json difference(const Json& from, const Json& to);
// Applies such a patch: turns `from` into `to`.
void apply_difference(Json& value, const Json& patch);

// A value with its own JSON functions instead of a list of fields. It has to_json() and, if it is
// read too, `Problem read_json(json)`, with an empty key for success. `shape()` describes the JSON.
template <class T>
concept OwnJson = requires(const T& value) {
    { value.to_json() } -> std::same_as<Json>;
    T::shape();
};

template <class Context, class T>
Json to_json(const Context& context, const T& value);

namespace detail {

template <class Context, class List>
Json list_to_json(const Context& context, const List& list, std::size_t size) {
    Json out = Json::array();
    for (std::size_t i = 0; i < size; ++i) out.push_back(to_json(context, list[i]));
    return out;
}

template <class T>
Json counts_to_json(const T& value) {
    Json out = Json::object();
    const auto names = enum_names(typename T::Kind{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int count = value[static_cast<typename T::Kind>(i)];
        if (count != 0) out[std::string(names[i])] = count;
    }
    return out;
}

inline Json seats_to_json(Seats seats) {
    Json out = Json::array();
    while (!seats.empty()) out.push_back(seats.pop());
    return out;
}

}  // namespace detail

// Whether a field is written. Fields of later rules are not, nor default values that are left out.
template <class Context, class T>
bool is_written(const Context& context, const T& field, const FieldRule& rule) {
    if (rule.since > version_of(context)) return false;
    if constexpr (std::equality_comparable<T> && std::is_default_constructible_v<T>) {
        return !rule.left_out || !(field == T{});
    } else {
        return true;
    }
}

template <class Context, class T>
Json to_json(const Context& context, const T& value) {
    if constexpr (OwnJson<T>) {
        return value.to_json();
    } else if constexpr (Fielded<const T>) {
        Json out = Json::object();
        T::fields(value, [&](const char* name, const auto& field, FieldRule rule = {}) {
            if (!is_written(context, field, rule)) return;
            Json written = to_json(context, field);
            if (!written.is_null()) out[name] = std::move(written);
        });
        return out;
    } else if constexpr (std::is_same_v<T, Json> || std::is_same_v<T, std::string>) {
        return Json(value);
    } else if constexpr (OptionalTraits<T>::value) {
        return value ? to_json(context, *value) : Json(nullptr);
    } else if constexpr (std::is_same_v<T, TextPairs>) {
        Json out = Json::object();
        for (const auto& [name, text] : value) out[name] = text;
        return out;
    } else if constexpr (std::is_same_v<T, Hex64>) {
        return Json(fmt::format("{:016x}", value.value));
    } else if constexpr (std::is_same_v<T, Actor>) {
        return Json(actor_name(value.value));
    } else if constexpr (Named<T>) {
        const auto names = enum_names(value);
        const auto index = static_cast<std::size_t>(value);
        return index < names.size() ? Json(std::string(names[index])) : Json(nullptr);
    } else if constexpr (IdTraits<T>::value) {
        return value.none() ? Json(nullptr) : Json(std::string(context.name_of(value)));
    } else if constexpr (IdSetTraits<T>::value) {
        Json out = Json::array();
        for (T left = value; !left.empty();)
            out.push_back(std::string(context.name_of(left.pop())));
        return out;
    } else if constexpr (std::is_same_v<T, Seats>) {
        return detail::seats_to_json(value);
    } else if constexpr (Counts<T>) {
        return detail::counts_to_json(value);
    } else if constexpr (TextTraits<T>::value) {
        return Json(std::string(value.view()));
    } else if constexpr (ListTraits<T>::value || ArrayTraits<T>::value || VectorTraits<T>::value) {
        return detail::list_to_json(context, value, value.size());
    } else if constexpr (PerSeatTraits<T>::value) {
        return detail::list_to_json(context, value, static_cast<std::size_t>(context.seats));
    } else {
        return Json(value);
    }
}

// The meaning of a missing field whose rule does not allow it to be missing.
enum class Missing : std::uint8_t {
    kIsAProblem,
    kIsDefault,  // the field keeps its value: for positions that people write
};

// Reads JSON into values and keeps the first problem.
template <class Context>
class JsonReader {
  public:
    explicit JsonReader(const Context& context, Missing missing = Missing::kIsAProblem)
        : context_(context), missing_(missing) {}

    bool ok() const { return problem_.key.empty(); }
    const Problem& problem() const { return problem_; }

    template <class T>
    void read(const Json& json, T& value, const FieldRule& rule = {}) {
        if (!ok()) return;
        if constexpr (OwnJson<T>) {
            Problem problem = value.read_json(json);
            if (!problem.key.empty()) fail(std::move(problem.key), std::move(problem.sentence));
        } else if constexpr (Fielded<T>) {
            read_fields(json, value);
        } else if constexpr (std::is_same_v<T, Json>) {
            value = json;
        } else if constexpr (std::is_same_v<T, std::string>) {
            read_string(json, value, rule);
        } else if constexpr (OptionalTraits<T>::value) {
            read(json, value.emplace(), rule);
        } else if constexpr (std::is_same_v<T, TextPairs>) {
            read_pairs(json, value, rule);
        } else if constexpr (VectorTraits<T>::value) {
            read_vector(json, value, rule);
        } else if constexpr (std::is_same_v<T, Hex64>) {
            read_hex(json, value);
        } else if constexpr (std::is_same_v<T, Actor>) {
            read_actor_name(json, value);
        } else if constexpr (Named<T>) {
            read_enum(json, value);
        } else if constexpr (IdTraits<T>::value) {
            read_id(json, value);
        } else if constexpr (IdSetTraits<T>::value) {
            read_id_set(json, value);
        } else if constexpr (std::is_same_v<T, Seats>) {
            read_seats(json, value);
        } else if constexpr (Counts<T>) {
            read_counts(json, value);
        } else if constexpr (TextTraits<T>::value) {
            read_text(json, value);
        } else if constexpr (ListTraits<T>::value) {
            read_list(json, value);
        } else if constexpr (ArrayTraits<T>::value) {
            read_items(json, value, value.size());
        } else if constexpr (PerSeatTraits<T>::value) {
            read_items(json, value, static_cast<std::size_t>(context_.seats));
        } else {
            read_number(json, value, rule);
        }
    }

  private:
    // Appends to the path while a part is being read.
    class Inside {
      public:
        Inside(std::string& path, const std::string& step) : path_(path), length_(path.size()) {
            path_ += step;
        }
        ~Inside() { path_.resize(length_); }
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;

      private:
        std::string& path_;
        std::size_t length_;
    };
    static std::string index_step(std::size_t i) { return fmt::format("[{}]", i); }
    std::string key_step(std::string_view key) const {
        return fmt::format("{}{}", path_.empty() ? "" : ".", key);
    }

    void fail(std::string key, std::string sentence) {
        if (ok()) problem_ = {std::move(key), path_, std::move(sentence)};
    }
    bool expect(bool right, const char* what) {
        if (!right) fail("wrong-type", fmt::format("Expected {}.", what));
        return right;
    }

    template <class T>
    static constexpr bool may_be_absent() {
        return IdTraits<T>::value || Optional<T> || OptionalTraits<T>::value;
    }

    template <class T>
    void read_fields(const Json& json, T& value) {
        if (!expect(json.is_object(), "an object")) return;
        std::size_t known = 0;
        T::fields(value, [&](const char* name, auto& field, FieldRule rule = {}) {
            using Field = std::remove_reference_t<decltype(field)>;
            const bool exists = rule.since <= version_of(context_);
            const auto found = exists ? json.find(name) : json.end();
            Inside inside(path_, key_step(name));
            if (found != json.end()) {
                ++known;
                read(*found, field, rule);
            } else if (may_be_absent<Field>() || rule.may_be_missing || !exists) {
                field = none_of<Field>();
            } else if (missing_ == Missing::kIsAProblem) {
                fail("missing-field", "This field is missing.");
            }
        });
        if (ok() && known != json.size()) fail_unknown(json, value);
    }
    template <class T>
    void fail_unknown(const Json& json, T& value) {
        for (const auto& item : json.items()) {
            bool known = false;
            T::fields(value, [&](const char* name, auto&, FieldRule rule = {}) {
                known = known || (rule.since <= version_of(context_) && item.key() == name);
            });
            if (known) continue;
            Inside inside(path_, key_step(item.key()));
            fail("unknown-field", "No such field belongs here.");
            return;
        }
    }
    template <class T>
    static T none_of() {
        if constexpr (Optional<T>) {
            return T::kNone;
        } else {
            return T{};
        }
    }

    template <class E>
    void read_enum(const Json& json, E& value) {
        if constexpr (Optional<E>) {
            if (json.is_null()) {
                value = E::kNone;
                return;
            }
        }
        if (!expect(json.is_string(), "a name")) return;
        const auto& name = json.template get_ref<const std::string&>();
        const int index = index_of_name<E>(name);
        if (index >= 0) {
            value = static_cast<E>(index);
            return;
        }
        fail("unknown-name",
             fmt::format("'{}' is not one of: {}.", name, fmt::join(enum_names(E{}), ", ")));
    }

    template <class IdType>
    void read_id(const Json& json, IdType& value) {
        if (json.is_null()) {
            value = IdType{};
            return;
        }
        if (!expect(json.is_string(), "a name")) return;
        const auto& name = json.template get_ref<const std::string&>();
        using Tag = typename IdTraits<IdType>::tag;
        value = context_.find(static_cast<Tag*>(nullptr), name);
        if (value.none()) fail("unknown-name", fmt::format("Nothing is named '{}'.", name));
    }

    template <class Set>
    void read_id_set(const Json& json, Set& value) {
        if (!expect(json.is_array(), "a list of names")) return;
        using Tag = typename IdSetTraits<Set>::tag;
        value = Set{};
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            Id<Tag> id;
            read_id(json[i], id);
            if (!ok() || !expect(!id.none(), "a name")) return;
            if (value.has(id)) fail("doubled-name", "This name stands in the list twice.");
            value.add(id);
        }
    }

    void read_seats(const Json& json, Seats& value) {
        if (!expect(json.is_array(), "a list of seats")) return;
        value = {};
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            std::uint8_t seat = 0;
            read_number(json[i], seat);
            if (ok() && seat >= kMaxSeats) fail("out-of-range", "Seats go from 0 to 4.");
            if (ok() && value.has(seat))
                fail("doubled-name", "This seat stands in the list twice.");
            if (ok()) value = value | Seats::of(seat);
        }
    }

    template <class T>
    void read_counts(const Json& json, T& value) {
        if (!expect(json.is_object(), "an object of counts")) return;
        value = T{};
        for (const auto& item : json.items()) {
            Inside inside(path_, key_step(item.key()));
            const int index = index_of_name<typename T::Kind>(item.key());
            if (index < 0) return fail("unknown-field", "No such kind exists.");
            std::uint8_t count = 0;
            read_number(item.value(), count);
            if (ok() && count > 99) fail("out-of-range", "A count goes from 0 to 99.");
            if (!ok()) return;
            value += T::of(static_cast<typename T::Kind>(index), count);
        }
    }

    template <class T>
    void read_text(const Json& json, T& value) {
        if (!expect(json.is_string(), "a text")) return;
        const auto& text = json.template get_ref<const std::string&>();
        value = T(std::string_view(text));
        if (value.cut()) {
            fail("too-long", fmt::format("At most {} bytes fit here.", T::kCapacity));
        }
    }

    void read_string(const Json& json, std::string& value, const FieldRule& rule) {
        if (!expect(json.is_string(), "a text")) return;
        value = json.template get_ref<const std::string&>();
        if (value.size() > static_cast<std::uint64_t>(rule.high)) {
            fail("too-long", fmt::format("At most {} bytes fit here.", rule.high));
        }
    }

    void read_pairs(const Json& json, TextPairs& value, const FieldRule& rule) {
        if (!expect(json.is_object(), "an object of texts")) return;
        value.clear();
        if (json.size() > static_cast<std::uint64_t>(rule.high)) {
            return fail("too-many", fmt::format("At most {} items fit here.", rule.high));
        }
        for (const auto& item : json.items()) {
            Inside inside(path_, key_step(item.key()));
            std::string text;
            read_string(item.value(), text, {});
            value.emplace_back(item.key(), std::move(text));
        }
    }

    template <class Vector>
    void read_vector(const Json& json, Vector& list, const FieldRule& rule) {
        if (!expect(json.is_array(), "a list")) return;
        list.clear();
        const auto size = static_cast<std::int64_t>(json.size());
        if (size > rule.high) {
            return fail("too-many", fmt::format("At most {} items fit here.", rule.high));
        }
        if (size < rule.low) {
            return fail("too-few", fmt::format("At least {} items belong here.", rule.low));
        }
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            read(json[i], list.emplace_back());
        }
    }

    void read_hex(const Json& json, Hex64& value) {
        if (!expect(json.is_string(), "16 hexadecimal digits")) return;
        const auto& text = json.template get_ref<const std::string&>();
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value.value, 16);
        expect(text.size() == 16 && read.ec == std::errc{} && read.ptr == end,
               "16 hexadecimal digits");
    }

    void read_actor_name(const Json& json, Actor& value) {
        if (!expect(json.is_string(), "an actor")) return;
        const auto actor = read_actor(json.template get_ref<const std::string&>());
        if (expect(actor.has_value(), "a seat, 'chance' or 'clock'")) value.value = *actor;
    }

    template <class List>
    void read_list(const Json& json, List& list) {
        if (!expect(json.is_array(), "a list")) return;
        list.clear();
        if (json.size() > List::kCapacity) {
            return fail("too-many", fmt::format("At most {} items fit here.", List::kCapacity));
        }
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            typename List::value_type item{};
            read(json[i], item);
            list.push_back(item);
        }
    }

    // Lists of a fixed length: arrays, and one entry per seat.
    template <class Items>
    void read_items(const Json& json, Items& items, std::size_t size) {
        if (!expect(json.is_array(), "a list")) return;
        items = Items{};
        if (json.size() != size) {
            return fail("wrong-length", fmt::format("Expected {} items.", size));
        }
        for (std::size_t i = 0; i < size && ok(); ++i) {
            Inside inside(path_, index_step(i));
            read(json[i], items[i]);
        }
    }

    template <class T>
    void read_number(const Json& json, T& value, [[maybe_unused]] const FieldRule& rule = {}) {
        if constexpr (std::is_same_v<T, bool>) {
            if (expect(json.is_boolean(), "true or false")) value = json.template get<bool>();
        } else {
            static_assert(std::is_integral_v<T> && (sizeof(T) < 8 || std::is_signed_v<T>));
            if (!expect(json.is_number_integer(), "a whole number")) return;
            const std::int64_t low =
                std::max<std::int64_t>(std::numeric_limits<T>::min(), rule.low);
            const std::int64_t high =
                std::min<std::int64_t>(std::numeric_limits<T>::max(), rule.high);
            const bool huge = json.is_number_unsigned() &&
                              json.template get<std::uint64_t>() > static_cast<std::uint64_t>(high);
            const std::int64_t number = huge ? 0 : json.template get<std::int64_t>();
            if (huge || number < low || number > high) {
                return fail("out-of-range",
                            fmt::format("Expected a number from {} to {}.", low, high));
            }
            value = static_cast<T>(number);
        }
    }

    const Context& context_;
    Missing missing_;
    std::string path_;
    Problem problem_;
};

template <class T, class Context>
Result<T> from_json(const Context& context, const Json& json,
                    Missing missing = Missing::kIsAProblem) {
    T value{};
    JsonReader<Context> reader(context, missing);
    reader.read(json, value);
    if (!reader.ok()) return Failure(reader.problem());
    return value;
}

}  // namespace pakhuis::codec
