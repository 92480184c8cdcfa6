// How a value lies in memory, as data. Functions that walk a layout read and write the values of
// every type, so there is one reader and one writer in a program instead of one for each type.
//
//   layout_of<Context, T>   made at compile time from the type and its list of fields
//   AnyContext              the context without its type
//
// shape.h describes the JSON of a value to people and to TypeScript; this describes its bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "codec/problem.h"
#include "codec/traits.h"
#include "engine/fields.h"

namespace pakhuis::codec {

class FieldList;
struct Layout;

// The items of a list, or of an optional value: none or one.
struct Items {
    std::byte* first = nullptr;
    std::size_t count = 0;
};

struct Layout {
    enum class Kind : std::uint8_t {
        kObject,    // `fields`
        kOwn,       // `own`
        kJson,      // Json
        kString,    // std::string
        kText,      // Text<N>
        kPairs,     // TextPairs
        kHex,       // Hex64
        kActor,     // Actor
        kName,      // an enum with `names`
        kId,        // Id<Tag>
        kIdSet,     // IdSet<Tag, Bits>
        kSeats,     // Seats
        kCounts,    // counts by `names`
        kOptional,  // std::optional of `item`
        kVector,    // std::vector of `item`
        kFlags,     // std::vector<bool>
        kList,      // FixedList of `item`
        kArray,     // std::array of `item`
        kPerSeat,   // PerSeat of `item`
        kFlag,      // bool
        kNumber,
    };
    // A value with its own JSON functions (OwnJson in json.h).
    struct Own {
        void (*append)(std::string& out, const void* value) = nullptr;
        bool (*is_null)(const void* value) = nullptr;
        Problem (*read)(const void* json, void* value) = nullptr;  // nullptr: it is never read
    };
    // The names of components with one tag.
    struct Names {
        std::string_view (*name_of)(const void* context, std::uint8_t id) = nullptr;
        std::uint8_t (*find)(const void* context, std::string_view name) = nullptr;
    };
    // Counts by kind.
    struct Counts {
        int (*count)(const void* value, std::size_t kind) = nullptr;
        void (*add)(void* value, std::size_t kind, int count) = nullptr;
    };

    Kind kind = Kind::kNumber;
    bool is_signed = false;    // a number
    bool may_be_none = false;  // a name
    std::uint32_t bytes = 0;   // of the value
    std::size_t capacity = 0;  // of a text or list inside the value
    const Layout* item = nullptr;
    std::span<const std::string_view> names = {};
    const Own* own = nullptr;
    const Names* components = nullptr;
    const Counts* counts = nullptr;
    void (*fields)(void* value, FieldList& out) = nullptr;
    Items (*items)(void* value) = nullptr;
    std::byte* (*add)(void* value) = nullptr;  // appends an item
    void (*reset)(void* value) = nullptr;      // to the default value, where a reader needs it
    std::string_view (*view)(const void* text) = nullptr;
    bool (*assign)(void* text, std::string_view from) = nullptr;  // false: it does not fit
};

// Functions for a field that may be left out. nullptr: its type has no such function.
struct FieldDefault {
    bool (*is_default)(const void* field) = nullptr;
    void (*reset)(void* field) = nullptr;
};

struct Field {
    const char* name;
    void* at;
    const Layout* layout;
    const FieldDefault* unless;  // nullptr: a field without a rule
    FieldRule rule;
};

// The fields of one value, in their order.
class FieldList {
  public:
    FieldList() {}  // NOLINT: the fields stay uninitialised on purpose
    void add(const char* name, const void* at, const Layout& layout);
    void add(const char* name, const void* at, const Layout& layout, const FieldDefault& unless,
             const FieldRule& rule);
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    const Field& operator[](std::size_t i) const { return fields_[i]; }
    const Field* begin() const { return fields_; }
    const Field* end() const { return fields_ + size_; }

  private:
    static constexpr std::size_t kMost = 64;
    std::size_t size_ = 0;
    union {
        Field fields_[kMost];
    };
};

struct AnyContext {
    const void* context = nullptr;
    int version = kEveryVersion;
    std::size_t seats = 0;
};

template <class Context>
AnyContext any_context(const Context& context) {
    AnyContext out{&context, version_of(context)};
    if constexpr (requires { context.seats; }) out.seats = static_cast<std::size_t>(context.seats);
    return out;
}

// The fields of a value of this layout.
inline void list_fields(const Layout& layout, const void* value, FieldList& out) {
    layout.fields(const_cast<void*>(value), out);  // NOLINT: the caller changes none of them
}
inline Items items_of(const Layout& layout, const void* value) {
    return layout.items(const_cast<void*>(value));  // NOLINT: the same
}

// The number of an enum, an id, a set of ids or a whole number, by its size in bytes.
std::uint64_t load_bits(const void* at, std::size_t bytes);
void store_bits(void* at, std::size_t bytes, std::uint64_t bits);

}  // namespace pakhuis::codec
